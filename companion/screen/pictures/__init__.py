"""Kinds of things as they are drawn: cubes, tiles, cards, discs, photographs."""
