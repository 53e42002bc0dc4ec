### Tumult Royal: was der Tisch liest und hört. Aufforderungen, Gründe, Ansagen, Bücher.

game-tumult_royale = Tumult Royal
tumult_royale-printing = 100 Statuen, 39 Waren und 10 Landschaften (KOSMOS, 2015)

tumult_royale-option-books = Was zählt das Gerät mit?
tumult_royale-choice-books-full = Alles mitzählen
    .usual = alles mitgezählt
    .about = ich zähle jedes Plättchen, jede Statue und alle Gefolgsleute und prüfe jeden Zug
tumult_royale-choice-books-light = Nur das Nötigste
    .usual = nur das Nötigste mitgezählt
    .about = ihr rechnet am Tisch; ich führe durch die Runden und frage nur nach Tumulten und Statuen
tumult_royale-option-variant = Für Zocker: Pfeil nach dem Raub?
tumult_royale-choice-variant-none = Pfeil davor
    .usual = Pfeil vor dem Raub
    .about = ihr wisst vor dem Raub, was das Volk verträgt
tumult_royale-choice-variant-gamblers = Pfeil danach
    .usual = Pfeil nach dem Raub
    .about = ihr raubt, ohne es zu wissen
tumult_royale-option-spinner = Wer dreht den Pfeil?
tumult_royale-choice-spinner-disc = Ihr, echte Scheibe
    .usual = Pfeil auf eurer Scheibe
    .about = ihr dreht die Scheibe aus der Schachtel und sagt mir die Zahl
tumult_royale-choice-spinner-house = Das Gerät dreht
    .usual = Pfeil vom Gerät
    .about = ich drehe und sage die Zahl
tumult_royale-option-last-field = Letztes Feld mit zu wenig Statuen?
tumult_royale-choice-last-field-open = Erlaubt
    .usual = letztes Feld auch halb
    .about = wer zu wenig Statuen hat, darf das letzte Feld trotzdem nehmen
tumult_royale-choice-last-field-whole = Nicht erlaubt
    .usual = letztes Feld nur komplett
    .about = ein Feld nimmt nur, wer alle seine Statuen stellen kann
tumult_royale-option-start = Wie fangen wir an?
tumult_royale-choice-start-new = Neu aufbauen
tumult_royale-choice-start-joined = Wir spielen schon

## Wo wir sind

tumult-phase-setup = Aufbau
tumult-phase-first = Erste Statuen
tumult-phase-joined = Mitten im Spiel
tumult-phase-mood = Stimmung des Volkes
tumult-phase-raid = Steuern rauben
tumult-phase-tumults = Tumulte
tumult-phase-place = Statuen aufstellen
tumult-phase-ranks = Ränge
tumult-phase-crown = Krönung
tumult-phase-mercy = Gnade des Volkes

## Wörter

tumult-bread = Brot
tumult-marble = Marmor
tumult-tools = Werkzeug
tile-bread = Brot
tile-marble = Marmor
tile-tools = Werkzeug
tumult-amount = { $kind ->
    [bread] { $n ->
        [one] 1 Brot
       *[other] { $n } Brote
    }
    [marble] { $n } Marmor
   *[tools] { $n ->
        [one] 1 Werkzeug
       *[other] { $n } Werkzeuge
    }
}
tumult-face = { $n } × { $kind }
    .spoken = { $kind } mit { $n }
tumult-disc-number = Felder mit { $n }
tumult-name = { $who }
tumult-supply = Vorrat
tumult-rank = { $rank ->
    [1] König/in
    [2] Herzog/in
    [3] Fürst/in
   *[4] Graf/Gräfin
}
tumult-tie = Gleichstand: Rang { $rank }

## Aufbau

tumult-setup-boards = Nehmt Burgtafel, 25 Statuen, Gnadenkarte.
    .spoken = Jeder stellt die 25 Statuen seiner Farbe in die Leisten seiner Burgtafel. Links daneben liegt die Gnadenkarte, „keine Gnade“ nach oben.
    .hint = Gnadenkarte links, „keine Gnade“ oben
    .why = Die Leiste zählt die aufgestellten Statuen.
    .done = Steht alles
    .short = Jeder nimmt Burgtafel, Statuen und Gnadenkarte.
tumult-setup-supporters = Jeder bekommt Gefolgsleute im Wert von { $each }.
    .spoken = Jeder legt Gefolgsleute im Wert von { $each } in beliebiger Stückelung einzeln und offen rechts neben die Burg. Der Rest, { $rest }, ist der Vorrat rechts von den Waren.
    .hint = Offen rechts neben die Burg; Vorrat: { $rest }
    .why = Wer die meisten hat, wird König.
    .done = Liegen offen
    .short = Jeder bekommt Gefolgsleute im Wert von { $each }.
tumult-setup-goods = { $players ->
    [2] Schwarz und Grau in die Schachtel, der Rest verdeckt.
    [3] Schwarze Ränder in die Schachtel, der Rest verdeckt.
   *[4] Alle { $n } Waren verdeckt in die Mitte.
}
    .spoken = { $players ->
        [2] Die neun Waren mit schwarzem und die neun mit grauem Rand bleiben in der Schachtel. Die anderen { $n } liegen verdeckt und einzeln in der Mitte, gut erreichbar für alle.
        [3] Die neun Waren mit schwarzem Rand bleiben in der Schachtel. Die anderen { $n } liegen verdeckt und einzeln in der Mitte, gut erreichbar für alle.
       *[4] Alle { $n } Waren liegen verdeckt und einzeln in der Mitte, gut erreichbar für alle.
    }
    .hint = { $n } Plättchen, jedes für sich
    .why = Das sind die Waren des Volkes: Hier wird gleich geraubt.
    .done = Liegen verdeckt
    .short = Die Waren verdeckt in die Mitte.
