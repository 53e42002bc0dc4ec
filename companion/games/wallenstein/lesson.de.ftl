### Der Lehrgang: ein Gedanke je Schritt.

lesson-about = Worum es geht
lesson-about-war = Dreißig Jahre Krieg: Ihr seid Heerführer, nehmt Länder ein und baut darin Paläste, Kirchen und Handelshäuser.
lesson-about-years = Gespielt werden zwei Jahre. Frühling, Sommer und Herbst handelt ihr, im Winter wird gehungert und gezählt.
lesson-about-tower = Jeder Kampf fällt durch den Turm. Was unten herauskommt, zählt, und ich merke mir, was drin bleibt.

lesson-setup = Aufbau
lesson-setup-pieces = Nehmt Tableau, 62 Armeen, Heerführer, 5 Münzkarten, { $taler } Taler. Armeen und Geld sind immer sichtbar.
    .do = Sucht euch eine Farbe aus und nehmt eure Sachen.
lesson-setup-out = Zu dritt sind acht Länder tabu. Sie haben einen hellen Rand; ihre Karten kommen in die Schachtel.
lesson-setup-rest = Bauern, Gebäude, Unruhe, Münzen, Aktions- und Ereigniskarten und die fünf Vorteile liegen neben dem Plan.
lesson-setup-lands = Auf jeder Länderkarte steht, was das Land an Talern und Getreide bringt und wie viele Bauplätze es hat.
lesson-setup-groups = Jeder beginnt mit { $groups } Ländern und { $armies } Armeen. Beim ersten Mal nehmt ihr die Aufstellung aus dem Beiheft.
lesson-setup-dealing = Oder ihr wählt: reihum eine offene Karte oder die oberste vom Stapel, dazu eine Gruppe Armeen ins Land.
lesson-setup-filling = Dann bekommt der Turm seine Füllung: { $cubes } Würfel auf einmal. Was herausfällt, geht zurück.
    .do = Sieben von jeder Farbe und zehn Bauern, alles zusammen hinein!

lesson-round = Eine Runde
lesson-round-six = Eine Runde hat sechs Schritte. Ich sage sie an, ihr müsst sie euch nicht merken.
lesson-round-actions = Zehn Aktionen kommen jede Runde in neuer Folge. Fünf seht ihr gleich, die anderen erst nach und nach.
lesson-round-tiles = Fünf Vorteile liegen auf fünf Plätzen. Wer den Platz nimmt, nimmt auch den Vorteil für diese Runde.
lesson-round-plan = Dann plant ihr geheim: Auf jede Aktion kommt die Karte des Landes, in dem sie geschehen soll.
    .do = Jedes Land kann nur eine Sache tun.
lesson-round-cover = Was ihr nicht wollt, deckt ihr mit einer Münzkarte ab. Mit sechs Ländern reichen die Karten genau.
lesson-round-bid = Dazu ein Gebot. Münzen werden bezahlt; eine Länderkarte ist umsonst und schlägt die 0.
lesson-round-bid-quiz = Ada bietet ein Land, Ben 1 Taler, Clara 0. Wer wählt zuerst?
    .land = Ada mit dem Land
    .coin = Ben mit 1 Taler
    .zero = Clara mit 0
    .right = Richtig: erst die Münzen, dann die Länder, dann die 0.
    .wrong = Nein: Münzen ab 1 gehen vor, dann Länder, dann die 0.
lesson-round-event = Nach dem Planen wird eins der offenen Ereignisse gezogen. Das vierte bleibt bis zum Winter übrig.
lesson-round-order = Vom höchsten Gebot an wählt ihr Plätze. Die Plätze sind die Reihenfolge, leere werden übersprungen.

lesson-actions = Die Aktionen
lesson-actions-turn-up = Karte für Karte, einer nach dem anderen: aufdecken, tun. Wer kann, der muss; was nicht ganz geht, verfällt.
lesson-actions-build = Palast 3, Kirche 2, Handelshaus 1 Taler. Es braucht einen freien Platz, und nie zweimal dasselbe im Land.
lesson-actions-collect = Getreide und Steuern bringen, was auf der Karte steht. Danach kommt eine Unruhe ins Land.
lesson-actions-unrest = Lag dort schon Unruhe, gibt es gleich einen Aufstand: je Unruhe ein Bauer in den Turm.
lesson-actions-place = Armeen kosten: 5 für 3 Taler, 3 für 2, eine für 1. Nach der einen darfst du noch ziehen, ohne Kampf.
lesson-actions-move = Mit Kampf/Bewegung A und B zieht ihr ins Nachbarland. Eine Armee bleibt immer zurück.
lesson-actions-lost = Verlierst du ein Land, geht seine Karte sofort weg, auch vom Tableau. Dann verfällt seine Aktion.

