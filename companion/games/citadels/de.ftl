### Citadels (Ohne Furcht und Adel): Ansagen, Antworten, Gründe.

game-citadels = Ohne Furcht und Adel

citadels-option-books = Wie viel zähle ich mit?
citadels-choice-books-light = Nur die Städte
citadels-choice-books-full = Auch das Gold
citadels-option-cards = Mit Aktionskarten?
citadels-choice-cards-no = Ohne
citadels-choice-cards-yes = Mit allen 15
citadels-option-suspense = Wie spannend soll ich rufen?
citadels-choice-suspense-short = Kurze Pause
citadels-choice-suspense-long = Lange Pause
citadels-choice-suspense-none = Zügig
citadels-option-start = Wo steht ihr?
citadels-choice-start-new = Am Anfang
citadels-choice-start-joined = Mitten im Spiel

citadels-phase-setup = Aufbau
citadels-phase-draft = Charakterwahl
citadels-phase-assassin = Aufruf: Meuchler
citadels-phase-thief = Aufruf: Dieb
citadels-phase-magician = Aufruf: Magier
citadels-phase-king = Aufruf: König
citadels-phase-bishop = Aufruf: Prediger
citadels-phase-merchant = Aufruf: Händler
citadels-phase-architect = Aufruf: Baumeister
citadels-phase-warlord = Aufruf: Söldner
citadels-phase-scoring = Wertung

## Namen

citadels-character-assassin = Meuchler
citadels-character-thief = Dieb
citadels-character-magician = Magier
citadels-character-king = König
citadels-character-bishop = Prediger
citadels-character-merchant = Händler
citadels-character-architect = Baumeister
citadels-character-warlord = Söldner

citadels-colour-yellow = Gelb
citadels-colour-blue = Blau
citadels-colour-green = Grün
citadels-colour-red = Rot
citadels-colour-violet = Violett

citadels-district-manor = { $name ->
    [herrenhaus] Herrenhaus
    [jagdschloss] Jagdschloss
   *[other] Gutshof
}
citadels-district-castle = Schloss
citadels-district-palace = Palast
citadels-district-temple = Tempel
citadels-district-church = Kirche
citadels-district-monastery = Abtei
citadels-district-cathedral = Kathedrale
citadels-district-tavern = Taverne
citadels-district-market = Markt
citadels-district-trading-post = { $name ->
    [handelsposten] Handelsposten
    [gildehaus] Gildehaus
   *[other] Handelshaus
}
citadels-district-docks = Kontor
citadels-district-harbor = Hafen
citadels-district-town-hall = Rathaus
citadels-district-watchtower = Wachturm
citadels-district-prison = Kerker
citadels-district-battlefield = Turnierplatz
citadels-district-fortress = Festung
citadels-district-haunted-city = { $name ->
    [geisterstadt] Geisterstadt
    [spukhaus] Spukhaus
   *[other] Geisterviertel
}
citadels-district-keep = { $name ->
    [wehrturm] Wehrturm
    [burg] Burg
   *[other] Bergfried
}
citadels-district-laboratory = Labor
citadels-district-smithy = { $name ->
    [waffenschmiede] Waffenschmiede
   *[other] Schmiede
}
citadels-district-observatory = { $name ->
    [observatorium] Observatorium
   *[other] Sternwarte
}
citadels-district-graveyard = { $name ->
    [gottesacker] Gottesacker
   *[other] Friedhof
}
citadels-district-library = Bibliothek
citadels-district-school-of-magic = { $name ->
    [magierschule] Magierschule
   *[other] Zauberschule
}
citadels-district-university = Universität
citadels-district-dragon-gate = { $name ->
    [drachenpforte] Drachenpforte
   *[other] Drachentor
}
citadels-priced = { $district }: { $price }

citadels-card-tent = Zirkuszelt
citadels-card-wagon = Kassenwagen
citadels-card-acrobat = Akrobatin
citadels-card-fortune-teller = Wahrsagerin
citadels-card-rasputin = Rasputin
citadels-card-director = Direktor
citadels-card-cannonball = Kanonenkugel

citadels-player = { $who }
citadels-nobody = Niemand
citadels-silent = Stille
citadels-lay-aside = Lag beiseite
citadels-back = Doch nicht

## Aufbau

