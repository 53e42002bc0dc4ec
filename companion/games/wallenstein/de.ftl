### Wallenstein: was am Tisch gesagt und gefragt wird.

game-wallenstein = Wallenstein
wallenstein-option-books = Bücher
wallenstein-choice-books-light = Leicht: Leitfaden
wallenstein-choice-books-full = Voll: alles im Gerät
wallenstein-option-court = Am Kaiserhof
wallenstein-choice-court-no = Ohne
wallenstein-choice-court-yes = Mit Kaiserhof
wallenstein-option-landsknechte = Landsknechte
wallenstein-choice-landsknechte-no = Ohne
wallenstein-choice-landsknechte-yes = Mit Landsknechten
wallenstein-option-lands = Startländer
wallenstein-choice-lands-preset = Nach Beiheft
wallenstein-choice-lands-choice = Selbst wählen
wallenstein-option-odds = Chancen im Kampf
wallenstein-choice-odds-on = Auf Wunsch
wallenstein-choice-odds-off = Aus
wallenstein-option-start = Beginn
wallenstein-choice-start-new = Neue Partie
wallenstein-choice-start-joined = Schon im Gange

## Wo wir sind

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
wallenstein-a-land = das Land
wallenstein-letters = { $letters } …
wallenstein-armies = { $n } Armeen
wallenstein-percent = { $mean } % ({ $low }–{ $high } %)
wallenstein-coin-card = Münzkarte / leer
wallenstein-tower-card = Turmkarte
wallenstein-land-card = Länderkarte
wallenstein-action-palace = Palast bauen
wallenstein-action-church = Kirche bauen
wallenstein-action-house = Handelshaus bauen
wallenstein-action-grain = Getreide einziehen
wallenstein-action-taxes = Steuern einziehen
wallenstein-action-five = 5 Armeen
wallenstein-action-three = 3 Armeen
wallenstein-action-one = 1 Armee + ziehen
wallenstein-action-battle-a = Kampf/Zug A
wallenstein-action-battle-b = Kampf/Zug B
wallenstein-tile-taler = +1 Taler
wallenstein-tile-grain = +1 Getreide
wallenstein-tile-six = 6 Armeen
wallenstein-tile-attack = +1 Angriff
wallenstein-tile-defence = +1 Verteidigung
wallenstein-event-house-calms = Handelshaus (−{ $loss })
wallenstein-event-palace-defends = Palast (−{ $loss })
wallenstein-event-taxes-low = Steuern ≤ 5 (−{ $loss })
wallenstein-event-taxes-high = Steuern ≥ 6 (−{ $loss })
wallenstein-event-grain-high = Getreide ≥ 4 (−{ $loss })
wallenstein-event-grain-low = Getreide ≤ 3 (−{ $loss })
wallenstein-event-peasants-two = 2 Bauern (−{ $loss })
wallenstein-event-church-peace = Kirche (−{ $loss })
wallenstein-event-armies-few = Truppen 3/2 (−{ $loss })
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

## Aufbau

wallenstein-board = Spielplan hinlegen, Turm zusammenstecken
    .spoken = Legt den Spielplan in die Mitte und steckt Trichter, Turm und Schale zusammen. Die grünen Bauern kommen daneben, unbenutzte Farben in die Schachtel.
    .hint = Bauern daneben, fremde Farben weg
    .why = Der Turm entscheidet jeden Kampf; er muss von allen gut zu sehen sein.
    .done = Steht
wallenstein-board-small = Plan und Turm; 8 Länderkarten kommen weg
    .spoken = Plan in die Mitte, Turm zusammenstecken, Bauern daneben. Zu dritt fehlen acht Länder: Bremen, Holstein, Lüttich, Burgund, Konstanz, Fürstentum Bayern, Steiermark und Tirol. Nehmt ihre Karten heraus.
    .hint = Bremen, Holstein, Lüttich, Burgund, Konstanz, Fm. Bayern, Steiermark, Tirol
    .why = Zu dritt wird es sonst zu weit; in diese Länder zieht niemand.
    .done = Steht
