"""A sheet: what a box wants of the device, in a few lines of TOML. docs/a-sheet.md is its one page."""
