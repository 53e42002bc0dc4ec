"""`companion settings`: read and change a setting."""
