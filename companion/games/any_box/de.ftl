### Jede andere Schachtel: was der Tisch liest und hört.

game-any_box = Ein anderes Spiel

## Wörter

any-text = { $de }
any-named = { $box ->
   *[other] { $de }
}
any-name = { $who }
any-card = { $name }
any-has = { $who } { $points }
any-placed = Platz { $place } für { $who } mit { $points }

## Wo wir sind

any-phase-setup = Bevor es losgeht
any-phase-round = Am Tisch
any-phase-stage = Am Tisch
any-phase-end = Der Schluss

## Aufforderungen

any-first = Wer beginnt?
    .spoken = Wer beginnt? Sagt es mir, oder lasst den Ring entscheiden.
    .short = Wer beginnt?
    .why = Die Plätze auf dem Ring sind eure Plätze am Tisch.
any-who-begins = Wer beginnt?
    .spoken = Wer beginnt? Schaut in eure Anleitung, und sagt es mir.
    .short = Wer beginnt?
any-order = Die Reihenfolge dieser Runde
    .back = { $answer }.
    .spoken = Ich lose die Reihenfolge dieser Runde aus.
    .short = Die Reihenfolge!
any-turn = Du bist dran.
    .spoken = { $n ->
        [0] Du bist dran. Drück, wenn du fertig bist.
       *[other] Du bist dran. { $say } Drück, wenn du fertig bist.
    }
    .short = { $n ->
        [0] Du bist dran.
       *[other] Du bist dran. { $say }
    }
    .hint = { $say }
    .done = Zug vorbei
    .why = Dann weiß ich, wer als Nächstes dran ist.
any-clock = Du bist dran.
    .spoken = { $n ->
        [0] Du bist dran. Deine Zeit läuft. Drück, wenn du fertig bist.
       *[other] Du bist dran. Deine Zeit läuft. { $say } Drück, wenn du fertig bist.
    }
    .short = { $n ->
        [0] Du bist dran.
       *[other] Du bist dran. { $say }
    }
    .hint = { $say }
    .why = Ein Druck gibt den Zug weiter; drückst du zweimal, steht die Uhr still.
any-time-up = Deine Zeit ist um.
    .spoken = Deine Zeit ist um. Was das heißt, steht in eurer Anleitung. Jetzt läuft keine Uhr. Drück, wenn dein Zug vorbei ist.
    .short = Deine Zeit ist um.
    .done = Zug vorbei
any-phase = { $say }
    .hint = { $name }
    .done = Fertig
any-round = Spielt diese Runde.
    .spoken = Spielt diese Runde und drückt, wenn sie vorbei ist.
    .short = Spielt weiter.
    .done = Runde vorbei
    .why = Ich zähle die Runden für euch.
any-die = { $count ->
    [one] { $name }
   *[other] { $name }: Würfel { $die } von { $count }
}
any-throw = { $name }
any-again = Welche noch einmal?
    .spoken = { $dice }. Welche wirfst du noch einmal? { $left ->
        [one] Noch ein Wurf.
       *[other] Noch { $left } Würfe.
    }
    .short = { $dice }. Welche noch einmal?
    .hint = Keine: Alle bleiben liegen. { $left ->
        [one] Noch ein Wurf.
       *[other] Noch { $left } Würfe.
    }
any-thrown = { $name }: { $dice }
    .spoken = { $dice }.
    .short = { $dice }.
any-face = { $face }
any-face-of = { $die } { $face }
any-draw = { $name }
    .back = Gezogen: { $answer }.
    .spoken = Ich ziehe { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }: { $name }.
    .short = { $name }
any-line = { $n ->
    [0] Was schreibst du auf?
   *[other] { $dice }: Was schreibst du auf?
}
    .spoken = Du bist dran. Welche Zeile nimmst du? Jede gibt es für dich nur einmal.
    .short = Welche Zeile?
    .why = Was geschrieben ist, bleibt geschrieben.
any-amount = { $n ->
    [0] { $line }
   *[other] { $say }
}
    .spoken = { $n ->
        [0] { $when ->
            [once] { $line }: Wie viel schreibst du auf?
            [turn] { $line }: Wie viele hast du in diesem Zug?
           *[other] { $line }: Wie viele hast du?
        }
       *[other] { $say }
    }
    .short = { $line }?
    .hint = { $each ->
        [0] Zählt nur bei Gleichstand.
        [one] {""}
       *[other] Jedes Stück zählt { $each }.
    }
    .why = Ich rechne es zu deinen Punkten dazu.
