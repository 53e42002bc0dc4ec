### Wallenstein: was am Tisch gesagt und gefragt wird.

game-wallenstein = Wallenstein
wallenstein-printing = 12 Ereigniskarten, Kaiserhof und Landsknechten (Queen Games)
wallenstein-option-books = Was soll ich mitzählen?
wallenstein-choice-books-light = Nur das Nötigste
    .usual = nur das Nötigste mitgezählt
    .about = ihr führt Länder, Armeen und Taler selbst; ich leite euch durch die Schritte und zähle die Wertung
wallenstein-choice-books-full = Voll: alles im Gerät
    .usual = alles mitgezählt
    .about = ich führe jedes Land, jeden Würfel und jeden Taler und prüfe jeden Zug
wallenstein-option-court = Spielt ihr am Kaiserhof?
wallenstein-choice-court-no = Ohne
    .usual = ohne Kaiserhof
wallenstein-choice-court-yes = Mit Kaiserhof
    .usual = mit Kaiserhof
    .about = mit Gunstkarten und Höflingen am Kaiserhof
wallenstein-option-landsknechte = Spielt ihr mit Landsknechten?
wallenstein-choice-landsknechte-no = Ohne
    .usual = ohne Landsknechte
wallenstein-choice-landsknechte-yes = Mit Landsknechten
    .usual = mit Landsknechten
    .about = jeder hat vier Landsknecht-Karten dazu
wallenstein-option-lands = Welche Startländer?
wallenstein-choice-lands-preset = Nach Beiheft
    .usual = Startländer nach Beiheft
    .about = die Länder, die das Beiheft vorschlägt; das geht schneller
wallenstein-choice-lands-choice = Selbst wählen
    .usual = eigene Startländer
    .about = ihr zieht Länder und wählt reihum
wallenstein-option-odds = Soll ich Chancen im Kampf nennen?
wallenstein-choice-odds-on = Auf Wunsch
    .usual = Chancen auf Wunsch
    .about = vor einem Angriff sage ich auf Wunsch, wie er wohl ausgeht
wallenstein-choice-odds-off = Aus
    .usual = ohne Chancen
    .about = ich sage nichts voraus
wallenstein-option-start = Wie fangen wir an?
wallenstein-choice-start-new = Neue Partie
wallenstein-choice-start-joined = Schon im Gange

## Wo wir sind

wallenstein-round = { $round ->
    [1] Erstes Jahr, Frühling
    [2] Erstes Jahr, Sommer
    [3] Erstes Jahr, Herbst
    [4] Erstes Jahr, Winter
    [5] Zweites Jahr, Frühling
    [6] Zweites Jahr, Sommer
    [7] Zweites Jahr, Herbst
   *[8] Zweites Jahr, Winter
}
wallenstein-phase-setup = Aufbau
wallenstein-phase-start-lands = Startländer
wallenstein-phase-tower = Turm füllen
wallenstein-phase-ready = Letzte Handgriffe
wallenstein-phase-joined = Einsteigen
wallenstein-phase-events = Ereigniskarten
wallenstein-phase-actions = Aktionskarten
wallenstein-phase-tiles = Vorteile
wallenstein-phase-favours = Gunstkarten
wallenstein-phase-plan = Planen
wallenstein-phase-event = Ereignis
wallenstein-phase-order = Reihenfolge
wallenstein-phase-court = Am Kaiserhof
wallenstein-phase-carry-out = Aktionen
wallenstein-phase-grain = Winter: Getreide
wallenstein-phase-revolts = Winter: Aufstände
wallenstein-phase-scoring = Winter: Wertung
wallenstein-phase-year = Jahresende

## Wörter, die wiederkehren

wallenstein-palace = Palast
wallenstein-church = Kirche
wallenstein-house = Handelshaus
wallenstein-region-brandenburg = Brandenburg
wallenstein-region-sachsen = Sachsen
wallenstein-region-oesterreich = Österreich
wallenstein-region-bayern = Bayern
wallenstein-region-kurpfalz = Kurpfalz
wallenstein-peasants = Bauern
wallenstein-nothing = Nichts
wallenstein-seat = { $who }
wallenstein-land-name = { $name }
wallenstein-land-armies = { $name } { $n }
    .spoken = { $name } mit { $n ->
        [one] einer Armee
       *[other] { $n } Armeen
    }
wallenstein-land-placed = { $name } { $n }
    .spoken = { $n } in { $name }
wallenstein-a-land = das Land
wallenstein-letters = { $letters } …
wallenstein-armies = { $n } { $n ->
        [one] Armee
       *[other] Armeen
    }
wallenstein-percent = { $mean } % ({ $low }–{ $high } %)
    .spoken = { $mean } Prozent, zwischen { $low } und { $high }
cube-green = Bauer
    .also = Bauern / Bauernarmee / Bauernarmeen
wallenstein-coin-card = Keine Aktion
    .also = Münze / Münzkarte / ich setze aus / setz aus / aussetzen / passe
    .spoken = Keine Aktion: Münzkarte, oder leer
wallenstein-tower-card = Turmkarte
    .also = Würfelturm / Würfelturmkarte
wallenstein-land-card = Länderkarte
wallenstein-action-palace = Palast bauen
wallenstein-action-church = Kirche bauen
wallenstein-action-house = Handelshaus bauen
wallenstein-action-grain = Getreide einziehen
wallenstein-action-taxes = Steuern einziehen
wallenstein-action-five = 5 Armeen
wallenstein-action-three = 3 Armeen
wallenstein-action-one = 1 Armee, bewegen
    .spoken = 1 Armee und bewegen
wallenstein-action-battle-a = Kampf/Bewegung A
    .spoken = Kampf oder Bewegung A
wallenstein-action-battle-b = Kampf/Bewegung B
    .spoken = Kampf oder Bewegung B
wallenstein-tile-taler = +1 Taler
    .spoken = 1 Taler mehr
wallenstein-tile-grain = +1 Getreide
    .spoken = 1 Getreide mehr
wallenstein-tile-six = 6 Armeen
wallenstein-tile-attack = +1 Angriff
    .also = angreifen
    .spoken = eine Armee mehr beim Angriff
wallenstein-tile-defence = +1 Verteidigung
    .also = verteidigen
    .spoken = eine Armee mehr beim Verteidigen
wallenstein-event-house-calms = Handelshaus (−{ $loss })
    .spoken = Handelshaus, Verlust { $loss }
wallenstein-event-palace-defends = Palast (−{ $loss })
    .also = Palast verteidigt / Palast Angriff
    .spoken = Palast, Verlust { $loss }
wallenstein-event-taxes-low = Steuern ≤ 5 (−{ $loss })
    .also = Steuern max 5 / Steuern höchstens 5
    .spoken = Steuern höchstens 5, Verlust { $loss }
wallenstein-event-taxes-high = Steuern ≥ 6 (−{ $loss })
    .also = Steuern min 6 / Steuern mindestens 6
    .spoken = Steuern mindestens 6, Verlust { $loss }
wallenstein-event-grain-high = Getreide ≥ 4 (−{ $loss })
    .also = Getreide min 4 / Getreide mindestens 4
    .spoken = Getreide mindestens 4, Verlust { $loss }
wallenstein-event-grain-low = Getreide ≤ 3 (−{ $loss })
    .also = Getreide max 3 / Getreide höchstens 3
    .spoken = Getreide höchstens 3, Verlust { $loss }
wallenstein-event-peasants-two = 2 Bauern (−{ $loss })
    .spoken = 2 Bauern, Verlust { $loss }
wallenstein-event-church-peace = Kirche (−{ $loss })
    .spoken = Kirche, Verlust { $loss }
wallenstein-event-armies-few = Truppen 3/2 (−{ $loss })
    .spoken = Truppen 3 und 2, Verlust { $loss }
wallenstein-effect-house-calms = Ereignis: Das neue Handelshaus nimmt dort 1 Unruhe weg.
wallenstein-effect-palace-defends = Ereignis: Länder mit Palast verteidigt 1 Armee mehr.
wallenstein-effect-taxes-low = Ereignis: höchstens 5 Taler.
wallenstein-effect-taxes-high = Ereignis: mindestens 6 Taler.
wallenstein-effect-grain-high = Ereignis: mindestens 4 Getreide.
wallenstein-effect-grain-low = Ereignis: höchstens 3 Getreide.
wallenstein-effect-peasants-two = Ereignis: Neutrale Länder wehren sich mit 2 Bauern.
wallenstein-effect-church-peace = Ereignis: Länder mit Kirche sind tabu.
wallenstein-effect-armies-few = Ereignis: nur 3 und 2 Armeen statt 5 und 3.
wallenstein-no-effect = { "" }
wallenstein-effect-said = { $effect }{" "}

