"""Cubes that are drawn: pictures that tests and benchmarks read, and what the network learns from; and its training."""