any-all-or-nothing = { $line }
    .spoken = { $line }: Hast du’s geschafft?
    .short = { $line }?
any-scored = Ja: { $points }
any-crossed-out = Nein: 0
any-count = { $n ->
    [0] { $line }
   *[other] { $say }
}
    .spoken = { $n ->
        [0] { $when ->
            [round] { $line }: Wie viele hat jeder von euch in dieser Runde?
           *[other] { $line }: Wie viele hat jeder von euch?
        }
       *[other] { $say }
    }
    .short = { $line }: wie viele jeder?
    .why = Ich zähle zusammen und sage, wie es steht.
any-count-of = { $line }
    .spoken = { $when ->
        [round] { $line }: Wie viele hast du in dieser Runde?
       *[other] { $line }: Wie viele hast du?
    }
    .short = { $line }?
any-bids = { $line }: angesagt
    .spoken = { $line }: Wie viele sagt jeder von euch an?
    .short = { $line }: angesagt?
any-bids-of = { $line }: angesagt
    .spoken = { $line }: Wie viele sagst du an?
    .short = Angesagt?
any-page = { $n ->
    [0] Der Zettel
   *[other] { $say }
}
    .spoken = { $n ->
        [0] { $when ->
            [round] Eure Zahlen für diese Runde, bitte. Ich rechne.
           *[other] Eure Zahlen, bitte. Ich rechne.
        }
       *[other] { $say }
    }
    .short = Eure Zahlen?
    .why = Was zu rechnen ist, rechne ich.
any-page-of = Der Zettel
    .spoken = Deine Zahlen, bitte. Ich rechne.
    .short = Deine Zahlen?
any-one = { $n ->
    [0] { $line }: für wen?
   *[other] { $say }
}
    .spoken = { $n ->
        [0] { $line }: Wer war es?
       *[other] { $say }
    }
    .short = { $line }: wer?
any-one-won = { $who } gewonnen
any-one-lost = { $who } verloren
any-one-nobody = Niemand
any-sides = { $n ->
    [0] { $line }: Wer hat gewonnen?
   *[other] { $say }
}
    .spoken = { $n ->
        [0] { $line }: Wer hat gewonnen? Alle anderen haben verloren.
       *[other] { $say }
    }
    .short = Wer hat gewonnen?
    .why = Niemand gewählt: Es wird nichts geschrieben.
any-worth = { $line }
    .spoken = { $line }: Wie viel?
    .short = { $line }?
any-which-marker = Was bekommst du?
    .spoken = Was bekommst du jetzt?
    .short = Was?
any-leads = { $who } beginnt.
    .spoken = { $who } beginnt diese Runde.{ $n ->
        [0] {""}
       *[other] {" "}{ $sitting } { $n ->
            [one] setzt
           *[other] setzen
        } aus.
    }
    .short = { $who } beginnt.
any-deals = { $dealer } gibt, { $who } beginnt.
    .spoken = { $dealer } gibt, { $who } beginnt.{ $n ->
        [0] {""}
       *[other] {" "}{ $sitting } { $n ->
            [one] setzt
           *[other] setzen
        } aus.
    }
    .short = { $dealer } gibt.
any-asks = { $say }
    .spoken = { $say }
    .short = { $say }
any-asks-yes = Ja, das war’s
any-asks-no = Nein, weiter
any-standing = So steht es
    .spoken = So steht es: { $standing }.
    .short = { $standing }.
any-ranking = Die Rangfolge
    .spoken = Und das ist die Rangfolge, von hinten: { $ranking }.
any-more = Noch eine Runde?
    .spoken = Noch eine Runde? Sagt niemand etwas, geht es weiter.
    .short = Noch eine Runde?
    .why = Im Menü könnt ihr auch jederzeit aufhören.
any-more-yes = Weiter
any-more-no = Das war’s
any-winner = Wer hat gewonnen?
    .spoken = Wer hat gewonnen? Wählt alle, die sich den Sieg teilen, oder niemanden.
    .short = Wer hat gewonnen?
    .why = Ich schreibe es in eure Chronik.
any-together = Habt ihr gewonnen?
    .spoken = Habt ihr das Spiel geschlagen?
    .short = Habt ihr gewonnen?
    .why = Entweder gewinnt ihr alle oder niemand.
any-won-together = Wir haben gewonnen
any-lost-together = Das Spiel hat gewonnen