wallenstein-material = Jeder: 62 Armeen, Feldherr, { $n } Taler
    .spoken = Alle nehmen ihr Tableau, 62 Armeen, den Feldherrn, fünf Münzkarten und { $n } Taler. Punkte- und Getreidemarker kommen auf null, das übrige Geld ist die Bank.
    .hint = dazu 5 Münzkarten; Marker auf 0; Rest: Bank
    .done = Haben wir
wallenstein-oldest = Wer ist am ältesten?
    .why = Diese Person fängt an.
wallenstein-line-up = Nimm die Karten, stell Armeen auf
    .spoken = Nimm diese Länderkarten auf die Hand und stell in jedes Land so viele Armeen. Was übrig bleibt, ist dein Vorrat; Länder ohne Besitzer sind neutral.
    .done = Aufgestellt
wallenstein-deal = Karten mischen, zwei auf; Gruppen: { $groups }
    .spoken = Mischt die Länderkarten und deckt zwei auf. Legt auf eurer Landschaftsseite die Gruppen { $groups } bereit. Reihum nimmt jeder eine offene Karte oder die oberste vom Stapel und stellt eine Gruppe in das Land. Liegen noch dieselben zwei Karten offen wie bei deinem letzten Zug, darfst du sie unter den Stapel legen und zwei neue aufdecken.
    .hint = Reihum: 1 Karte nehmen, 1 Gruppe hinstellen
    .done = Bereit
wallenstein-dealt = Verteilt alle Gruppen reihum
    .spoken = Macht weiter, bis alle Gruppen stehen. Karten auf die Hand, übrige Armeen in den Vorrat; übrige Länder bleiben neutral.
    .done = Alle stehen
wallenstein-dealt-land = Welches Land nimmst du?
    .hint = offene Karte oder oberste vom Stapel
wallenstein-dealt-group = Welche Gruppe stellst du hin?
wallenstein-fill = Werft { $n } Würfel zusammen in den Turm
    .spoken = Jede Farbe gibt 7 Armeen, dazu kommen 10 Bauern: zusammen { $n } Würfel, alle auf einmal hinein.
    .why = So liegt schon etwas im Turm, bevor der erste Kampf kommt.
    .next = Danach zählen wir, was herausgefallen ist.
    .done = Geworfen
wallenstein-tray = In der Schale? (Turm: { $inside })
    .spoken = Was liegt in der Schale?
    .hint = Im Turm waren { $inside } Würfel, mehr geht nicht
    .why = Das Gerät merkt sich, was im Turm bleibt.
wallenstein-court-setup = Kaiserhof daneben, Höflinge und Turmkarten
    .spoken = Legt den Kaiserhof neben den Plan. Jeder bekommt ein Ergänzungstableau, 7 Höflinge und 3 Turmkarten. Für jede eigene Armee, die aus dem Turm fiel, steht schon ein Höfling in der Empfangshalle. Mischt die Gunstkarten.
    .done = Steht
wallenstein-landsknechte-setup = Legt eure 4 Landsknechte offen gestapelt hin
    .spoken = Jeder stapelt die vier Landsknecht-Karten offen in ihrer Reihenfolge, das leere Banner obenauf.
    .done = Liegt
wallenstein-ready = Tableaus wenden: Zwei Jahre zu vier Runden
    .spoken = Dreht die Tableaus auf die Aktionsseite. Mischt die Ereigniskarten, haltet Aktionskarten und Vorteile bereit. Gespielt werden zwei Jahre: Frühling, Sommer, Herbst und Winter mit Wertung.
    .hint = Ereignisse mischen, Karten bereitlegen
    .done = Los geht’s

## Einsteigen

wallenstein-joined-round = In welcher Runde seid ihr?
    .hint = 1–3 Frühling bis Herbst, 4 Winter, 5–8 zweites Jahr
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
    .why = Drei davon treten ein, die letzte bestimmt den Hunger im Winter.