tumult-setup-frame = Steckt den Rahmen, legt { $regions } Landschaften.
    .spoken = { $centre ->
        [0] Steckt die zwei großen Rahmenteile zusammen.
       *[other] Steckt die zwei großen Rahmenteile und { $centre } Mittelstücke zusammen.
    } Der Rahmen liegt neben den Waren, nicht in der Mitte. Mischt die zehn Landschaften verdeckt und legt { $regions } hinein: { $half } offen und { $half } verdeckt, im Wechsel. Die übrigen bleiben in der Schachtel.
    .hint = { $half } offen, { $half } verdeckt; Mittelstücke: { $centre }
    .done = Rahmen liegt
    .short = Steckt den Rahmen, und legt { $regions } Landschaften, die Hälfte offen.
tumult-setup-cards = { $players ->
    [2] Mischt die Adelskarten 1 und 2, jeder zieht.
   *[other] Mischt die Adelskarten 1 bis { $players }, jeder zieht.
}
    .spoken = Der oder die Älteste mischt die Adelskarten { $players ->
        [2] 1 und 2
       *[other] 1 bis { $players }
    } unter dem Tisch, legt sie als Stapel hin und zieht die oberste. Dann zieht im Uhrzeigersinn jeder die oberste und steckt sie zwischen die Türme der Burg. Ob Mann oder Frau oben liegt, dürft ihr wählen.
    .hint = Der Älteste mischt, dann im Uhrzeigersinn
    .why = Die Karte ist euer Rang zu Beginn. Eins ist der höchste.
    .next = Ich frage, wer welche Karte hat.
    .done = Gezogen
tumult-setup-ranks = { $drawn ->
    [yes] Wer hat Rang 1, wer Rang 2 …?
   *[no] Zieht Adelskarten. Wer hat Rang 1, wer 2 …?
}
    .places = König Königin / Herzog Herzogin / Fürst Fürstin Prinz Prinzessin / Graf Gräfin
    .spoken = { $drawn ->
        [yes] {""}
       *[no] Der oder die Älteste mischt die Adelskarten { $players ->
            [2] 1 und 2
           *[other] 1 bis { $players }
        } unter dem Tisch, legt sie als Stapel hin und zieht die oberste. Dann zieht im Uhrzeigersinn jeder die oberste und steckt sie zwischen die Türme der Burg, Mann oder Frau oben.{" "}
    }Wer hat welche? Nennt zuerst Rang eins, den König oder die Königin, dann Rang zwei, und so weiter.
    .why = Die Karte ist euer Rang zu Beginn. Eins ist der höchste.
    .short = Wer hat welche Adelskarte?
tumult-setup-king = Nimm Sanduhr und Tumultscheibe zu dir.
    .spoken = Du trägst die Krone. Nimm die Sanduhr, und leg die Tumultscheibe neben dich.
    .why = Wer die Krone trägt, dreht den Pfeil und gibt das Zeichen zum Raub.
    .next = Jeder stellt eine erste Statue auf, der niedrigste Rang zuerst.
    .done = Habe ich

tumult-first = Jeder stellt Statue 1 auf eine freie Wiese.
    .spoken = Du fängst an: Stell die Statue über der Eins auf eine freie Wiese; nur Wiesen gehen. Sie kostet nichts. Dann im Rang aufwärts: { $others }. König oder Königin kommt zuletzt und nimmt Sanduhr und Tumultscheibe zu sich.
    .hint = Reihum: { $order }. Sanduhr und Scheibe zu { $king }.
    .why = Am besten nah an Dorf oder Schloss: Dort passen später mehr Statuen hin.
    .done = Alle stehen
    .short = Jeder stellt eine Statue auf eine Wiese, du beginnst.

tumult-trial = Ein Probe-Raubzug vorweg?
    .spoken = Wollt ihr den Raubzug einmal üben? Er zählt nicht; gut für die erste Partie.
    .short = Ein Probe-Raubzug vorweg?
tumult-trial-yes = Ja, üben
tumult-trial-no = Nein, gleich los
tumult-trial-ready = Probe: eine Hand unter den Tisch. Bereit?
    .spoken = Zur Probe: Eine Hand bleibt unter dem Tisch. Mit der anderen schaut ihr immer nur ein Plättchen an und legt es verdeckt zurück oder auf eure Burg; dort bleibt es. Bereit?
    .done = Steuern rauben!
tumult-trial-raid = Probe: Rauben!
tumult-trial-over = Stopp! Alles verdeckt zurück und mischen.
    .spoken = Stopp! Was ihr noch in der Hand habt, legt ihr zurück oder auf die Burg. Dann kommen alle Waren verdeckt in die Mitte zurück; schiebt sie durcheinander.
    .done = Gemischt

tumult-joined-round = In welcher Runde seid ihr?
    .spoken = In welcher Runde seid ihr? So viele Felder der Königs-Chronik sind schon besetzt, und eins dazu.
tumult-joined-statues = Wie viele Statuen stehen schon?
    .spoken = Wie viele Statuen hat jeder aufgestellt, Chronik mitgezählt? Die Leiste auf der Burg zeigt es.
tumult-joined-supporters = Wie viele Gefolgsleute hat jeder?
    .spoken = Wie viele Gefolgsleute hat jeder, und wie viele liegen im Vorrat? Zusammen sind es 105.

## Phase 1: Stimmung

