"""A house's view of its tables, from the broker alone: who plays what, which tables call, and one history of all plays."""
