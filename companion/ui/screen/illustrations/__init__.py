"""Drawing of each kind of illustration; the game provides its contents."""