tumult-mood = { $ring ->
    [yes] Was will das Volk?
   *[no] { $round ->
        [1] Dreh den Pfeil: Was will das Volk?
       *[other] Waren mischen, je 3 beiseite. Dreh den Pfeil!
    }
}
    .spoken = { $ring ->
        [yes] Das Gerät dreht den Pfeil{ $equal ->
            [yes] {" "}über gleich große Felder, solange ich eure Scheibe nicht kenne.{" "}
           *[no] .{" "}
        }
       *[no] { $round ->
            [1] {""}
           *[other] Legt alle Waren verdeckt in die Mitte, auch die beiseitegelegten, und mischt sie durch Schieben. Dann legt jeder wieder drei verdeckt beiseite, ohne sie anzusehen.{" "}
        }Dreh den Pfeil der Tumultscheibe.{" "}
    }Die Zahl sagt, wie viel Brot, wie viel Marmor und wie viel Werkzeug dem Volk bleiben muss.{ $ring ->
        [yes] {""}
       *[no] {" "}Steht er genau auf dem Strich, gilt die kleinere Zahl.
    }
    .hint = { $ring ->
        [yes] {""}
       *[no] Auf dem Strich gilt die kleinere Zahl
    }
    .rests = { $number ->
        [1] Je eins muss
        [2] Je zwei müssen
        [3] Je drei müssen
        [4] Je vier müssen
        [5] Je fünf müssen
        [6] Je sechs müssen
       *[other] Je { $number } müssen
    } beim Volk bleiben.
    .why = So viel muss nach dem Raub von jeder Ware liegen bleiben, sonst gibt es Tumult.
    .next = { $round ->
        [1] Jeder legt drei Plättchen beiseite, dann wird geraubt.
       *[other] Jetzt wird geraubt.
    }
    .short = { $ring ->
        [yes] Was will das Volk?
       *[no] { $round ->
            [1] Dreh den Pfeil: Welche Zahl?
           *[other] Mischt die Waren, legt je drei Plättchen beiseite. Dann dreh den Pfeil: Welche Zahl?
        }
    }
tumult-mood-of = Dreh den Pfeil für { $kind }.
    .spoken = Dreh den Pfeil für { $kind }. Steht er genau auf dem Strich, gilt die kleinere Zahl.
    .hint = Auf dem Strich gilt die kleinere Zahl
    .rests = { $number } { $kind } müssen beim Volk bleiben.
    .short = Dreh den Pfeil für { $kind }.
tumult-spin-forgotten = Pfeil vergessen!
    .spoken = Ihr habt schon geraubt, aber den Pfeil vergessen.
tumult-last-mood = Welche Zahl galt letzte Runde?
tumult-as-before = Pfeil vergessen: Es gilt die { $n }.
    .spoken = Der Raubzug lief schon, gedreht wird nicht mehr. Es gilt die { $n }. Deckt jetzt alle Waren auf.
    .why = Vergessen heißt: Die Zahl der letzten Runde gilt, in der ersten Runde eine Drei.
    .done = Gut

## Phase 2: Raubzug

tumult-set-aside = Jeder legt drei Plättchen beiseite.
    .spoken = Jeder nimmt { $each } beliebige Plättchen aus der Mitte, ohne sie anzusehen, und legt sie verdeckt neben den Rahmen. { $left } bleiben verdeckt und einzeln liegen, für alle gut erreichbar.
    .hint = Verdeckt; { $left } bleiben in der Mitte
    .why = Verdeckt: Sie sind diese Runde aus dem Spiel.
    .next = der Raubzug: zwanzig Sekunden, eine Hand unter dem Tisch.
    .done = Liegt bereit
tumult-ready = Frag alle: Seid ihr bereit?
    .spoken = { $known ->
        [no] {""}
       *[yes] Dem Volk müssen { $asked } bleiben.{" "}
    }Überlegt in Ruhe, welche Waren ihr braucht und wie viele; die Preise stehen links auf der Burg. Eine Hand bleibt unter dem Tisch. Seht euch ein Plättchen nach dem anderen an, nie mehr als eins in der Hand, und legt es verdeckt zurück oder auf eure Burg. Was auf einer Burg liegt, bleibt dort und ist sicher; alles andere darf sich jeder nehmen. Frag alle: Seid ihr bereit?
    .hint = Eine Hand unter den Tisch!
    .why = Wer vorher weiß, was er bauen will, raubt besser. Und wer zu viel nimmt, wird bestraft.
    .next = Du rufst „Steuern rauben!“, und die Sanduhr läuft zwanzig Sekunden.
    .done = Steuern rauben!
    .short = { $known ->
        [no] {""}
       *[yes] Dem Volk müssen { $asked } bleiben.{" "}
    }Seid ihr bereit?
tumult-raid = Steuern rauben!
    .hint = { $round ->
        [1] Legt je { $each } Plättchen beiseite.{" "}
       *[other] {""}
    }{ $known ->
        [yes] Dem Volk bleiben { $asked }.{" "}
       *[no] {""}
    }Eine Hand, ein Plättchen. Auf der Burg ist es sicher.
    .spoken = { $round ->
        [1] Jeder nimmt { $each } beliebige Plättchen aus der Mitte, ohne sie anzusehen, und legt sie verdeckt neben den Rahmen.{" "}
       *[other] {""}
    }{ $known ->
        [no] {""}
       *[yes] Dem Volk müssen { $asked } bleiben.{" "}
    }Überlegt in Ruhe, welche Waren ihr braucht und wie viele; die Preise stehen links auf der Burg. Eine Hand bleibt unter dem Tisch. Seht euch ein Plättchen nach dem anderen an, nie mehr als eins in der Hand, und legt es verdeckt zurück oder auf eure Burg. Was auf einer Burg liegt, bleibt dort und ist sicher; alles andere darf sich jeder nehmen. König oder Königin, frag alle: Seid ihr bereit? Dann: Steuern rauben!
    .why = Wer vorher weiß, was er bauen will, raubt besser. Und wer zu viel nimmt, wird bestraft.
    .short = { $known ->
        [yes] { $asked } müssen bleiben.{" "}
       *[no] {""}
    }Alle bereit?

## Phase 3: Tumulte

tumult-middle = Hände weg! Was liegt noch in der Mitte?
    .back = Mitte: { $answer }.
    .spoken = Stopp, Hände weg! Niemand nimmt mehr ein neues Plättchen. Wer noch eines hält, legt es zurück oder auf die eigene Burg. Dann deckt alle Waren auf. Was liegt noch in der Mitte?
    .hint = Nur die Mitte, nicht die beiseitegelegten
    .why = Was in der Mitte blieb, ist dem Volk geblieben.
    .next = Jeder zeigt seine Beute.
    .short = Hände weg, alles aufdecken! Was liegt in der Mitte?
