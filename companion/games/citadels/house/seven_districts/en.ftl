lesson-about-city = Two to seven of you each build a city of seven districts. Whoever builds the most valuable one wins.