## Aufbau

wallenstein-board = Spielplan hinlegen, Turm zusammenstecken
    .spoken = Legt den Spielplan in die Mitte und steckt Trichter, Turm und Schale zusammen. Die grünen Bauern kommen als Vorrat daneben, unbenutzte Farben in die Schachtel.
    .hint = Bauern daneben, fremde Farben weg
    .why = Der Turm entscheidet jeden Kampf; er muss von allen gut zu sehen sein.
    .done = Steht
wallenstein-board-small = Plan und Turm; 8 Länderkarten kommen weg
    .spoken = Legt den Spielplan in die Mitte, steckt Trichter, Turm und Schale zusammen und legt die grünen Bauern als Vorrat daneben, unbenutzte Farben in die Schachtel. Zu dritt fehlen acht Länder: Bremen, Holstein, Lüttich, Burgund, Konstanz, Fürstentum Bayern, Steiermark und Tirol. Nehmt ihre Karten heraus.
    .hint = Bremen, Holstein, Lüttich, Burgund, Konstanz, Fm. Bayern, Steiermark, Tirol
    .why = Zu dritt wird es sonst zu weit; in diese Länder zieht niemand.
    .done = Steht
wallenstein-material = Jeder: 62 Armeen, Heerführer, { $n } Taler
    .spoken = Jeder nimmt das Tableau einer Farbe, 62 Armeen, den Heerführer, fünf Münzkarten und { $n } Taler. Punkte- und Getreidemarker kommen auf null, das übrige Geld ist die Bank.
    .hint = dazu 5 Münzkarten; Marker auf 0; Rest: Bank
    .done = Haben wir
wallenstein-oldest = Wer ist am ältesten?
    .spoken = Wer ist am ältesten? Diese Person fängt an, dann geht es reihum.
wallenstein-line-up = Stell deine Armeen auf
    .spoken = Nimm diese Länderkarten auf die Hand und stell so viele Armeen hinein: { $all }. So steht es im Beiheft. Was übrig bleibt, ist dein Vorrat; Länder ohne Besitzer sind neutral, und ihre Karten liegen neben dem Plan.
    .done = Aufgestellt
    .short = Nimm die Karten und stell Armeen auf: { $all }.
wallenstein-deal = Karten mischen, zwei auf; Gruppen: { $groups }
    .spoken = Mischt die Länderkarten und deckt zwei auf. Legt auf der Landschaftsseite eurer Tableaus die Gruppen { $groups } bereit. Reihum nimmt jeder eine der beiden offenen Karten oder die oberste vom Stapel und stellt eine seiner Gruppen in das Land. Eine offene Karte wird gleich ersetzt. Liegen noch dieselben zwei offen wie beim letzten Mal, darfst du sie unter den Stapel legen und zwei neue aufdecken.
    .hint = Reihum: 1 Karte nehmen, 1 Gruppe hinstellen
    .done = Bereit
wallenstein-dealt = Verteilt alle Gruppen reihum
    .spoken = Macht weiter, bis alle Gruppen stehen. Die Länderkarten kommen auf die Hand, übrige Armeen in den Vorrat; übrige Länder bleiben neutral, ihre Karten liegen neben dem Plan.
    .done = Alle stehen
wallenstein-dealt-land = Welches Land nimmst du?
    .hint = offene Karte oder oberste vom Stapel
    .spoken = Nimm eine der beiden offenen Karten oder die oberste vom Stapel auf die Hand und ersetze die offene. Welches Land ist es?
wallenstein-dealt-lands = Welche { $n } Länder hast du?
wallenstein-dealt-armies = Welche Gruppe steht wo?
    .spoken = Wie viele Armeen stehen in welchem Land? Deine Gruppen sind { $groups }.
    .hint = Gruppen: { $groups }
wallenstein-not-these-groups = Es müssen genau diese Gruppen sein: { $groups }
wallenstein-dealt-group = Welche Gruppe stellst du hin?
    .spoken = Welche deiner Gruppen stellst du hinein?
wallenstein-fill = Werft { $n } Würfel zusammen in den Turm
    .spoken = Jede Farbe gibt 7 Armeen, dazu kommen 10 Bauern: zusammen { $n } Würfel, alle auf einmal in den Turm.
    .why = So liegt schon etwas im Turm, bevor der erste Kampf kommt.
    .next = Wir zählen, was herausgefallen ist.
    .done = Geworfen
wallenstein-tray = { $filling ->
    [yes] Was fiel heraus?
   *[no] In der Schale?
}
    .spoken = { $filling ->
        [yes] Zählt, was herausgefallen ist. Danach kommt alles zurück in die Vorräte der Spieler und der Bauern; die Schale bleibt leer.{ $court ->
            [yes] {" "}Für jede eigene Armee, die herausfiel, stellt einen Höfling in die Empfangshalle.
           *[no] {""}
        }
       *[no] Was liegt in der Schale? Zählt jede Farbe.
    }
    .hint = { $filling ->
        [yes] Zählen, dann alles zurück in die Vorräte
       *[no] Hineingeworfen: { $all }; im Turm waren { $inside }
    }
    .why = Ich merke mir, was im Turm bleibt.
    .short = Und in der Schale?
wallenstein-court-setup = Kaiserhof daneben, Höflinge und Turmkarten
    .spoken = Legt den Kaiserhof neben den Plan. Jeder bekommt ein Ergänzungstableau, 7 Höflinge und 3 Turmkarten. Mischt die Gunstkarten und legt sie verdeckt als Stapel hin.
    .done = Steht
wallenstein-landsknechte-setup = Legt eure 4 Landsknechte offen gestapelt hin
    .spoken = Jeder stapelt die vier Landsknecht-Karten offen in ihrer Reihenfolge, das leere Banner obenauf.
    .done = Liegt
wallenstein-ready = Tableaus wenden: Zwei Jahre zu vier Runden
    .spoken = Dreht die Tableaus auf die Aktionsseite. Mischt die Ereigniskarten, haltet Aktionskarten und Vorteilsplättchen bereit. Gespielt werden zwei Jahre, je Frühling, Sommer, Herbst und Winter mit Wertung. Sechs Schritte hat eine Runde: Aktionskarten, Vorteile, planen und bieten, Ereignis, Reihenfolge, Aktionen.
    .hint = Ereignisse mischen, Karten bereitlegen
    .done = Los geht’s

## Einsteigen

wallenstein-joined-round = In welcher Runde seid ihr?
    .hint = 1–3 Frühling bis Herbst, 4 Winter, 5–8 zweites Jahr
    .spoken = In welcher Runde seid ihr? Eins bis drei sind Frühling bis Herbst, vier ist der Winter, fünf bis acht das zweite Jahr.
wallenstein-joined-points = Wie viele Siegpunkte habt ihr?
wallenstein-joined-order = Wie war die Reihenfolge im Herbst?
wallenstein-joined-lands = Welche Länder gehören dir?
wallenstein-joined-armies = Wie viele Armeen stehen dort?
wallenstein-joined-built = Wo hast du: { $kind }?
wallenstein-joined-unrest = Wie viel Unruhe liegt dort?
wallenstein-joined-taler = Wie viele Taler habt ihr?
wallenstein-joined-grain = Wo steht euer Getreide?
wallenstein-joined-hall = Wie viele Höflinge in der Empfangshalle?
wallenstein-joined-banner = Welche Landsknecht-Karte liegt oben?
wallenstein-joined-tray = Was liegt in der Schale?
wallenstein-joined-tower = Wie viele Würfel stecken im Turm?
    .hint = 62 je Farbe und 20 Bauern, weniger was ihr seht

## Schritte einer Runde

wallenstein-events = Deckt { $n } { $n ->
        [one] Ereigniskarte
       *[other] Ereigniskarten
    } auf
    .back = Aufgedeckt: { $answer }.
    .why = Drei davon treten ein, die letzte bestimmt den Hunger im Winter.
    .spoken = Deckt { $n ->
        [one] eine Ereigniskarte
       *[other] { $n } Ereigniskarten
    } neben dem Plan auf. Welche?
wallenstein-action-cards = Aktionen: 5 offen, 5 verdeckt
    .back = Offen liegen: { $answer }.
    .spoken = Mischt die zehn Aktionskarten. Fünf kommen offen auf die Felder 1 bis 5, die anderen fünf verdeckt auf 6 bis 10. Welche liegen offen?
    .why = In dieser Reihenfolge handelt ihr gleich.
    .short = Mischt die Aktionen, legt fünf offen und fünf verdeckt aus. Welche liegen offen?
    .next = die Vorteilsplättchen.