wallenstein-action-cards = Mischt die Aktionen: fünf offen, fünf verdeckt
    .spoken = Mischt die zehn Aktionskarten. Fünf kommen offen auf die Felder 1 bis 5, die anderen fünf verdeckt daneben.
    .why = In dieser Reihenfolge handelt ihr gleich.
    .next = Danach die Vorteilsplättchen.
wallenstein-next-action = Karte auf Feld { $space } aufdecken
    .hint = die erledigte Karte kommt weg
wallenstein-tiles = Legt die Vorteilsplättchen auf 1 bis 5
    .spoken = Mischt die fünf Vorteilsplättchen und legt sie der Reihe nach auf ihre Felder. Das Feld ist der Platz in der Reihenfolge, das Plättchen der Vorteil.
    .why = Um sie bietet ihr gleich.
wallenstein-plan = Plant verdeckt: { $fields } Felder und ein Gebot
    .spoken = Alle planen gleichzeitig und geheim. Auf jedes Feld eine Karte: ein Land, wo etwas geschehen soll, oder eine Münzkarte, wo nichts geschieht. Dazu ein Gebot aufs Versteigerungsfeld. Bietet nicht mehr, als ihr bezahlen könnt.
    .hint = je Feld höchstens 1 Karte; wenig Karten: Felder bleiben leer
    .why = Jedes Land kann nur eine Sache tun.
    .next = Danach kommt das Ereignis.
    .done = Alle fertig
wallenstein-event = Mischt die offenen Ereignisse, zieht eins
    .why = Es gilt für alle in dieser Runde.
    .hint = die übrigen bleiben offen liegen
wallenstein-bid = Was hast du geboten?
    .why = Wer mehr bietet, wählt früher Platz und Vorteil.
wallenstein-bid-4 = 4 Taler
wallenstein-bid-3 = 3 Taler
wallenstein-bid-2 = 2 Taler
wallenstein-bid-1 = 1 Taler
wallenstein-bid-land = Länderkarte
wallenstein-bid-0 = 0 Taler
wallenstein-bid-tower = Turmkarte
wallenstein-bid-none = Kein Gebot
wallenstein-no-lands = keine freie Karte
wallenstein-land-bid = Welches Land hast du geboten?
wallenstein-bid-too-high = So viel hast du nicht: { $taler } Taler. Was gilt?
    .hint = die Regel schweigt, ihr entscheidet
wallenstein-bid-stands = Gilt, zahlt alles
wallenstein-bid-zero = Zählt als 0
wallenstein-bag = Gleichstand: Zieht die Feldherren
    .hint = aus dem Stoffbeutel, wer zuerst kommt, wählt zuerst
wallenstein-bids-told = Zahlt eure Gebote an die Bank
    .hint = in dieser Folge wird gewählt
    .done = Bezahlt
wallenstein-space = Welchen Platz nimmst du?
    .hint = mit seinem Vorteilsplättchen
wallenstein-space-tile = { $n }: { $tile }
wallenstein-space-taken = schon besetzt
wallenstein-order-told = { $first } beginnt diese Runde
    .spoken = So ist die Reihenfolge. Leere Plätze werden übersprungen, übrige Plättchen kommen zur Seite.
    .hint = übrige Plättchen beiseite; erst Ereignis, dann Plättchen
    .done = Los
wallenstein-round-over = Die Runde ist vorbei: räumt auf
    .spoken = Länderkarten zurück auf die Hand, Feldherren und Plättchen weg. Das Ereignis der Runde verlässt das Spiel, die Aktionskarten werden neu gemischt.
    .hint = Karten auf die Hand; Ereignis aus dem Spiel
    .done = Aufgeräumt
wallenstein-fall-over = Der Herbst ist vorbei: jetzt kommt der Winter
    .spoken = Länderkarten zurück auf die Hand, Plättchen weg. Die Feldherren bleiben stehen, ihre Reihenfolge gilt auch im Winter. Das Ereignis verlässt das Spiel.
    .hint = Feldherren bleiben stehen
    .done = Aufgeräumt

## Aktionen, volle Bücher

