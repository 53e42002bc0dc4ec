"""The root of the table's errors, below all that raises them."""


class TableError(Exception):
    """Anything the table refuses or cannot do."""
