### Die Lektion: kurze Schritte.

lesson-about = Worum es geht
lesson-about-land = Der König will sein Land beleben: Ihr baut Kontore in fünfzehn Städten.
lesson-about-councils = Vier Konzile regieren: eines in jeder Region und das des Königs. Sie sind käuflich.
lesson-about-goal = Wer am Ende die meisten Punkte hat, gewinnt. Schluss ist, wenn jemand alle zehn Kontore gebaut hat.
lesson-about-device = Ich rechne, zähle und sage, was dran ist. Eure Karten sehe ich nicht. Zeigt sie niemandem!
    .do = Macht die Schachtel auf und den Tisch frei.

lesson-setup = Aufbau
lesson-setup-boards = Küste, Hügel und Berge nebeneinander, der Königshof darunter. Jede Region hat fünf Städte und zwei Seiten.
lesson-setup-tokens = Mischt die 14 Belohnungsmarker verdeckt und legt je einen offen in jede Stadt. Nur die lila Stadt bekommt keinen.
lesson-setup-supply = Mischt die Politikkarten. Die Assistenten kommen daneben: Manche Figuren zählen drei.
    .do = Legt Pläne, Marker, Karten und Assistenten bereit.
lesson-setup-permits = Drei Stapel Baugenehmigungen, je zwei daneben offen. Die Buchstaben darauf sind Anfangsbuchstaben: ein bis drei Städte.
lesson-setup-court = Der König steht in der lila Stadt. Bonusplättchen und königliche Belohnungen kommen an ihre Plätze.
lesson-setup-balconies = Vier Konziliare blind auf jeden Balkon. Vor der ersten Partie steckt ihr die Balkone zusammen. Acht bleiben übrig.
    .do = Besetzt die vier Balkone.
lesson-setup-markers = Zwei eurer Marker beginnen bei 0: Siegpunkte und Adel. Der dritte zeigt euer Gold.
lesson-setup-pieces = Jeder nimmt zehn Kontore, drei Marker, eine Übersichtskarte und sechs Politikkarten.
lesson-setup-goods = Wer beginnt, hat 10 Gold und 1 Assistenten. Jeder Nächste hat ein Gold und einen Assistenten mehr.
    .do = Nehmt euer Material, stellt eure Marker auf.
lesson-setup-two = Zu zweit: Zieht je Region eine Genehmigung. In ihre Städte kommen Kontore einer fremden Farbe.

lesson-turn = Dein Zug
lesson-turn-draw = Dein Zug beginnt mit einer Karte. Deine Hand darf beliebig groß werden.
lesson-turn-actions = Dann eine Hauptaktion. Dazu, wenn du magst, eine schnelle: davor oder danach.
    .do = Sucht beide Arten auf eurer Übersichtskarte.
lesson-turn-always = Wenn gar nichts geht: Einen Konziliar wählen geht immer.

lesson-elect = Konziliar wählen
lesson-elect-push = Nimm einen Konziliar vom Rand und schiebe ihn beim Pfeil auf einen Balkon. Hinten fällt einer heraus.
    .do = Probiert es an einem Balkon.
lesson-elect-gold = Dafür bekommst du 4 Gold. Und das Konzil sitzt so, wie du es brauchst.

lesson-permit = Genehmigung erwerben
lesson-permit-bribe = Bestich ein Konzil: Lege Karten in den Farben seiner Konziliare ab, jede besticht einen. Joker passen immer.
lesson-permit-price = Eine Karte kostet dich 10 Gold, zwei 7, drei 4, vier gar nichts. Jeder Joker kostet 1 dazu.
lesson-permit-quiz = Du legst zwei passende Karten und einen Joker. Was kostet das?
    .a = 4 Gold
    .b = 5 Gold
    .c = 7 Gold
    .right = Genau: 4 für drei Bestochene, 1 für den Joker.
    .wrong = Drei sind bestochen, das macht 4. Und der Joker?
lesson-permit-take = Dann nimmst du eine der zwei offenen; ihren Bonus gibt es sofort, und nur jetzt. Die nächste vom Stapel füllt die Lücke.
lesson-permit-symbols = Der Bonus ist gezeichnet: Assistenten, Gold, Punkte, Karten, Adelsschritte oder noch eine Hauptaktion.
    .do = Sucht die Zeichen auf den Genehmigungen.

