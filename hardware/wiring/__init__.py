"""Which wire goes where: the header, the wires, their picture."""