tumult-board = Was hast du geraubt?
    .back = { $who }: { $answer }.
    .spoken = Leg deine geraubten Waren offen hin, so dass alle sie sehen. Was hast du geraubt?
    .why = Damit weiß ich, wer gierig war und was du bezahlen kannst.
    .next = Wir sehen nach, ob es Tumulte gibt.
    .short = Zeig deine Beute! Was hast du geraubt?
tumult-the-people = Volk
tumult-people = Hände weg! Was liegt noch in der Mitte?
    .back = Mitte: { $answer }.
    .spoken = Stopp, Hände weg! Niemand nimmt mehr ein neues Plättchen. Wer noch eines hält, legt es zurück oder auf die eigene Burg. Dann deckt alle Waren auf. Zählt die Symbole in der Mitte: Wie viel Brot, Marmor und Werkzeug liegt dort?
    .hint = Symbole zählen, nicht Plättchen
    .why = Nur was in der Mitte blieb, gehört noch dem Volk.
    .next = Liegt von einer Ware zu wenig, gibt es einen Tumult.
    .short = Hände weg, alles aufdecken! Was liegt in der Mitte?
tumult-verdict = { $n ->
    [0] Das Volk ist zufrieden.
    [1] Das Volk murrt: ein Tumult!
   *[other] Das Volk tobt: { $n } Tumulte!
}
    .spoken = { $n ->
        [0] Das Volk ist zufrieden. Kein Tumult in dieser Runde.
        [1] Zu wenig { $short }! Es gibt einen Tumult.
       *[other] Zu wenig { $short }! Es gibt { $n } Tumulte.
    }
    .why = Gezählt werden Symbole in der Mitte. Gleich viel wie verlangt genügt.
    .next = { $n ->
        [0] Statuen aufstellen.
       *[other] Jede knappe Ware wird einzeln geprüft: Brot, Marmor, Werkzeug.
    }
tumult-asked = verlangt { $n }
tumult-robbed = Tumult: { $left } statt { $asked } { $kind }! Wer raubte wie viel?
    .spoken = Tumult! Vom { $kind } liegt zu wenig: { $left } statt { $asked }. Zählt eure Symbole. Wer raubte wie viel?
    .hint = Ohne Abzug zählen, um die Gnade kümmere ich mich
    .short = { $kind }-Tumult! Wer raubte wie viel?
tumult-greediest = Gib 3 Gefolgsleute{ $back ->
    [-1] {""}
    [0] {""}
    [one] {" "}und 1 Plättchen
   *[other] {" "}und { $back } Plättchen
} ab!
    .spoken = { $kind }-Tumult! { $ties ->
        [0] Du warst am gierigsten.
       *[other] Bei dir zählt so viel wie bei { $tied }, und dein Rang ist höher.
    } Gib drei Gefolgsleute in den Vorrat. Von dieser Ware behältst du nur ein Plättchen, das mit den wenigsten Symbolen{ $back ->
        [-1] .
        [0] , also gibst du keins zurück.
        [one] ; eins legst du offen in die Mitte.
       *[other] ; { $back } legst du offen in die Mitte.
    }
    .why = Wer am meisten raubte, büßt; bei gleich viel der höhere Rang. Gnade zählt ein Symbol weniger.
    .next = Die zurückgegebenen Plättchen liegen offen in der Mitte.
    .done = Abgegeben
    .short = { $kind }-Tumult! { $ties ->
        [0] Du warst am gierigsten.
       *[other] Bei dir zählt so viel wie bei { $tied }, und dein Rang ist höher.
    } Gib drei Gefolgsleute ab, behalte von dieser Ware nur das kleinste Plättchen.
tumult-as-many = gleich viel
tumult-by-rank = Rang { $rank } vor { $next }
tumult-gives-up = { $n } in den Vorrat
tumult-keeps-smallest = Behält nur das kleinste Plättchen
tumult-tiles-back = { $n ->
    [0] Kein Plättchen zurück
   *[other] { $n } Plättchen zurück
}
tumult-everyone-gets = Zu wenige! Erst bekommt jeder 5 aus dem Vorrat.
    .spoken = { $who } kann keine { $due } Gefolgsleute abgeben. Darum bekommt zuerst jeder fünf aus dem Vorrat. Reicht der Vorrat dafür nicht, merkt euch, was noch fehlt: Ich führe Buch.
    .why = So behalten alle denselben Abstand, und niemand muss unter null.
    .next = { $who } gibt { $due } ab.
    .done = Verteilt
tumult-everyone-gives = Vorrat zu klein! Erst gibt jeder 5 zurück.
    .spoken = Für { $who } liegen keine { $due } Gefolgsleute mehr im Vorrat. Darum gibt zuerst jeder fünf zurück. Wer keine fünf hat, bleibt den Rest schuldig: Ich führe Buch.
    .why = So behalten alle denselben Abstand.
    .next = { $who } bekommt { $due }.
    .done = Gesammelt
tumult-owes = schuldet { $n }

## Phase 4: Statuen

tumult-village = Was kostet ein Dorf? Lest es jetzt ab.
    .spoken = Den Preis für ein Dorf kenne ich nicht. Er steht links auf jeder Burgtafel. Wollt ihr ihn jetzt eintragen?
    .why = Ohne den Preis kann ich euch keine Dörfer anbieten. Gefragt wird nur einmal.
tumult-village-now = Jetzt eintragen
    .also = ja
tumult-village-later = Noch nicht
    .also = nein
tumult-place-all = Stellt auf: reihum nach Rang, je ein Feld.
    .spoken = Stellt Statuen auf. König oder Königin beginnt, dann nach Rang, jeder ein Feld oder passen, so lange, bis niemand mehr kann. Das Feld muss frei sein und mit einer Seite an eigene Statuen grenzen; eine Ecke genügt nicht. Auf jede freie Wiese und jeden freien Wald geht es auch ohne, zum doppelten Preis. Nehmt immer die vorderste Statue. Je überzahltem Symbol gibt es einen Gefolgsmann. Wer gar nichts aufstellen konnte, bekommt zwei zum Trost, außer wenn er im Tumult der Gierigste war. Was übrig ist, geht in die Mitte zurück.
    .hint = Wer nichts aufstellen kann: 2 Gefolgsleute Trost
    .why = Ganze Plättchen zahlen, keines zu viel. Die Gefolgsleute liegen immer so, dass alle sie zählen können.
    .next = Die Ränge werden neu verteilt.
    .done = Alle fertig
    .short = Stellt auf, reihum nach Rang.
