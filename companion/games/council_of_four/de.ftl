### Das Konzil der Vier: Aufforderungen, Antworten, Gründe, Bücher.

game-council_of_four = Das Konzil der Vier
    .also = Der Rat der Vier
council_of_four-printing = 15 Städten, 45 Baugenehmigungen und 90 Politikkarten
    .also = der rat der vier

council_of_four-option-books = Was zählt das Gerät mit?
council_of_four-choice-books-full = Alles mitzählen
    .usual = alles mitgezählt
    .about = ich führe Buch über alles, was ihr habt, und prüfe jeden Zug
council_of_four-choice-books-light = Nur das Nötigste
    .usual = nur das Nötigste mitgezählt
    .about = ihr führt euren Besitz selbst; ich sage an, merke mir Plättchen und rechne am Ende ab
council_of_four-option-turns = Soll ich die Züge ansagen?
council_of_four-choice-turns-kept = Ja, reihum
    .usual = Züge angesagt
    .about = ich sage, wer dran ist und was er tun kann
council_of_four-choice-turns-free = Nein, nur das Ende
    .usual = ohne Ansage der Züge
    .about = ihr spielt für euch und ruft mich zum Schluss
council_of_four-option-face-down = Verdeckte Genehmigungen
council_of_four-choice-face-down-open = Frag, wenn es darauf ankommt
council_of_four-choice-face-down-yes = Zählen mit
    .usual = verdeckte Genehmigungen zählen mit
council_of_four-choice-face-down-no = Zählen nicht
    .usual = nur offene Genehmigungen zählen
council_of_four-option-tied = Gleich viele Genehmigungen
council_of_four-choice-tied-open = Frag, wenn es darauf ankommt
council_of_four-choice-tied-yes = Jeder 3 Punkte
    .usual = gleich viele Genehmigungen: jeder 3 Punkte
council_of_four-choice-tied-no = Keiner
    .usual = gleich viele Genehmigungen: keiner
council_of_four-option-zero = Feld 0 beim Adel
council_of_four-choice-zero-open = Frag, wenn es darauf ankommt
council_of_four-choice-zero-yes = Zählt
    .usual = Feld 0 beim Adel zählt
council_of_four-choice-zero-no = Zählt nicht
    .usual = Feld 0 beim Adel zählt nicht
council_of_four-option-start = Wie fangen wir an?
council_of_four-choice-start-new = Neu aufbauen
council_of_four-choice-start-joined = Wir spielen schon

## Wo wir sind

council-phase-setup = Aufbau
council-phase-draw = Karte ziehen
council-phase-actions = Aktionen
council-phase-scoring = Schlusswertung

## Wörter

council-city = { $name }
council-letters = { $letters }
    .spoken = { $cities }
council-who = { $who }
council-coast = Küste
council-hills = Hügel
council-mountains = Berge
council-king = König
council-gold = { $n } Gold
council-assistants = { $n ->
    [one] 1 Assistent
   *[other] { $n } Assistenten
}
council-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
council-cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
council-nobility = { $n ->
    [one] 1 Adelsschritt
   *[other] { $n } Adelsschritte
}
council-action = { $n ->
    [one] 1 Hauptaktion
   *[other] { $n } Hauptaktionen
}
council-bonus-list = { $what }
council-way = { $cities }
council-tile-gold = Goldstädte
council-tile-silver = Silberstädte
council-tile-bronze = Bronzestädte
council-tile-iron = Eisenstädte
council-tile-coast = Küstenstädte
council-tile-hills = Hügelstädte
council-tile-mountains = Bergstädte
council-side-arkon-iron = Arkon ist blau
council-side-arkon-gold = Arkon ist gold
council-side-king-juvelar = Juvelar ist lila
council-side-king-graden = Graden ist lila
council-side-lyram-silver = Lyram ist silbern
council-side-lyram-iron = Lyram ist blau

## Aufbau

council-side = { $region }: Welche Seite liegt oben?
    .spoken = Legt Küste, Hügel und Berge von links nach rechts nebeneinander, den Königshof darunter. Jede Seite geht. { $region }: Welche Seite liegt oben?
    .why = Jede Seite hat andere Straßen und Stadtfarben: So entstehen acht verschiedene Länder.
    .next = Die Belohnungsmarker kommen in die Städte.
council-setup-tokens = Je ein Marker in jede Stadt!
    .spoken = Mischt die 14 Belohnungsmarker verdeckt und legt je einen offen in jede Stadt. Nur { $city }, die lila Stadt, bekommt keinen.
    .hint = { $city } bekommt keinen.
    .done = Liegt bereit
council-token = Wo liegt: { $what }?
    .spoken = In welcher Stadt liegt der Marker mit { $what }?
    .why = Wenn ich alle Marker kenne, rechne ich jede Belohnungskette für euch.
