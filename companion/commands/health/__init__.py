"""What is here, what is missing, and how to mend it."""
