"""A house's view of its tables, from the broker alone: who plays what, whose table calls, and one history of all plays."""