wallenstein-letter = Mit welchem Buchstaben beginnt das Land?
wallenstein-card-palace = Palast (3 Taler): deine Karte?
wallenstein-card-church = Kirche (2 Taler): deine Karte?
wallenstein-card-house = Handelshaus (1 Taler): deine Karte?
    .hint = { $effect }
wallenstein-card-grain = Getreide: deine Karte?
    .hint = Danach 1 Unruhe; lag dort schon welche: Aufstand{ $event ->
        [none] { "" }
       *[other] . { $effect }
    }
wallenstein-card-taxes = Steuern: deine Karte?
    .hint = Danach 1 Unruhe; lag dort schon welche: Aufstand{ $event ->
        [none] { "" }
       *[other] . { $effect }
    }
wallenstein-card-five = { $n } Armeen (3 Taler): deine Karte?
    .hint = { $effect }
wallenstein-card-three = { $n } Armeen (2 Taler): deine Karte?
    .hint = { $effect }
wallenstein-card-one = 1 Armee (1 Taler): deine Karte?
wallenstein-card-battle-a = Kampf/Zug A: woher?
    .hint = { $effect }
wallenstein-card-battle-b = Kampf/Zug B: woher?
    .hint = { $effect }
wallenstein-lapses = { $land }: verfällt, { $why }
    .hint = es wird nichts bezahlt
    .done = Verfallen
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
wallenstein-markers-out = Keine Unruhe mehr übrig für { $land }
    .hint = ihr entscheidet, womit ihr sie anzeigt
    .done = Gut
wallenstein-warded = { $land } bleibt ruhig: Gunstkarte weg
    .done = Abgelegt
wallenstein-target = Wohin aus { $land }?
    .hint = eine Armee muss zurückbleiben
wallenstein-stay = Hier bleiben
wallenstein-move-placed = Noch ziehen aus { $land }?
    .hint = nur in ein eigenes Nachbarland, ohne Kampf
wallenstein-march = Wie viele ziehen aus { $land }?
wallenstein-church-peace = Kirche schützt
wallenstein-court-peace = Gunst des Kaisers

## Aktionen, leichte Bücher

wallenstein-light-palace = Palast: 3 Taler, 1 Bauplatz
    .hint = Je Land nur einer{ $event ->
        [none] { "" }
       *[other] . { $effect }
    }
    .done = Alle fertig
wallenstein-light-church = Kirche: 2 Taler, 1 Bauplatz
    .hint = Je Land nur eine{ $event ->
        [none] { "" }
       *[other] . { $effect }
    }
    .done = Alle fertig
wallenstein-light-house = Handelshaus: 1 Taler, 1 Bauplatz
    .hint = { $effect }
    .done = Alle fertig
wallenstein-light-grain = Getreide: Bei wem lag schon Unruhe?
    .spoken = Zieht der Reihe nach Getreide ein und legt danach eine Unruhe ins Land. Lag dort schon eine, gibt es einen Aufstand: sagt, bei wem.
    .hint = Einziehen, dann 1 Unruhe{ $event ->
        [none] { "" }
       *[other] . { $effect }
    }
wallenstein-light-taxes = Steuern: Bei wem lag schon Unruhe?
    .spoken = Zieht der Reihe nach Steuern ein und legt danach eine Unruhe ins Land. Lag dort schon eine, gibt es einen Aufstand: sagt, bei wem.
    .hint = Einziehen, dann 1 Unruhe{ $event ->
        [none] { "" }
       *[other] . { $effect }
    }
wallenstein-light-five = 5 Armeen für 3 Taler
    .hint = { $effect }
    .done = Alle fertig
wallenstein-light-three = 3 Armeen für 2 Taler
    .hint = { $effect }
    .done = Alle fertig
wallenstein-light-one = 1 Armee für 1 Taler, dann ziehen
    .hint = ziehen nur ins eigene Nachbarland
    .done = Alle fertig
wallenstein-light-battle = Wen greifst du an?
    .hint = Ziehen ins eigene Land ist kein Kampf{ $event ->
        [none] { "" }
       *[other] . { $effect }
    }
