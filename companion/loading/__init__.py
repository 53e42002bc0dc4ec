"""Loading games: those of the folder `companion/games`, and those that other packages bring."""