citadels-setup-cards = Mischt die 65 Gebäude als Stapel in die Mitte.
    .spoken = Mischt die 65 Gebäudekarten und legt sie verdeckt als Stapel in die Mitte. Daneben kommen die acht Charaktere mit der dunklen Rückseite.
    .why = Von diesem Stapel zieht ihr das ganze Spiel über eure Gebäude.
    .next = Danach kommt das Gold.
    .done = Liegt bereit
citadels-setup-circus = Mischt 65 Gebäude und 15 Aktionskarten.
    .spoken = Mischt die 65 Gebäudekarten mit den 15 weißen Aktionskarten und legt alle 80 verdeckt als Stapel in die Mitte. Daneben kommen die acht Charaktere mit der dunklen Rückseite.
    .why = Aktionskarten zieht ihr wie Gebäude, sie können schon auf der Starthand sein.
    .next = Danach kommt das Gold.
    .done = Liegt bereit
citadels-setup-gold = Jeder nimmt { $gold } Gold, { $left } bleiben liegen.
    .spoken = Legt die 30 Goldstücke in die Mitte. Jeder nimmt sich { $gold }, dann bleiben { $left } liegen.
    .why = Mit Gold bezahlt ihr eure Gebäude; am Ende ist es nichts mehr wert.
    .next = Danach bekommt jeder Karten.
    .done = Genommen
citadels-setup-hands = Jeder nimmt { $cards } Gebäude und eine Übersicht.
    .spoken = Jeder nimmt eine Übersichtskarte und zieht { $cards } Karten vom Stapel auf die Hand.
    .why = Die Übersicht zeigt, in welcher Reihenfolge ich die Charaktere rufe.
    .next = Danach finden wir den ersten König.
    .done = Alle haben sie
citadels-oldest = Wer ist am ältesten? Das ist der König.
    .spoken = Wer von euch ist am ältesten? Der bekommt die Königsfigur und ist der erste König.
    .why = Wer König ist, wählt in der nächsten Runde als Erster.
    .next = Danach beginnt die erste Runde.
citadels-agreed = So halten wir es, wo die Regel schweigt:
    .spoken = Ein paar Dinge lässt die Spielregel offen. So halten wir es an diesem Tisch.
    .done = Einverstanden
citadels-agreed-bishop = Ein ermordeter Prediger schützt seine Stadt nicht.
citadels-agreed-king = Ein ermordeter König bekommt die Figur zur nächsten Runde.
citadels-agreed-tie = Gleich viele Punkte, auch an Gebäuden: gemeinsam gewonnen.
citadels-agreed-stack = Stapel leer? Ablage mischen. Gold aus? Ersatz nehmen.
citadels-agreed-tent = Sieben Gebäude und ein Zelt sind vor dem Söldner sicher.
citadels-agreed-cannonball = Der Söldner zahlt nach dem gedruckten Preis, immer.
citadels-agreed-acrobat = Die Akrobatin behält die Krone auch vor dem toten König.

citadels-joined-round = Welche Runde beginnt jetzt?
citadels-joined-king = Vor wem steht die Königsfigur?
citadels-joined-city = Was liegt in dieser Stadt?
    .spoken = Wähle alle Gebäude, die vor dir liegen. Die Zahl ist der Preis.
citadels-joined-tents = Wie viele Zirkuszelte liegen vor wem?
citadels-joined-wagons = Wie viele Kassenwagen liegen vor wem?
citadels-joined-gold = Wie viel Gold hat jeder?
citadels-joined-hands = Wie viele Handkarten hat jeder?

## Charakterwahl

citadels-open-cards = { $count ->
    [one] Wer liegt offen?
   *[other] Welche { $count } liegen offen?
}
    .spoken = { $count ->
    [one] König, misch die acht Charaktere und leg einen offen in die Mitte. Ist es der König, misch ihn zurück und deck einen anderen auf.
   *[other] König, misch die acht Charaktere und leg { $count } offen in die Mitte. Ist der König dabei, misch ihn zurück und deck einen anderen auf.
}
    .why = Was offen liegt, hat in dieser Runde sicher niemand.
    .next = Danach legst du noch eine Karte verdeckt beiseite.
    .hint = { $count ->
    [one] Mischen, eine Karte aufdecken. Nie den König.
   *[other] Mischen, { $count } Karten aufdecken. Nie den König.
}
citadels-put-aside = { $open ->
    [0] Misch die acht, leg die oberste weg.
   *[other] Leg nun die oberste verdeckt weg.
}
    .spoken = { $open ->
    [0] Alle Charaktere zurück in die Mitte. König, misch sie, sieh dir die oberste Karte heimlich an und leg sie verdeckt beiseite.
   *[other] König, sieh dir die oberste Karte des Rests heimlich an und leg sie verdeckt beiseite.
}
    .why = So fehlt ein Charakter, und nur der König weiß welcher.
    .next = Danach wählst du selbst.
    .done = Liegt beiseite
