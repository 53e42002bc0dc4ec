"""The commands that show, count and export what was played."""