tumult-place = Wohin mit den Statuen?
    .spoken = Wohin stellst du deine Statuen? Das Feld muss frei sein und mit einer Seite an eine eigene Statue grenzen, eine Ecke genügt nicht. Wiese und Wald gehen zum doppelten Preis überall. Nimm immer die vorderste Statue.
    .hint = Frei und an deiner Statue; ferne Felder: überall
    .why = Angeboten wird, was deine Waren hergeben. Ob das Feld frei ist und angrenzt, seht ihr selbst.
    .next = Du wählst, womit du zahlst.
    .short = Wohin mit deinen Statuen?
tumult-fields-near = Neben deinen Statuen
tumult-fields-far = Überall, doppelter Preis
tumult-site-pasture = Wiese
    .also = Weide / Feld
tumult-site-forest = Wald
tumult-site-mountain = Gebirge
    .also = Berg / Berge
tumult-site-village = Dorf
tumult-site-palace = Schloss
    .also = Burg / Palast
tumult-site-pasture-far = Ferne Wiese
    .also = Wiese ×2 / Wiese weit weg / Wiese doppelt
    .spoken = Wiese anderswo, zum doppelten Preis
tumult-site-forest-far = Ferner Wald
    .also = Wald ×2 / Wald weit weg / Wald doppelt
    .spoken = Wald anderswo, zum doppelten Preis
tumult-passes = Passen
    .also = ich passe / nichts / nix / keins / keine
tumult-off-unread = Preis nicht abgelesen
tumult-off-statues = zu wenige Statuen
tumult-off-goods = { $n ->
    [1] { $first } fehlt
    [2] { $first }, { $second } fehlen
   *[other] alles fehlt
}
tumult-pay = { $site }: Womit zahlst du?
    .spoken = Es kostet { $price }. Womit zahlst du? Jedes überzahlte Symbol bringt einen Gefolgsmann.
    .hint = Kostet { $price }; Überzahltes bringt Gefolgsleute
    .why = Ganze Plättchen, keines zu viel; ein Plättchen gilt nur für ein Feld.
    .next = { $statues ->
        [one] Leg die Waren in die Mitte und stell die vorderste Statue auf.
       *[other] Leg die Waren in die Mitte und stell die { $statues } vordersten Statuen auf.
    }
    .short = Womit zahlst du?
tumult-payment = { $bread ->
    [none] {""}
   *[other] B{ $bread }{" "}
}{ $marble ->
    [none] {""}
   *[other] M{ $marble }
}{ $tools ->
    [none] {""}
   *[other] {" "}W{ $tools }
}
tumult-off-tile = ein Plättchen zu viel
tumult-other-field = Anderes Feld
tumult-pass = Warum passt du?
    .spoken = Du könntest noch zahlen. Warum passt du?
    .hint = Trost gibt es nur, wenn kein Feld passt
tumult-pass-blocked = Kein Feld passt
tumult-pass-later = Nur diesmal
    .also = passe / ich passe
tumult-pass-enough = Ich bin fertig
tumult-no-consolation = kein Trost
tumult-leftovers = { $consoled ->
    [0] Reste zurück in die Mitte.
   *[other] Reste zurück, Trost für { $who }.
}
    .spoken = { $consoled ->
        [0] Was jetzt noch auf euren Burgen liegt, verfällt und geht in die Mitte zurück. Gefolgsleute gibt es dafür nicht.
        [one] Was jetzt noch auf euren Burgen liegt, verfällt und geht in die Mitte zurück. { $who } konnte gar nichts aufstellen und bekommt zwei Gefolgsleute zum Trost.
       *[other] Was jetzt noch auf euren Burgen liegt, verfällt und geht in die Mitte zurück. { $who } konnten gar nichts aufstellen und bekommen je zwei Gefolgsleute zum Trost.
    }
    .why = Nichts wird aufgehoben. Trost bekommt nur, wen kein Tumult getroffen hat.
    .next = Die Ränge werden neu verteilt. Legt die Gefolgsleute so, dass alle sie zählen können.
    .done = Erledigt
    .short = { $consoled ->
        [0] Reste zurück in die Mitte.
       *[other] Reste zurück. Zwei Gefolgsleute Trost für { $who }.
    }
tumult-consoled = +{ $n } zum Trost
tumult-lapses = verfällt

## Phase 5: Ränge

tumult-order = Wer hat die meisten Gefolgsleute?
    .spoken = Legt eure Gefolgsleute so, dass alle sie zählen können. Wer hat die meisten, wer die zweitmeisten? Bei Gleichstand zuerst, wer bisher den höheren Rang hatte.
    .hint = Gleich viele: der bisher höhere Rang zuerst
    .why = Nach Gefolgsleuten werden die Adelskarten neu verteilt.
    .next = Wer vorn liegt, wird gekrönt.
    .short = Wer hat die meisten Gefolgsleute?
tumult-ranks = { $swaps ->
    [0] Alle behalten ihren Rang.
   *[other] Die Krone: { $king }. Tauscht die Karten!
}
    .spoken = { $swaps ->
        [0] Alle behalten ihren Rang. Du hast die meisten Gefolgsleute und behältst die Krone.
       *[other] Du hast die meisten Gefolgsleute und trägst die Krone. { $others }. Tauscht die Adelskarten, von oben nach unten.
    }
    .why = Die meisten Gefolgsleute bringen die Krone; bei Gleichstand zählt der Rang von vorhin. Lasst sie offen liegen, alle dürfen nachzählen.
    .next = { $statues ->
        [1] die Krönung: fünf Gefolgsleute weniger, eine Statue in die Chronik.
       *[other] die Krönung: fünf Gefolgsleute weniger, zwei Statuen in die Chronik.
    }
    .done = Getauscht
    .short = { $swaps ->
        [0] Alle behalten ihren Rang.
       *[other] Du trägst die Krone. { $others }. Tauscht die Karten.
    }
