"""A game being played: what people do to it, what is seen of it, and the library that keeps it."""