lesson-battle = Kampf und Turm
lesson-battle-throw = In den Turm kommt alles auf einmal: Angreifer, Verteidiger und was in der Schale liegt. Neutral hilft ein Bauer.
lesson-battle-count = Unten wird gezählt: Wer mehr in der Schale hat, gewinnt. Fremde Farben zählen nicht und bleiben liegen.
lesson-battle-peasants = Liegt im Land keine Unruhe, halten die Bauern zum Verteidiger. Liegt welche, helfen sie niemandem.
lesson-battle-losses = Der Verlierer verliert alles, der Gewinner ebenso viele. Beim Verteidiger trifft es erst die Bauern.
lesson-battle-draw = Gleichstand? Dann ist das Land leer: keine Armeen, keine Gebäude, keine Unruhe. Auch Bauern allein halten es nicht.
lesson-battle-quiz = In der Schale: 3 von Ada, 1 von Ben, 1 Bauer. Ada greift an, keine Unruhe. Wer gewinnt?
    .attacker = Ada
    .defender = Ben
    .draw = Niemand
    .right = Richtig: 3 gegen 2. Ada stellt 1 Armee ins Land.
    .wrong = Nein: Ben hat mit dem Bauern 2, Ada hat 3 und gewinnt.
lesson-battle-revolt = Beim Aufstand stehen die Bauern gegen dich. Gleichstand genügt ihnen: Das Land ist verloren.
lesson-battle-tower-rest = Leert den Turm nie. Fällt etwas aus Versehen heraus, bleibt es in der Schale; sagt es mir.

lesson-winter = Der Winter
lesson-winter-grain = Erst verlieren alle Getreide, dann braucht jedes Land eins. Fehlt etwas, drohen Aufstände.
lesson-winter-revolts = Der linke Nachbar zieht verdeckt, wo es losgeht. Je mehr fehlt, desto mehr Bauern kommen.
lesson-winter-points = Dann die Wertung: jedes Land ein Punkt, jedes Gebäude ein Punkt.
lesson-winter-majorities = Und in jeder Region: die meisten Paläste 3, die meisten Kirchen 2, die meisten Handelshäuser 1.
lesson-winter-share-quiz = Zwei teilen sich die meisten Paläste in Bayern. Was bekommt jeder?
    .three = 3 Punkte
    .two = 2 Punkte
    .none = Nichts
    .right = Richtig: Wer teilt, bekommt einen weniger.
    .wrong = Nein: Wer teilt, bekommt einen weniger, also 2.
lesson-winter-end = Nach dem ersten Winter: Getreide auf null, Unruhe weg. Nach dem zweiten ist Schluss; bei Gleichstand zählt Geld.

lesson-court = Am Kaiserhof
lesson-court-what = Am Kaiserhof werben Höflinge um Gunst. Zwei Schritte kommen dazu, der Winter bleibt, wie er ist.
lesson-court-setup = Jeder hat 7 Höflinge, 3 Turmkarten und ein Ergänzungstableau. Wessen Armeen aus dem Turm fallen, der ist schon bei Hofe.
lesson-court-send = Die drei Felder wandeln 3, 2 und 1 Armee in Höflinge um: aus einem Land, oder mit der Turmkarte aus der Schale.
lesson-court-display = Drei Gunstkarten liegen aus: Die höchste Zahl kostet 4 Höflinge, die nächste 3, die kleinste 2.
lesson-court-audience = Wer die meisten Höflinge hat, darf zuerst zur Audienz, eine Karte nehmen und zahlen. Der Rest geht zurück.
lesson-court-use = Gunst gilt sofort: Taler, Getreide, Punkte, Armeen, ein Gebäude oder Schutz für diese Runde.
lesson-court-quiz = Das Land auf dem Feld 3 hat genau 3 Armeen. Was geschieht?
    .three = 3 Höflinge
    .two = 2 Höflinge
    .none = Nichts
    .right = Richtig: Eine müsste bleiben, und halbe Sachen gibt es nicht.
    .wrong = Nein: Eine muss bleiben, und ganz oder gar nicht, also nichts.

lesson-landsknechte = Landsknechte
lesson-landsknechte-stack = Jeder hat vier Landsknecht-Karten als offenen Stapel, das leere Banner liegt oben.
lesson-landsknechte-regions = Hast du Länder in vier Regionen, kommt die oberste Karte nach unten und du nimmst einen Bonus der nächsten.
lesson-landsknechte-year = Nach dem Winter liegt alles wieder wie am Anfang. Drei Schritte im Jahr sind möglich.

lesson-hints = Für die erste Partie
lesson-hints-grain = Denkt früh an Getreide: Ein Winter mit sieben leeren Tellern tut weh.
lesson-hints-regions = Baut verteilt: Schon ein Palast allein in einer Region bringt 3 Punkte und einen dazu.
lesson-hints-tower = Steckt viel von euch im Turm, hilft es euch irgendwann. Fragt mich vor dem Angriff nach den Chancen.
