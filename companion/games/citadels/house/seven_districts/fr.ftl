lesson-about-city = De deux à sept, chacun bâtit une cité de sept quartiers. Celle qui vaut le plus gagne.
