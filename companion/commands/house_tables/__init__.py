"""`companion house`: all tables of a house."""