tumult-holds = { $rank ->
    [2] { $who } ist Herzog oder Herzogin
    [3] { $who } ist Fürst oder Fürstin
   *[4] { $who } ist Graf oder Gräfin
}
tumult-takes-card = { $rank } von { $who }
tumult-keeps-card = bleibt { $rank }
tumult-given-card = jetzt { $rank }

## Phase 6: Krönung

tumult-crown = { $statues ->
    [1] Gib { $due } Gefolgsleute ab, 1 Statue in die Chronik.
   *[other] Gib { $due } Gefolgsleute ab, 2 Statuen in die Chronik.
}
    .spoken = { $statues ->
        [1] Lang lebe die Krone! Gib { $due } Gefolgsleute in den Vorrat und stell deine vorderste Statue auf das nächste freie Feld der Königs-Chronik. Sanduhr und Tumultscheibe gehören jetzt dir.
       *[other] Lang lebe die Krone! Gib { $due } Gefolgsleute in den Vorrat und stell deine zwei vordersten Statuen auf das nächste Doppelfeld der Königs-Chronik. Sanduhr und Tumultscheibe gehören jetzt dir.
    }
    .hint = Feld { $space }; Sanduhr und Scheibe zu dir
    .why = Macht kostet Anhänger. Die fünf ändern die Ränge dieser Runde nicht mehr.
    .next = Das Volk verteilt seine Gnade.
    .done = Gekrönt
    .short = { $statues ->
        [1] Gib { $due } Gefolgsleute ab. Eine Statue in die Chronik.
       *[other] Gib { $due } Gefolgsleute ab. Zwei Statuen in die Chronik.
    }
tumult-regions = { $n ->
    [1] Deck 1 Landschaft auf, zu dir hin.
   *[other] Deck { $n } Landschaften auf, zu dir hin.
}
    .spoken = { $n ->
        [1] Deck eine verdeckte Landschaft auf. Nicht vorher ansehen: Dreh sie zu dir hin um und lass sie so liegen.
       *[other] Deck { $n } verdeckte Landschaften auf. Nicht vorher ansehen: Dreh sie zu dir hin um und lass sie so liegen.
    }
    .hint = Nicht vorher ansehen
    .why = Neues Land! Ab der nächsten Runde darf dort gebaut werden.
    .next = Das Volk verteilt seine Gnade.
    .done = Aufgedeckt
    .short = { $n ->
        [1] Deck eine Landschaft auf.
       *[other] Deck { $n } Landschaften auf.
    }
tumult-statues = Wie viele Statuen stehen jetzt?
    .spoken = Wie viele Statuen hat jeder jetzt draußen, Chronik mitgezählt? Die Leiste auf der Burg zeigt es.
    .hint = Feld und Chronik; die Leiste zeigt es
    .why = Daraus folgen Gnade und Spielende.
    .short = Wie viele Statuen stehen?

## Phase 7: Gnade, nächste Runde

tumult-mercy = { $n ->
    [0] Alle gleich: Niemand bekommt Gnade.
   *[other] Gnade für { $who }
}
    .spoken = { $n ->
        [0] Alle haben gleich viele Statuen. Niemand bekommt Gnade; dreht alle Karten auf keine Gnade.
        [one] Die wenigsten Statuen hat { $who }: Dreh deine Karte auf Gnade. Bei allen anderen zeigt sie keine Gnade.
       *[other] Die wenigsten Statuen haben { $who }: Dreht eure Karten auf Gnade. Bei allen anderen zeigen sie keine Gnade.
    }
    .why = Mit Gnade zählt im Tumult von jeder Ware ein Symbol weniger.
    .next = Die Waren werden neu gemischt.
    .done = Gedreht
    .short = { $n ->
        [0] Niemand bekommt Gnade.
       *[other] Gnade für { $who }.
    }
tumult-mercy-yes = dreht auf Gnade
tumult-mercy-no = dreht auf keine Gnade
tumult-mercy-stays = dreht nicht
tumult-goes-on = Abstand { $difference }, erlaubt { $number }: Es geht weiter.
tumult-prepare = Alle Waren mischen, drei beiseite.
    .spoken = Legt alle Waren verdeckt in die Mitte, auch die beiseitegelegten, und mischt sie durch Schieben. Dann legt jeder wieder { $each } verdeckt beiseite, ohne sie anzusehen. Die anderen liegen einzeln, für alle gut erreichbar.
    .hint = Auch die beiseitegelegten mischen
    .why = Jede Runde fehlen andere Plättchen; mitzählen hilft nichts.
    .next = { $variant ->
        [gamblers] eine neue Runde. Geraubt wird gleich, gedreht erst danach.
       *[other] eine neue Runde. Der König oder die Königin dreht den Pfeil.
    }
    .done = Gemischt
    .short = Mischt alle Waren, je drei beiseite.
tumult-hints = Fünf Ratschläge für euch
    .spoken = Fünf Ratschläge nach der ersten Runde. Erstens: Nehmt euch vor dem Raub Zeit und überlegt, welche Felder ihr wollt und welche Waren ihr dafür braucht. Zweitens: Gefolgsleute kommen vom Überzahlen, und die meisten Gefolgsleute bringen die Krone. Drittens: Jede freie Wiese und jeder freie Wald steht euch zum doppelten Preis offen; das kann der Weg zu neuen Dörfern und Schlössern sein. Viertens: Unterschätzt die Gnade nicht; mit ihr dürft ihr ein wenig dreister rauben. Fünftens: Der erlaubte Abstand schrumpft jede Runde; je länger es dauert, desto eher ist Schluss.
    .done = Gehört
    .short = Fünf Ratschläge, ihr kennt sie schon.
