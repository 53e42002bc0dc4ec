game-richest_city = Citadels: Reichste Stadt
citadels-why-richest = Reichste Stadt