wallenstein-next-action = Karte auf Feld { $space } aufdecken
    .back = Feld { $space }: { $answer }.
    .hint = die erledigte Karte kommt weg
    .spoken = Alle sind mit dieser Aktion fertig: Legt ihre Karte beiseite und deckt die auf Feld { $space } auf. Welche ist es?
    .short = Was liegt auf Feld { $space }?
wallenstein-tiles = Was liegt auf 1 bis 5?
    .back = Von Platz 1 an: { $answer }.
    .spoken = Mischt die fünf Vorteilsplättchen und legt sie offen der Reihe nach auf ihre fünf Felder. Das Feld ist der Platz in der Reihenfolge, das Plättchen der Vorteil. Was liegt auf eins bis fünf?
    .why = Um sie bietet ihr gleich.
    .short = Legt die Vorteilsplättchen aus. Welche liegen auf den Plätzen 1 bis 5?
wallenstein-plan = Plant { $fields } Felder, 1 Gebot
    .spoken = Alle planen gleichzeitig und geheim. Auf jedes Aktionsfeld kommt verdeckt eine Karte: die eines eigenen Landes, in dem es geschehen soll, oder eine Münzkarte, wo nichts geschieht; ihre Münzen zählen dort nicht. Reichen die Karten nicht, bleiben Felder leer.{ $court ->
        [yes] {" "}Dazu kommen die drei Felder des Ergänzungstableaus, mit den Karten quer darauf.
       *[no] {""}
    } Aufs Versteigerungsfeld kommt ein Gebot: eine freie Münz- oder Länderkarte. Bietet nicht mehr, als ihr bezahlen könnt.
    .hint = je Feld höchstens 1 Karte; wenig Karten: Felder bleiben leer
    .why = Jedes Land kann nur eine Sache tun.
    .next = Das Ereignis der Runde wird gezogen.
    .done = Alle fertig
    .short = Plant verdeckt, und bietet.
wallenstein-event = Mischt die offenen Ereignisse, zieht eins
    .back = Ereignis: { $answer }.
    .hint = die übrigen bleiben offen liegen
    .spoken = Mischt die offenen Ereigniskarten und zieht eine. Sie gilt in dieser Runde für alle und kommt aufs Ereignisfeld; die anderen liegen wieder offen neben dem Plan. Welche ist es?
wallenstein-bid = Was hast du geboten?
    .why = Wer mehr bietet, wählt früher Platz und Vorteil.
    .spoken = Deck dein Gebot auf. Was hast du geboten?
    .short = Dein Gebot?
wallenstein-bids = Welches Gebot?
    .back = Gebote: { $answer }.
    .why = Wer mehr bietet, wählt früher Platz und Vorteil.
    .spoken = Deckt eure Gebote auf. Was habt ihr geboten?
    .short = Eure Gebote?
wallenstein-bid-4 = 4 Taler
wallenstein-bid-3 = 3 Taler
wallenstein-bid-2 = 2 Taler
wallenstein-bid-1 = 1 Taler
wallenstein-bid-land = Länderkarte
    .also = Landkarte
wallenstein-bid-0 = 0 Taler
wallenstein-bid-tower = Turmkarte
wallenstein-bid-none = Kein Gebot
wallenstein-no-lands = keine freie Karte
wallenstein-land-bid = Welches Land hast du geboten?
wallenstein-bid-too-high = So viel hast du nicht: { $taler } Taler. Was gilt?
    .spoken = Geboten hast du { $bid } Taler, aber du hast nur { $taler }. Was gilt? Die Regel schweigt, ihr entscheidet.
    .hint = die Regel schweigt, ihr entscheidet
wallenstein-bid-stands = Es gilt, zahl alles
    .spoken = Das Gebot gilt, du zahlst, was du hast: { $taler } Taler
wallenstein-bid-zero = Zählt als 0
wallenstein-bag = Gleichstand: Zieht die Heerführer
    .back = Gezogen: { $answer }.
    .hint = aus dem Stoffbeutel, wer zuerst kommt, wählt zuerst
    .spoken = Gleiche Gebote von { $all }: Die Heerführer kommen in den Stoffbeutel und werden gezogen. Wer zuerst kommt, wählt zuerst.
wallenstein-bids-told = Zahlt eure Gebote an die Bank
    .hint = in dieser Folge wird gewählt
    .done = Bezahlt
    .spoken = { $all }. In dieser Folge wählt ihr gleich euren Platz.
    .short = Zahlt eure Gebote.
wallenstein-pays = { $n ->
    [0] { $who } zahlt nichts
   *[other] { $who } zahlt { $n } Taler an die Bank
}
wallenstein-space = Welchen Platz nimmst du?
    .hint = mit seinem Vorteilsplättchen
    .spoken = Welchen freien Platz nimmst du? Nimm sein Vorteilsplättchen und stell deinen Heerführer dorthin.
    .short = Welcher Platz?
    .back = { $who } nimmt { $answer }.
wallenstein-space-tile = { $n }: { $tile }
    .spoken = Platz { $n }: { $tile }
wallenstein-space-taken = schon besetzt
wallenstein-order-told = { $first } beginnt diese Runde
    .spoken = So ist die Reihenfolge: { $all }. Leere Plätze werden übersprungen, übrige Plättchen ruhen in dieser Runde.
    .hint = übrige Plättchen beiseite; erst Ereignis, dann Plättchen
    .done = Los
    .short = { $first } beginnt.
wallenstein-stands = { $who } mit { $tile ->
    [taler] einem Taler mehr bei den Steuern
    [grain] einem Getreide mehr
    [six] sechs Armeen statt fünf
    [attack] einer Armee mehr beim Angriff
   *[defence] einer Armee mehr beim Verteidigen
}
wallenstein-round-over = Die Runde ist vorbei: räumt auf
    .spoken = Die zehnte Aktion ist getan. Die Länderkarten kommen zurück auf die Hand, Heerführer und Plättchen kommen weg. Das Ereignis der Runde verlässt das Spiel{ $peace ->
        [yes] , ebenso die Gunstkarten mit Schutz
       *[no] {""}
    }. Mischt die Aktionskarten für die nächste Runde.
    .hint = Karten auf die Hand; Ereignis aus dem Spiel
    .done = Aufgeräumt
    .short = Räumt auf{ $peace ->
        [yes] , auch die Gunstkarten mit Schutz,
       *[no] {""}
    } und mischt die Aktionskarten.
wallenstein-fall-over = Der Herbst ist vorbei: jetzt kommt der Winter
    .spoken = Die zehnte Aktion ist getan. Die Länderkarten kommen zurück auf die Hand, die Plättchen kommen weg. Die Heerführer bleiben stehen, ihre Reihenfolge gilt auch im Winter. Das Ereignis verlässt das Spiel{ $peace ->
        [yes] , ebenso die Gunstkarten mit Schutz
       *[no] {""}
    }.
    .hint = Heerführer bleiben stehen
    .done = Aufgeräumt
    .short = Räumt auf{ $peace ->
        [yes] , auch die Gunstkarten mit Schutz
       *[no] {""}
    }; die Heerführer bleiben stehen.

## Aktionen, volle Bücher

wallenstein-letter = Mit welchem Buchstaben beginnt das Land?
    .spoken = Welches Land ist es? Nenn zuerst den Anfangsbuchstaben.
wallenstein-cards-palace = Palast (3 Taler): wo?
    .spoken = Deckt eure Karten beim Palast auf: 3 Taler, ein freier Bauplatz, je Land nur einer. In welchen Ländern?
    .short = Palast: eure Karten?
wallenstein-cards-church = Kirche (2 Taler): wo?
    .spoken = Deckt eure Karten bei der Kirche auf: 2 Taler, ein freier Bauplatz, je Land nur eine. In welchen Ländern?
    .short = Kirche: eure Karten?
wallenstein-cards-house = Handelshaus, 1 Taler: wo?
    .hint = { $effect }
    .spoken = Deckt eure Karten beim Handelshaus auf: 1 Taler, ein freier Bauplatz, je Land nur eines. { $said }In welchen Ländern?
    .short = Handelshaus: eure Karten? { $effect }
wallenstein-cards-grain = Getreide: welches Land?
    .hint = Danach 1 Unruhe; lag dort schon welche: Aufstand{ $event ->
        [none] { "" }
       *[other] . { $effect }
    }
    .spoken = Deckt eure Karten beim Getreide auf. Liegt dort schon Unruhe, gibt es einen Aufstand; danach kommt eine Unruhe ins Land. { $said }In welchen Ländern?
    .short = Getreide: eure Karten? { $effect }