council-token-here = Was bringt { $city }?
    .spoken = { $who } bekommt die Belohnung aus { $city }: Was liegt dort? Ich merke sie mir.
    .short = Was bringt { $city }, { $who }?
    .why = Wer hier baut, bekommt sie, und jede Kette durch { $city } auch.
council-setup-stacks = Karten mischen, Assistenten bereit!
    .spoken = Mischt die Politikkarten und legt sie verdeckt neben den Plan. Die Assistenten kommen als Vorrat daneben.
    .done = Liegt bereit
council-setup-permits = Je Region zwei Genehmigungen auf!
    .spoken = Sortiert die Baugenehmigungen nach der Rückseite, mischt jeden Stapel und legt ihn auf seinen Platz. Deckt daneben je zwei auf.
    .done = Liegt bereit
council-turned-up = { $region }: Was kommt neu?
    .spoken = { $got ->
        [one] Für dich: { $what }. Welche Genehmigung kommt nach: { $region }?
       *[other] Welche Genehmigung wird aufgedeckt: { $region }?
    }
    .hint = { $got ->
        [one] Du bekommst: { $what }
       *[other] Zwei liegen offen
    }
council-setup-court = Der König kommt nach { $city }.
    .spoken = Stellt den König nach { $city }. Legt die königlichen Belohnungen als Stapel an den Hof, die erste oben, und die sieben Bonusplättchen auf ihre Felder.
    .done = Steht bereit
council-setup-balconies = Vier Konziliare auf jeden Balkon!
    .spoken = Steckt die vier Balkone ein, die geschlossene Seite links beim Pfeil. Setzt blind je vier Konziliare hinein. Die acht übrigen stehen daneben.
    .hint = Acht bleiben neben dem Plan.
    .done = Sitzen alle
council-seated = { $council }, Platz { $place }: wer?
    .spoken = { $council }: Welche Farbe sitzt auf Platz { $place }, vom Pfeil aus gezählt?
    .hint = Gezählt wird vom Pfeil aus.
council-setup-starter = Wer beginnt?
    .spoken = Wer beginnt? Entscheidet, wie ihr mögt. Danach geht es im Uhrzeigersinn.
council-setup-players = Jeder: Startgut und { $cards } Karten!
    .spoken = Jeder nimmt { $emporiums } Kontore und drei Marker einer Farbe, eine Übersichtskarte und { $cards } Politikkarten. Stellt je einen Marker bei Siegpunkten und Adel auf null, den dritten auf die Goldleiste. { $all }.
    .why = Wer später dran ist, bekommt zum Ausgleich etwas mehr.
    .done = Haben alle
council-starts = { $who } beginnt mit { $gold } Gold und { $assistants ->
    [one] einem Assistenten
   *[other] { $assistants } Assistenten
}
council-setup-neutral = Zu zweit: drei Genehmigungen ziehen!
    .spoken = Der übliche Aufbau steht. Zu zweit zieht ihr noch aus jedem Stapel eine Genehmigung. In jede Stadt darauf kommt ein Kontor einer unbenutzten Farbe. Danach mischt ihr die drei wieder in ihre Stapel.
    .done = Gezogen
council-neutral = { $region }: Welche wurde gezogen?
    .spoken = Welche Genehmigung habt ihr gezogen: { $region }? Stellt in jede Stadt darauf ein fremdes Kontor und mischt sie wieder ein.
council-agreed = So halten wir es:
    .done = Gut so
    .spoken = So halten wir es, wo die Regel schweigt: Jedes Bonusplättchen gibt es nur einmal. Erst zahlt die ganze Kette, dann kommen neue Aktionen. Und jedes zehnte Kontor bringt 3 Punkte.{ $two ->
        [no] {""}
       *[yes] {" "}Auch fremde Kontore kosten euch Assistenten.
    }
council-agreed-g10 = Jedes Bonusplättchen gibt es nur einmal.
council-agreed-g16 = Fremde Kontore kosten auch Assistenten.
council-agreed-g18 = Erst die ganze Kette, dann neue Aktionen.
council-agreed-g20 = Jedes 10. Kontor bringt 3 Punkte.

## Mitten im Spiel

council-joined-round = In welcher Runde seid ihr?
council-joined-turn = Wer ist am Zug?
council-joined-king = Wo steht der König?
council-joined-goods = Was hast du gerade?
council-has-points = Punkte
council-has-gold = Gold
council-has-nobility = Adel
council-has-assistants = Assistenten
council-has-hand = Karten
council-joined-permits = { $region }: Welche gehören dir?
    .hint = Auch die verdeckten zählen mit.
