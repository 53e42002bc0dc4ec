"""Layout: a page described as a tree of rows, columns, grids and texts, measured and placed once; the result is data."""
