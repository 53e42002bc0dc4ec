"""The parts that views are built from."""