tumult-hint-1 = Erst überlegen: Welche Felder, welche Waren?
tumult-hint-2 = Überzahlen bringt Gefolgsleute, sie bringen die Krone.
tumult-hint-3 = Freie Wiese und freier Wald: überall, doppelter Preis.
tumult-hint-4 = Mit Gnade raubt es sich etwas sicherer.
tumult-hint-5 = Jede Runde kann das Ende näher sein.

## Ende und Ansagen

tumult-over-statues = { $who } hat alle 25 Statuen aufgestellt.
tumult-over-apart = Zwischen dem Ersten und dem Letzten { $difference ->
    [one] liegt 1 Statue
   *[other] liegen { $difference } Statuen
}; erlaubt { $number ->
    [0] war keine
    [one] war 1
   *[other] waren { $number }
}.
tumult-over-chronicle = Die Königs-Chronik ist voll.
tumult-over-stopped = Ihr hört hier auf: Es zählt, was steht.
tumult-all-stand = 25 Statuen stehen!
    .spoken = Wer hat die fünfundzwanzigste Statue aufgestellt?
tumult-stop = Wir hören hier auf
tumult-light-books = Weniger mitzählen
    .spoken = Ab jetzt ohne Waren und Gefolgsleute: Ich frage nur noch das Nötigste.

## Aufdrucke eurer Schachtel

tumult_royale-fact-village = Dorfpreis
    .where = Links auf jeder Burgtafel, in der Preisliste beim Dorf.
tumult_royale-fact-number-6 = Zahl in Runde 6
    .where = Auf der Königs-Chronik unter dem ersten Doppelfeld.
tumult_royale-fact-number-8 = Zahl in Runde 8
    .where = Auf der Königs-Chronik unter dem dritten Doppelfeld.
tumult_royale-fact-number-9 = Zahl in Runde 9
    .where = Auf der Königs-Chronik unter dem vierten Doppelfeld.
tumult_royale-fact-sectors = Tumultscheibe
    .where = Auf der Tumultscheibe mit dem Drehpfeil.
tumult_royale-fact-mix-plain = Waren ohne Rand
    .where = Die 21 Warenplättchen ohne farbigen Rand.
tumult_royale-fact-mix-grey = Waren, grauer Rand
    .where = Die 9 Warenplättchen mit grauem Rand.
tumult_royale-fact-mix-black = Waren, schwarz
    .where = Die 9 Warenplättchen mit schwarzem Rand.
tumult-fact-village = Was kosten 2 Statuen im Dorf?
    .spoken = Lest links auf einer Burgtafel ab, was ein Dorf kostet: wie viel Brot, wie viel Marmor, wie viel Werkzeug.
    .hint = Preisliste links auf der Burgtafel
tumult-fact-sectors = Wie oft steht jede Zahl auf der Scheibe?
    .spoken = Zählt auf der Tumultscheibe, wie viele Felder jede Zahl hat. Sind sie verschieden groß, zählt ein doppelt so großes Feld zweimal. Lasst ihr überall null, sind alle gleich groß.
    .hint = Doppelt so groß zählt zweimal; überall 0: alle gleich
tumult-fact-mix-plain = Welche 21 Waren haben keinen Rand?
    .spoken = Sortiert die Warenplättchen ohne farbigen Rand und zählt jede Sorte. Es sind 21.
    .hint = Plättchen zählen, nicht Symbole
tumult-fact-mix-grey = Welche 9 Waren haben einen grauen Rand?
    .spoken = Sortiert die Warenplättchen mit grauem Rand und zählt jede Sorte. Es sind 9.
    .hint = Plättchen zählen, nicht Symbole
tumult-fact-mix-black = Welche 9 Waren haben einen schwarzen Rand?
    .spoken = Sortiert die Warenplättchen mit schwarzem Rand und zählt jede Sorte. Es sind 9.
    .hint = Plättchen zählen, nicht Symbole
tumult-fact-number-6 = Zahl unter dem ersten Doppelfeld?
    .spoken = Welche Zahl steht auf der Chronik unter dem ersten Doppelfeld, dem der Runde sechs?
    .hint = Königs-Chronik, Runde 6
tumult-fact-number-8 = Zahl unter dem dritten Doppelfeld?
    .spoken = Welche Zahl steht auf der Chronik unter dem dritten Doppelfeld, dem der Runde acht?
    .hint = Königs-Chronik, Runde 8
tumult-fact-number-9 = Zahl unter dem vierten Doppelfeld?
    .spoken = Welche Zahl steht auf der Chronik unter dem vierten Doppelfeld, dem der Runde neun?
    .hint = Königs-Chronik, Runde 9

## Die Bücher

entry-books = Bücher
entry-rank = Rang
entry-statues = Statuen
entry-mercy = Gnade
entry-greediest = Gierigster
ask-greediest = Wer war am gierigsten?
entry-demand = Das Volk verlangt
entry-supporters = Gefolgsleute
entry-supply = Vorrat
entry-middle = Waren in der Mitte
entry-tiles = Beute
entry-empty-handed = Leer ausgegangen
entry-people = Dem Volk geblieben
entry-robbed = Geraubt
move-books = Die Bücher sind jetzt: { $to ->
        [light] wenig
       *[full] alles
    }.
