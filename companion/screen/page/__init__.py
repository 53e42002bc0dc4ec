"""A page: what the screen remembers, what it is laid out on, and what a touch brings about."""