## Was ein Blatt lehrt

any-lesson = { $say }
any-lesson-do = { $say }
    .do = { $do }
any-entry = { $text }
    .ask = { $title }
    .also = { $words }

## Der Schluss

any-won-highest = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}: Mehr hat niemand.
any-won-lowest = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}: Weniger hat niemand.
any-won-named = So habt ihr es gesagt.
any-won-nobody = Das Spiel ist vorbei, und niemand hat gewonnen.
any-time-used = { $minutes }:{ $seconds } gebraucht
any-together-won = Ihr gewinnt alle zusammen.
any-together-lost = Diesmal hat das Spiel gewonnen.
any-together-won-points = Ihr gewinnt alle zusammen, mit insgesamt { $points }.
any-together-lost-points = Diesmal hat das Spiel gewonnen; zusammen habt ihr { $points }.

## Was jederzeit gesagt werden kann

any-over = Das Spiel ist vorbei
any-write = Punkte jetzt: { $names }
any-moves = { $names }: wechselt die Hand
any-last-round = Das ist die letzte Runde
any-draw-1 = { $name }
any-draw-2 = { $name }
any-draw-3 = { $name }
any-draw-4 = { $name }

## Die Bücher

entry-points = Punkte
entry-tie = Was bei Gleichstand zählt
entry-toward = Punkte für den Bonus
entry-written = Vergebene Zeilen
entry-rank = Was zuerst zählt
entry-marker = In wessen Hand
entry-games = Gewonnene Partien
entry-out = Ausgeschieden in Runde
entry-leads = Wer beginnt
entry-time = Übrige Sekunden
entry-used = Verbrauchte Sekunden
entry-begins = Wer angefangen hat
entry-ending = Letzte Runde
move-points = { $who } hat jetzt { $to } { $to ->
    [one] Punkt
   *[other] Punkte
}.
move-tie = { $who } hat jetzt { $to } von dem, was bei Gleichstand zählt.
move-toward = { $who } hat jetzt { $to } für den Bonus.
move-written = { $who } darf wieder eine Zeile mehr vergeben.
move-rank = { $who } hat jetzt { $to } von dem, was zuerst zählt.
move-marker = Das ist jetzt in anderer Hand.
move-games = { $who } hat jetzt { $to } { $to ->
    [one] Partie
   *[other] Partien
} gewonnen.
move-out = Ob { $who } ausgeschieden ist, hat sich geändert.
move-leads = Wer diese Runde beginnt, ist wieder offen.
move-time = { $who } hat jetzt noch { $to } { $to ->
    [one] Sekunde
   *[other] Sekunden
}.
move-used = { $who } hat jetzt { $to } { $to ->
    [one] Sekunde
   *[other] Sekunden
} verbraucht.
move-begins = Wer beginnt, ist wieder offen.
move-ending = { $to ->
    [yes] Das ist die letzte Runde.
   *[other] Das ist doch nicht die letzte Runde.
}
told-points = { $way ->
    [take] { $more ->
        [one] ein Punkt
       *[other] { $more } Punkte
    } mehr, jetzt { $to }
   *[give] { $more ->
        [one] ein Punkt
       *[other] { $more } Punkte
    } weniger, jetzt { $to }
}
told-ending = Das ist die letzte Runde.

## Blätter

any-which = Welches Spiel liegt auf dem Tisch?
    .spoken = Welches Spiel liegt auf dem Tisch? Wählt es aus, oder erzählt mir von einem neuen.
any-new-box = Ein neues Spiel
any-mine = Mehr von uns
any-by-players = Nach Personenzahl
any-letters = { $first }–{ $last }
any-so-many = { $n ->
    [one] Eine Person
   *[other] { $n } Personen
}
any-so-many-letters = { $n ->
    [one] Eine Person
   *[other] { $n } Personen
}, { $first }–{ $last }
any-how-many = Wie viele seid ihr?
    .spoken = Wie viele seid ihr? Dann zeige ich, was ihr spielen könnt.
any-game = Welches?
any-own-sheet = { $title } – { $why }
any-more-refused = { $n ->
    [one] Ein weiteres Blatt
   *[other] { $n } weitere Blätter
}
any-title = Name des Spiels?
    .spoken = Wie heißt euer Spiel?
any-kind = Wie wird es gespielt?
    .spoken = Wie wird es gespielt? Wählt, was am besten passt; danach könnt ihr es ändern.