council-joined-neutral = Wo stehen fremde Kontore?
    .spoken = In welchen Städten steht ein Kontor, das keinem von euch gehört?
    .why = Sie kosten beim Bauen Assistenten wie die Kontore von Mitspielern.
council-joined-emporiums = Wo stehen deine Kontore?
council-joined-usable = Welche Genehmigungen liegen offen vor dir?
    .hint = nur die offenen; die verdeckten kommen gleich
council-joined-used = Und welche liegen verdeckt vor dir?
    .hint = Dreht sie kurz um; sie zählen am Ende mit.
council-joined-tile = Wer hat: { $tile }?
council-joined-royal = Wer hat die { $rank }. königliche Belohnung?
council-marked = Wo stehen deine Kontore? ({ $n })
council-all-there = Alle da

## Ein Zug

council-turn = { $first ->
    [one] Zieh eine Karte! Und dann?
   *[other] { $mains ->
        [0] Noch etwas?
       *[other] { $acted ->
            [0] Und die Hauptaktion?
           *[other] Noch eine Hauptaktion?
        }
    }
}
    .spoken = { $first ->
        [one] { $last ->
            [one] Dein letzter Zug! Zieh eine Politikkarte. Was tust du?
           *[other] Zieh eine Politikkarte. Was tust du?
        }
       *[other] { $mains ->
            [0] { $then ->
                [yes] Noch eine schnelle Aktion? Sonst zieht { $next } eine Karte und ist dran.
               *[no] Noch eine schnelle Aktion, oder fertig?
            }
            [one] Du hast noch eine Hauptaktion.
           *[other] Du hast noch { $mains } Hauptaktionen.
        }
    }
    .hint = { $beyond ->
        [one] { $gold } Gold: Die Leiste endet bei { $end }. Merkt euch den Rest.
       *[other] { $last ->
            [one] Letzter Zug!
           *[other] Eine Hauptaktion, dazu höchstens eine schnelle
        }
    }
    .why = Genau eine Hauptaktion: einen Konziliar wählen, eine Genehmigung erwerben, mit ihr ein Kontor bauen, oder mit dem König bauen. Davor oder danach höchstens eine schnelle: anheuern, tauschen, ausschicken, oder noch eine Hauptaktion.
    .next = Der Nächste im Uhrzeigersinn ist dran.
    .short = { $first ->
        [one] { $last ->
            [one] Dein letzter Zug! Was tust du?
           *[other] Was tust du?
        }
       *[other] { $mains ->
            [0] { $then ->
                [yes] Noch etwas?
               *[no] Schnelle Aktion?
            }
            [one] Noch eine Hauptaktion.
           *[other] Noch { $mains } Hauptaktionen.
        }
    }
council-elect = Konziliar
    .also = Konziliar wählen / wähle / wählen / Ratsherr / Konziliar setzen
council-acquire = Genehmigung { $region }
    .also = Baugenehmigung { $region } / Plättchen { $region }
    .spoken = Genehmigung: { $region }
council-build = Kontor
council-king-helps = Mit König bauen
    .also = mit dem König bauen / baun mit König / König / König bauen
council-hire = Anheuern
    .also = Assistent kaufen / Assistent nehmen / Assi kaufen / heuer Assistent / heuere Assistent / Assistent anheuern / Assistenten anheuern / heuer Assistenten
council-exchange = Tauschen
    .also = Genehmigungen tauschen / Plättchen tauschen
council-send = Ausschicken
    .also = Assistent schicken
council-extra = Extra-Aktion
council-done = Fertig
    .also = Zug beenden / das wars
council-permit-stack = im Stapel
council-permit-open = offen
council-permit-under = unter dem Stapel
council-permit-of = { $who }, offen
council-permit-used = { $who }, genutzt
council-royal-n = Königliche Belohnung { $n }
council-later = Später, wenn es zählt
    .also = weiß nicht / weiß ich nicht / kommt später / keine Ahnung
council-ahead = { $act ->
    [elect] { $who } wählt einen Konziliar
    [permit] { $who }: Genehmigung { $region }
    [build] { $who } baut ein Kontor
   *[king] { $who } baut mit dem König
}
council-back = Zurück
council-shuffle = Stapel leer: { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} mischen!
    .spoken = Der Kartenstapel ist leer. Mischt { $n ->
        [one] die abgelegte Karte
       *[other] die { $n } abgelegten Karten
    } zum neuen Stapel und zieht dann noch { $owed }.
    .done = Gemischt

council-councillor = Welcher Konziliar?
    .why = Wer die richtigen Farben auf einen Balkon bringt, besticht ihn später billiger.
    .spoken = Welcher der Konziliare neben dem Plan soll auf einen Balkon?
    .short = Welcher Konziliar?