wallenstein-cards-taxes = Steuern: welches Land?
    .hint = Danach 1 Unruhe; lag dort schon welche: Aufstand{ $event ->
        [none] { "" }
       *[other] . { $effect }
    }
    .spoken = Deckt eure Karten bei den Steuern auf. Liegt dort schon Unruhe, gibt es einen Aufstand; danach kommt eine Unruhe ins Land. { $said }In welchen Ländern?
    .short = Steuern: eure Karten? { $effect }
wallenstein-cards-five = { $n } Armeen (3 Taler): wo?
    .hint = mit dem Plättchen 6 Armeen: 6. { $effect }
    .spoken = Deckt eure Karten auf: 3 Taler für { $n } Armeen aus dem Vorrat. { $said }In welchen Ländern?
    .short = { $n } Armeen: eure Karten?
wallenstein-cards-three = { $n } Armeen (2 Taler): wo?
    .hint = { $effect }
    .spoken = Deckt eure Karten auf: 2 Taler für { $n } Armeen aus dem Vorrat. { $said }In welchen Ländern?
    .short = { $n } Armeen: eure Karten?
wallenstein-cards-one = 1 Armee (1 Taler): wo?
    .spoken = Deckt eure Karten auf: 1 Taler für eine Armee aus dem Vorrat; danach dürft ihr der Reihe nach von dort noch bewegen. In welchen Ländern?
    .short = 1 Armee: eure Karten?
wallenstein-cards-battle-a = Kampf A: woher?
    .hint = { $effect }
    .spoken = Deckt eure Karten bei Kampf/Bewegung A auf: Von dort darf jeder Armeen in ein Nachbarland ziehen. Ins eigene ist es nur eine Bewegung; in ein fremdes oder neutrales ist es ein Kampf. { $said }Aus welchen Ländern?
    .short = Kampf A: eure Karten? { $effect }
wallenstein-cards-battle-b = Kampf B: woher?
    .hint = { $effect }
    .spoken = Deckt eure Karten bei Kampf/Bewegung B auf. Es gilt dasselbe wie bei A: Ins eigene Nachbarland ist es nur eine Bewegung; in ein fremdes oder neutrales ist es ein Kampf. { $said }Aus welchen Ländern?
    .short = Kampf B: eure Karten? { $effect }
wallenstein-card-palace = Palast (3 Taler): wo?
    .spoken = Deck deine Karte beim Palast auf: 3 Taler, ein freier Bauplatz, je Land nur einer. In welchem Land?
wallenstein-card-church = Kirche (2 Taler): wo?
    .spoken = Deck deine Karte bei der Kirche auf: 2 Taler, ein freier Bauplatz, je Land nur eine. In welchem Land?
wallenstein-card-house = Handelshaus, 1 Taler: wo?
    .hint = { $effect }
    .spoken = Deck deine Karte beim Handelshaus auf: 1 Taler, ein freier Bauplatz, je Land nur eines. { $said }In welchem Land?
    .short = Handelshaus: deine Karte? { $effect }
wallenstein-card-grain = Getreide: welches Land?
    .hint = Danach 1 Unruhe; lag dort schon welche: Aufstand{ $event ->
        [none] { "" }
       *[other] . { $effect }
    }
    .spoken = Deck deine Karte beim Getreide auf. Liegt dort schon Unruhe, gibt es einen Aufstand; danach kommt eine Unruhe ins Land. { $said }In welchem Land?
    .short = Getreide: deine Karte? { $effect }
wallenstein-card-taxes = Steuern: welches Land?
    .hint = Danach 1 Unruhe; lag dort schon welche: Aufstand{ $event ->
        [none] { "" }
       *[other] . { $effect }
    }
    .spoken = Deck deine Karte bei den Steuern auf. Liegt dort schon Unruhe, gibt es einen Aufstand; danach kommt eine Unruhe ins Land. { $said }In welchem Land?
    .short = Steuern: deine Karte? { $effect }
wallenstein-card-five = { $n } Armeen (3 Taler): wo?
    .hint = { $effect }
    .spoken = Deck deine Karte auf: 3 Taler für { $n } Armeen aus dem Vorrat. { $said }In welchem Land?
    .short = { $n } Armeen: deine Karte?
wallenstein-card-three = { $n } Armeen (2 Taler): wo?
    .hint = { $effect }
    .spoken = Deck deine Karte auf: 2 Taler für { $n } Armeen aus dem Vorrat. { $said }In welchem Land?
    .short = { $n } Armeen: deine Karte?
wallenstein-card-one = 1 Armee (1 Taler): wo?
    .spoken = Deck deine Karte auf: 1 Taler für eine Armee aus dem Vorrat; danach darfst du von dort noch bewegen. In welchem Land?
wallenstein-card-battle-a = Kampf A: woher?
    .hint = { $effect }
    .spoken = Deck deine Karte bei Kampf/Bewegung A auf: Von dort darfst du Armeen in ein Nachbarland ziehen. Ins eigene ist es nur eine Bewegung; in ein fremdes oder neutrales ist es ein Kampf. { $said }Aus welchem Land?
    .short = Kampf A: woher? { $effect }
wallenstein-card-battle-b = Kampf B: woher?
    .hint = { $effect }
    .spoken = Deck deine Karte bei Kampf/Bewegung B auf. Es gilt dasselbe wie bei A: Ins eigene Nachbarland ist es nur eine Bewegung; in ein fremdes oder neutrales ist es ein Kampf. { $said }Aus welchem Land?
    .short = Kampf B: woher? { $effect }
wallenstein-lapses = { $land }: verfällt, { $why }
    .hint = es wird nichts bezahlt
    .done = Verfallen
    .spoken = Die Aktion in { $land } verfällt: { $why }. Bezahlt wird nichts.
    .short = Die Aktion in { $land } verfällt: { $why }.
wallenstein-too-poor = zu wenig Taler
wallenstein-built-already = steht schon dort
wallenstein-no-site = kein Bauplatz frei
wallenstein-no-tile = kein Plättchen mehr
wallenstein-too-few-armies = Vorrat reicht nicht
wallenstein-one-army = nur 1 Armee dort
wallenstein-no-target = kein Ziel erlaubt
wallenstein-bank-dry = Der Bank fehlen { $n } Taler
    .hint = nehmt, was da ist
    .done = Gesehen
    .spoken = Der Bank fehlen { $n } Taler. Nehmt, was da ist.
wallenstein-markers-out = Keine Unruhe mehr übrig für { $land }
    .hint = ihr entscheidet, womit ihr sie anzeigt
    .done = Gut
wallenstein-warded = { $land } bleibt ruhig: Gunstkarte weg
    .done = Abgelegt
wallenstein-target = Wohin aus { $land }?
    .hint = von { $n ->
        [one] 1 Armee
       *[other] { $n } Armeen
    } bleibt mindestens eine zurück
    .spoken = In welches Nachbarland ziehst du aus { $land }? In ein eigenes ist es nur eine Bewegung; in ein fremdes oder neutrales ist es ein Kampf. Mindestens eine Armee bleibt zurück.
wallenstein-into = { $name }: { $own ->
        [yes] Bewegung
       *[no] Kampf
    }{ $n ->
        [0] { "" }
       *[other] { " " }({ $n })
    }
    .spoken = { $name }: { $own ->
        [yes] Bewegung zu
       *[no] Kampf gegen
    } { $n ->
        [0] keine Armee
        [one] eine Armee
       *[other] { $n } Armeen
    }
wallenstein-stay = Hier bleiben
wallenstein-move-placed = Noch bewegen aus { $land }?
    .hint = nur in ein eigenes Nachbarland, ohne Kampf
    .spoken = Du darfst jetzt noch Armeen aus { $land } in ein eigenes Nachbarland ziehen, ohne Kampf. Mindestens eine bleibt zurück.
wallenstein-march = Wie viele ziehen aus { $land }?
    .spoken = Wie viele Armeen ziehen aus { $land }? Mindestens eine bleibt zurück.
wallenstein-church-peace = Kirche schützt
wallenstein-court-peace = Gunst des Kaisers

## Aktionen, leichte Bücher

wallenstein-light-palace = Palast: 3 Taler, 1 Bauplatz
    .hint = Je Land nur einer{ $event ->
        [none] { "" }
       *[other] . { $effect }
    }
    .done = Alle fertig
    .spoken = Palast bauen. Deckt der Reihe nach eure Karte auf: 3 Taler, ein freier Bauplatz, je Land nur einer. Erst wenn alle fertig sind, kommt die nächste Aktion.
wallenstein-light-church = Kirche: 2 Taler, 1 Bauplatz
    .hint = Je Land nur eine{ $event ->
        [none] { "" }
       *[other] . { $effect }
    }
    .done = Alle fertig
    .spoken = Kirche bauen. Deckt der Reihe nach eure Karte auf: 2 Taler, ein freier Bauplatz, je Land nur eine. Erst wenn alle fertig sind, kommt die nächste Aktion.
