"""Drawings of kinds of things: cubes, tiles, cards, discs, photographs."""