citadels-look = { $on ->
    [0] Du nimmst { $takes }: eine behalten, eine weglegen.
   *[other] { $aside ->
        [0] { $takes } Karten: eine behalten, { $on } an { $to }.
       *[other] { $takes }: eine behalten, eine weg, { $on } an { $to }.
    }
}
    .spoken = { $added ->
    [0] { $on ->
        [0] Du bekommst die letzten { $takes } Karten. Behalte heimlich eine und leg die andere verdeckt in die Mitte.
       *[other] { $aside ->
            [0] Du hast { $takes } Karten. Such dir heimlich eine aus, leg sie verdeckt vor dich und gib { $on } an { $to } weiter.
           *[other] Du hast { $takes } Karten. Such dir heimlich eine aus, leg eine andere verdeckt in die Mitte und gib { $on } an { $to } weiter.
        }
    }
   *[other] Du bekommst die letzte Karte und nimmst die dazu, die der König beiseitegelegt hat. Behalte eine und leg die andere verdeckt in die Mitte.
}
    .why = Niemand, auch ich nicht, erfährt, was du genommen hast.
    .next = { $on ->
    [0] Danach rufe ich die Charaktere auf.
   *[other] Danach sieht { $to } sich den Rest an.
}
    .done = { $on ->
    [0] Gewählt
   *[other] Weitergegeben
}
citadels-light-books = Ab jetzt ohne Gold zählen

## Aufruf

citadels-call = { $number }: der { $who }! Wer zeigt ihn?
    .spoken = { $suspense ->
    [none] Ich rufe den { $who }!
    [long] Ich rufe … und rufe … den … { $who }!
   *[short] Ich rufe … den { $who }!
}
    .why = Wer diese Karte hat, muss sie jetzt zeigen und kommt dran.
    .next = Meldet sich niemand, rufe ich den Nächsten.
    .hint = Oder tippt unten auf euren Schild.
citadels-silence = Der { $who } wurde ermordet. Stille.
    .spoken = { $suspense ->
    [long] Ich rufe den { $who } … … Stille … Er wurde ermordet.
   *[short] Ich rufe den { $who } … Stille.
}
    .why = Wer ermordet wurde, zeigt sich nicht und setzt diese Runde aus.
    .next = Ich rufe den Nächsten.
    .done = Stille
citadels-rasputin = Der { $who } ist ermordet. Rasputin?
    .spoken = Der { $who } wurde ermordet. Stille … oder spielt jemand Rasputin?
    .why = Nur wer den Ermordeten hat, kann mit Rasputin zurückkehren.
    .next = Bleibt es still, rufe ich den Nächsten.
citadels-acrobat = Kein König: die Akrobatin?
    .spoken = Es zeigt sich kein König. Wer die Akrobatin hat, kann jetzt die Krone nehmen.
    .why = Die Akrobatin nimmt die Krone nur, wenn kein König antwortet.
    .next = Danach rufe ich den Prediger.
citadels-robbed = { $gold ->
    [0] Bestohlen! Doch da ist kein Gold.
    [-1] Bestohlen! Gib all dein Gold an { $thief }.
   *[other] Bestohlen! Gib { $gold } Gold an { $thief }.
}
    .spoken = Der Dieb war hier! { $gold ->
    [0] Doch dein Beutel ist leer.
    [-1] Gib sofort all dein Gold an { $thief }.
   *[other] Gib sofort deine { $gold } Gold an { $thief }.
} Was du danach bekommst, behältst du.
    .why = Bestohlen wird nur, was du jetzt hast.
    .next = Danach ist dein Zug ganz normal.
    .done = Übergeben