wallenstein-light-house = Handelshaus: 1 Taler, 1 Bauplatz
    .hint = { $effect }
    .done = Alle fertig
    .spoken = Handelshaus bauen. Deckt der Reihe nach eure Karte auf: 1 Taler, ein freier Bauplatz, je Land nur eines. { $said }Erst wenn alle fertig sind, kommt die nächste Aktion.
    .short = Handelshaus bauen. { $effect }
wallenstein-light-grain = Getreide: Bei wem lag schon Unruhe?
    .spoken = Getreide einziehen: Deckt der Reihe nach eure Karte auf und rückt den Marker vor, mit dem Plättchen um einen mehr. { $said }Danach kommt eine Unruhe ins Land. Lag dort schon eine, gibt es einen Aufstand: Sagt, bei wem.
    .hint = Einziehen, dann 1 Unruhe{ $event ->
        [none] { "" }
       *[other] . { $effect }
    }
    .short = Getreide: Bei wem lag schon Unruhe? { $effect }
wallenstein-light-taxes = Steuern: Bei wem lag schon Unruhe?
    .spoken = Steuern einziehen: Deckt der Reihe nach eure Karte auf und nehmt die Taler, mit dem Plättchen einen mehr. { $said }Danach kommt eine Unruhe ins Land. Lag dort schon eine, gibt es einen Aufstand: Sagt, bei wem.
    .hint = Einziehen, dann 1 Unruhe{ $event ->
        [none] { "" }
       *[other] . { $effect }
    }
    .short = Steuern: Bei wem lag schon Unruhe? { $effect }
wallenstein-light-five = 5 Armeen für 3 Taler
    .hint = { $effect }
    .done = Alle fertig
    .spoken = Fünf Armeen für 3 Taler: Deckt der Reihe nach eure Karte auf und stellt sie in dieses Land, mit dem Plättchen sechs. { $said }Erst wenn alle fertig sind, kommt die nächste Aktion.
    .short = Fünf Armeen. { $effect }
wallenstein-light-three = 3 Armeen für 2 Taler
    .hint = { $effect }
    .done = Alle fertig
    .spoken = Drei Armeen für 2 Taler: Deckt der Reihe nach eure Karte auf und stellt sie in dieses Land. { $said }Erst wenn alle fertig sind, kommt die nächste Aktion.
    .short = Drei Armeen. { $effect }
wallenstein-light-one = 1 Armee für 1 Taler, dann bewegen
    .hint = ziehen nur ins eigene Nachbarland
    .done = Alle fertig
    .spoken = Eine Armee für 1 Taler: Deckt der Reihe nach eure Karte auf und stellt sie in dieses Land. Danach darf jeder von dort in ein eigenes Nachbarland ziehen, ohne Kampf. Erst wenn alle fertig sind, kommt die nächste Aktion.
wallenstein-light-battle = Wen greifst du an?
    .hint = Ziehen ins eigene Land ist kein Kampf{ $event ->
        [none] { "" }
       *[other] . { $effect }
    }
    .spoken = Deck deine Karte auf: Von dort darfst du Armeen in ein Nachbarland ziehen. Ins eigene ist es nur eine Bewegung; in ein fremdes oder neutrales ist es ein Kampf. { $said }Wen greifst du an?
    .short = Wen greifst du an? { $effect }
wallenstein-tiles-told = Legt die Vorteilsplättchen auf 1 bis 5
    .spoken = Mischt die fünf Vorteilsplättchen und legt sie offen der Reihe nach auf ihre fünf Felder. Das Feld ist der Platz in der Reihenfolge, das Plättchen der Vorteil: ein Taler mehr, ein Getreide mehr, sechs Armeen statt fünf, eine Armee mehr beim Angriff, eine mehr beim Verteidigen.
    .short = Mischt die Vorteilsplättchen und legt sie aus.
wallenstein-light-order = Gebote auf: zahlen, dann Plätze wählen
    .spoken = Deckt eure Gebote auf und zahlt sie an die Bank. Wer mehr bietet, wählt zuerst einen Platz, nimmt das Vorteilsplättchen und stellt seinen Heerführer dorthin. Eine Länderkarte kostet nichts und zählt mehr als 0 Taler; bei gleichen Geboten zieht aus dem Stoffbeutel. Leere Plätze werden übersprungen, übrige Plättchen ruhen. Beim Rechnen wirkt erst das Ereignis, dann das Plättchen.
    .short = Gebote aufdecken, zahlen und der Reihe nach Plätze wählen.
    .hint = Gleichstand: aus dem Stoffbeutel ziehen
    .done = Alle stehen
wallenstein-light-fighting = Wer greift an? Tippt der Reihe nach
    .hint = Ziehen ins eigene Land ist kein Kampf{ $event ->
        [none] { "" }
       *[other] . { $effect }
    }
    .spoken = Deckt der Reihe nach eure Karte auf: Von dort darf jeder Armeen in ein Nachbarland ziehen; mindestens eine bleibt zurück. Ins eigene ist es nur eine Bewegung, in ein fremdes oder neutrales ein Kampf. { $said }Sagt der Reihe nach, wer angreift.
    .short = Wer greift an? { $effect }
wallenstein-light-foe = Wen greifst du an?
wallenstein-light-forces = Wie viele Armeen kämpfen?
    .spoken = Wie viele Armeen greifen an, und wie viele verteidigen? Zählt mit, was ein Vorteilsplättchen dazugibt. Liegt Unruhe im Land, zählen die Bauern nicht mit.
    .hint = Plättchen mitzählen; eine Armee bleibt zurück; bei Unruhe und Palast heißt 1 ja
wallenstein-row-attackers = Angriff
wallenstein-row-defenders = Abwehr
wallenstein-row-unrest = Unruhe?
wallenstein-row-palace = Palast?
wallenstein-light-rising = { $revolt ->
    [0] Armeen und Unruhe in diesem Land?
   *[other] { $revolt }. Aufstand: Armeen und Unruhe dort?
}
    .short = { $revolt ->
        [0] Armeen und Unruhe dort?
       *[other] { $revolt }. Aufstand: Armeen, Unruhe?
    }
wallenstein-row-armies = Armeen
wallenstein-row-markers = Unruhe
    .also = Marker / Unruhemarker
wallenstein-winter-order = Aufstände: Wer war im Herbst früher dran?
    .spoken = Wer von euch war im Herbst früher dran? In dieser Folge kommen die Aufstände.
wallenstein-counts-palace = Paläste je Region?
wallenstein-counts-church = Kirchen je Region?
wallenstein-counts-house = Handelshäuser je Region?
wallenstein-short-brandenburg = Brand.
wallenstein-short-sachsen = Sachs.
wallenstein-short-oesterreich = Österr.
wallenstein-short-bayern = Bayern
wallenstein-short-kurpfalz = Pfalz
wallenstein-no-battle = Kein Kampf
wallenstein-neutral-land = Neutrales Land
wallenstein-attackers = Mit wie vielen Armeen greifst du an?
    .hint = eine bleibt zurück
    .spoken = Mit wie vielen Armeen greifst du an? Mindestens eine bleibt zurück.
wallenstein-armies-there = { $revolt ->
        [0] Wie viele Armeen stehen im Land?
       *[other] { $revolt }. Aufstand: Wie viele Armeen im Land?
    }
wallenstein-markers = Wie viel Unruhe liegt dort?
wallenstein-unrest-there = Liegt Unruhe im angegriffenen Land?
wallenstein-palace-there = Steht dort ein Palast?
wallenstein-ward-used = Gunstkarte 4: Unruhe abgewehrt?

## Der Turm

wallenstein-dare = Angriff auf { $land } mit { $n } { $n ->
        [one] Armee
       *[other] Armeen
    }?
    .short = Angriff mit { $n }?
wallenstein-strike = Angriff!
    .also = ja
wallenstein-dare-not = Lieber nicht
    .also = nein
    .hint = neu planen
wallenstein-show-odds = Chancen zeigen
wallenstein-odds = Angriff: etwa { $chance } %
    .hint = aus euren Würfen gelernt; in Klammern, was neun von zehn Mal gilt
    .done = Gesehen
    .spoken = Der Angriff gewinnt etwa { $chance } von hundert Mal.
wallenstein-odds-attacker = Angriff gewinnt
wallenstein-odds-defender = Verteidigung hält
wallenstein-odds-draw = Unentschieden
    .also = Remis / Gleichstand / Patt
