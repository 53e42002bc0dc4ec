"""Painting: theme, fonts, drawings, boxes, text, and the surface that is seen."""