citadels-crown = Die Krone wandert zu dir!
    .spoken = Lang lebe der König! Stell die Königsfigur vor dich. In der nächsten Runde wählst du als Erster.
    .why = Wer die Figur hat, mischt und wählt in der nächsten Runde zuerst.
    .next = Dann geht es weiter.
    .done = Steht vor mir
citadels-murdered-king = Wer hatte den ermordeten König?
    .spoken = Die Runde ist vorbei. Der König wurde ermordet: Wer hatte ihn? Deckt auf. Er bekommt jetzt die Krone.
    .why = Auch ein ermordeter König erbt die Krone, nur später.
    .next = Danach beginnt die neue Runde.

## Der Zug

citadels-turn = { $who }{ $purse ->
    [-1] {""}
   *[other] , { $purse } Gold
}: { $first ->
    [1] Was tust du?
   *[other] { $more ->
        [0] Zug zu Ende?
       *[other] Was noch?
    }
}
    .spoken = { $first ->
    [1] { $character ->
        [assassin] Meuchler, nimm dein Einkommen, ermorde einen Charakter und baue.
        [thief] Dieb, nimm dein Einkommen, bestiehl einen Charakter und baue.
        [magician] Magier, nimm dein Einkommen und baue. Tausche deine Hand mit jemandem, oder wirf Karten ab und zieh neue.
        [king] König, nimm dein Einkommen{ $gold ->
            [0] {""}
           *[other] {" "}und { $gold } Gold für gelbe Gebäude,
        } und baue.
        [bishop] Prediger, nimm dein Einkommen{ $gold ->
            [0] {""}
           *[other] {" "}und { $gold } Gold für blaue Gebäude,
        } und baue. Deine Stadt ist vor dem Söldner sicher.
        [merchant] Händler, nimm dein Einkommen und { $gold } Gold dazu: eins als Händler, den Rest für grüne Gebäude. Und baue.
        [architect] Baumeister, nimm dein Einkommen, zieh zwei Karten dazu und baue bis zu drei Gebäude.
       *[warlord] Söldner, nimm dein Einkommen{ $gold ->
            [0] {""}
           *[other] {" "}und { $gold } Gold für rote Gebäude,
        } und baue. Du darfst ein Gebäude zerstören.
    }{ $violet ->
        [0] {""}
       *[other] {" "}Denk an deine violetten Gebäude: { $violets }.
    }
   *[other] { $more ->
        [0] Fertig?
       *[other] Was noch?
    }
}
    .hint = { $books ->
    [light] { $first ->
        [1] Einkommen: 2 Gold oder { $keep } von { $look } Karten{ $gold ->
            [0] {""}
           *[other] ; dazu { $gold } Gold
        }
       *[other] { $left ->
            [0] Gebaut
            [one] Noch 1 Gebäude
           *[other] Noch { $left } Gebäude
        }
    }
   *[full] { $left ->
        [0] Gebaut
        [one] Noch 1 Gebäude
       *[other] Noch { $left } Gebäude
    }{ $gold ->
        [0] {""}
       *[other] , offen: { $gold } Gold
    }
}
    .why = Erst Einkommen, dann bauen; deine Fähigkeit geht jederzeit, aber nur einmal.
    .next = Danach kommt deine Charakterkarte in die Mitte, und ich rufe weiter.
citadels-take-gold = 2 Gold nehmen
citadels-take-cards = { $keep } von { $look } Karten
citadels-take-tribute = { $colour ->
    [yellow] Gold für Gelb
    [blue] Gold für Blau
    [green] Gold für Grün
   *[red] Gold für Rot
}
citadels-take-trade = Händlergold
citadels-take-plans = 2 Karten ziehen
citadels-do-murder = Ermorden
citadels-do-rob = Bestehlen
citadels-do-swap = Tausch: { $who }
citadels-do-exchange = Karten erneuern
citadels-do-attack = Angriff: { $who }
citadels-do-card = Aktionskarte
citadels-do-wagon = Wagen: { $who }
citadels-build-yellow = Gelb bauen
citadels-build-blue = Blau bauen
citadels-build-green = Grün bauen
citadels-build-red = Rot bauen
citadels-build-violet = Violett bauen
citadels-done = Fertig