any-as-it-is = So?
    .spoken = Also: { $about }. Stimmt das so, oder ändern wir etwas?
    .hint = { $about }
any-keep = Genau so
    .also = ja
any-change = Etwas ändern
    .also = nein
any-whole = { $low } bis { $high } Personen: { $about }.
any-about = { $parts }
any-about-rounds = { $rounds ->
    [0] so viele Runden, wie ihr wollt
    [one] eine Runde
   *[other] { $rounds } Runden
}
any-about-rounds-by = { $most ->
    [one] eine Runde
   *[other] { $least } bis { $most } Runden, je nachdem, wie viele ihr seid
}
any-about-points = Schluss bei { $points } Punkten
any-about-clock-none = ohne Uhr
any-about-clock-turn = { $minutes } für jeden Zug
any-about-clock-bank = { $minutes } für jeden
any-about-clock-sand = { $minutes } für jeden; was du verbrauchst, bekommt der Nächste
any-about-clock-measure = die Zeit wird nur gemessen
any-about-score = gezählt wird „{ $lines }“
any-about-lines = { $count } Zeilen werden gezählt
any-about-teams = jeder Platz gehört einem Team
any-about-no-score = gezählt wird nichts
any-about-highest = die meisten Punkte gewinnen
any-about-lowest = die wenigsten Punkte gewinnen
any-about-named = ihr sagt, wer gewinnt
any-about-together = ihr gewinnt oder verliert gemeinsam
any-minutes = { $seconds ->
    [one] 1 Sekunde
   *[other] { $minutes ->
        [0] { $seconds } Sekunden
        [one] { $rest ->
            [0] 1 Minute
           *[other] 1 Minute { $rest } Sekunden
        }
       *[other] { $rest ->
            [0] { $minutes } Minuten
           *[other] { $minutes } Minuten { $rest } Sekunden
        }
    }
}
any-ask-order = Wer kommt nach wem?
any-order-clockwise = Im Uhrzeigersinn
any-order-score = Die meisten Punkte zuerst
any-order-low-score = Die wenigsten Punkte zuerst
any-order-drawn = Jede Runde ausgelost
any-order-free = Alle zugleich
any-ask-first = Wer sagt, wer beginnt?
any-first-spin = Der Ring
any-first-ask = Wir
any-ask-clock = Was macht die Uhr?
any-clock-none = Keine Uhr
any-clock-turn = Feste Zeit für jeden Zug
any-clock-bank = Feste Zeit für jeden
any-clock-sand = Was ich brauche, bekommst du
any-clock-measure = Sie misst nur
any-ask-seconds = Wie viele Sekunden?
    .hint = Für jeden Zug, oder für das ganze Spiel von jedem.
any-ask-score = Was wird gezählt?
any-score-none = Nichts
any-score-round = Punkte jede Runde
any-score-turn = Punkte jeden Zug
any-score-end = Punkte am Schluss
any-score-kept = Wie auf dem Blatt
any-ask-lines = Wird mehr als eines gezählt?
any-lines-one = Nein, nur Punkte
any-lines-several = Ja, mehreres
any-line-name = { $n ->
    [0] Was wird gezählt?
   *[other] Was wird noch gezählt?
}
any-more-lines = Sonst noch etwas?
any-lines-more = Ja, noch eins
any-lines-over = Das ist alles
any-ask-begins = Wer beginnt die nächste Runde?
any-begins-same = Immer dieselbe Person
any-begins-next = Reihum
any-begins-asked = Das sagen wir
any-begins-winner = Wer gewonnen hat
any-begins-loser = Wer verloren hat
any-begins-holder = Wer das Zeichen hat
any-ask-winner = Wer gewinnt?
any-winner-highest = Die meisten Punkte
any-winner-lowest = Die wenigsten Punkte
any-winner-named = Wir sagen es
any-winner-together = Alle oder niemand
any-ask-rounds = Wie viele Runden?
    .hint = 0: so viele, wie ihr wollt.
any-ask-limit = Bei wie vielen Punkten ist Schluss?
    .hint = 0: keine solche Grenze.
any-ask-when = Wann ist dann Schluss?
any-limit-at-once = Sofort
any-limit-turn = Nach dem Zug
any-limit-round = Nach der Runde
any-limit-last-turn = Noch ein Zug für alle
any-points = Punkte

## Warum ein Blatt nicht geht