wallenstein-odds-holds = Turm hält zurück
wallenstein-throw = Werft alles in den Turm!
    .spoken = { $kind ->
        [player] { $attacker } greift { $defender }{ $known ->
            [yes] {" "}in { $land }
           *[no] {""}
        } an.
        [neutral] { $known ->
            [yes] { $attacker } greift das neutrale { $land } an.
           *[no] { $attacker } greift ein neutrales Land an.
        }
        [revolt] Aufstand{ $known ->
            [yes] {" "}in { $land }
           *[no] {""}
        }, denn dort lag schon Unruhe.
       *[winter] Aufstand{ $known ->
            [yes] {" "}in { $land }
           *[no] {""}
        }, denn das Getreide reicht nicht.
    } Werft alles zusammen in den Turm: { $all }.
    .hint = { $known ->
        [yes] um { $land }; alles zusammen
       *[no] alles zusammen hinein
    }
    .why = Was herausfällt, zählt; manches bleibt hängen, Altes kommt heraus.
    .next = Wir zählen die Schale.
    .done = Geworfen
    .short = { $kind ->
        [player] {""}
        [neutral] {""}
       *[other] { $known ->
            [yes] Aufstand in { $land }!{" "}
           *[no] Aufstand!{" "}
        }
    }In den Turm: { $all }.
wallenstein-goes-in = { $n } von { $who }
wallenstein-goes-in-peasants = { $n ->
    [one] 1 Bauer
   *[other] { $n } Bauern
}
wallenstein-goes-in-tray = { $n ->
    [one] 1 Würfel aus der Schale
   *[other] { $n } Würfel aus der Schale
}
wallenstein-part-attackers = greifen an
wallenstein-part-attack-tile = vom Plättchen
wallenstein-part-neutral = verteidigen
wallenstein-part-defenders = verteidigen
wallenstein-part-palace = Ereignis Palast
wallenstein-part-defence-tile = vom Plättchen
wallenstein-part-markers = je Unruhe einer
wallenstein-part-hunger = aus Hunger
wallenstein-part-filling = Grundfüllung
wallenstein-part-tray = kommt mit hinein
wallenstein-tray-cubes = Aus der Schale
wallenstein-row-attacker = Angriff
wallenstein-row-defender = Abwehr
wallenstein-row-supply = In den Vorrat
wallenstein-row-land = Ins Land
wallenstein-row-tray = Bleibt in der Schale
wallenstein-still-inside = Noch im Turm: { $n }
wallenstein-won-attacker = { $attacker } nimmt { $land }
    .spoken = { $attacker } gewinnt und nimmt { $land } mit { $n ->
        [one] einer Armee
       *[other] { $n } Armeen
    }. Die Länderkarte geht sofort an { $attacker }, auch vom Tableau; Gebäude und Unruhe bleiben. Die Verluste kommen in die Vorräte, Würfel von Unbeteiligten bleiben in der Schale.
    .hint = Länderkarte, Gebäude und Unruhe gehören jetzt { $attacker }
    .done = Aufgeräumt
    .short = { $attacker } nimmt { $land } mit { $n ->
        [one] einer Armee
       *[other] { $n } Armeen
    }.
wallenstein-won-defender = { $defender } hält { $land }
    .spoken = { $defender } hält { $land } mit { $n ->
        [one] einer Armee
       *[other] { $n } Armeen
    } und behält die Länderkarte. Die Verluste kommen in die Vorräte, Würfel von Unbeteiligten bleiben in der Schale.
    .done = Aufgeräumt
    .short = { $defender } hält { $land } mit { $n ->
        [one] einer Armee
       *[other] { $n } Armeen
    }.
wallenstein-won-draw = Unentschieden: { $land } wird neutral
    .spoken = Niemand gewinnt. Alle Würfel beider Seiten kommen in die Vorräte, Gebäude und Unruhe kommen weg, die Länderkarte geht in den Vorrat: { $land } ist neutral. Würfel von Unbeteiligten bleiben in der Schale.
    .hint = Gebäude und Unruhe weg, Karte in den Vorrat
    .done = Aufgeräumt
    .short = Niemand gewinnt: { $land } wird neutral.
wallenstein-won-draw-neutral = Die Bauern verteidigen { $land }
    .spoken = Die Bauern halten stand, das Land bleibt neutral. Die Würfel beider Seiten kommen in die Vorräte, die von Unbeteiligten bleiben in der Schale.
    .done = Aufgeräumt
wallenstein-won-revolt-quelled = { $defender } wirft den Aufstand nieder
    .spoken = { $defender } wirft den Aufstand nieder und behält { $land } mit { $n ->
        [one] einer Armee
       *[other] { $n } Armeen
    }. { $ward ->
        [yes] Die Gunstkarte wehrt die neue Unruhe ab.
       *[no] Jetzt kommt noch eine Unruhe dazu.
    } Würfel von Unbeteiligten bleiben in der Schale.
    .hint = { $ward ->
        [yes] Die Gunstkarte wehrt die neue Unruhe ab
       *[no] + 1 Unruhe ins Land
    }
    .done = Aufgeräumt
    .short = { $defender } hält { $land } mit { $n ->
        [one] einer Armee
       *[other] { $n } Armeen
    }.{ $ward ->
        [yes] {" "}Die Gunstkarte wehrt die Unruhe ab.
       *[no] {" "}Eine Unruhe dazu.
    }
wallenstein-won-winter-quelled = { $defender } wirft den Aufstand nieder
    .spoken = { $defender } wirft den Aufstand nieder und behält { $land } mit { $n ->
        [one] einer Armee
       *[other] { $n } Armeen
    }. Würfel von Unbeteiligten bleiben in der Schale.
    .done = Aufgeräumt
    .short = { $defender } hält { $land } mit { $n ->
        [one] einer Armee
       *[other] { $n } Armeen
    }.
wallenstein-won-revolt-lost = { $land } ist neutral: Karte weg
    .spoken = { $defender } verliert { $land }. Alle beteiligten Würfel kommen in die Vorräte, Gebäude und Unruhe kommen weg, die Länderkarte geht in den Vorrat: Das Land ist neutral. Würfel von Unbeteiligten bleiben in der Schale.
    .hint = Gebäude und Unruhe weg, Karte in den Vorrat
    .done = Aufgeräumt
    .short = { $defender } verliert { $land }: alles weg, neutral.
wallenstein-fell-out = Würfel fielen heraus
wallenstein-battle = Ein Kampf!
wallenstein-revolt = Ein Aufstand!
wallenstein-one-battle = Erst diesen Kampf zu Ende
    .done = Gut
wallenstein-fell-in-battle = Zählt sie gleich beim Kampf mit
    .done = Gut
    .spoken = Lasst die Würfel in der Schale und zählt sie gleich beim Kampf mit.
wallenstein-fallen = Was ist herausgefallen?
    .hint = es bleibt in der Schale bis zum nächsten Kampf
    .spoken = Was ist herausgefallen? Es bleibt in der Schale und kommt beim nächsten Kampf wieder mit in den Turm.
wallenstein-light-books = Ab jetzt leichte Bücher

## Winter

wallenstein-lands = Wie viele Länder habt ihr?
wallenstein-grain-track = Wo steht euer Getreide?
    .hint = vor dem Verlust
    .spoken = Wo steht euer Getreide, vor dem Verlust?
wallenstein-grain-loss = Winter: { $n ->
        [0] Niemand verliert Getreide
       *[other] Alle verlieren { $n } Getreide
    }
    .spoken = Der Winter: Getreideverlust, Versorgung, Aufstände, Wertung. { $n ->
        [0] Diesmal verliert niemand Getreide.
       *[other] Alle schieben ihr Getreide um { $n } zurück, aber nicht unter null.
    } Jedes eigene Land braucht eins. { $hungry ->
        [0] Alle sind versorgt.
       *[other] Nach der Versorgungstabelle: { $all }.
    }
    .hint = unter 0 geht es nicht; je Land 1 Getreide
    .why = Die übrig gebliebene Ereigniskarte bestimmt den Verlust.
    .done = Verschoben
    .short = { $n ->
        [0] Niemand verliert Getreide.
       *[other] Alle verlieren { $n } Getreide.
    } { $hungry ->
        [0] Alle sind satt.
       *[other] { $all }.
    }
wallenstein-hungers = { $who } hat { $revolts ->
    [one] einen Aufstand
   *[other] { $revolts } Aufstände
} mit { $revolts ->
    [one] {""}
   *[other] je{" "}
}{ $peasants ->
    [one] einem Bauern mehr
   *[other] { $peasants } Bauern mehr
}
wallenstein-fed = alle satt
wallenstein-hunger = hungrig: { $revolts ->
        [one] 1 Aufstand
       *[other] { $revolts } Aufstände
    }