citadels-target = { $who }
citadels-target-self = { $who } (selbst)
citadels-target-open = { $who } (offen)

citadels-murder = Wer wird ermordet?
    .spoken = Meuchler, nenn laut einen Charakter. Er wird in dieser Runde ermordet.
    .why = Du nennst einen Charakter, keinen Mitspieler. Er setzt die Runde aus.
    .next = Wird er gerufen, bleibt es still.
citadels-rob = Wer wird bestohlen?
    .spoken = Dieb, nenn laut einen Charakter. Zeigt er sich, gibt er dir all sein Gold.
    .why = Meuchler und Ermordete kannst du nicht bestehlen.
    .next = Wird er gerufen, sage ich Bescheid.
citadels-exchanged = Wie viele Karten wirfst du ab?
    .spoken = Wirf beliebig viele Handkarten offen ab und zieh ebenso viele nach.
    .why = So tauschst du schlechte Karten, ohne jemandem etwas zu nehmen.
    .next = Danach geht dein Zug weiter.
citadels-destroy = Was zerstörst du bei { $who }?
    .spoken = Welches Gebäude von { $who } zerstörst du? Die Zahl ist dein Preis. Die Karte kommt auf die Ablage.
    .why = Du zahlst eins weniger, als das Gebäude gekostet hat.
    .next = Danach geht dein Zug weiter.
citadels-district = { $colour ->
    [yellow] Welches gelbe Gebäude?
    [blue] Welches blaue Gebäude?
    [green] Welches grüne Gebäude?
    [red] Welches rote Gebäude?
   *[violet] Welches violette Gebäude?
}
    .spoken = Welches Gebäude legst du? Die Zahl ist der Preis.
    .why = Jedes Gebäude darf nur einmal in deiner Stadt liegen.
    .next = Bezahl den Preis in die Mitte.
citadels-kept-cards = Wie viele Karten behältst du?
citadels-shuffle = Der Stapel ist zu klein: Ablage untermischen.
    .done = Gemischt
citadels-leftover = { $cards ->
    [0] Nimm noch { $gold } Gold.
   *[other] Zieh noch { $cards } Karten.
}
    .why = Das steht dir für deinen Charakter noch zu.
    .done = Genommen
citadels-graveyard = { $district } für 1 Gold auf die Hand?
    .spoken = Dein Friedhof: Willst du die zerstörte Karte für ein Gold auf die Hand nehmen?
citadels-graveyard-may = { $district }: für 1 Gold auf deine Hand?
    .spoken = Dein Friedhof: Du darfst die zerstörte Karte für ein Gold auf die Hand nehmen.
    .done = Entschieden
citadels-eighth = Acht! { $who } hat als Erstes acht Gebäude.
    .spoken = Das achte Gebäude! { $who } ist als Erstes fertig und bekommt vier Punkte dazu. Diese Runde spielen wir noch zu Ende.
    .why = Wer bis dahin auch acht hat, bekommt zwei Punkte.
    .next = Nach dieser Runde zähle ich die Punkte.
    .done = Letzte Runde

## Aktionskarten

citadels-card = Welche Aktionskarte spielst du?
    .why = Eine Aktionskarte im Zug, zu jeder Zeit.
    .next = Meist kommt sie danach auf die Ablage; Zelt und Wagen bleiben liegen.
citadels-fortune = Wessen Hand siehst du dir an?
    .spoken = Sieh dir die Hand an und nimm dir eine Karte daraus.
citadels-cover = Welches Gebäude wird überbaut?
    .spoken = Die lebende Kanonenkugel! Welches deiner Gebäude muss weichen?
    .why = Das neue Gebäude muss teurer sein; du zahlst nur den Unterschied.
citadels-cover-colour = Welche Farbe ersetzt { $district }?
citadels-cover-with = Was ersetzt { $district }?
    .spoken = Welches Gebäude kommt an die Stelle? Die Zahl ist, was du noch zahlst. Das alte kommt auf die Ablage.
citadels-cash = { $gold ->
    [0] Gold auf deinem Wagen! Jetzt einlösen?
   *[other] { $gold } Gold auf deinem Wagen! Jetzt einlösen?
}
    .spoken = Auf deinem Kassenwagen liegt neues Gold. Willst du ihn jetzt abwerfen und alles nehmen?
    .why = Nur gleich nachdem jemand gezahlt hat, darfst du den Wagen einlösen.