council-balcony = { $colour }: welcher Balkon?
    .spoken = Auf welchen Balkon kommt { $colour }? Auch der des Königs geht. Schiebe vom Pfeil her; der Letzte fällt heraus und kommt neben den Plan.
    .hint = Wer durchgestrichen ist, fällt heraus.
    .short = Welcher Balkon?
council-pushed = { $council }
    .spoken = { $council }; { $out } fällt heraus

council-region = Welches Konzil?
    .spoken = Das Konzil welcher Region bestichst du? Das des Königs verkauft keine Genehmigungen.
    .hint = 1 Karte kostet 10 Gold, 2: 7, 3: 4, 4: nichts
    .short = Welches Konzil?
council-unseated = { $council }
    .spoken = { $council }, Konziliare noch nicht genannt
council-bribe = { $council } bestechen: wie viele Karten?
    .spoken = Lege ein bis vier Karten in den Farben dieses Konzils ab. Eine Karte kostet 10 Gold, zwei 7, drei 4, vier nichts. Jeder Joker kostet 1 Gold dazu.
    .hint = { $fare ->
        [0] 1 Karte: 10 Gold, 2: 7, 3: 4, 4: 0. Du hast { $gold }.
       *[other] { $fare } Gold für den Weg; dir bleiben { $gold }.
    }
    .why = Jede Karte besticht einen Konziliar ihrer Farbe. Wer mehr besticht, zahlt weniger.
    .short = Wie viele Karten?