wallenstein-revolt-lands = { $n ->
    [one] Zieh eine Länderkarte von { $who }
   *[other] Zieh { $n } Länderkarten von { $who }
}
    .back = Gezogen: { $answer }.
    .spoken = Zieh verdeckt { $n ->
        [one] eine Länderkarte
       *[other] { $n } Länderkarten
    } von { $who }, rechts von dir; Münzkarten sind nicht dabei. Dort gibt es Aufstand. Die Reihenfolge der Spieler ist die vom Herbst.
    .hint = nur Länderkarten, verdeckt
wallenstein-revolt-order = Welcher Aufstand kommt zuerst?
    .spoken = Du hast mehrere Aufstände. In welcher Folge?
    .short = In welcher Folge?
wallenstein-light-revolt = { $revolts ->
        [one] Zieh eine Karte von { $who }: Aufstand!
       *[other] Zieh { $revolts } Karten von { $who }: Aufstände!
    }
    .spoken = { $revolts ->
        [one] Zieh verdeckt eine Länderkarte von { $who }; Münzkarten sind nicht dabei. Dort gibt es Aufstand
       *[other] Zieh verdeckt { $revolts } Länderkarten von { $who }, alle auf einmal; Münzkarten sind nicht dabei. { $who } legt die Folge fest. In jedem Land gibt es Aufstand
    }: je Unruhe im Land ein Bauer, dazu nach der Versorgungstabelle { $n ->
        [one] einer
       *[other] { $n }
    } mehr. Unter euch gilt die Reihenfolge vom Herbst.
    .hint = zusätzliche Bauern: { $n }; die Reihenfolge wählt { $who }
    .done = Gezogen
    .short = { $revolts ->
        [one] Zieh eine Länderkarte von { $who }: Aufstand mit { $n ->
            [one] einem
           *[other] { $n }
        } Bauern mehr.
       *[other] Zieh { $revolts } Länderkarten von { $who }: Aufstände mit je { $n ->
            [one] einem
           *[other] { $n }
        } Bauern mehr.
    }
wallenstein-count-palace = { $region }: Wie viele Paläste?
wallenstein-count-church = { $region }: Wie viele Kirchen?
wallenstein-count-house = { $region }: Wie viele Handelshäuser?
wallenstein-scores = Wertung: Zieht eure Punkte
    .spoken = { $all }. Je Land und je Gebäude ein Punkt, dazu die Mehrheiten in den Regionen: Paläste 3, Kirchen 2, Handelshäuser 1, geteilt jeweils einer weniger.
    .hint = Länder, Gebäude, Mehrheiten
    .done = Gezogen
    .short = { $all }.
wallenstein-scored = { $who } bekommt { $n ->
    [one] einen Punkt
   *[other] { $n } Punkte
}
wallenstein-majorities = Pal. { $palace } Kir. { $church } Han. { $house }
wallenstein-year-end = Das erste Jahr ist um
    .spoken = Das erste Jahr ist um. Alles Getreide geht zurück auf null, alle Unruhe kommt vom Plan, und vier neue Ereignisse werden aufgedeckt.{ $landsknechte ->
        [yes] {" "}Die Landsknecht-Karten liegen wieder wie am Anfang.
       *[no] {""}
    } Es folgen noch vier Runden bis zur zweiten Wertung.
    .hint = Getreide auf 0, alle Unruhe weg
    .done = Aufgeräumt
wallenstein-taler = Gleichstand: Wie viele Taler habt ihr?
wallenstein-with-taler = { $n } Taler
wallenstein-stop = Hier aufhören und werten
wallenstein-over-stopped = Ihr hört hier auf: Was auf dem Plan steht, wurde wie in einem Winter gewertet.
wallenstein-over = Der zweite Winter ist gewertet, das Spiel ist aus.

## Am Kaiserhof

wallenstein-favours = Deckt drei Gunstkarten auf
    .back = Aufgedeckt: { $answer }.
    .hint = höchste auf 4, dann 3, dann 2 Höflinge
    .spoken = Mit dem Kaiserhof hat die Runde zwei Schritte mehr: jetzt die Gunstkarten, später den Hof. Deckt die obersten drei Gunstkarten auf. Welche sind es?
wallenstein-display = Gunstkarten hinlegen: 4, 3, 2 Höflinge
    .hint = die höchste Zahl auf den teuersten Platz
    .done = Liegt
    .spoken = Legt die Gunstkarten offen in den Audienzsaal: die höchste Zahl auf den Platz für 4 Höflinge, die nächste auf 3, die kleinste auf 2.
wallenstein-favour-card = { $n }: { $what }
wallenstein-favour-offer = { $what } ({ $cost })
wallenstein-favour-1 = Ereignis weg
wallenstein-favour-2 = Taler
wallenstein-favour-3 = zur Schale
wallenstein-favour-4 = Unruhe weg
wallenstein-favour-5 = Getreide
wallenstein-favour-6 = Siegpunkte
wallenstein-favour-7 = Gebäude gratis
wallenstein-favour-8 = zur Schale
wallenstein-favour-9 = Taler
wallenstein-favour-10 = Schutz
wallenstein-favour-11 = Schutz
wallenstein-favour-12 = 3 Armeen
wallenstein-favour-13 = Siegpunkte
wallenstein-favour-14 = zur Schale
wallenstein-favour-15 = Getreide
wallenstein-favour-16 = Taler
wallenstein-favour-17 = Gebäude gratis
wallenstein-favour-18 = Schutz
wallenstein-favour-19 = Siegpunkte
wallenstein-favour-20 = Getreide
wallenstein-favour-21 = Gebäude gratis
wallenstein-convert = Karte auf dem Feld { $n }?
    .spoken = Deck die Karte auf deinem Feld { $n } auf. Erst alle deine drei Felder, in der Folge 3, 2, 1, dann ist der Nächste dran. Ein Land oder die Turmkarte schickt { $n ->
        [one] einen Höfling
       *[other] { $n } Höflinge
    } an den Hof, ganz oder gar nicht. Bei einer Münzkarte geschieht nichts; ihre Taler zählen nicht.
    .hint = ganz oder gar nicht; im Land bleibt 1 Armee
    .why = Für jede Armee geht ein Höfling an den Hof.
    .short = Die Karte auf dem Feld { $n }?
wallenstein-not-converted = { $card }: entfällt, { $why }
    .done = Entfällt
    .spoken = { $card }: Die Umwandlung entfällt ganz, { $why }.
wallenstein-too-few-courtiers = zu wenig Höflinge
wallenstein-too-few-in-tray = Schale reicht nicht
wallenstein-one-must-stay = 1 Armee muss bleiben
wallenstein-favour = Audienz mit { $n }: Welche Gunst?
    .spoken = { $n ->
        [one] Dein Höfling geht
       *[other] Alle deine { $n } Höflinge gehen
    } in den Audienzsaal, auch wenn du nichts nimmst. Nimm eine der ausliegenden Karten, die du bezahlen kannst, oder keine. Ihre Gunst gilt sofort, dann verlässt sie das Spiel.
wallenstein-no-favour = Keine
    .also = passe / ich passe / nichts / verzichte
wallenstein-court-over = Höflinge zurück in die Empfangshalle
    .spoken = Wer noch im Audienzsaal steht, geht zurück in die Empfangshalle. { $n ->
        [0] Alle Gunstkarten sind vergeben.
        [one] Die übrige Gunstkarte verlässt das Spiel.
       *[other] Die { $n } übrigen Gunstkarten verlassen das Spiel.
    } Dann geht die Runde wie gewohnt mit den Aktionen weiter.
    .hint = übrige Gunstkarten aus dem Spiel: { $n }
    .done = Zurück
wallenstein-favour-used = { $what }: gilt die ganze Runde
    .done = Gut
wallenstein-favour-points = Rück { $n } { $n ->
        [one] Siegpunkt
       *[other] Siegpunkte
    } vor
    .done = Gezogen
wallenstein-favour-taler = Nimm { $n } Taler
    .done = Genommen
wallenstein-favour-grain = Rück { $n } Getreide vor
    .done = Gezogen
wallenstein-into-tray = Leg { $n } { $n ->
        [one] Armee
       *[other] Armeen
    } vorsichtig in die Schale
    .hint = aus deinem Vorrat
    .done = Liegen drin
    .spoken = Leg { $n ->
        [one] eine Armee
       *[other] { $n } Armeen
    } aus deinem Vorrat vorsichtig in die Schale.
wallenstein-event-away = Das Ereignis dieser Runde?
    .spoken = Du darfst das Ereignis dieser Runde aus dem Spiel nehmen; dann tritt es nicht ein. Oder du lässt es liegen.
wallenstein-remove-event = Aus dem Spiel
wallenstein-leave-event = Liegen lassen
wallenstein-calm = Wo nimmst du 1 Unruhe weg?
    .spoken = Aus welchem deiner Länder nimmst du eine Unruhe?
