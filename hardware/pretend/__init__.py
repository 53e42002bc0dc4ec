"""The other end of the wire, for a desk: a board with lamps that is not there."""
