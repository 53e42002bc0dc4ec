### Citadels (Ohne Furcht und Adel): Ansagen, Antworten, Gründe.

game-citadels = Ohne Furcht und Adel
citadels-printing = 65 Gebäuden und 15 weißen Aktionskarten (Hans im Glück)

citadels-option-books = Wie viel soll ich mitzählen?
citadels-choice-books-light = Nur die Städte
    .usual = nur die Städte mitgezählt
    .about = ich kenne nur die Städte; Gold und Handkarten habt ihr selbst im Blick
citadels-choice-books-full = Auch das Gold
    .usual = auch das Gold mitgezählt
    .about = ich zähle auch Gold und Handkarten und sage, was jeder bezahlen kann
citadels-option-cards = Mit Aktionskarten?
citadels-choice-cards-no = Ohne
    .usual = ohne Aktionskarten
citadels-choice-cards-yes = Mit allen 15
    .usual = mit allen 15 Aktionskarten
    .about = die 15 weißen Karten kommen in den Stapel; ich sage, wann sie gespielt werden dürfen
citadels-option-suspense = Wie spannend soll ich rufen?
citadels-choice-suspense-short = Kurze Pause
    .usual = mit kurzer Pause beim Rufen
    .about = ein Atemzug vor dem Namen des Charakters
citadels-choice-suspense-long = Lange Pause
    .usual = mit langer Pause beim Rufen
    .about = ich mache es spannend
citadels-choice-suspense-none = Zügig
    .usual = ohne Pause beim Rufen
    .about = ich rufe ohne Pause
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
    .also = Mörder / Assassine / Killer
citadels-character-thief = Dieb
citadels-character-magician = Magier
    .also = Zauberer
citadels-character-king = König
citadels-character-bishop = Prediger
    .also = Bischof / Pfarrer / Pastor
citadels-character-merchant = Händler
    .also = Kaufmann
citadels-character-architect = Baumeister
    .also = Architekt / Bauherr
citadels-character-warlord = Söldner
    .also = Krieger / Feldherr

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
citadels-district-great-wall = Große Mauer
citadels-district-dragon-gate = { $name ->
    [drachenpforte] Drachenpforte
   *[other] Drachentor
}
citadels-priced = { $district }: { $price }
    .written = { $district } für { $price } Gold

citadels-card-tent = Zirkuszelt
citadels-card-wagon = Kassenwagen
citadels-card-acrobat = Akrobatin
citadels-card-fortune-teller = Wahrsagerin
citadels-card-rasputin = Rasputin
citadels-card-director = Direktor
citadels-card-cannonball = Kanonenkugel

citadels-player = { $who }
citadels-nobody = Niemand
    .also = keiner da / meldet sich keiner
citadels-silent = Stille
citadels-lay-aside = Lag beiseite
citadels-back = Doch nicht
citadels-later = Noch nicht
    .spoken = Noch niemanden nennen
citadels-draft-step = { $aside ->
    [0] { $on } weiter
   *[other] { $on ->
        [0] 1 weg
       *[other] 1 weg, { $on } weiter
    }
}

## Aufbau

citadels-setup-cards = Mischt die { $cards } Gebäude als Stapel in die Mitte.
    .spoken = Mischt die { $cards } Gebäudekarten und legt sie verdeckt als Stapel in die Mitte. Daneben kommen, auch verdeckt, die acht Charaktere mit der dunklen Rückseite.
    .why = Von diesem Stapel zieht ihr das ganze Spiel über eure Gebäude.
    .next = Gold und Karten für alle.
    .done = Liegt bereit
citadels-setup-circus = Mischt { $cards } Gebäude und 15 Aktionskarten.
    .spoken = Mischt die { $cards } Gebäudekarten mit den 15 weißen Aktionskarten und legt alle { $all } verdeckt als Stapel in die Mitte. Daneben kommen, auch verdeckt, die acht Charaktere mit der dunklen Rückseite.
    .why = Aktionskarten zieht ihr wie Gebäude, sie können schon auf der Starthand sein.
    .next = Gold und Karten für alle.
    .done = Liegt bereit
