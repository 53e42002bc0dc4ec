wallenstein-ready = Tableaus wenden: Ein Jahr zu vier Runden
    .spoken = Dreht die Tableaus auf die Aktionsseite. Mischt die Ereigniskarten, haltet Aktionskarten und Vorteilsplättchen bereit. Nach eurer Hausregel spielt ihr ein Jahr: Frühling, Sommer, Herbst und Winter mit Wertung. Sechs Schritte hat eine Runde: Aktionskarten, Vorteile, planen und bieten, Ereignis, Reihenfolge, Aktionen.
    .hint = Ereignisse mischen, Karten bereitlegen
    .done = Los geht’s
wallenstein-joined-round = In welcher Runde seid ihr?
    .hint = 1–3 Frühling bis Herbst, 4 Winter
    .spoken = In welcher Runde seid ihr? Eins bis drei sind Frühling bis Herbst, vier ist der Winter.
wallenstein-over = Der Winter ist gewertet; nach eurer Hausregel ist das Spiel aus.
