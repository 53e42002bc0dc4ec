"""Loading games: those in the folder `companion/games`, and those of other packages."""