citadels-leave-wagon = Stehen lassen
citadels-cash-wagon = Einlösen

## Wertung

citadels-wagons-away = Kassenwagen weg, ihr Gold in die Mitte.
    .done = Erledigt
citadels-action-cards = Wie viele Aktionskarten hat jeder?
    .spoken = Zeigt eure Hände. Jede Aktionskarte, die noch auf der Hand ist, zählt einen Punkt.
citadels-score = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
    .spoken = Die Stadt von { $who }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
    .done = Gehört
citadels-why-five = Alle fünf Farben
citadels-why-first = Als Erstes acht Gebäude
citadels-why-complete = Auch { $size } Gebäude
citadels-why-cards = Aktionskarten auf der Hand
citadels-why-sum = Zusammen
citadels-standing = Gebäude allein: { $buildings }
citadels-over = { $who } hatte als Erstes acht Gebäude.
citadels-over-ended = Die letzte Runde ist gespielt.

## Gründe

citadels-off-double = liegt schon da
citadels-off-none-left = alle liegen schon
citadels-off-not-dearer = nicht teurer als { $cost }
citadels-off-no-dearer = nichts Teureres da
citadels-off-too-dear = zu teuer: du hast { $gold }
citadels-off-no-district = hier geht nichts
citadels-off-income = erst das Einkommen
citadels-off-bishop = der Prediger schützt sie
citadels-off-complete = schon acht Gebäude
citadels-off-empty = noch nichts gebaut
citadels-off-keep = unzerstörbar
citadels-off-assassin = nie den Meuchler
citadels-off-murdered = der ist ermordet
citadels-off-king = nie offen: neu mischen
citadels-off-no-cards = keine Handkarte
citadels-off-no-gold = kein Gold da
citadels-off-all-lie = alle liegen schon
citadels-off-acrobat = nur ohne König
citadels-off-rasputin = nur als Ermordeter

## Was auf euren Karten steht

citadels-fact-university-points = Punkte der Universität
citadels-fact-dragon-gate-points = Punkte des Drachentors
citadels-fact-laboratory-gold = Gold vom Labor
citadels-fact-smithy-price = Preis der Schmiede
citadels-fact-smithy-cards = Karten der Schmiede
citadels-fact-haunted-last-round = Geisterviertel am Ende
citadels-fact-name-manor = Name: Gelb, Preis 3
citadels-fact-name-trading-post = Name: Grün, Preis 2
citadels-fact-name-haunted-city = Name: Violett, Preis 2
citadels-fact-name-keep = Name: Violett, Preis 3
citadels-fact-name-smithy = Name: Karten für Gold
citadels-fact-name-observatory = Name: 1 von 3 Karten
citadels-fact-name-graveyard = Name: rettet Zerstörtes
citadels-fact-name-school-of-magic = Name: jede Farbe
citadels-fact-name-dragon-gate = Name: Violett, Preis 6
citadels-box-university-points = Wie viele Punkte zählt die Universität?
    .hint = Die Karte kostet 6. Steht etwas anderes als Wert darauf?
citadels-box-dragon-gate-points = Wie viele Punkte zählt das Drachentor?
    .hint = Die Karte kostet 6. Steht etwas anderes als Wert darauf?
citadels-box-laboratory-gold = Labor: wie viel Gold für eine Handkarte?
citadels-box-smithy-price = Schmiede: wie viel Gold kostet das Ziehen?
citadels-box-smithy-cards = Schmiede: wie viele Karten zieht man?
citadels-box-haunted-last-round = Zählt das Geisterviertel auch neu gebaut?
    .spoken = Steht auf dem Geisterviertel, dass es auch dann als beliebige Farbe zählt, wenn es in der letzten Runde gebaut wurde?