citadels-setup-gold = Jeder nimmt { $gold } Gold, { $left } bleiben liegen.
    .spoken = Legt die 30 Goldstücke in die Mitte. Jeder nimmt sich { $gold }, dann bleiben { $left } liegen.
    .why = Mit Gold bezahlt ihr eure Gebäude; am Ende ist es nichts mehr wert.
    .next = Jeder bekommt Karten.
    .done = Genommen
citadels-setup-hands = Je { $gold } Gold, { $cards } Karten, Übersichtskarte.
    .spoken = Legt die 30 Goldstücke in die Mitte. Jeder nimmt sich { $gold }, dann bleiben { $left } liegen. Jeder nimmt eine Übersichtskarte und zieht { $cards } Karten vom Stapel auf die Hand. Der oder die Älteste bekommt die Königsfigur und ist der erste König: { $who }.
    .hint = { $left } Gold bleiben; { $who }, am ältesten, bekommt die Königsfigur
    .why = Die Übersichtskarte zeigt, in welcher Reihenfolge ich die Charaktere rufe. Wer die Königsfigur hat, mischt und wählt als Erster.
    .next = wie wir es halten, wo die Regel schweigt.
    .done = Alle haben sie
citadels-oldest = Wer ist am ältesten? Das ist der König.
    .spoken = Wer von euch ist am ältesten? Der bekommt die Königsfigur und ist der erste König.
    .why = Wer die Königsfigur hat, mischt und wählt als Erster.
    .next = Die erste Runde beginnt.
citadels-agreed = So halten wir es, wo die Regel schweigt:
    .spoken = Ein paar Dinge lässt die Spielregel offen. So halten wir es: Ein gemeuchelter Prediger schützt seine Stadt nicht. Ein toter König bekommt zur nächsten Runde die Figur. Gleichstand, auch an Gebäuden: gemeinsam gewonnen. Ist der Stapel leer, wird der Ablagestapel gemischt; ist das Gold aus, nehmt Ersatz.{ $circus ->
        [no] {""}
       *[yes] {" "}Sieben Gebäude und ein Zelt sind vor dem Söldner sicher. Der Söldner zahlt immer nach dem gedruckten Preis. Und die Akrobatin behält die Königsfigur auch vor dem gemeuchelten König.
    }
    .done = Einverstanden
citadels-agreed-bishop = Ein gemeuchelter Prediger schützt seine Stadt nicht.
citadels-agreed-king = Ein toter König bekommt zur nächsten Runde die Figur.
citadels-agreed-tie = Gleichstand, auch an Gebäuden: gemeinsam gewonnen.
citadels-agreed-stack = Stapel leer? Ablagestapel mischen. Kein Gold? Ersatz.
citadels-agreed-tent = Sieben Gebäude und ein Zelt sind vor dem Söldner sicher.
citadels-agreed-cannonball = Der Söldner zahlt nach dem gedruckten Preis, immer.
citadels-agreed-acrobat = Die Akrobatin behält die Figur auch vor dem toten König.

citadels-joined-round = Welche Runde beginnt jetzt?
citadels-joined-king = Vor wem steht die Königsfigur?
citadels-joined-city = Was liegt in dieser Stadt?
    .spoken = Welche Gebäude liegen vor dir?
citadels-joined-tents = Wie viele Zirkuszelte liegen vor wem?
citadels-joined-wagons = Wie viele Kassenwagen liegen vor wem?
citadels-joined-gold = Wie viel Gold hat jeder?
citadels-wagon-of = Wagen von { $who }
citadels-joined-hands = Wie viele Handkarten hat jeder?

## Charakterwahl

