game-richest_city = Citadels: Richest City
citadels-why-richest = Richest city