citadels-box-name-manor = Wie heißt das gelbe Gebäude für 3?
citadels-box-name-trading-post = Wie heißt das Grüne für 2, das kein Markt ist?
citadels-box-name-haunted-city = Wie heißt das violette Gebäude für 2?
citadels-box-name-keep = Wie heißt das violette Gebäude für 3?
citadels-box-name-smithy = Womit zieht man Karten gegen Gold?
citadels-box-name-observatory = Womit sieht man drei Karten statt zwei?
citadels-box-name-graveyard = Was rettet zerstörte Gebäude für 1 Gold?
citadels-box-name-school-of-magic = Was zahlt wie jede Farbe?
citadels-box-name-dragon-gate = Wie heißt das Violette für 6 ohne Fähigkeit?
citadels-name-gutshof = Gutshof
citadels-name-herrenhaus = Herrenhaus
citadels-name-jagdschloss = Jagdschloss
citadels-name-handelshaus = Handelshaus
citadels-name-handelsposten = Handelsposten
citadels-name-gildehaus = Gildehaus
citadels-name-geisterviertel = Geisterviertel
citadels-name-geisterstadt = Geisterstadt
citadels-name-spukhaus = Spukhaus
citadels-name-bergfried = Bergfried
citadels-name-wehrturm = Wehrturm
citadels-name-burg = Burg
citadels-name-schmiede = Schmiede
citadels-name-waffenschmiede = Waffenschmiede
citadels-name-sternwarte = Sternwarte
citadels-name-observatorium = Observatorium
citadels-name-friedhof = Friedhof
citadels-name-gottesacker = Gottesacker
citadels-name-zauberschule = Zauberschule
citadels-name-magierschule = Magierschule
citadels-name-drachentor = Drachentor
citadels-name-drachenpforte = Drachenpforte

## Die Bücher

entry-books = Bücher
entry-city = Stadt
entry-tents = Zirkuszelte
entry-action-cards = Aktionskarten am Ende
entry-first = Als Erstes mit acht
entry-haunted-round = Runde des Geisterviertels
entry-crown = Königsfigur
entry-open = Offene Charaktere
entry-passed = Charaktere unterwegs
entry-draft = Charaktere in der Mitte
entry-kept = Gewählte Charaktere
entry-character = Wer war es?
entry-murdered = Ermordet
entry-robbed = Bestohlen
entry-acrobat = Akrobatin gespielt
entry-built = Gebaut in diesem Zug
entry-used = Getan in diesem Zug
entry-wagon = Kassenwagen
entry-gold = Gold
entry-wagon-gold = Gold auf dem Wagen
entry-supply = Gold in der Mitte
entry-hand = Handkarten
entry-stack = Stapel

move-books = Die Bücher stehen wieder wie zuvor.
move-city = { $who }: die Stadt wieder so legen wie angezeigt.
move-tents = { $who }: Zirkuszelte wie angezeigt.
move-action-cards = { $who }: Aktionskarten neu gezählt.
move-first = Wer zuerst acht hatte, ist wieder wie zuvor.
move-haunted-round = Das Geisterviertel ist wieder wie zuvor.
move-crown = Stellt die Königsfigur zurück.
move-open = Die offenen Charaktere sind wieder wie zuvor.
move-passed = Gebt die Charaktere zurück.
move-draft = Nehmt die weggelegten Charaktere zurück.
move-kept = { $who } gibt den Charakter zurück.
move-character = Dreht die Charakterkarte wieder um.
move-murdered = Der Mord ist wieder offen.
move-robbed = Der Diebstahl ist wieder offen.
move-acrobat = Die Akrobatin kommt zurück auf die Hand.
move-built = Der Bauzug ist wieder wie zuvor.
move-used = Der Zug ist wieder wie zuvor.
move-wagon = Kassenwagen wie angezeigt.
move-gold = { $way ->
    [take] { $who } nimmt { $more } Gold.
   *[other] { $who } gibt { $more } Gold zurück.
}
move-wagon-gold = { $way ->
    [take] { $more } Gold auf den Kassenwagen.
   *[other] { $more } Gold vom Kassenwagen.
}
move-supply = { $way ->
    [take] { $more } Gold in die Mitte.
   *[other] { $more } Gold aus der Mitte.
}
move-hand = { $way ->
    [take] { $who } nimmt { $more ->
        [one] eine Karte
       *[other] { $more } Karten
    } auf die Hand.
   *[other] { $who } gibt { $more ->
        [one] eine Karte
       *[other] { $more } Karten
    } ab.
}
move-stack = { $way ->
    [take] { $more } Karten auf den Stapel.
   *[other] { $more } Karten vom Stapel.
}