wallenstein-calm-or-keep = 1 Unruhe weg, oder Karte behalten?
    .hint = behalten nur, wer nirgends Unruhe hat
    .spoken = Nimm eine Unruhe aus einem deiner Länder. Nur wer keine hat, behält die Karte und wehrt damit die nächste ab.
wallenstein-calmed = Unruhe weg
wallenstein-kept = Behalten
wallenstein-card-kept = Behalt die Karte für die nächste Unruhe
    .done = Behalten
wallenstein-build-free = Bau gratis: { $kind }
    .hint = in ein eigenes Land mit freiem Platz
    .done = Gebaut
    .spoken = Bau gratis in einem eigenen Land mit freiem Platz: { $kind }. Sonst gelten die üblichen Regeln; ohne Platz verfällt es.
wallenstein-no-free-site = Kein Platz dafür: Die Karte verfällt
    .done = Verfallen
wallenstein-free-site = { $kind } gratis: wohin?
    .spoken = Bau gratis, nach den üblichen Regeln: { $kind }. In welchem deiner Länder?
wallenstein-three-armies = Stell 3 Armeen gratis in ein Land
    .hint = eigenes oder neutrales; ein neutrales gehört dann dir
    .done = Stehen
    .spoken = Stell 3 Armeen gratis in ein eigenes oder neutrales Land. Ein neutrales gehört dann dir: Nimm seine Länderkarte, ohne Kampf.
wallenstein-armies-where = 3 Armeen gratis: wohin?
    .hint = ein neutrales Land gehört dann dir
    .spoken = In welches eigene oder neutrale Land stellst du 3 Armeen gratis? Ein neutrales gehört dann dir: Nimm seine Länderkarte, ohne Kampf.
wallenstein-peace-a = Kampf A
wallenstein-peace-b = Kampf B
wallenstein-peace-both = A und B

## Landsknechte

wallenstein-four-regions = Wer hat Länder in 4 Regionen?
    .hint = deren oberste Karte kommt unter den Stapel
    .spoken = Wer hat Länder in mindestens vier Regionen? { $court ->
        [yes] Das prüft ihr noch vor dem Kaiserhof. Deren
       *[no] Deren
    } oberste Landsknecht-Karte kommt unter den Stapel.
wallenstein-no-landsknechte = Niemand hat Länder in 4 Regionen
    .hint = die Landsknechte bleiben liegen
    .done = Weiter
    .spoken = Niemand hat Länder in mindestens vier Regionen. Die Landsknechte bleiben liegen.
wallenstein-bonus = Karte { $card }: Welchen Bonus nimmst du?
    .hint = oberste Karte zuerst unter den Stapel
    .spoken = Du hast Länder in vier Regionen: Leg deine oberste Landsknecht-Karte unter den Stapel. Jetzt liegt Karte { $card } oben. Welchen einen Bonus nimmst du davon?
told-taler = { $way ->
    [take] { $more } Taler mehr, jetzt { $to }
   *[give] jetzt { $to } Taler
}
    .short = { $way ->
        [take] { $more } Taler
       *[give] {""}
    }
told-grain = { $way ->
    [take] { $more } Getreide mehr, jetzt { $to }
   *[give] jetzt { $to } Getreide
}
    .short = { $way ->
        [take] { $more } Getreide
       *[give] {""}
    }
told-points = { $more ->
    [one] ein Punkt
   *[other] { $more } Punkte
} mehr, jetzt { $to }
    .short = {""}
told-armies = { wallenstein-land-by-key }: jetzt { $to ->
    [0] keine Armee
    [one] eine Armee
   *[other] { $to } Armeen
}.
    .short = {""}
told-unrest = { wallenstein-land-by-key }: jetzt { $to ->
    [0] keine Unruhe
   *[other] { $to } Unruhe
}.
    .short = {""}
told-hall = jetzt { $to ->
    [0] kein Höfling
    [one] ein Höfling
   *[other] { $to } Höflinge
} in der Empfangshalle
wallenstein-bonus-taler = { $n } Taler
wallenstein-bonus-grain = { $n } Getreide
wallenstein-bonus-armies = { $n } in die Schale
wallenstein-bonus-points = { $n } { $n ->
        [one] Siegpunkt
       *[other] Siegpunkte
    }

## Was auf den Karten dieser Schachtel steht

wallenstein-box-ninth-land = Aufstellung A: welches neunte Land?
    .hint = Beiheft, Startaufstellung für 3, Spieler A, letzte Zeile
    .spoken = Im Beiheft steht bei der Startaufstellung für drei Spieler in der letzten Zeile von Spieler A ein neuntes Land. Welches ist es? Wer Aufstellung A nimmt, fängt auch dort an.
wallenstein-box-favour = Gunstkarte { $card }: welche Zahl steht da?
wallenstein-box-building = Gunstkarte { $card }: welches Gebäude?
wallenstein-box-peace = Gunstkarte { $card }: Schutz wovor?
wallenstein-box-bonus-taler = Landsknecht { $card }: wie viele Taler?
    .hint = 0, wenn keine darauf sind
wallenstein-box-bonus-grain = Landsknecht { $card }: wie viel Getreide?
    .hint = 0, wenn keins darauf ist
wallenstein-box-bonus-armies = Landsknecht { $card }: wie viele Armeen?
    .hint = 0, wenn keine darauf sind
wallenstein-box-bonus-points = Landsknecht { $card }: wie viele Punkte?
    .hint = 0, wenn keine darauf sind
wallenstein-house-one-year = Ein Jahr: der erste Winter ist das Ende
    .short = ein Jahr
wallenstein-house-up-to-courtiers = Höflinge: bis zu so viele wie am Feld
    .short = auch weniger Höflinge
wallenstein-house-full-ties = Geteilte Mehrheiten: jeder alle Punkte
    .short = geteilte Mehrheiten voll
wallenstein-house-quiet-spring = Im 1. Frühjahr niemanden angreifen

## Was von jedem erzählt wird

wallenstein-deed-won = { $n ->
    [one] Einen Kampf gewonnen
   *[other] { $n } Kämpfe gewonnen
}

## Was ein Terminal anstelle von Symbolen schreibt

symbol-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
symbol-land = { $n ->
    [one] 1 Land
   *[other] { $n } Länder
}
symbol-gold = { $n } Taler
symbol-coin = { $n } Taler
symbol-bread = { $n } Getreide
symbol-cube = { $n } Würfel
symbol-peasant = { $n ->
    [one] 1 Bauer
   *[other] { $n } Bauern
}
symbol-unrest = { $n } Unruhe
symbol-palace = { $n ->
    [one] 1 Palast
   *[other] { $n } Paläste
}
symbol-church = { $n ->
    [one] 1 Kirche
   *[other] { $n } Kirchen
}
symbol-house = { $n ->
    [one] 1 Handelshaus
   *[other] { $n } Handelshäuser
}
symbol-build-card = { $n ->
    [one] 1 Punkt für Gebäude
   *[other] { $n } Punkte für Gebäude
}
symbol-crown = { $n ->
    [one] 1 Punkt für Mehrheiten
   *[other] { $n } Punkte für Mehrheiten
}
badge-crown = beginnt
badge-coronet = Platz { $n } der Reihenfolge

# Why a correction cannot stand, and what to do instead
wallenstein-holds-army = { $land } hat einen Besitzer, also steht dort mindestens eine Armee: Gebt mehr, oder nehmt auch den Besitzer weg.
wallenstein-holds-neutral = { $land } ist neutral und leer: Sagt erst, wem es gehört.
wallenstein-holds-sites = { $land }, Bauplätze: { $n }. Nehmt erst ein anderes Gebäude weg.
wallenstein-holds-courtiers = { $who } hätte mehr Höflinge als { $n }: Nehmt erst anderswo welche weg.
wallenstein-left = { $who } ist gegangen. Der Platz plant nicht, bietet nicht und erntet nicht; in der Reihenfolge steht er hinten. Seine Länder hungern nicht, wehren sich wie sonst und zählen in der Wertung. Gewinnen kann er nicht.
wallenstein-newcomer = { $who } steigt ein. Taler gibt es aus der Bank, in der Reihenfolge steht der Platz hinten. Wählt freie Länder aus und stellt Armeen hinein; dann kommt die Füllung in den Turm.

## Was man geschehen sieht

wallenstein-played-winter = { $n ->
    [0] Niemand verliert Getreide.
   *[other] Der Winter nimmt allen { $n } Getreide.
}{ $hungry ->
    [0] {" "}Alle Länder sind versorgt.
   *[other] {" "}Aufstände bei { $all }.
}
