"""Any glass: the pages of the table in a browser, and who looks at them."""
