### Der Lehrgang: ein Gedanke je Schritt.

lesson-about = Worum es geht
lesson-about-nobles = Ihr seid Adlige und wollt Statuen von euch sehen, überall. Die Waren dafür holt ihr euch beim Volk und nennt das Steuern.
lesson-about-tumult = Bleibt dem Volk zu wenig, gibt es einen Tumult. Bestraft wird dann nur einer: der Gierigste.
lesson-about-goal = Wer am Ende die meisten Statuen stehen hat, gewinnt. Alles andere hilft nur dabei.
lesson-about-device = Ich führe euch durch die Partie: Ich stoppe die Zeit, zähle mit und sage, was als Nächstes kommt.
    .do = Macht die Schachtel auf und die Tischmitte frei.

lesson-setup = Aufbau
lesson-setup-pieces = Vor der allerersten Partie: alle Teile vorsichtig lösen und den Pfeil durch die Tumultscheibe stecken.
lesson-setup-castle = Jeder nimmt in einer Farbe die Burgtafel und 25 Statuen und stellt sie in die Leisten.
    .do = Sucht euch jetzt eure Farben aus!
lesson-setup-mercy = Links neben die Burg kommt eine Gnadenkarte. Nach oben zeigt die Seite ohne Gnade, die durchgestrichene Hand.
lesson-setup-supporters = Jeder nimmt sich Gefolgsleute im Wert von { $each } und legt sie offen rechts neben die Burg. Der Rest, 45, ist der Vorrat.
lesson-setup-borders = { $players ->
        [2] Sucht die Waren mit schwarzem und mit grauem Rand heraus: Zu zweit bleiben alle 18 in der Schachtel.
        [3] Sucht die neun Waren mit schwarzem Rand heraus: Zu dritt bleiben sie in der Schachtel.
       *[4] Zu viert spielt ihr mit allen 39 Waren. Die farbigen Ränder sind nur zum Aussortieren da.
    }
lesson-setup-goods = Legt die { $goods } Waren verdeckt und einzeln in die Mitte. Sie gehören dem Volk. Noch.
    .do = Legt sie aus.
lesson-setup-frame = Steckt den Rahmen zusammen: zwei große Teile { $centre ->
        [0] und kein Mittelstück
       *[other] und { $centre } Mittelstücke
    }. Er liegt neben den Waren.
lesson-setup-regions = Mischt die zehn Landschaften. { $regions } kommen in den Rahmen, im Wechsel: die Hälfte offen, die Hälfte verdeckt.
    .do = Füllt den Rahmen.
lesson-setup-cards = Adelskarten 1 bis { $players }: Rang 1 trägt die Krone und ist der höchste. Ob Mann oder Frau, ist gleich.
lesson-setup-draw = Der Älteste mischt die Karten unter dem Tisch und zieht zuerst, dann reihum. Steckt sie zwischen die Türme.
    .do = Zieht eure Karten.
lesson-setup-king = Wer die Krone hat, nimmt die Sanduhr und legt die Tumultscheibe neben sich.
lesson-setup-fields = Fünf Arten von Feldern: Wiese, Wald und Gebirge nehmen eine Statue auf, ein Dorf zwei, ein Schloss drei.
    .do = Sucht von jeder eines in eurem Land.
lesson-setup-first = Jeder stellt eine Statue gratis auf eine freie Wiese, der niedrigste Rang zuerst, König oder Königin zuletzt.
lesson-setup-where = Welche Wiese ist klug? Eine nah an Dorf oder Schloss: Dort passen später viele Statuen hin.
    .do = Stellt eure ersten Statuen auf.

lesson-mood = Stimmung des Volkes
lesson-mood-seven = Eine Runde hat sieben Phasen. Merkt sie euch nicht, ich sage sie an. Wir gehen sie jetzt einmal durch.
lesson-mood-spin = Erst dreht der König oder die Königin den Pfeil. Steht er auf 3, müssen dem Volk 3 Brote, 3 Marmor und 3 Werkzeuge bleiben.
    .do = König oder Königin: Dreh einmal!
lesson-mood-line = Der Pfeil steht genau zwischen 2 und 5. Welche Zahl gilt?
    .two = Die 2
    .five = Die 5
    .right = Richtig: Auf der Grenze gilt die kleinere Zahl.
    .wrong = Nein, das Volk ist bescheiden: Es gilt die kleinere.

lesson-raid = Steuern rauben
lesson-raid-aside = Jeder nimmt drei Waren ungesehen aus der Mitte und legt sie beiseite. So weiß niemand, was diese Runde fehlt.
lesson-raid-plan = Jetzt in Ruhe überlegen: Was will ich bauen, was kostet es? Die Preise stehen links auf der Burg.
    .do = Sucht den Preis für ein Schloss.
lesson-raid-ready = Sind alle bereit, ruft der König oder die Königin „Steuern rauben!“, und zwanzig Sekunden lang rauben alle zugleich.
lesson-raid-hand = Eine Hand bleibt unter dem Tisch. Die ganze Zeit!
    .do = Eine Hand unter den Tisch. Alle!