wallenstein-no-battle = Kein Kampf
wallenstein-neutral-land = Neutrales Land
wallenstein-attackers = Mit wie vielen Armeen greifst du an?
    .hint = eine bleibt zurück
wallenstein-armies-there = Wie viele Armeen stehen im Land?
wallenstein-markers = Wie viel Unruhe liegt dort?
wallenstein-unrest-there = Liegt Unruhe im angegriffenen Land?
wallenstein-palace-there = Steht dort ein Palast?
wallenstein-ward-used = Gunstkarte 4: Unruhe abgewehrt?

## Der Turm

wallenstein-dare = Angriff auf { $land } mit { $n } { $n ->
        [one] Armee
       *[other] Armeen
    }?
wallenstein-strike = Angriff!
wallenstein-dare-not = Lieber nicht
    .hint = neu planen
wallenstein-show-odds = Chancen zeigen
wallenstein-odds = Angriff: etwa { $chance } %
    .hint = aus euren Würfen gelernt; in Klammern, was neun von zehn Mal gilt
    .done = Gesehen
wallenstein-odds-attacker = Angriff gewinnt
wallenstein-odds-defender = Verteidigung hält
wallenstein-odds-draw = Unentschieden
wallenstein-odds-holds = Turm hält zurück
wallenstein-throw = In den Turm: { $armies } { $armies ->
        [one] Armee
       *[other] Armeen
    }{ $peasants ->
        [0] { "" }
        [one] , 1 Bauer
       *[other] , { $peasants } Bauern
    }{ $tray ->
        [0] { "" }
       *[other] , { $tray } aus der Schale
    }
    .spoken = Kampf um { $land }. Werft alles zusammen hinein: { $armies } Armeen, { $peasants } Bauern und { $tray } Würfel aus der Schale.
    .hint = um { $land }; alles zusammen
    .why = Was herausfällt, zählt; manches bleibt hängen, Altes kommt heraus.
    .next = Danach zählen wir die Schale.
    .done = Geworfen
wallenstein-part-attackers = greifen an
wallenstein-part-attack-tile = Plättchen Angriff
wallenstein-part-neutral = verteidigen das Land
wallenstein-part-defenders = verteidigen
wallenstein-part-palace = Ereignis Palast
wallenstein-part-defence-tile = Plättchen Verteidigung
wallenstein-part-markers = je Unruhe einer
wallenstein-part-hunger = aus Hunger
wallenstein-part-filling = Grundfüllung
wallenstein-part-tray = kommt mit hinein
wallenstein-tray-cubes = Aus der Schale
wallenstein-row-attacker = greift an
wallenstein-row-defender = verteidigt
wallenstein-row-supply = In den Vorrat
wallenstein-row-land = Ins Land
wallenstein-row-tray = Bleibt in der Schale
wallenstein-still-inside = Noch im Turm: { $n }
wallenstein-won-attacker = { $attacker } nimmt { $land }
    .spoken = { $attacker } gewinnt und nimmt { $land } mit { $n } { $n ->
        [one] Armee
       *[other] Armeen
    }. Die Länderkarte geht an { $attacker }, Gebäude und Unruhe bleiben.
    .hint = Länderkarte, Gebäude und Unruhe gehören jetzt { $attacker }
    .done = Aufgeräumt
wallenstein-won-defender = { $defender } hält { $land }
    .spoken = { $defender } hält { $land } mit { $n } { $n ->
        [one] Armee
       *[other] Armeen
    }.
    .done = Aufgeräumt
wallenstein-won-draw = Unentschieden: { $land } wird neutral
    .spoken = Niemand gewinnt. Alle beteiligten Würfel in die Vorräte, Gebäude und Unruhe weg, die Länderkarte zum Vorrat.
    .hint = Gebäude und Unruhe weg, Karte in den Vorrat
    .done = Aufgeräumt
