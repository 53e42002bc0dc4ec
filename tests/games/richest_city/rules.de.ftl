RC-001 = Hausregel: Die Stadt mit den wertvollsten Vierteln bringt drei Punkte mehr; bei Gleichstand bekommen sie alle.
    .key = drei Punkte mehr
    .example = { $a } hat Viertel im Wert von 21 und { $b } von 18: { $a } bekommt drei Punkte mehr.
