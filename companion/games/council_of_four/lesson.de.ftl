### Die Lektion: kurze Schritte.

lesson-about = Worum es geht
lesson-about-land = Der König will sein Land beleben: Ihr baut Kontore in fünfzehn Städten.
lesson-about-goal = Wer am Ende die meisten Punkte hat, gewinnt. Schluss ist, wenn jemand alle zehn Kontore gebaut hat.
lesson-about-device = Ich rechne, zähle und sage, was dran ist. Eure Karten sehe ich nicht. Zeigt sie niemandem!
    .do = Macht die Schachtel auf und den Tisch frei.

lesson-setup = Aufbau
lesson-setup-boards = Küste, Hügel und Berge nebeneinander, der Königshof darunter. Jede Region hat fünf Städte und zwei Seiten.
    .do = Sucht auf jedem Plan die fünf Städte und ihre Straßen.
lesson-setup-balconies = Die Konziliare auf den Balkonen regieren, und jeder ist käuflich: mit Karten in seiner Farbe.
    .do = Steckt die vier Balkone zusammen.

lesson-turn = Dein Zug
lesson-turn-actions = Du ziehst eine Karte. Dann eine Hauptaktion, und dazu, wenn du magst, eine schnelle: davor oder danach.
    .do = Sucht beide Arten auf eurer Übersichtskarte.
lesson-turn-always = Wenn gar nichts geht: Einen Konziliar wählen geht immer.

lesson-elect = Konziliar wählen
lesson-elect-push = Nimm einen Konziliar vom Rand und schiebe ihn beim Pfeil auf einen Balkon. Hinten fällt einer heraus, und du bekommst 4 Gold.
    .do = Zeigt darauf: Wer fiele auf jedem Balkon heraus?

lesson-permit = Genehmigung erwerben
lesson-permit-letters = Die Buchstaben auf einer Genehmigung sind Anfangsbuchstaben von Städten: Dort erlaubt sie ein Kontor.
    .do = Welche Städte stehen auf den offenen?
lesson-permit-bribe = Bestich ein Konzil: Lege Karten in den Farben seiner Konziliare ab, jede besticht einen. Joker passen immer.
lesson-permit-quiz = Eine Karte kostet 10 Gold, zwei 7, drei 4, vier nichts; jeder Joker 1 dazu. Was kosten zwei passende und ein Joker?
    .a = 4 Gold
    .b = 5 Gold
    .c = 7 Gold
    .right = Genau: 4 für drei Bestochene, 1 für den Joker.
    .wrong = Nein, 5: 4 für drei Bestochene, 1 für den Joker.

lesson-build = Kontor bauen
lesson-build-turned = Nach dem Bau drehst du die Genehmigung um: Eine baut nur ein Kontor. Behalte sie, am Ende zählt sie noch.
    .do = Sucht die Städte, in denen du schon bauen dürftest.
lesson-build-crowded = Stehen dort schon andere, gibst du für jedes ihrer Kontore einen Assistenten ab. Platz ist für alle.
    .do = Zählt: Wo stehen schon fremde Kontore?
lesson-build-king = Auch der König hilft: Bestich sein Konzil, zieh ihn über Straßen zu je 2 Gold und baue, wo er ankommt. Ohne Genehmigung.
    .do = Zeigt: Wie weit hätte es der König zu euren Städten?

lesson-chain = Die Belohnungskette
lesson-chain-own = Jedes neue Kontor bringt die Marker seiner Stadt und aller Städte, die über deine Kontore verbunden sind.
    .do = Sucht drei über Straßen verbundene Städte.
lesson-chain-quiz = Du baust in der Mitte zwischen zwei eigenen Städten. Wie viele Marker bekommst du?
    .a = einen
    .b = zwei
    .c = drei
    .right = Ja: die neue Stadt und beide Nachbarn.
    .wrong = Drei: die neue Stadt und beide Nachbarn.

lesson-prizes = Bonusplättchen
lesson-prizes-tiles = Alle Städte einer Farbe oder einer Region? Dann nimmst du ihr Bonusplättchen. Lila hat keins, zählt aber zu den Hügeln.
lesson-prizes-royal = Dazu die oberste königliche Belohnung: 25, 18, 12, 7, 3 Punkte am Ende. Wer schnell ist, gewinnt mehr.
    .do = Sucht die sieben Bonusplättchen.

lesson-quick = Schnelle Aktionen
lesson-quick-assistants = Eine schnelle Aktion: 3 Gold für einen Assistenten. Oder für einen Assistenten: zwei Genehmigungen tauschen, Konziliar ohne Gold wählen.
lesson-quick-extra = Für drei Assistenten: noch eine Hauptaktion. Auch dieselbe noch einmal.
    .do = Wie viele Assistenten hast du? Was ginge damit?

lesson-nobility = Die Adelsleiste
lesson-nobility-steps = Auf der Adelsleiste wartet auf vielen Feldern ein Bonus: Ich sage dir, was deins bringt.
    .do = Sucht auf der Leiste den nächsten Bonus.

lesson-scoring = Ende und Wertung
lesson-scoring-end = Das zehnte Kontor bringt 3 Punkte. Alle anderen haben noch einen Zug, dann ist Schluss.
    .do = Zählt: Wie viele Kontore hat jeder noch?
lesson-scoring-sum = 5 Punkte für den höchsten Adel, 2 für den Zweiten, 3 für die meisten Genehmigungen. Bei Gleichstand: Assistenten und Karten.

lesson-hints = Tipps fürs erste Mal
lesson-hints-near = Baut dicht beieinander: Jede Verbindung zahlt bei jedem neuen Kontor noch einmal.
    .do = Wo würdest du zuerst bauen?
lesson-hints-cards = Spart Karten: Wer alle vier besticht, zahlt nichts. Ein Joker ist billiger als eine fehlende Karte.
    .do = Zählt: Welches Konzil könntet ihr schon ganz bestechen?
lesson-hints-early = Baut früh, wo noch niemand steht. Später kostet es Assistenten.