wallenstein-won-draw-neutral = Die Bauern verteidigen { $land }
    .spoken = Die Bauern halten stand. Die Würfel kommen in die Vorräte, das Land bleibt neutral.
    .done = Aufgeräumt
wallenstein-won-revolt-quelled = { $defender } wirft den Aufstand nieder
    .spoken = { $defender } behält { $land } mit { $n } { $n ->
        [one] Armee
       *[other] Armeen
    }. Jetzt kommt noch eine Unruhe dazu.
    .hint = + 1 Unruhe ins Land
    .done = Aufgeräumt
wallenstein-won-winter-quelled = { $defender } wirft den Aufstand nieder
    .spoken = { $defender } behält { $land } mit { $n } { $n ->
        [one] Armee
       *[other] Armeen
    }.
    .done = Aufgeräumt
wallenstein-won-revolt-lost = Die Bauern befreien { $land }
    .spoken = { $defender } verliert { $land }. Armeen in die Vorräte, Gebäude und Unruhe weg, die Länderkarte zum Vorrat.
    .hint = Gebäude und Unruhe weg, Karte in den Vorrat
    .done = Aufgeräumt
wallenstein-fell-out = Würfel fielen heraus
wallenstein-battle = Ein Kampf!
wallenstein-revolt = Ein Aufstand!
wallenstein-one-battle = Erst diesen Kampf zu Ende
    .done = Gut
wallenstein-fell-in-battle = Zählt sie gleich beim Kampf mit
    .done = Gut
wallenstein-fallen = Was ist herausgefallen?
    .hint = es bleibt in der Schale bis zum nächsten Kampf
wallenstein-light-books = Ab jetzt leichte Bücher

## Winter

wallenstein-lands = Wie viele Länder habt ihr?
wallenstein-grain-track = Wo steht euer Getreide?
    .hint = vor dem Verlust
wallenstein-grain-loss = Winter: Alle verlieren { $n } Getreide
    .spoken = Schiebt euer Getreide um { $n } zurück, aber nicht unter null. Jedes Land braucht eins; wem etwas fehlt, dem drohen Aufstände.
    .hint = unter 0 geht es nicht; je Land 1 Getreide
    .why = Die übrig gebliebene Ereigniskarte bestimmt den Verlust.
    .done = Verschoben
wallenstein-fed = alle satt
wallenstein-hunger = { $revolts } { $revolts ->
        [one] Aufstand
       *[other] Aufstände
    }
wallenstein-revolt-lands = Zieh { $n } von den Karten: { $who }
    .spoken = Zieh verdeckt { $n } von den Länderkarten der Person rechts von dir: { $who }.
    .hint = nur Länderkarten, verdeckt
wallenstein-revolt-order = Welcher Aufstand kommt zuerst?
wallenstein-light-revolt = { $who }: zieh ein Land, dort ist Aufstand
    .spoken = Zieh verdeckt eine Länderkarte von { $who }. Dort erheben sich die Bauern, { $n } mehr als Unruhe liegt.
    .hint = { $n } Bauern zusätzlich; die Reihenfolge wählt { $who }
    .done = Gezogen
wallenstein-count-palace = Paläste in { $region }?
wallenstein-count-church = Kirchen in { $region }?
wallenstein-count-house = Handelshäuser in { $region }?
wallenstein-scores = Wertung: Zieht eure Punkte
    .spoken = Länder und Gebäude zählen je einen Punkt, dazu kommen die Mehrheiten.
    .hint = Länder, Gebäude, Mehrheiten
    .done = Gezogen
wallenstein-majorities = Pal. { $palace } Kir. { $church } Han. { $house }
wallenstein-year-end = Das erste Jahr ist um
    .spoken = Alles Getreide zurück auf null, alle Unruhe vom Plan, vier neue Ereignisse. Landsknecht-Karten liegen wieder wie am Anfang.
    .hint = Getreide auf 0, alle Unruhe weg
    .next = Es folgen noch vier Runden.
    .done = Aufgeräumt
wallenstein-taler = Gleichstand: Wie viele Taler habt ihr?
wallenstein-with-taler = { $n } Taler
wallenstein-over = Der zweite Winter ist gewertet

