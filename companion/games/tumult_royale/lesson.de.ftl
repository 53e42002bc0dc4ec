### Der Lehrgang: ein Gedanke je Schritt.

lesson-about = Worum es geht
lesson-about-nobles = Ihr seid Adlige und wollt Statuen von euch sehen. Die Waren dafür holt ihr euch beim Volk und nennt das Steuern.
lesson-about-goal = Wer am Ende die meisten Statuen stehen hat, gewinnt.
lesson-about-device = Ich stoppe die Zeit, zähle mit und sage, was als Nächstes kommt.
    .do = Macht die Schachtel auf und die Tischmitte frei.

lesson-setup = Aufbau
lesson-setup-pieces = Beim ersten Mal: alle Teile vorsichtig aus den Rahmen lösen.
    .do = Steckt den Pfeil durch die Tumultscheibe.
lesson-setup-fields = Fünf Arten von Feldern: Wiese, Wald und Gebirge nehmen eine Statue auf, ein Dorf zwei, ein Schloss drei.
    .do = Sucht möglichst viele davon in eurem Land.

lesson-raid = Steuern rauben
lesson-raid-seven = Eine Runde hat sieben Phasen. Merkt sie euch nicht: Ich sage sie an.
lesson-raid-tumult = Bleibt dem Volk zu wenig, gibt es einen Tumult. Bestraft wird dann nur einer: wer am meisten genommen hat.
lesson-raid-plan = Überlegt, bevor ihr zugreift: Was wollt ihr bauen, was kostet es? Die Preise stehen links auf der Burg.
    .do = Sucht den Preis für ein Schloss.
lesson-raid-hand = Eine Hand bleibt unter dem Tisch. Die ganze Zeit!
    .do = Eine Hand unter den Tisch. Alle!
lesson-raid-safe = Nur was auf der Burg liegt, ist sicher. Nimm so viel du magst, oder gar nichts.
    .do = Legt eine Hand auf eure Burg: Dort ist es sicher.

lesson-tumult = Tumulte
lesson-tumult-enough = So viel wie verlangt genügt: kein Tumult. Jede Sorte wird für sich geprüft.
    .do = Zählt das Brot, das in der Mitte liegt.
lesson-tumult-mercy = Wer Gnade hat, zählt ein Symbol weniger, aber nur für den Vergleich, wer der Gierigste ist.
lesson-tumult-quiz = Brot-Tumult! Rang 1 hat 3, Rang 2 hat 4 und Gnade, Rang 3 hat 3. Wer ist der Gierigste?
    .one = Rang 1
    .two = Rang 2
    .three = Rang 3
    .right = Richtig! Mit Gnade zählt Rang 2 auch nur 3. Gleichstand, also trifft es den höchsten Rang.
    .wrong = Nein, Rang 1: Mit Gnade zählt auch Rang 2 nur 3, und bei Gleichstand trifft es den höchsten Rang.
lesson-tumult-keeps = Wer nur ein Plättchen der Sorte hat, behält es, auch mit drei Symbolen. Alle anderen verlieren nichts.

lesson-placing = Statuen aufstellen
lesson-placing-order = König oder Königin beginnt, dann nach Rang: ein Feld besetzen oder passen. So oft reihum, bis niemand mehr kann.
lesson-placing-prices = Eine Wiese kostet 1 Brot und 1 Marmor, ein Wald dazu 1 Werkzeug, ein Gebirge dazu 2 Werkzeuge.
    .do = Vergleicht sie mit eurer Burgtafel.
lesson-placing-corner = Darf deine Statue schräg gegenüber ins Dorf?
    .yes = Ja
    .no = Nein
    .right = Richtig, schräg gilt nicht.
    .wrong = Leider nicht: Eine gemeinsame Seite muss sein.
lesson-placing-overpay = Ihr zahlt mit ganzen Plättchen. Jedes Symbol zu viel bringt einen Gefolgsmann: hier drei.
    .do = Leg deine Plättchen hin: Womit würdest du zahlen?
lesson-placing-quiz = Ein Schloss kostet 2 Marmor und 3 Werkzeuge. Welche Zahlung ist erlaubt?
    .a = A: 2 und 3
    .b = B: 3 und 3+1
    .right = Richtig. In B ist ein Werkzeug-Plättchen zu viel.
    .wrong = Nein, A: In B ginge es auch ohne das letzte Plättchen.

lesson-crown = Ränge und Krone
lesson-crown-ranks = Die meisten Gefolgsleute bringen die Krone, die zweitmeisten Rang 2, und so weiter.
    .do = Zählt eure Gefolgsleute: Wer würde jetzt gekrönt?
lesson-crown-dual = Die ersten fünf Felder nehmen eine Statue. Ab Runde sechs sind es zwei: Die Krone lohnt sich!
    .do = Sucht die Königs-Chronik und zählt ihre Felder.

lesson-end = Spielende
lesson-end-tie = Ist das Spiel aus, gewinnen die meisten Statuen, bei Gleichstand der höhere Rang. Gefolgsleute zählen nicht.
    .do = Tippt einmal: Wer wird gewinnen?
lesson-end-apart = Ab Runde 6 vergleicht ihr den Ersten mit dem Letzten. Mehr Abstand, als unter der Chronik steht, und es ist aus.
lesson-end-quiz = Unter dem Feld steht 5. Der Erste hat 20 Statuen, der Letzte 15. Ist das Spiel aus?
    .yes = Ja
    .no = Nein
    .right = Richtig: 5 ist nicht mehr als 5. Es geht weiter.
    .wrong = Noch nicht: Der Abstand muss größer sein als die Zahl.
lesson-end-last = Unter dem letzten Feld steht 0: Nach Runde zehn ist auf jeden Fall Schluss.
lesson-end-all = Wer alle 25 Statuen aufgestellt hat, gewinnt auf der Stelle.

lesson-gamblers = Variante für Zocker
lesson-gamblers-after = Für Zocker: Gedreht wird erst nach dem Raub, und für jede Sorte ein Mal. Alles andere bleibt gleich.
lesson-gamblers-kinds = Drei Sorten, drei Zahlen: Wie oft dreht ihr in einer Runde?
    .one = Ein Mal
    .each = Drei Mal
    .right = Richtig: für Brot, für Marmor und für Werkzeug, jedes Mal erst nach dem Raub.
    .wrong = Nein: ein Mal für jede Sorte, also drei Mal.

tumult_royale-addition-gamblers = Variante für Zocker