lesson-raid-look = Ein Plättchen anheben, ansehen, entscheiden: verdeckt zurück oder verdeckt auf die Burg. Nie zwei auf einmal in der Hand.
lesson-raid-safe = Nur was auf der Burg liegt, ist sicher. Nimm so viel du magst, oder gar nichts.
    .do = Legt eine Hand auf eure Burg: Dort ist es sicher.
lesson-raid-stays = Was auf der Burg liegt, bleibt dort. Zurücklegen geht nicht mehr.
lesson-raid-stop = Bei „Stopp!“ nimmt niemand mehr ein neues. Das letzte in der Hand: zurück oder auf die Burg. Dann alles aufdecken.
lesson-raid-trial = Probiert es! Ein Raubzug, der nicht zählt: Hände bereit, ich drehe die Sanduhr. Danach alles wieder mischen.

lesson-tumult = Tumulte
lesson-tumult-count = Zählt in der Mitte die Symbole jeder Sorte: erst Brot, dann Marmor, dann Werkzeug. Beiseitegelegtes zählt nicht.
lesson-tumult-enough = So viel wie verlangt genügt: kein Tumult. Jede Sorte wird für sich geprüft.
    .do = Deckt ein paar Plättchen auf und zählt das Brot darauf.
lesson-tumult-short = Liegt weniger da, gibt es einen Tumult: Wer von dieser Sorte am meisten geraubt hat, ist der Gierigste.
lesson-tumult-tie = Gleich viel? Dann trifft es den höheren Rang. Das Volk mag hohe Herren weniger.
lesson-tumult-mercy = Wer Gnade hat, zählt ein Symbol weniger, aber nur für diesen Vergleich. In Runde 1 hat niemand Gnade.
lesson-tumult-quiz = Brot-Tumult! Rang 1 hat 3, Rang 2 hat 4 und Gnade, Rang 3 hat 3. Wer ist der Gierigste?
    .one = Rang 1
    .two = Rang 2
    .three = Rang 3
    .right = Richtig! Mit Gnade zählt Rang 2 auch nur 3. Gleichstand, also trifft es den höchsten Rang.
    .wrong = Nein. Zieht bei Rang 2 die Gnade ab: Alle zählen 3. Und bei Gleichstand?
lesson-tumult-penalty = Der Gierigste gibt drei Gefolgsleute ab und behält von dieser Sorte nur das kleinste Plättchen. Das gilt für jeden Tumult.
lesson-tumult-keeps = Wer nur ein Plättchen der Sorte hat, behält es, auch mit drei Symbolen. Alle anderen verlieren nichts.

lesson-placing = Statuen aufstellen
lesson-placing-order = König oder Königin beginnt, dann nach Rang: ein Feld besetzen oder passen. So oft reihum, bis niemand mehr kann.
lesson-placing-prices = Eine Wiese kostet 1 Brot und 1 Marmor, ein Wald dazu 1 Werkzeug, ein Gebirge dazu 2 Werkzeuge.
    .do = Vergleicht sie mit eurer Burgtafel.
lesson-placing-palace = Ein Schloss kostet 2 Marmor und 3 Werkzeuge für drei Statuen. Den Preis fürs Dorf lest ihr auf der Burg ab.
lesson-placing-touch = Das Feld muss frei sein und Seite an Seite an einem Feld mit deinen Statuen liegen.
lesson-placing-corner = Darf deine Statue schräg gegenüber ins Dorf?
    .yes = Ja
    .no = Nein
    .right = Richtig, schräg gilt nicht.
    .wrong = Leider nicht: Eine gemeinsame Seite muss sein.
lesson-placing-front = Nimm immer die vorderste Statue. Dann zeigt die Leiste, wie viele schon draußen stehen.
lesson-placing-anywhere = Wiese und Wald gehen auch ganz woanders, zum doppelten Preis. Dorf, Schloss und Gebirge nie.
lesson-placing-overpay = Ihr zahlt mit ganzen Plättchen. Jedes Symbol zu viel bringt einen Gefolgsmann: hier drei.
    .do = Legt zur Probe 1 Brot und 1 Marmor hin.
lesson-placing-split = Ein Plättchen gilt nur für ein Feld. Teilen oder aufheben geht nicht.
lesson-placing-many = Nicht mehr Plättchen als nötig: Das zweite Brot braucht hier niemand, also bleibt es liegen.
lesson-placing-quiz = Ein Schloss kostet 2 Marmor und 3 Werkzeuge. Welche Zahlung ist erlaubt?
    .a = A: 2 und 3
    .b = B: 3 und 3+1
    .right = Richtig. In B ist ein Werkzeug-Plättchen zu viel.
    .wrong = Zählt nach: In B ginge es auch ohne das letzte Plättchen.