## Am Kaiserhof

wallenstein-favours = Deckt drei Gunstkarten auf
    .hint = höchste auf 4, dann 3, dann 2 Höflinge
wallenstein-display = Gunstkarten hinlegen: 4, 3, 2 Höflinge
    .hint = die höchste Zahl auf den teuersten Platz
    .done = Liegt
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
    .spoken = Deck die Karte auf deinem Feld { $n } auf: Ein Land oder die Turmkarte schickt { $n } Höflinge an den Hof.
    .hint = ganz oder gar nicht; im Land bleibt 1 Armee
    .why = Für jede Armee geht ein Höfling an den Hof.
wallenstein-not-converted = { $card }: entfällt, { $why }
    .done = Entfällt
wallenstein-too-few-courtiers = zu wenig Höflinge
wallenstein-too-few-in-tray = Schale reicht nicht
wallenstein-one-must-stay = 1 Armee muss bleiben
wallenstein-favour = Audienz mit { $n }: Welche Gunst?
    .spoken = Deine { $n } Höflinge gehen in den Audienzsaal. Nimm eine Karte, die du bezahlen kannst, oder keine.
wallenstein-no-favour = Keine
wallenstein-court-over = Höflinge zurück in die Empfangshalle
    .spoken = Wer noch im Audienzsaal steht, geht zurück in die Empfangshalle. { $n ->
        [0] Alle Karten sind vergeben.
        [one] Die übrige Karte verlässt das Spiel.
       *[other] Die { $n } übrigen Karten verlassen das Spiel.
    }
    .hint = übrige Gunstkarten aus dem Spiel: { $n }
    .done = Zurück
wallenstein-favour-used = { $what }: gilt die ganze Runde
    .done = Gut
wallenstein-favour-points = Rück { $n } Siegpunkte vor
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
wallenstein-event-away = Das Ereignis dieser Runde?
wallenstein-remove-event = Aus dem Spiel
wallenstein-leave-event = Liegen lassen
wallenstein-calm = Wo nimmst du 1 Unruhe weg?
wallenstein-calm-or-keep = 1 Unruhe weg, oder Karte behalten?
    .hint = behalten nur, wer nirgends Unruhe hat
wallenstein-calmed = Unruhe weg
wallenstein-kept = Behalten
wallenstein-card-kept = Behalt die Karte für die nächste Unruhe
    .done = Behalten
wallenstein-build-free = Bau gratis: { $kind }
    .hint = in ein eigenes Land mit freiem Platz
    .done = Gebaut
wallenstein-no-free-site = Kein Platz dafür: Die Karte verfällt
    .done = Verfallen
wallenstein-free-site = { $kind } gratis: wohin?
wallenstein-three-armies = Stell 3 Armeen gratis in ein Land
    .hint = eigenes oder neutrales; ein neutrales gehört dann dir
    .done = Stehen
wallenstein-armies-where = 3 Armeen gratis: wohin?
    .hint = ein neutrales Land gehört dann dir
wallenstein-peace-a = Kampf A
wallenstein-peace-b = Kampf B
wallenstein-peace-both = A und B

## Landsknechte

wallenstein-four-regions = Wer hat Länder in 4 Regionen?
    .hint = deren oberste Karte kommt unter den Stapel
wallenstein-no-landsknechte = Niemand hat Länder in 4 Regionen
    .hint = die Landsknechte bleiben liegen
    .done = Weiter
wallenstein-bonus = Karte { $card }: Welchen Bonus nimmst du?
    .hint = oberste Karte zuerst unter den Stapel
wallenstein-bonus-taler = { $n } Taler
wallenstein-bonus-grain = { $n } Getreide
wallenstein-bonus-armies = { $n } in die Schale
wallenstein-bonus-points = { $n } Siegpunkte

## Was auf den Karten dieser Schachtel steht

wallenstein-box-ninth-land = 3 Spieler, Aufstellung A: das letzte Land?
    .hint = steht im Beiheft
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
