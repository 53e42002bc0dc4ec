"""How everything is worded, and how a sentence is spoken."""