citadels-open-cards = { $count ->
    [one] Wer liegt offen?
   *[other] Welche { $count } liegen offen?
}
    .back = Offen: { $answer }.
    .spoken = { $count ->
    [one] König, misch die acht Charaktere und leg einen offen in die Mitte. Ist es der König, misch ihn zurück und deck einen anderen auf.
   *[other] König, misch die acht Charaktere und leg { $count } offen in die Mitte. Ist der König dabei, misch ihn zurück und deck einen anderen auf.
} Sieh dir dann die oberste Karte des Rests heimlich an und leg sie verdeckt beiseite. Nimm die übrigen: Such dir heimlich eine aus, leg sie verdeckt vor dich und gib die anderen weiter. So macht es jeder; der Letzte behält eine und legt die andere verdeckt in die Mitte. Wenn alle gewählt haben: Wer liegt offen?
    .why = Was offen liegt, hat in dieser Runde sicher niemand. Niemand, auch ich nicht, erfährt, was ihr genommen habt, bis ich es rufe.
    .next = Ich rufe die Charaktere auf.
    .short = { $count ->
    [one] Mischt und wählt. Wer liegt offen?
   *[other] Mischt und wählt. Welche { $count } liegen offen?
}
citadels-put-aside = { $open ->
    [0] Misch, leg die oberste weg, dann wählt reihum.
   *[other] Leg die oberste verdeckt weg, dann wählt reihum.
}
    .spoken = { $open ->
    [0] Alle Charaktere zurück in die Mitte. König, misch sie, sieh dir die oberste Karte heimlich an und leg sie verdeckt beiseite.
   *[other] König, sieh dir die oberste Karte des Rests heimlich an und leg sie verdeckt beiseite.
} Nimm die übrigen: Such dir heimlich eine aus, leg sie verdeckt vor dich und gib die anderen weiter. { $players ->
    [2] Reihum geht es, wie es hier steht: eine behalten, eine verdeckt in die Mitte, den Rest weiter.
    [3] Reihum geht es, wie es hier steht, bis jeder zwei hat.
    [7] So macht es jeder; wer die letzte Karte bekommt, nimmt die dazu, die der König beiseitegelegt hat. Behalte eine und leg die andere verdeckt in die Mitte.
   *[other] So macht es jeder; der Letzte behält eine und legt die andere verdeckt in die Mitte.
}
    .why = So fehlt ein Charakter, und nur der König weiß welcher. Niemand, auch ich nicht, erfährt, was ihr genommen habt, bis ich es rufe.
    .next = Ich rufe die Charaktere auf.
    .done = Alle gewählt
    .short = Mischt und wählt, wie immer.
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
    .why = Niemand, auch ich nicht, erfährt, was du genommen hast, bis ich es rufe.
    .next = { $on ->
    [0] Ich rufe die Charaktere auf.
   *[other] { $to } sieht sich den Rest an.
}
    .done = { $on ->
    [0] Gewählt
   *[other] Weitergegeben
}
    .short = { $on ->
        [0] Behalte eine, leg die andere weg.
       *[other] { $aside ->
            [0] Nimm eine, gib { $on } an { $to }.
           *[other] Nimm eine, leg eine weg, gib { $on } an { $to }.
        }
    }
citadels-light-books = Ab jetzt ohne Gold zählen

## Aufruf

citadels-call = { $number }: der { $who }! Wer zeigt ihn?
    .back = { $key ->
        [nobody] Niemand.
       *[other] {""}
    }
    .spoken = { $suspense ->
    [none] Ich rufe den { $who }!
    [long] Ich rufe … und rufe … den … { $who }!
   *[short] Ich rufe … den { $who }!
} Wer ist es?
    .why = Wer diese Karte hat, muss sie jetzt aufdecken und ist am Zug.
    .next = Meldet sich niemand, rufe ich den Nächsten.
    .hint = Meldet sich niemand? Dann rufe ich weiter.
citadels-silence = Der { $who } wurde gemeuchelt. Stille.
    .spoken = { $suspense ->
    [long] Ich rufe den { $who } … … Stille … Er wurde gemeuchelt.
   *[short] Ich rufe den { $who } … Stille.
}
    .why = Wer gemeuchelt wurde, zeigt sich nicht und setzt diese Runde aus.
    .next = Ich rufe den Nächsten.
    .done = Stille
citadels-rasputin = Der { $who } ist gemeuchelt. Rasputin?
    .spoken = Der { $who } wurde gemeuchelt. Stille … oder spielt jemand Rasputin?
    .why = Nur wer den Gemeuchelten hat, kann mit Rasputin zurückkehren.
    .next = Bleibt es still, rufe ich den Nächsten.
citadels-acrobat = Kein König: die Akrobatin?
    .spoken = Es zeigt sich kein König. Wer die Akrobatin hat, kann jetzt die Königsfigur nehmen.
    .why = Die Akrobatin nimmt die Königsfigur nur, wenn kein König antwortet.
    .next = Ich rufe den Prediger.
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
    .next = dein Zug, ganz normal.
    .done = Übergeben
