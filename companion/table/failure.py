"""The base class of the table's errors, in a module that all others can import."""


class TableError(Exception):
    """The base of all errors for what the table refuses or cannot do."""