any-bad-not-a-table = { $where }: keine Tabelle
any-bad-number = { $where }: keine Zahl
any-bad-bounds = { $where }: { $value } ist nicht { $low } bis { $high }
any-bad-flag = { $where }: nicht true oder false
any-bad-word = { $where }: { $value } ist unbekannt
any-bad-text = { $where }: kein Text
any-bad-empty = { $where }: leer
any-bad-list = { $where }: keine Liste von Texten
any-bad-pair = { $where }: nicht zwei Zahlen
any-bad-tables = { $where }: keine Liste von Tabellen
any-bad-too-many = { $where }: { $count } sind zu viele
any-bad-unknown = { $where }: unbekannt
any-bad-no-clock = { $where }: keine Uhr zu stellen
any-bad-twice = { $where }: { $value } zweimal
any-bad-total-when = { $where }: nicht hier
any-bad-total = { $where }: { $value } geht nicht
any-bad-bid-when = { $where }: nicht hier
any-bad-no-line = { $where }: keine Zeile { $value }
any-bad-loop = { $where }: { $value } im Kreis
any-bad-no-phase = { $where }: keine Phase { $value }
any-bad-no-turns = { $where }: ohne Züge kein { $value }
any-bad-no-score = { $where }: nichts wird gezählt
any-bad-rounds-once = { $where }: { $lines }, nicht { $value }
any-bad-no-marker = { $where }: kein Merkmal { $value }
any-bad-no-stage = { $where }: kein Abschnitt { $value }
any-bad-out = { $where }: alle sofort draußen
any-bad-whose = { $where }: { $value } nicht hier
any-bad-moon = { $where }: braucht eine Summe
any-bad-steps = { $where }: { $value } ist kein Vielfaches davon
any-bad-set = { $where }: kein Satz
any-bad-each = { $where }: braucht je eine Zahl
any-bad-factor = { $where }: vervielfacht nichts
any-bad-once = { $where }: braucht je einen Zug von allen
any-bad-best-of = { $where }: braucht Punkte
any-bad-throws = { $where }: Karten wirft man nicht
any-bad-too-long = { $where }: über { $most } Zeichen
any-bad-no-picture = { $where }: kein Bild { $value }
any-bad-drawing = { $where }: keine Zeichnung aus Formen
any-doubt-bid = „{ $name }“ wird angesagt und zählt außerdem je 1; schreib each = 0 oder version = 2, wenn nicht
any-doubt-never = vor dem Ende wird nichts gezählt, also erreicht im Spiel niemand diese Punkte
any-doubt-limit = wer { $points } zuerst erreicht, kann bis zum Ende der Runde noch eingeholt werden; schreib limit = "at-once", "turn", "last-turn" oder "round"
any-doubt-order = nach jedem Zug muss jemand drücken, obwohl darin nichts notiert wird; schreib order = "free", dann wird einmal je Runde gefragt (wer beginnt und gibt, wird trotzdem gesagt), oder order = "clockwise", wenn es so bleiben soll
any-doubt-picture = neben dem Blatt liegt keine Zeichnung { $path }; der Schritt kommt ohne sie
any-doubt-late = alle spielen gleichzeitig, es gibt also keinen Zug: Diesen Schritt hört niemand
any-doubt-count = gezählt wird nichts, es gibt also keine Wertung: Diesen Schritt hört niemand
any-bad-more = Geht so nicht
any-bad-no-sheet = Kein Blatt { $value }
any-bad-unreadable = { $line ->
    [0] Diese Datei kann ich nicht lesen
   *[other] Zeile { $line }: nicht zu verstehen
}

## Was ein Terminal anstelle von Symbolen schreibt

symbol-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
symbol-hourglass = { $n ->
    [one] 1 Minute
   *[other] { $n } Minuten
}

# Why a correction cannot stand, and what to do instead
any-box-holds-time = So viel Zeit hat niemand (höchstens { $n }): Gebt weniger.
any_box-left = { $who } ist gegangen. Der Platz setzt aus und bekommt nichts dazu. Seine Punkte bleiben stehen. Gewinnen kann er nicht.
any_box-newcomer = { $who } steigt ein. Der Stand ist wie bei dem, der am schlechtesten steht.

# Ein Fehler auf dem Blatt einer laufenden Partie
any-mend = { $what }: Was stimmt?
any-part-each = { $line }: Punkte je Stück
any-part-low = { $line }: mindestens
any-part-high = { $line }: höchstens
any-part-at = Bonus ab
any-part-gives = Bonus
any-part-rounds = Runden
any-part-points = Ende bei