lesson-build = Kontor bauen
lesson-build-permit = Mit einer Genehmigung baust du in einer Stadt, die darauf steht. In jeder Stadt darfst du nur einmal bauen.
lesson-build-turned = Danach drehst du die Genehmigung um: Eine baut nur ein Kontor. Behalte sie, am Ende zählt sie noch.
    .do = Welche Städte stehen auf den offenen?
lesson-build-crowded = Stehen dort schon andere, gibst du für jedes ihrer Kontore einen Assistenten ab. Platz ist für alle.
lesson-build-king = Oder der König hilft: Bestich sein Konzil, zieh ihn über Straßen zu je 2 Gold und baue, wo er ankommt. Ohne Genehmigung.

lesson-chain = Die Belohnungskette
lesson-chain-own = Jedes neue Kontor bringt die Marker seiner Stadt und aller Städte, die über deine Kontore verbunden sind.
    .do = Sucht drei über Straßen verbundene Städte.
lesson-chain-broken = Die Kette läuft nur durch deine Kontore. Fremde unterbrechen sie. Die lila Stadt zahlt nichts, verbindet aber.
lesson-chain-quiz = Du baust in der Mitte zwischen zwei eigenen Städten. Wie viele Marker bekommst du?
    .a = einen
    .b = zwei
    .c = drei
    .right = Ja: die neue Stadt und beide Nachbarn.
    .wrong = Zähl die neue Stadt mit!
lesson-chain-look = Du musst das nicht zählen: Vor jedem Bau sage ich dir, was jede Stadt bringt.

lesson-prizes = Bonusplättchen
lesson-prizes-tiles = Alle Städte einer Farbe oder einer Region? Dann nimmst du ihr Bonusplättchen. Lila hat keins, zählt aber zu den Hügeln.
lesson-prizes-royal = Dazu die oberste königliche Belohnung: 25, 18, 12, 7, 3 Punkte am Ende. Wer schnell ist, gewinnt mehr.
    .do = Sucht die sieben Bonusplättchen.

lesson-quick = Schnelle Aktionen
lesson-quick-gold = Anheuern: 3 Gold für einen Assistenten. Höchstens eine schnelle Aktion im Zug.
lesson-quick-assistants = Für einen Assistenten: zwei offene Genehmigungen tauschen, oder ihn ausschicken und einen Konziliar wählen, dann ohne Gold.
lesson-quick-extra = Für drei Assistenten: noch eine Hauptaktion. Auch dieselbe noch einmal.
    .do = Wie viele Assistenten hast du? Was ginge damit?

lesson-nobility = Die Adelsleiste
lesson-nobility-steps = Manche Marker und Genehmigungen bringen dich auf der Adelsleiste voran. Auf vielen Feldern wartet ein Bonus.
lesson-nobility-spaces = Gold, Punkte, ein Marker noch einmal, eine geschenkte Genehmigung: Ich sage dir, was dein Feld bringt.

lesson-scoring = Ende und Wertung
lesson-scoring-end = Das zehnte Kontor bringt 3 Punkte. Alle anderen haben noch einen Zug, dann ist Schluss.
    .do = Sucht die Adelsleiste und ihren ersten Bonus.
lesson-scoring-sum = Plättchen und Belohnungen zählen. 5 Punkte für den höchsten Adel, 2 für den Zweiten, 3 für die meisten Genehmigungen.
lesson-scoring-tie = Bei Gleichstand gewinnt, wer mehr Assistenten und Karten übrig hat.

lesson-hints = Tipps fürs erste Mal
lesson-hints-near = Baut dicht beieinander: Jede Verbindung zahlt bei jedem neuen Kontor noch einmal.
    .do = Wo würdest du zuerst bauen?
lesson-hints-cards = Spart Karten: Wer alle vier besticht, zahlt nichts. Ein Joker ist billiger als eine fehlende Karte.
lesson-hints-early = Baut früh, wo noch niemand steht. Später kostet es Assistenten.