citadels-crown = Die Königsfigur wandert zu dir!
    .spoken = Lang lebe der König! Stell die Königsfigur vor dich. In der nächsten Runde wählst du als Erster. Das Rufen der Charaktere, sonst deine Pflicht, übernehme ich.
    .why = Wer die Figur hat, mischt und wählt in der nächsten Runde zuerst.
    .next = { $then ->
        [turn] Es geht weiter mit deinem Zug.
        [call] Ich rufe weiter.
       *[round] Die neue Runde beginnt.
    }
    .done = Steht vor mir
citadels-murdered-king = Wer hatte den gemeuchelten König?
    .spoken = Die Runde ist vorbei. Der König wurde gemeuchelt: Wer hatte ihn? Deckt auf. Er bekommt jetzt die Königsfigur.
    .why = Auch ein gemeuchelter König erbt die Figur, nur später.
    .next = Die neue Runde beginnt.

## Der Zug

citadels-turn = { $purse ->
    [-1] { $who }
   *[other] { $purse } Gold
}: { $first ->
    [1] Was tust du?
   *[other] { $more ->
        [0] Zug zu Ende?
       *[other] Was noch?
    }
}
    .spoken = { $first ->
    [1] { $calls ->
        [1] Ich rufe … den { $who }! Das kannst nur noch du sein. Nimm
       *[other] { $who }, nimm
    } zwei Gold, oder zieh { $look } Karten, behalte { $keep ->
        [one] eine
       *[other] { $keep }
    } und leg den Rest auf den Ablagestapel. { $character ->
        [assassin] { $named ->
            [1] Du darfst ein Gebäude bauen.
           *[other] Du darfst einen Charakter meucheln und ein Gebäude bauen.
        }
        [thief] { $named ->
            [1] Du darfst ein Gebäude bauen.
           *[other] Du darfst einen Charakter bestehlen und ein Gebäude bauen.
        }
        [magician] Du darfst deine ganze Hand mit jemandem tauschen, oder beliebig viele Karten abwerfen und ebenso viele ziehen. Und du darfst ein Gebäude bauen.
        [king] { $gold ->
            [0] Du darfst ein Gebäude bauen.
           *[other] Dazu bekommst du { $gold } Gold für gelbe Gebäude und darfst ein Gebäude bauen.
        }
        [bishop] { $gold ->
            [0] Du darfst ein Gebäude bauen.
           *[other] Dazu bekommst du { $gold } Gold für blaue Gebäude und darfst ein Gebäude bauen.
        } Deine Stadt ist vor dem Söldner sicher.
        [merchant] Dazu bekommst du { $gold ->
            [0] kein Gold mehr
            [one] ein Gold als Händler
           *[other] { $gold } Gold: eins als Händler, den Rest für grüne Gebäude
        }. Du darfst ein Gebäude bauen.
        [architect] Dazu ziehst du zwei Karten und darfst bis zu drei Gebäude bauen.
       *[warlord] { $gold ->
            [0] Du darfst ein Gebäude bauen
           *[other] Dazu bekommst du { $gold } Gold für rote Gebäude. Du darfst ein Gebäude bauen
        } und bei jemandem ein Gebäude zerstören, für eins weniger als seinen Preis.
    }{ $violet ->
        [0] {""}
       *[other] {" "}Denk an deine violetten Gebäude: { $violets }.
    } Was tust du?
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
    .why = Erst Einkommen, dann bauen; deine Eigenschaft geht jederzeit, aber nur einmal.
    .next = Nach deinem Zug kommt deine Charakterkarte in die Mitte, und ich rufe weiter.
    .short = { $first ->
        [1] { $calls ->
            [1] Ich rufe den { $who }! Das bist du: Was tust du?
           *[other] Was tust du?
        }
       *[other] { $more ->
            [0] Fertig?
           *[other] Was noch?
        }
    }
citadels-take-gold = +2 Gold
    .also = Geld / Münzen / 2 Münzen / Taler
    .spoken = 2 Gold nehmen
citadels-take-cards = { $keep } von { $look } Karten
    .also = Karten / Karten ziehen / { $look } Karten
citadels-take-tribute = { $colour ->
    [yellow] Gold für Gelb
    [blue] Gold für Blau
    [green] Gold für Grün
   *[red] Gold für Rot
}
citadels-take-trade = Händlergold
citadels-take-plans = 2 Karten ziehen
citadels-do-murder = Meucheln
citadels-do-rob = Bestehlen
citadels-do-swap = Tausch: { $who }
    .spoken = Tausch mit { $who }
citadels-do-exchange = Karten erneuern
citadels-do-attack = Angriff: { $who }
    .also = { $who } zerstöre / { $who } zerstören / { $who } angreifen
    .spoken = Angriff auf { $who }
citadels-do-card = Aktionskarte
citadels-do-wagon = Wagen: { $who }
citadels-build-yellow = Gelb bauen
citadels-build-blue = Blau bauen
citadels-build-green = Grün bauen
citadels-build-red = Rot bauen
citadels-build-violet = Violett bauen
citadels-done = Fertig
    .also = Zug beenden / das wars

citadels-target = { $who }
citadels-target-self = { $who } (selbst)
    .spoken = { $who }, also du selbst
citadels-target-open = { $who } (offen)
    .spoken = { $who }, liegt offen aus

citadels-murder = Wer wird gemeuchelt?
    .spoken = Meuchler, nenn laut einen Charakter. Er wird in dieser Runde gemeuchelt.
    .why = Du nennst einen Charakter, keinen Mitspieler. Er setzt die Runde aus.
    .next = Wird er gerufen, bleibt es still.
    .short = Wen meuchelst du?
citadels-rob = Wer wird bestohlen?
    .spoken = Dieb, nenn laut einen Charakter. Zeigt er sich, gibt er dir all sein Gold.
    .why = Meuchler und Gemeuchelte kannst du nicht bestehlen.
    .next = Wird er gerufen, sage ich Bescheid.
    .short = Wen bestiehlst du?
citadels-exchanged = Wie viele Karten wirfst du ab?
    .spoken = Wirf beliebig viele Handkarten offen ab und zieh ebenso viele nach.
    .why = So tauschst du schlechte Karten, ohne jemandem etwas zu nehmen.
    .next = Dein Zug geht weiter.
citadels-destroy = Was zerstörst du bei { $who }?
    .spoken = Welches Gebäude von { $who } zerstörst du? Du zahlst eins weniger als seinen Preis in die Mitte, und die Karte kommt auf den Ablagestapel.
    .why = Ein Gebäude für eins zerstörst du umsonst.
    .next = Dein Zug geht weiter.
citadels-district = { $colour ->
    [yellow] Welches gelbe Gebäude?
    [blue] Welches blaue Gebäude?
    [green] Welches grüne Gebäude?
    [red] Welches rote Gebäude?
   *[violet] Welches violette Gebäude?
}
    .back = { $colour ->
        [yellow] Gelb
        [blue] Blau
        [green] Grün
        [red] Rot
       *[violet] Violett
    }.
    .spoken = Welches Gebäude legst du? Zahl seinen Preis in die Mitte.
    .why = Jedes Gebäude darf nur einmal in deiner Stadt liegen.
    .next = Dein Zug geht weiter.
citadels-kept-cards = Wie viele Karten behältst du?
    .spoken = Wie viele Karten behältst du? Die anderen kommen auf den Ablagestapel.
citadels-shuffle = Stapel zu klein: Mischt den Ablagestapel unter.
    .done = Gemischt
citadels-leftover = { $cards ->
    [0] Nimm noch { $gold } Gold.
    [one] Zieh noch eine Karte.
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
    .why = Eine Aktionskarte im Zug, zu jeder Zeit. Das Zelt zählt als eines der acht Gebäude; auf den Wagen zahlen die anderen.
    .next = Dein Zug geht weiter.
    .spoken = Welche Aktionskarte spielst du? Zirkuszelt und Kassenwagen legst du offen vor dich; das ist kein Bauen, bauen darfst du trotzdem. Alle anderen führst du aus und legst sie auf den Ablagestapel.
citadels-fortune = Wessen Hand siehst du dir an?
    .spoken = Sieh dir die Hand an und nimm dir eine Karte daraus.
citadels-cover = Welches Gebäude wird überbaut?
    .spoken = Die lebende Kanonenkugel! Welches deiner Gebäude muss weichen?
    .why = Das neue Gebäude muss teurer sein; du zahlst nur den Unterschied.
citadels-cover-colour = Welche Farbe ersetzt { $district }?
citadels-cover-with = Was ersetzt { $district }?
    .spoken = Welches Gebäude kommt an die Stelle? Du zahlst nur den Unterschied. Das alte kommt auf den Ablagestapel.
citadels-cash = { $gold ->
    [0] Gold auf deinem Wagen! Jetzt einlösen?
   *[other] { $gold } Gold auf deinem Wagen! Jetzt einlösen?
}
    .spoken = Auf deinem Kassenwagen liegt neues Gold. Willst du ihn jetzt abwerfen und alles nehmen?
    .why = Nur gleich nachdem jemand gezahlt hat, darfst du den Wagen einlösen.
citadels-leave-wagon = Stehen lassen
    .also = nein / noch nicht
citadels-cash-wagon = Einlösen
    .also = ja / her damit

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
citadels-stop = Hier aufhören und werten
citadels-over-stopped = Ihr hört hier auf: Es zählt, was in den Städten liegt.
citadels-over-ended = Die letzte Runde ist gespielt.

## Gründe

citadels-off-double = liegt schon da
citadels-off-none-left = liegt schon
citadels-off-not-dearer = nicht teurer als { $cost }
citadels-off-no-dearer = nichts Teureres da
citadels-off-too-dear = zu teuer: du hast { $gold }
citadels-off-no-district = hier geht nichts
citadels-off-income = erst das Einkommen
citadels-off-bishop = Prediger schützt
citadels-off-complete = schon acht Gebäude
citadels-off-empty = noch nichts gebaut
citadels-off-keep = unzerstörbar
citadels-off-assassin = nie erlaubt
citadels-off-murdered = gemeuchelt
citadels-off-king = nie offen
citadels-off-no-cards = keine Handkarte
citadels-off-no-gold = kein Gold da
citadels-off-all-lie = liegt schon
citadels-off-acrobat = nur ohne König
citadels-off-rasputin = nur wenn gemeuchelt
told-gold = { $way ->
    [take] { $more } Gold, jetzt { $to }
   *[give] jetzt { $to } Gold
}
told-hand = { $way ->
    [take] { $more ->
        [one] eine Handkarte
       *[other] { $more } Handkarten
    }, jetzt { $to }
   *[give] jetzt { $to ->
        [0] keine Handkarten
        [one] eine Handkarte
       *[other] { $to } Handkarten
    }
}
told-city = { $adds ->
    [0] {""}
   *[other] { $added } gebaut,{" "}
}{ $goes ->
    [0] {""}
   *[other] { $gone } weg,{" "}
}jetzt { $count ->
    [0] kein Gebäude
    [one] ein Gebäude
   *[other] { $count } Gebäude
}
told-tents = das Zirkuszelt liegt offen und zählt als eines der acht Gebäude; gebaut werden darf trotzdem noch
told-wagon = { $to ->
    [none] Der Kassenwagen kommt auf den Ablagestapel.
   *[other] Der Kassenwagen liegt jetzt offen vor seinem Besitzer; gebaut werden darf trotzdem noch.
}
told-used = { $new ->
    [director] Der Direktor erlaubt in diesem Zug zwei Gebäude mehr.
   *[other] {""}
}
told-swapped = { $to ->
    [none] {""}
   *[other] Die ganze Hand ist getauscht mit { $now }.
}
told-murdered = { $to ->
    [thief] Gemeuchelt wird der { citadels-character-thief }.
    [magician] Gemeuchelt wird der { citadels-character-magician }.
    [king] Gemeuchelt wird der { citadels-character-king }.
    [bishop] Gemeuchelt wird der { citadels-character-bishop }.
    [merchant] Gemeuchelt wird der { citadels-character-merchant }.
    [architect] Gemeuchelt wird der { citadels-character-architect }.
    [warlord] Gemeuchelt wird der { citadels-character-warlord }.
    [assassin] Gemeuchelt wird der { citadels-character-assassin }.
   *[none] {""}
}
told-robbed = { $to ->
    [thief] Der Dieb nennt den Dieb: Niemand wird bestohlen.
    [magician] Der Dieb bestiehlt: { citadels-character-magician }.
    [king] Der Dieb bestiehlt: { citadels-character-king }.
    [bishop] Der Dieb bestiehlt: { citadels-character-bishop }.
    [merchant] Der Dieb bestiehlt: { citadels-character-merchant }.
    [architect] Der Dieb bestiehlt: { citadels-character-architect }.
    [warlord] Der Dieb bestiehlt: { citadels-character-warlord }.
   *[none] {""}
}

## Was auf euren Karten steht

citadels-fact-edition = Ausgabe
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
citadels-box-edition = Welche Ausgabe habt ihr?
    .spoken = Seht auf die Schmiede: Was kostet dort das Ziehen? Daran erkenne ich, welcher Ausgabe eure gleicht.
    .hint = In beiden zählen Universität und Drachentor 8, das Labor gibt 1
citadels-edition-european = 65 Gebäude: Schmiede 2 für 3
    .spoken = 65 Gebäude: Die Schmiede zieht 2 Karten für 3 Gold, die Universität zählt 8
citadels-edition-english = 66, Große Mauer: Schmiede 3 für 2
    .spoken = 66 Gebäude mit der Großen Mauer: Die Schmiede zieht 3 Karten für 2 Gold, die Universität zählt 8
citadels-edition-other = Keine davon: Frag Karte für Karte
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
citadels-box-name-dragon-gate = Wie heißt das Violette für 6 ohne Eigenschaft?
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
citadels-draft-aside = beiseite
citadels-draft-open = offen
entry-draft = Charaktere in der Mitte
entry-kept = Gewählte Charaktere
entry-character = Wer war es?
entry-murdered = Gemeuchelt
entry-robbed = Bestohlen
entry-acrobat = Akrobatin gespielt
entry-built = Gebaut in diesem Zug
entry-used = Getan in diesem Zug
entry-swapped = Hand getauscht mit
entry-wagon = Kassenwagen
entry-gold = Gold
entry-wagon-gold = Gold auf dem Wagen
entry-supply = Gold in der Mitte
entry-hand = Handkarten
entry-stack = Stapel

move-books = Die Bücher stehen wieder wie zuvor.
move-city = { $goes ->
    [0] { $who } legt { $added } in die Stadt.
   *[other] { $adds ->
        [0] { $who } nimmt { $gone } aus der Stadt.
       *[other] { $who } nimmt { $gone } aus der Stadt. { $who } legt { $added } in die Stadt.
    }
}
move-tents = { $who }: Zirkuszelte wie angezeigt.
move-action-cards = { $who }: Aktionskarten neu gezählt.
move-first = { $adds ->
    [0] Noch hat niemand acht.
   *[other] Zuerst acht hatte { $now }.
}
move-haunted-round = Das Geisterviertel ist wieder wie zuvor.
move-crown = { $adds ->
    [0] Stellt die Königsfigur zurück in die Mitte.
   *[other] Die Königsfigur geht an { $now }.
}
move-open = Offene Charaktere: { $all }.
move-passed = Gebt die Charaktere zurück.
move-draft = Nehmt die weggelegten Charaktere zurück.
move-kept = { $who } gibt den Charakter zurück.
move-character = { $adds ->
    [0] Dreht diese Charakterkarte wieder um: { $what }.
   *[other] { $what }: { $now }.
}
move-murdered = { $adds ->
    [0] Das Meucheln ist wieder offen.
   *[other] Gemeuchelt: { $now }.
}
move-robbed = { $adds ->
    [0] Der Diebstahl ist wieder offen.
   *[other] Bestohlen: { $now }.
}
move-acrobat = Die Akrobatin kommt zurück auf die Hand.
move-built = Was in diesem Zug gebaut werden darf, gilt wieder wie vorher.
move-used = Was in diesem Zug getan werden darf, gilt wieder wie vorher.
move-swapped = { $adds ->
    [0] Die getauschten Hände wandern zurück.
   *[other] Hand getauscht mit { $now }.
}
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
    [take] { $more ->
        [one] Eine Karte
       *[other] { $more } Karten
    } auf den Stapel.
   *[other] { $more ->
        [one] Eine Karte
       *[other] { $more } Karten
    } vom Stapel.
}
citadels-house-seven-districts = Sieben Gebäude beenden das Spiel
    .short = sieben Gebäude
citadels-house-gold-breaks-ties = Letzter Gleichstand: das meiste Gold
    .short = Gold entscheidet
citadels-house-gentle-warlord = Söldner zerstört erst ab Runde 3
citadels-house-spare-twice = Nie zweimal nacheinander meucheln

## Was ein Terminal anstelle von Symbolen schreibt

symbol-district = { $n } Gebäude
symbol-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
symbol-gold = { $n } Gold
symbol-character-back = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
symbol-card = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
symbol-colours = { $n ->
    [one] 1 Farbe
   *[other] { $n } Farben
}
symbol-district-yellow = { $n ->
    [one] 1 gelbes Gebäude
   *[other] { $n } gelbe Gebäude
}
symbol-district-blue = { $n ->
    [one] 1 blaues Gebäude
   *[other] { $n } blaue Gebäude
}
symbol-district-green = { $n ->
    [one] 1 grünes Gebäude
   *[other] { $n } grüne Gebäude
}
symbol-district-red = { $n ->
    [one] 1 rotes Gebäude
   *[other] { $n } rote Gebäude
}
symbol-district-violet = { $n ->
    [one] 1 violettes Gebäude
   *[other] { $n } violette Gebäude
}
badge-crown = hat die Königsfigur
badge-coronet = führt

# Why a correction cannot stand, and what to do instead
citadels-holds-district = { $what }: So oft gibt es das nicht ({ $n }-mal). Nehmt es erst aus einer anderen Stadt.
citadels-holds-once = In der Stadt von { $who } läge etwas zweimal: Nehmt eines davon weg.
citadels-holds-tents = Es gibt nur { $n } Zirkuszelte: Nehmt erst anderswo eines weg.
citadels-holds-characters = { $who } hätte mehr Charaktere gezeigt, als es für jeden gibt ({ $n }): Berichtigt auch, wer den anderen hatte.
citadels-holds-open = { $what } liegt offen, also hat ihn niemand: Berichtigt erst, was offen liegt.
citadels-holds-king = Der König liegt nie offen: Wählt einen anderen Charakter.
citadels-holds-uncalled = { $what } wurde noch nicht gerufen, also hat ihn niemand gezeigt: Wartet, bis er gerufen wird.
citadels-holds-murdered = { $what } wurde gemeuchelt und zeigt sich nicht: Berichtigt erst, wer gemeuchelt wurde.
citadels-holds-cards = So wären es mehr Karten, als die Schachtel hat: Zählt auch die anderen Hände nach.
citadels-holds-wagon = Gold liegt nur auf Wagen, die auf dem Tisch liegen: Berichtigt erst, vor wem der Wagen liegt.
citadels-holds-end = Mit einer vollendeten Stadt beginnt keine Runde mehr: Geht zu dem Zug zurück, in dem sie vollendet wurde.
citadels-left = { $who } ist gegangen. Für den Platz zieht die linke Hand daneben blind einen Charakter. Wird er gerufen, nimmt er Gold, baut nicht und nennt niemanden. Die Stadt bleibt liegen und darf angegriffen werden. Gewinnen kann er nicht.
citadels-newcomer = { $who } steigt ein. Es gibt zwei Gold und vier Karten, soweit sie reichen, und noch keine Stadt. Ab dieser Runde wird mit einem Charakter mehr gewählt.

## Was man geschehen sieht

citadels-played-destroyed = { $who } zerstört bei { $victim }: { $district }{ $n ->
    [0] .
   *[other] , für { $n } Gold.
}
citadels-played-robbed = { $victim } muss { $who } { $n } Gold geben.

citadels-own-characters = { $n ->
    [1] Welche Rolle hast du?
   *[other] Welche { $n } Rollen hast du?
}
    .note = Nur auf deinem Handy. Ich weiß es erst, wenn ich sie aufrufe.
