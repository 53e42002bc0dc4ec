"""The screen: theme, layout, widgets, a view for each kind of question, and the window."""