move-rank = Adelskarte { $to } gehört { $who }.
move-statues = { $way ->
    [take] { $who } stellt { $more } { $more ->
        [one] Statue
       *[other] Statuen
    } auf.
   *[give] { $who } nimmt { $more } { $more ->
        [one] Statue
       *[other] Statuen
    } zurück.
}
move-mercy = { $who } dreht die Gnadenkarte auf { $to ->
    [yes] Gnade
   *[no] keine Gnade
}.
move-greediest = { $to ->
    [yes] { $who } gilt wieder als gierig.
   *[no] { $who } gilt nicht mehr als gierig.
}
move-demand = Das Volk verlangt { $to } { $who ->
    [bread] Brot
    [marble] Marmor
   *[tools] Werkzeug
}.
move-supporters = { $way ->
    [take] { $who } nimmt { $more } { $more ->
        [one] Gefolgsmann
       *[other] Gefolgsleute
    }.
   *[give] { $who } legt { $more } { $more ->
        [one] Gefolgsmann
       *[other] Gefolgsleute
    } zurück.
}
move-supply = Im Vorrat liegen jetzt { $to }.
tumult-commodity = { $kind ->
    [bread] Brot
    [tools] Werkzeug
   *[marble] Marmor
} { $n }{ $frame ->
    [plain] {""}
    [grey] {" "}(grau)
   *[black] {" "}(schwarz)
}
move-middle = { $goes ->
    [0] { $adds ->
        [1] { $added }
        [2] { $added }
        [3] { $added }
       *[other] { $adds } Waren
    } zurück in die Mitte.
   *[other] { $adds ->
        [0] { $goes ->
        [1] { $gone }
        [2] { $gone }
        [3] { $gone }
       *[other] { $goes } Waren
    } aus der Mitte.
       *[other] { $goes ->
        [1] { $gone }
        [2] { $gone }
        [3] { $gone }
       *[other] { $goes } Waren
    } aus der Mitte. { $adds ->
        [1] { $added }
        [2] { $added }
        [3] { $added }
       *[other] { $adds } Waren
    } zurück in die Mitte.
    }
}
move-tiles = { $goes ->
    [0] { $adds ->
        [1] { $added }
        [2] { $added }
        [3] { $added }
       *[other] { $adds } Waren
    } zurück auf die Burg von { $who }.
   *[other] { $adds ->
        [0] { $goes ->
        [1] { $gone }
        [2] { $gone }
        [3] { $gone }
       *[other] { $goes } Waren
    } weg von der Burg von { $who }.
       *[other] { $goes ->
        [1] { $gone }
        [2] { $gone }
        [3] { $gone }
       *[other] { $goes } Waren
    } weg von der Burg von { $who }. { $adds ->
        [1] { $added }
        [2] { $added }
        [3] { $added }
       *[other] { $adds } Waren
    } zurück auf die Burg von { $who }.
    }
}
move-empty-handed = { $to ->
    [yes] { $who } hat nichts aufgestellt.
   *[no] {""}
}
move-people = Dem Volk bleiben { $to } { $who ->
    [bread] { $to ->
        [one] Brot
       *[other] Brote
    }
    [marble] Marmor
   *[tools] { $to ->
        [one] Werkzeug
       *[other] Werkzeuge
    }
}.
told-supporters = { $way ->
    [take] { $more ->
        [one] ein Gefolgsmann
       *[other] { $more } Gefolgsleute
    } mehr, jetzt { $to }
   *[give] jetzt { $to ->
        [one] ein Gefolgsmann
       *[other] { $to } Gefolgsleute
    }
}
told-statues = { $more ->
    [one] eine Statue mehr
   *[other] { $more } Statuen mehr
}{ $whole ->
    [0] {""}
   *[other] , jetzt { $to }
}
move-robbed = { $to ->
    [0] {""}
   *[other] { $who } hat { $to } geraubt.
}
tumult_royale-house-long-raid = Raubzug von vierzig Sekunden
    .short = vierzig Sekunden
tumult_royale-house-fewer-statues = Je 20 Statuen: ein kürzeres Spiel
    .short = 20 Statuen
tumult_royale-house-mild-tumults = Ein Tumult kostet einen Gefolgsmann
    .short = ein Gefolgsmann je Tumult
tumult_royale-house-all-tiles = Alle 39 Waren, auch zu zweit und zu dritt
    .short = alle 39 Waren
tumult_royale-house-practice-raid = Der erste Raubzug ist zur Probe

## Was von jedem erzählt wird

tumult_royale-deed-survived = { $n ->
    [one] Einen Tumult überlebt
   *[other] { $n } Tumulte überlebt
}

## Was ein Terminal anstelle von Symbolen schreibt

symbol-statue = { $n ->
    [one] 1 Statue
   *[other] { $n } Statuen
}
symbol-supporter = { $n ->
    [one] 1 Gefolgsmann
   *[other] { $n } Gefolgsleute
}
symbol-bread = { $n } Brot
symbol-marble = { $n } Marmor
symbol-tools = { $n } Werkzeug
badge-crown = Rang { $n }
badge-coronet = Rang { $n }
badge-mercy = Gnade des Volkes

# Why a correction cannot stand, and what to do instead
tumult-holds-statues = Statuen auf einer Leiste: { $least } bis { $most }. Gebt eine Zahl dazwischen.
tumult-holds-ranks = Jede Adelskarte hat genau einer: Berichtigt alle, die tauschen, zusammen.
tumult-holds-mercy = Die Gnade folgt aus den Statuen: Berichtigt diese.
tumult-holds-tiles = Auf den Büchern lägen mehr Waren als am Raubzug waren ({ $held } statt { $most }): Nehmt erst anderswo welche weg.
tumult-holds-supporters = Mehr Gefolgsleute gibt es nicht (zusammen { $n }): Gebt einem anderen weniger.
tumult_royale-left = { $who } ist gegangen. Der Platz raubt nichts, stellt nichts auf, gilt nie als der Gierigste und bekommt keinen Trost. Gefolgsleute, Rang und Statuen bleiben und zählen mit. Gewinnen kann er nicht.
tumult_royale-newcomer = { $who } steigt ein. Die Burg steht mit so vielen Statuen wie bei dem mit den wenigsten da, die niedrigste Adelskarte kommt dazu, Gefolgsleute gibt es aus dem Vorrat wie angezeigt. Nehmt die Waren und Landschaften für einen mehr dazu und legt drei Waren beiseite.

## Was man geschehen sieht

tumult-played-statues = { $who }: { $n ->
    [one] eine Statue
   *[other] { $n } Statuen
} – { $site }{ $gained ->
    [0] .
    [one] , ein Gefolgsmann dazu.
   *[other] , { $gained } Gefolgsleute dazu.
}
tumult-played-greediest = { $who } gibt { $n ->
    [one] eine Ware
   *[other] { $n } Waren
} zurück und verliert { $supporters ->
    [one] einen Gefolgsmann.
   *[other] { $supporters } Gefolgsleute.
}