council-laid = { $jokers ->
    [0] { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
   *[other] { $cards ->
        [0] {""}
        [one] 1 Karte +{" "}
       *[other] { $cards } Karten +{" "}
    }{ $jokers } Joker
}
    .coloured = Karten
council-with-jokers = Mit Jokern
council-how-many-jokers = Sag, wie viele Karten und wie viele Joker, etwa „2 Karten + 1 Joker“.
council-no-cards = Mindestens eine Karte muss es sein.
council-not-in-hand = { $cards ->
    [one] Eine Karte
   *[other] { $cards } Karten
}? Du hast { $hand ->
    [0] keine
   *[other] nur { $hand }
}.
council-too-dear = Das kostet { $cost } Gold, du hast { $gold }.
council-permit = { $paid ->
    [0] Gratis! Welche Genehmigung?
   *[other] Zahle { $paid } Gold! Welche Genehmigung?
}
    .spoken = { $paid ->
        [0] Alle bestochen, du zahlst nichts.
       *[other] Für dein Gold:
    } Nimm eine der beiden offenen Genehmigungen und lege sie offen vor dich. Ihren Bonus bekommst du sofort.
    .hint = Der Bonus kommt sofort.
    .short = { $paid ->
        [0] Gratis. Welche Genehmigung?
       *[other] Welche Genehmigung?
    }
    .back = Genehmigung: { $answer }.
council-stack-empty = Du bekommst { $what }.
    .spoken = Für dich: { $what }. Der Stapel ist leer: Es kommt keine Genehmigung nach.
    .done = Genommen

council-by-permit = { $city }: Mit welcher Genehmigung?
    .spoken = Mit welcher deiner offenen Genehmigungen baust du in { $city }?
council-build-where = Wo baust du?
    .spoken = Du baust mit einer deiner offenen Genehmigungen. In welcher Stadt, die darauf steht?
    .why = Das neue Kontor bringt die Marker aller Städte, die über eigene Kontore verbunden sind.
council-king-stays = { $city }
    .also = bleibt / bleibt hier / bleibt stehen / er bleibt
council-king-to = Wo hilft dir der König?
    .spoken = Wohin soll der König reisen? Jede Straße kostet 2 Gold, bleiben kostet nichts. Wo er ankommt, baust du sofort ein Kontor.
    .why = Mit dem König brauchst du keine Genehmigung, dafür musst du sein Konzil bestechen.
    .short = Wohin mit dem König?
council-built = { $city }!
    .spoken = { $king ->
        [one] { $roads ->
            [0] Der König bleibt.
           *[other] Der König reist: { $way }.
        } Baue dein Kontor in { $city }.
       *[other] Baue dein Kontor in { $city } und drehe die Genehmigung um.
    }{ $rewarded ->
        [0] {" "}Eine Belohnung gibt es hier nicht.
       *[other] {" "}Deine Belohnung: { $what }.
    }
    .done = Gebaut
    .why = Jede verbundene Stadt zahlt einmal, auch über Ecken, solange überall dein Kontor steht.
    .short = { $roads ->
        [0] Kontor in { $city }!
       *[other] König und Kontor nach { $city }!
    }
council-row-back = Zurück
council-row-paid = Bezahlt
council-row-roads = { $n ->
    [0] ohne Reise
    [one] eine Straße
   *[other] { $n } Straßen
}
council-row-no-token = kein Marker
council-row-sum = Zusammen
council-row-space = Feld { $n }
council-row-royal = Vom König: { $rank }.
council-row-tenth = 10. Kontor
council-prize = Nimm: { $tile }
    .spoken = { $royal ->
        [0] Nimm das Bonusplättchen für { $tile }. Königliche Belohnungen sind keine mehr da.
       *[other] Nimm das Bonusplättchen für { $tile } und dazu die oberste königliche Belohnung. Gezählt wird am Ende.
    }
    .done = Genommen
    .short = { $royal ->
        [0] Nimm das Plättchen für { $tile }.
       *[other] Nimm das Plättchen für { $tile } und die oberste königliche Belohnung.
    }
council-tenth = { $first ->
    [one] Letztes Kontor! Alle noch ein Zug.
   *[other] Auch { $who } ist fertig: { $points } Punkte
}
    .spoken = { $first ->
        [one] { $who } hat alle { $emporiums } Kontore gebaut und bekommt { $points } Punkte. Alle anderen haben noch genau einen Zug.
       *[other] Auch { $who } hat alle { $emporiums } Kontore gebaut und bekommt { $points } Punkte.
    }
    .done = Weiter

council-space = Adel, Feld { $space }: { $what }
    .done = Genommen
    .spoken = Adelsleiste, Feld { $space }, das bringt: { $what }.
    .short = Feld { $space }!
council-space-empty = Adel, Feld { $space }: nichts zu holen
    .done = Schade
    .spoken = Adelsleiste, Feld { $space }: Hier gibt es für dich nichts zu holen.
council-collect = Adel, Feld { $space }: Welchen Marker?
    .spoken = Nimm noch einmal die Belohnung einer Stadt mit deinem Kontor. Marker mit Adelsschritt gehen nicht.
council-take-open = Adel, Feld { $space }: Welche nimmst du?
    .spoken = Nimm eine offene Genehmigung, ohne zu zahlen. Ihren Bonus bekommst du auch.
council-again = Adel, Feld { $space }: Welcher Bonus?
    .spoken = Nimm den Bonus einer deiner Genehmigungen noch einmal. Auch verdeckte gehen.

council-exchange-where = Welche Region?
    .spoken = Die beiden offenen Genehmigungen welcher Region kommen verdeckt unter ihren Stapel? Zwei neue werden aufgedeckt.

council-light-turn = { $last ->
    [one] Letzter Zug: Karte und Aktionen!
   *[other] Karte ziehen, dann Aktionen!
}
    .spoken = { $last ->
        [one] Das zehnte Kontor von { $who } steht: 3 Punkte dafür, und alle anderen haben noch einen Zug. Dein letzter Zug: Zieh eine Politikkarte, dann die Hauptaktion und, wenn du magst, eine schnelle.
       *[other] Zieh eine Politikkarte, dann die Hauptaktion und, wenn du magst, eine schnelle.
    }
    .hint = Genehmigung genommen? Deckt gleich die nächste auf.
    .why = Genau eine Hauptaktion: einen Konziliar wählen, eine Genehmigung erwerben, mit ihr ein Kontor bauen, oder mit dem König bauen. Davor oder danach höchstens eine schnelle: anheuern, tauschen, ausschicken, oder noch eine Hauptaktion. Wer eine Genehmigung nimmt, deckt gleich die nächste auf; wer alle Städte einer Farbe oder Region hat, sagt es mir: Bonusplättchen.
    .short = { $last ->
        [one] Das zehnte Kontor von { $who } steht. Dein letzter Zug!
       *[other] Du bist dran.
    }
council-tenth-stands = 10. Kontor steht
council-tile-due = Bonusplättchen!
    .also = voll / hat voll / komplett / fertig gebaut
council-light-tile = Welches Bonusplättchen?
    .spoken = { $royals ->
        [0] Welches Bonusplättchen? Königliche Belohnungen gibt es keine mehr.
       *[other] Welches Bonusplättchen? Dazu kommt die oberste königliche Belohnung.
    }
council-light-who = Wer?
council-light-meanwhile = Spielt! Und meldet, was fällig ist.
    .spoken = Spielt für euch. Sagt mir, wer ein Bonusplättchen bekommt und wann ein zehntes Kontor steht.
    .hint = Genehmigung genommen? Deckt gleich die nächste auf.
    .why = In jedem Zug: eine Politikkarte, genau eine Hauptaktion, höchstens eine schnelle. Wer eine Genehmigung nimmt, deckt gleich die nächste auf. Wer alle Städte einer Farbe oder Region hat, bekommt ihr Bonusplättchen.

## Warum etwas nicht geht

council-off-no-open = keine liegt offen
council-off-no-cards = keine Karten
council-off-gold = zu wenig Gold
council-off-own = dein Kontor steht da
council-off-assistants = { $n ->
    [one] kostet 1 Assistenten
   *[other] kostet { $n } Assistenten
}
    .short = zu wenig Assistenten
council-off-no-permit = keine dafür
    .short = keine Genehmigung
council-off-nowhere = nirgends möglich
council-off-none-left = kein Kontor übrig
council-off-no-road = keine Straße dorthin
council-off-way = Weg: { $n } Gold, zu teuer
    .short = Weg zu teuer
council-off-supply = Vorrat leer
council-off-token = kein Marker für dich
council-off-filled = hat schon einen

## Jederzeit

council-look = Was bringt welche Stadt?
council-map = Das brächte ein Kontor:
council-bribe-cost = Was kostet das Konzil?
council-cost-cards = Wie viele Karten?
council-cost-jokers = Davon Joker?
council-cost = Das macht { $gold } Gold.
    .spoken = { $cards ->
        [one] Eine Karte
       *[other] { $cards } Karten
    }{ $jokers ->
        [0] {""}
        [one] , davon ein Joker
       *[other] , davon { $jokers } Joker
    }: Das macht { $gold } Gold.
    .done = Bezahlt
council-king-cost = Was kostet die Königsreise?
council-way-from = Wo steht der König?
council-way-to = Wohin soll er?
council-way-told = Der Weg kostet { $gold } Gold.
    .spoken = { $way }: { $roads ->
        [0] kein Schritt
        [one] eine Straße
       *[other] { $roads } Straßen
    }, das macht { $gold } Gold.
    .done = Gut
council-linked-who = Wessen Kontor?
council-linked-city = Wo soll das neue stehen?
council-linked = { $n ->
    [0] Keine Stadt zahlt.
    [one] Eine Stadt zahlt.
   *[other] { $n } Städte zahlen.
}
    .spoken = Ein Kontor in { $city }: { $n ->
        [0] Keine Stadt zahlt.
        [one] Eine Stadt zahlt ihre Belohnung.
       *[other] { $n } Städte zahlen ihre Belohnung.
    }
    .done = Genommen
council-light-books = Nicht mehr alles zählen
council-stop = Hier aufhören und werten

## Schlusswertung

council-settle-face-down = Zählen verdeckte Genehmigungen mit?
    .spoken = Für die meisten Genehmigungen: Zählen die verdeckten mit? Die Regel sagt es nicht; wir meinen ja.
council-settle-face-down-yes = Ja, alle
council-settle-face-down-no = Nur offene
council-settle-tied = Gleich viele Genehmigungen: Was gilt?
    .spoken = Mehrere haben die meisten Genehmigungen. Die Regel sagt dazu nichts. Bekommt jeder von ihnen 3 Punkte?
council-settle-tied-yes = Jeder 3 Punkte
council-settle-tied-no = Keiner
council-settle-zero = Zählt auch Feld 0 beim Adel?
    .spoken = Bekommt auch Adelspunkte, wer nie vom Startfeld vorgerückt ist? Dem Wortlaut nach ja.
council-settle-zero-yes = Ja
council-settle-zero-no = Nein
council-form-points = Wie viele Siegpunkte auf der Leiste?
    .spoken = Wie viele Siegpunkte zeigt die Leiste? Die 3 für das letzte Kontor sind schon dabei.
council-form-prizes = Punkte auf Plättchen und Belohnungen?
    .spoken = Wie viele Punkte stehen auf deinen Bonusplättchen und königlichen Belohnungen?
council-form-nobility = Wie weit seid ihr beim Adel?
council-form-permits = Wie viele Genehmigungen?
    .spoken = Wie viele Genehmigungen habt ihr, offen und verdeckt zusammen?
council-form-rest = Gleichstand! Assistenten und Karten?
    .spoken = Gleichstand! Wie viele Assistenten und Politikkarten habt ihr zusammen?
council-score = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
    .done = Weiter
council-row-track = Leiste
council-row-tiles = Plättchen
council-row-royals = Vom König
council-row-nobility = Adel
council-row-permits = Genehmigungen
council-tie = Assistenten und Karten: { $goods }
council-over = { $who } hat als Erstes alle Kontore gebaut.
council-over-stopped = Ihr habt hier aufgehört.

## Die Bücher

entry-books = Bücher
move-books = Die Bücher sind jetzt: { $to ->
    [full] alles
   *[other] das Nötigste
}.
entry-active = Am Zug
move-active = Am Zug ist jetzt { $now }.
entry-first = Startspieler
move-first = Startspieler ist { $now }.
entry-last = Zuerst fertig
move-last = Zuerst alle Kontore gebaut hat jetzt { $now }.
entry-agreed = Abgemacht
move-agreed = { $who ->
    [face-down] Verdeckte Genehmigungen zählen für die meisten mit
    [tied] Bei gleich vielen Genehmigungen gibt es 3 Punkte
   *[zero] Auch Feld 0 beim Adel zählt
}: { $to ->
    [yes] ja
    [no] nein
   *[open] noch offen
}.
entry-side = Seite
move-side = Dreht den Plan: { $now }.
entry-king = König
move-king = Stellt den König nach { $now }.
entry-emporiums = Kontore
move-emporiums = { $goes ->
    [0] { $who } stellt ein Kontor nach { $added }.
   *[other] { $adds ->
        [0] { $who } nimmt das Kontor aus { $gone }.
       *[other] { $who } nimmt das Kontor aus { $gone }. { $who } stellt ein Kontor nach { $added }.
    }
}
entry-neutral = Fremde Kontore
move-neutral = { $goes ->
    [0] Stellt ein fremdes Kontor nach { $added }.
   *[other] { $adds ->
        [0] Nehmt das fremde Kontor aus { $gone }.
       *[other] Nehmt das fremde Kontor aus { $gone }. Stellt ein fremdes Kontor nach { $added }.
    }
}
entry-token = Marker
move-token = { $adds ->
    [0] Nehmt den Marker aus { $what }.
   *[other] In { $what } liegt der Marker { $now }.
}
entry-points = Siegpunkte
move-points = { $who } zieht die Siegpunkte auf { $to }.
entry-gold = Gold
move-gold = { $who } zieht den Goldmarker auf { $to }.
entry-nobility = Adel
move-nobility = { $who } zieht den Adelsmarker auf { $to }.
entry-assistants = Assistenten
move-assistants = { $way ->
    [take] { $who } nimmt { $more ->
        [one] einen Assistenten
       *[other] { $more } Assistenten
    }.
   *[give] { $who } legt { $more ->
        [one] einen Assistenten
       *[other] { $more } Assistenten
    } zurück.
}
entry-hand = Politikkarten
move-hand = { $way ->
    [take] { $who } nimmt { $more ->
        [one] eine Karte
       *[other] { $more } Karten
    } auf die Hand.
   *[give] { $who } gibt { $more ->
        [one] eine Karte
       *[other] { $more } Karten
    } ab.
}
told-points = { $more ->
    [one] ein Punkt
   *[other] { $more } Punkte
} { $way ->
    [take] mehr
   *[give] weniger
}, jetzt { $to }
    .short = { $way ->
        [take] { $more ->
            [one] ein Punkt
           *[other] { $more } Punkte
        }
       *[give] {""}
    }
told-gold = { $way ->
    [take] { $more } Gold mehr
   *[give] zahlt { $more } Gold
}, jetzt { $to }
    .short = { $way ->
        [take] { $more } Gold
       *[give] zahlt { $more } Gold
    }
told-nobility = { $more ->
    [one] ein Schritt
   *[other] { $more } Schritte
} auf der Adelsleiste, jetzt Feld { $to }
    .short = Adel auf { $to }
told-assistants = { $way ->
    [take] { $more ->
        [one] ein Assistent
       *[other] { $more } Assistenten
    } mehr
   *[give] gibt { $more ->
        [one] einen Assistenten
       *[other] { $more } Assistenten
    } ab
}, jetzt { $to ->
    [0] keiner
   *[other] { $to }
}
    .short = { $way ->
        [take] { $more ->
            [one] ein Assistent
           *[other] { $more } Assistenten
        }
       *[give] gibt { $more ->
            [one] einen Assistenten
           *[other] { $more } Assistenten
        } ab
    }
told-hand = { $way ->
    [take] { $more ->
        [one] eine Karte
       *[other] { $more } Karten
    }, jetzt { $to }
   *[give] jetzt { $to ->
        [0] keine Karten
        [one] eine Karte
       *[other] { $to } Karten
    }
}
    .short = { $way ->
        [take] { $more ->
            [one] eine Karte
           *[other] { $more } Karten
        }
       *[give] {""}
    }
entry-supply = Assistentenvorrat
move-supply = Assistenten im Vorrat: { $to }.
entry-discard = Ablage
move-discard = Karten auf der Ablage: { $to }.
entry-stack = Kartenstapel
move-stack = Karten im Stapel: { $to }.
entry-balcony = Balkon
move-balcony = Balkon { $what }, vom Pfeil: { $all }.
entry-permit = Genehmigung
move-permit = Genehmigung { $what }: { $now }.
entry-tile = Bonusplättchen
move-tile = Bonusplättchen, { $what }: { $now }.
entry-royal = Königliche Belohnung
move-royal = { $what }: { $now }.
entry-mains = Hauptaktionen übrig
move-mains = Hauptaktionen übrig: { $to }.
entry-steps = Adelsschritte offen
move-steps = Adelsschritte offen: { $to }.
entry-acted = Hauptaktion getan
move-acted = Hauptaktion getan: { $to ->
    [yes] ja
   *[other] nein
}.
entry-quick = Schnelle Aktion getan
move-quick = Schnelle Aktion getan: { $to ->
    [yes] ja
   *[other] nein
}.
entry-form-points = Punkte der Leiste
move-form-points = { $who }, Punkte auf der Leiste: { $to }.
entry-form-prizes = Punkte der Plättchen
move-form-prizes = { $who }, Punkte auf Plättchen: { $to }.
entry-form-nobility = Adelsfeld
move-form-nobility = { $who }: Adelsfeld { $to }.
entry-form-permits = Zahl der Genehmigungen
move-form-permits = { $who }, Genehmigungen: { $to }.
entry-form-rest = Assistenten und Karten
move-form-rest = { $who }, Assistenten und Karten: { $to }.

key-coast = { council-coast }
key-hills = { council-hills }
key-mountains = { council-mountains }
council_of_four-house-show-cards = Handkarten darf man zeigen

## Was von jedem erzählt wird

council_of_four-deed-chain = { $n ->
    [one] Eine Kette gebaut
   *[other] { $n } Ketten gebaut
}

## Was ein Terminal anstelle von Symbolen schreibt

symbol-councillor-white = { $n ->
    [one] weiß
   *[other] { $n }-mal weiß
}
symbol-councillor-black = { $n ->
    [one] schwarz
   *[other] { $n }-mal schwarz
}
symbol-councillor-pink = { $n ->
    [one] rosa
   *[other] { $n }-mal rosa
}
symbol-councillor-purple = { $n ->
    [one] violett
   *[other] { $n }-mal violett
}
symbol-councillor-orange = { $n ->
    [one] orange
   *[other] { $n }-mal orange
}
symbol-councillor-blue = { $n ->
    [one] blau
   *[other] { $n }-mal blau
}
symbol-gold = { council-gold }
symbol-assistant = { council-assistants }
symbol-points = { council-points }
symbol-card = { council-cards }
symbol-nobility = { council-nobility }
symbol-main-action = { council-action }
symbol-emporium = { $n ->
    [one] 1 Kontor
   *[other] { $n } Kontore
}
symbol-permit = { $n ->
    [one] 1 Genehmigung
   *[other] { $n } Genehmigungen
}
symbol-prize = { $n ->
    [one] 1 Punkt auf Plättchen
   *[other] { $n } Punkte auf Plättchen
}
symbol-crown = { $n ->
    [one] 1 Punkt vom König
   *[other] { $n } Punkte vom König
}
badge-emporium = { symbol-emporium }

# Why a correction cannot stand, and what to do instead
council-holds-balcony = Auf jedem Balkon sitzen so viele wie vorher, keine Farbe öfter als { $n }-mal: Tauscht nur Farben aus, die noch daneben stehen.
council-holds-emporiums = In jeder Stadt hat man höchstens ein Kontor, zusammen höchstens { $n }: Nehmt eines davon weg.
council-holds-open = { $region }: So liegen weniger Genehmigungen offen. Sagt auch, welche dafür aufgedeckt wurde.
council-holds-permits = { $region }: So viele Genehmigungen liegen nicht offen (höchstens { $n }). Sagt erst, wohin eine von ihnen kam.
council-holds-tokens = Jeder Marker liegt in einer Stadt, in der lila Stadt keiner: Wählt eine andere Stadt.
council-holds-tiles = { $tile }: Das Plättchen hat, wer in all diesen Städten ein Kontor hat. Berichtigt erst die Kontore.
council-holds-royals = Eine königliche Belohnung kommt mit einem Bonusplättchen: Berichtigt dieses.
council-holds-neutral = Fremde Kontore gibt es nur zu zweit, 3 bis 9: Nehmt andere Städte.
council-holds-last = Jemand hat alle Kontore gebaut ({ $n }): Geht zu dem Zug zurück, in dem das letzte gebaut wurde.
council_of_four-left = { $who } ist gegangen. Der Platz wird übersprungen: keine Karte, keine Aktion. Kontore, Genehmigungen und Plättchen bleiben liegen und kosten die anderen wie sonst. Gewinnen kann er nicht.
council_of_four-newcomer = { $who } steigt ein. Gold, Assistenten und sechs Politikkarten gibt es wie für den letzten Platz. Gespielt wird, wenn die Reihe kommt.

## Was man geschehen sieht

council-played-push = { $new } rückt ein, { $out } fällt heraus.{ $n ->
    [0] {""}
   *[other] {" "}{ $who } nimmt { $n } Gold.
}
council-played-king = Der König zieht nach { $city }{ $n ->
    [0] .
   *[other] , das kostet { $who } { $n } Gold.
}