lesson-placing-lapse = Was du nicht bezahlen kannst, geht in die Mitte zurück. Dafür gibt es nichts.
lesson-placing-comfort = Wer gar nichts aufstellen konnte, bekommt zwei Gefolgsleute zum Trost, außer er war der Gierigste.

lesson-crown = Ränge und Krone
lesson-crown-ranks = Die meisten Gefolgsleute bringen die Krone, die zweitmeisten Rang 2, und so weiter.
    .do = Zählt eure Gefolgsleute: Wer würde jetzt gekrönt?
lesson-crown-swap = Tauscht die Karten. Bei Gleichstand bekommt die höhere, wer bisher höher stand.
lesson-crown-pay = Wer gekrönt wird, gibt fünf Gefolgsleute ab, stellt eine Statue in die Chronik und nimmt Sanduhr und Tumultscheibe. Jede Runde.
lesson-crown-dual = Die ersten fünf Felder nehmen eine Statue. Ab Runde sechs sind es zwei: Die Krone lohnt sich!
    .do = Sucht die Königs-Chronik und zählt ihre Felder.
lesson-crown-regions = In Runde 3 und 5 deckt der König oder die Königin neue Landschaften auf, zu sich hin und ohne vorher zu schauen.

lesson-mercy = Gnade des Volkes
lesson-mercy-fewest = Wer die wenigsten Statuen hat, dreht die Karte auf Gnade, auch mehrere zugleich. Die Chronik zählt mit.
lesson-mercy-equal = Alle gleich viele? Dann bekommt niemand Gnade.
    .do = Dreht eine Gnadenkarte um, und wieder zurück.
lesson-mercy-prepare = Alle Waren verdeckt mischen, auch die beiseitegelegten, jeder wieder drei heraus: Die nächste Runde beginnt.

lesson-special = Was ist, wenn …
lesson-special-forgot = Drehen vergessen? Dann gilt die Zahl der letzten Runde, in der ersten eine 3. Sagt es mir einfach.
lesson-special-nobody = Niemand hat davon geraubt, und doch ist es Tumult? Dann trifft es den König oder die Königin. Irgendwer muss ja schuld sein.
lesson-special-poor = Wer nicht genug Gefolgsleute zum Abgeben hat: Erst bekommen alle fünf aus dem Vorrat.
    .do = Seht eure Gefolgsleute an: Könnt ihr fünf abzählen?
lesson-special-empty = Ist der Vorrat zu klein: Erst geben alle fünf zurück.

lesson-end = Spielende
lesson-end-apart = Ab Runde 6 vergleicht ihr den Ersten mit dem Letzten. Mehr Abstand, als unter der Chronik steht, und es ist aus.
lesson-end-quiz = Unter dem Feld steht 5. Der Erste hat 20 Statuen, der Letzte 15. Ist das Spiel aus?
    .yes = Ja
    .no = Nein
    .right = Richtig: 5 ist nicht mehr als 5. Es geht weiter.
    .wrong = Noch nicht: Der Abstand muss größer sein als die Zahl.
lesson-end-last = Unter dem letzten Feld steht 0: Nach Runde zehn ist auf jeden Fall Schluss.
lesson-end-all = Wer alle 25 Statuen aufgestellt hat, gewinnt auf der Stelle.
lesson-end-win = Sonst gewinnen die meisten Statuen, bei Gleichstand der höhere Rang. Gefolgsleute zählen nicht.
    .do = Ratet: Wer von euch gewinnt?

lesson-hints = Ratschläge
lesson-hints-time = Erst überlegen, dann rauben: Welche Felder, welche Waren?
lesson-hints-overpay = Überzahlt gern! Das bringt Gefolgsleute, und die bringen die Krone.
lesson-hints-double = Der doppelte Preis kann sich lohnen: Von einer fernen Wiese aus erreicht ihr neue Dörfer und Schlösser.
    .do = Welche ferne Wiese gefällt euch?
lesson-hints-mercy = Gnade macht mutig: Ein Symbol weniger ist oft genau das eine zu viel.
lesson-hints-soon = Der erlaubte Abstand schrumpft jede Runde. Wer vorn liegt, kann das Ende herbeiführen. Viel Spaß!

lesson-gamblers = Variante für Zocker
lesson-gamblers-after = Für Zocker: Gedreht wird erst nach dem Raub, und für jede Sorte ein Mal. Alles andere bleibt gleich.
lesson-gamblers-kinds = Drei Sorten, drei Zahlen: Wie oft dreht ihr in einer Runde?
    .one = Ein Mal
    .each = Drei Mal
    .right = Richtig: für Brot, für Marmor und für Werkzeug, jedes Mal erst nach dem Raub.
    .wrong = Nein: ein Mal für jede Sorte, also drei Mal.
lesson-gamblers-begin = Wer so spielen will, wählt es vor dem Spiel: „Pfeil danach“.
    .do = Dreht zum Üben ein Mal für Brot!

tumult_royale-addition-gamblers = Variante für Zocker
