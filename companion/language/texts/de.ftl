### Die Worte des Tisches: Farben, Ablehnungen, Bücher. Die Worte des Bildschirms stehen in screen.de.ftl.

list-and = und
list-or = oder
yes = Ja
no = Nein

colour-blue = Blau
    .also = hellblau dunkelblau
colour-yellow = Gelb
    .also = gold
colour-purple = Violett
    .also = lila purpur flieder
colour-grey = Grau
    .also = silber
colour-red = Rot
    .also = dunkelrot
colour-black = Schwarz
colour-green = Grün
    .also = hellgrün dunkelgrün
colour-orange = Orange
colour-white = Weiß
    .also = weiss elfenbein
colour-pink = Rosa
    .also = pink rosarot

prompt-seat = { $who }: { $what }.
prompt-next = Als Nächstes: { $what }
ear-row = { $name }: { $value }
ear-tile-back = { $tile } zurücknehmen
ear-tile = { $kind }, { $n ->
    [one] ein Symbol
   *[other] { $n } Symbole
}
ear-picked = { $what }: gewählt
ear-done-count = Fertig, { $count } gewählt
ear-more = Mehr: { $what }
ear-more-of = Weitere, hier ist Seite { $page } von { $pages }
ear-placed = { $what }, auf Platz { $place }
ear-group = { $what }, { $count ->
    [one] eine Antwort
   *[other] { $count } Antworten
}
ear-group-of = Weiter zu { $what }
ear-starting = mit { $what } am Anfang
ear-letters = { $first } bis { $last }
ear-groups = Andere Gruppe
screen-group = { $first } – { $last }
ear-not-now = Warum { $count ->
    [one] eins nicht geht
   *[other] { $count } nicht gehen
}
ear-draw = Ich ziehe für euch
ear-letter-done = Fertig
ear-letter-back = Letzten Buchstaben löschen
ear-letter-accent = Buchstabe davor mit Zeichen, wie é oder ü
ear-letter-space = Leerzeichen, zweimal ein Bindestrich
ear-letter-dial = Laufendes Licht: ein kurzer Druck nimmt
ear-letter-cancel = Abbrechen
ear-letter-close = Schließen
ear-corner-up = Ecke nach oben
ear-corner-down = Ecke nach unten
ear-corner-back = Ecke nach links
ear-corner-next = Ecke nach rechts
ear-piece = Stück { $n }
heard-on-to = Weiter zu { $name }
told-press = Drücken: { $what }.
prompt-press-long = Halten: { $what }.
prompt-press-short = Kurz drücken: { $what }.
prompt-press-many = Kurz drücken: { $what } und weiter, hier ist Antwort { $at } von { $count }.
prompt-count = { $what }.
prompt-count-how = Kurz drücken zählt, halten nimmt es.
prompt-lay-how = Halten legt eins hin, kurz drücken geht zur nächsten Sorte, am Ende steht Fertig.
prompt-costs = kostet { $what }
prompt-brings = bringt { $what }

reject-tell = Bitte einfach bestätigen.
reject-off = Gerade nicht: { $why }
reject-not-offered = { $answer } steht nicht zur Wahl.
reject-no-text = Schreib wenigstens einen Buchstaben.
reject-not-a-list = Hier gehören mehrere hin, nicht „{ $answer }“.
reject-twice = Zweimal dasselbe geht nicht.
reject-one-each = Von jedem Spieler höchstens eins.
reject-how-many = { $picked } gewählt; { $same ->
    [yes] { $least } { $least ->
        [one] muss
       *[other] müssen
    } es sein.
   *[no] es müssen { $least } bis { $most } sein.
}
reject-places = { $filled } genannt, { $places } sollen es sein.
reject-not-a-number = „{ $answer }“ ist keine ganze Zahl.
reject-too-low = { $number } ist zu wenig: mindestens { $low }.
reject-too-high = { $number } ist zu viel: höchstens { $high }.
reject-steps = { $number } passt nicht: Es geht in Schritten von { $steps }, also { $fits }.
reject-rows = Gebraucht wird je eine Zahl: { $rows }.
reject-line-sum = { $line }: { $sum }; zusammen müssen es { $totals } sein.
reject-either = { $one } oder { $other }
reject-line-never = { $line }: Zusammen dürfen es nicht { $sum } sein.
reject-sum = Das macht zusammen { $sum }, es müssen { $total } sein.
reject-sum-too-high = Zusammen sind das { $sum }; es gibt nur { $most }.
reject-drawn = { $drawn } gezogen, gebraucht werden { $count }.
reject-tile = „{ $tile }“ ist kein Plättchen: Es fehlt die Ware, oder wie oft sie darauf ist.
reject-too-many-tiles = { $tiles } Plättchen, im Spiel sind nur { $most }.
reject-tile-mix = { $tiles } Plättchen mit { $count } { $kind }? In der Schachtel sind nur { $most }.
reject-too-many-cubes = { $cubes } Würfel in { $colour }? Es können nur { $most } sein.
reject-seats = So könnt ihr nicht sitzen: { $why }
reject-colour = { $name } kann hier nicht { $colour } haben, nur { $offered }.
reject-no-colour = { $name } hat keine Farbe: schreibt { $name }:blau.
reject-colour-twice = { $one } und { $two } spielen beide { $colour }.
reject-name-twice = Zwei heißen { $name }.
reject-players = { $players } am Tisch; das Spiel ist für { $least } bis { $most }.

entry-left = Wer noch dabei ist
move-left = { $who }: { $now }.
left-plays = Spielt mit
left-others = Die anderen entscheiden
left-passes = Passt
left-empty = Der Platz ist leer
item-seat = { $who }
item-nobody = niemand
item-none = nichts
item-times = { $n } × { $what }
    .spoken = { $n } mal { $what }
ledger-entry-of = { $entry } ({ $who })
    .spoken = { $entry } von { $who }
ledger-unknown = In den Büchern steht kein „{ $entry }“.
ledger-wrong-kind = { $value } passt nicht zu { $entry }: Gebt etwas anderes.
ledger-too-low = { $entry } kann nicht unter { $low } fallen: Gebt mehr, oder nehmt anderswo weniger weg.
ledger-too-high = { $entry } kann nicht über { $high } steigen: Gebt weniger.
ledger-not-a-choice = { $value } passt nicht zu { $entry }: Gebt etwas anderes.
ledger-not-conserved = { $name } muss { $total } ergeben, so sind es { $sum }: Gebt einen der Werte nicht an, dann gleicht er sich aus.
ledger-fixed = { $entry } folgt aus dem Lauf des Spiels: Geht lieber zurück.
ledger-same-places = { $entry }: Dort liegen { $n }, jedes einmal. Tauscht eines gegen ein anderes.

correction-no-answer = Mit dieser Korrektur bliebe auf diese Frage keine Antwort: Berichtigt noch etwas anderes dazu.
correction-breaks = So käme das Spiel nicht weiter: Berichtigt dazu, was daran hängt, oder geht zu der Antwort zurück, die hierher führte.
script-failed = Mit dieser Antwort kommt das Spiel nicht weiter. Nichts wurde geändert: Geht zurück oder berichtigt die Bücher.

stale = Zu spät: Der Tisch ist schon weiter.
not-heard = Das kann man gerade nicht ansagen.
nothing-to-undo = Es gibt nichts zurückzunehmen.
game-is-over = Das Spiel ist vorbei.
undo-stopped = Das habt ihr schon gesehen: „{ $question }“ Trotzdem zurück?
misfit = Was bei Schritt { $step } gesagt wurde, passt nicht mehr. Der alte Verlauf bleibt.
draft-standing = Nachtrag; die späteren Antworten folgen
draft-too-many = So viele hat die Schachtel nicht: { $n ->
        [one] eins
       *[other] { $n }
    } zu viel. Stimmt es trotzdem?
correction-already = So ist es schon.
correction-noted = Notiert; ab jetzt gilt es.
draft-corrects = Berichtigung; noch gilt sie nicht
draft-not-offered = Das steht nicht mehr zur Wahl.
draft-first = Bringt erst den Nachtrag zu Ende, oder lasst alles, wie es war.

terminal-yes = ja jo joa jep jup jawohl j ok okay gut klar gern gerne sicher natürlich stimmt einverstanden passt richtig genau bestätigen yes los unbedingt okidoki na auf gehts
terminal-no = nein ne nee nö n nicht nie lieber noch jetzt später no auf keinen fall lassen lass lasst mal gar nix nichts keins keine keiner niemand moment warte wartet warten halt heute ohne diesmal
terminal-done = fertig weiter erledigt gemacht bereit geschafft los start liegt liegen steht stehen alles alle haben wir ist sind da das wars nächste nächster bin ich die den uhr sanduhr aufgebaut auf gehts gehts geht
terminal-polite = bitte danke mal doch dann jetzt so ups hm na gern auch also ach mal
terminal-over-now = vorbei um aus abgelaufen durch leer stopp stop zeit die der sand uhr sanduhr ist
terminal-again = was wie war ist die frage hä nochmal noch einmal wiederholen wiederhole wiederholung sag das gleich
terminal-sand = Der Sand läuft von selbst: Enter startet ihn, Strg+C hält ihn an. „vorbei“, wenn eure eigene Sanduhr abgelaufen ist.
terminal-split = So viel ist auf keinem Plättchen; ich nehme { $tiles }. Enter, wenn es stimmt, sonst tippt jedes Plättchen einzeln.
terminal-and = und and & + dann
terminal-filling = gar ich wir der die das den dem ein eine einen zu in im auf an für und bitte mein mich uns nehme nehmen es nur nummer nr natürlich etwa ungefähr glaub noch gerade jetzt es liegt zeig zeige is mehr also auch davon dann so hat habe hab hatte bei noch erst hier liegen offen
terminal-figures = dritte=3 dritten=3 vierte=4 vierten=4 einser=1 zweier=2 dreier=3 vierer=4 einem=1 kein=0 keiner=0 keins=0 keine=0 keinen=0 null=0 ein=1 eine=1 einen=1 einer=1 eins=1 zwei=2 zwo=2 drei=3 vier=4 funf=5 sechs=6 sieben=7 acht=8 neun=9 zehn=10 elf=11 zwolf=12 dreizehn=13 vierzehn=14 funfzehn=15 sechzehn=16 siebzehn=17 achtzehn=18 neunzehn=19 zwanzig=20 einmal=1x zweimal=2x dreimal=3x viermal=4x mal=x doppelt=2 dreifach=3 nix=0 mit=x nen=1 ne=1 dreissig=30 vierzig=40 funfzig=50 sechzig=60 siebzig=70 achtzig=80 neunzig=90 zweit=2 dritt=3 viert=4 funft=5 sechst=6 siebt=7
terminal-articles = ein eine einen einer nen ne n
terminal-spelled = ae=ä oe=ö ue=ü
terminal-each = je jeder jedem jede jeweils von alle allen überall gleich viel viele beide beiden
terminal-only = nur bloß
terminal-rest = rest übrige übrigen andere anderen sonst
terminal-everything = alle alles beide beides sämtliche und von ihnen
terminal-scores = führt vorn vorne stand punkte punktestand steht
terminal-asking = was wie wo wann warum wieso wer wen wem welche welcher welches darf dürfen kann können muss müssen ist gibt zählt zählen bekomme kriege
terminal-rules = regel regeln
terminal-people = dazu mitspielen einsteigen aussteigen weg gehen raus
terminal-languages = englisch english deutsch german französisch sprache
terminal-leaving = aufhören speichern beenden pause
terminal-twice = doppelt doppelte doppelten zweimal weit weg entfernt
terminal-not = nicht kein keine keinen oder
terminal-undo = zurück rückgängig undo falsch
terminal-sits = wir sind bin der die das kleine spielen in ist nimmt hat mit als Farbe
terminal-me = ich mich mir mein meine
terminal-here = hier
terminal-but = außer ausser bis ausgenommen ohne
terminal-rather = quatsch nein nee ne halt moment sorry vielmehr sondern stopp
terminal-first = zuerst erst erster erste anfang beginnt
terminal-last = zuletzt letzter letzte hinten unten schluss
terminal-passes = münze passe passt passt pass aussetzen setz aus
terminal-between = zwischen
terminal-faced = er
terminal-ready = bereit fertig los gehts
terminal-kept = Notiert. Es fehlt noch: { $missing }
terminal-beside = { $taken } · übergangen: „{ $words }“; u nimmt es zurück
terminal-left-over = Davon nicht übernommen: { $words }
terminal-volume = lauter leiser lautstärke laut leise
terminal-most = meisten meiste meistes vorn vorne führt wenigsten wenigste wieviel wieviele viele
terminal-who = wer wem wen
terminal-have = hab habe hat haben hast besitze
terminal-mends = halt stopp moment sorry falsch hatte hat hatten war waren statt nicht sondern fehler versehen
terminal-instead = nicht statt anstatt
terminal-mend-sure = Früher geantwortet, nun so: { $what }. Enter, wenn das stimmen soll.
terminal-mend-how = War etwas früher anders? < zeigt die Antworten, = NUMMER WERT verbessert eine, u nimmt die letzte zurück.
terminal-choices = was kann ich machen tun jetzt hier überhaupt alles möglichkeiten auswahl habe welche geht
terminal-oldest = älteste ältester ältesten
terminal-titles = oma opa tante onkel mama papa frau herr
terminal-no-name = { $name } ist kein Name. Tippt nur die Namen, dazwischen ein Komma.
terminal-zero = null 0
terminal-declines = verzichtet verzichte
terminal-none = Davon gibt es hier gerade nichts.
terminal-menu = menü menu
grid-cell = { $line }, { $column }
told-row = { $name } { $n }
terminal-page = Enter allein führt zurück zur Frage.
terminal-over = Enter: Das stimmt so · u nimmt das Letzte zurück · < zeigt frühere Antworten, = 17 WERT verbessert eine
terminal-insist = u! geht trotzdem zurück.
terminal-all = Alle zusammen
terminal-nobody = niemand keiner keine keins nichts gar nix 0
terminal-none-of-these = ⏎ allein: nichts davon
terminal-draw = ⏎ allein: ich ziehe { $count }; liegen echte Karten da, tippt sie der Reihe nach
terminal-draw-sure = Noch einmal ⏎, und ich ziehe selbst. Habt ihr echte Karten gezogen, tippt sie.
terminal-spin = ⏎ allein: ich drehe; dreht ihr selbst, tippt die Zahl ({ $numbers })
terminal-hourglass = ⏎ allein: die Sanduhr läuft, { $seconds } s
terminal-clock = { $left ->
    [none] ⏎ allein: der Zug ist zu Ende
   *[other] ⏎ allein: der Zug ist zu Ende; noch { $left }
}
terminal-rows = { $rows }: { $n ->
    [one] eine Zahl
   *[other] je eine Zahl
}{ $total ->
    [-1] {""}
   *[other] , zusammen { $total }
}{ $example ->
    [none] {""}
   *[other] , zum Beispiel { $example }
}
terminal-many-rows = Es gilt, was hier steht, wenn ihr nichts anderes tippt, zum Beispiel: { $example }{ $zero ->
        [yes] {" (0 allein: überall 0)"}
       *[no] {""}
    }
terminal-cubes = { $colours }: tippt, was daliegt, zum Beispiel { $example }, oder 0
terminal-lot = ⏎ allein: der Pfeil entscheidet
terminal-which = Es gilt die Nummer vorn, oder tippt den Namen.
terminal-draft-same = Sonst ändert sich nichts.
terminal-draft-open = ok! geht von hier weiter, was danach kam, fällt weg · x lässt alles, wie es war
terminal-not-there = { $what } liegt dort nicht.
terminal-fits = { $value } passt nicht. Was passt: { $fits }
terminal-may = c { $name }=… { $many ->
    [yes] nimmt eine Liste (+NAME legt eins dazu, -NAME nimmt eins weg): { $fits }
   *[no] nimmt: { $fits }
}
terminal-correct = Schreib, was stimmt, zum Beispiel: c points.blue=12, c city.blue=+Taverne, c "city.blue=-Alte Burg"
terminal-unsaved = Nur im Speicher, nicht auf der Karte: { $n }. Mit q! gehen sie verloren.
terminal-mend = = NUMMER WERT gibt eine Antwort neu · + NUMMER: davor wurde etwas vergessen · < RUNDE zeigt eine andere Runde
terminal-round = { $round ->
    [0] Vor Runde 1: { $n ->
        [one] 1 Antwort
       *[other] { $n } Antworten
    }
   *[other] Runde { $round }: { $n ->
        [one] 1 Antwort
       *[other] { $n } Antworten
    }
}
terminal-draft-against = = gibt sie neu · - lässt sie weg{ $n ->
    [1] {""}
   *[other] {" "}· -- lässt alles weg, was nicht passt
} · ok! geht von hier ohne das Spätere weiter · x lässt alles, wie es war
terminal-draft-whole = ok macht es so · x lässt alles, wie es war · Enter oder eine Antwort: noch mehr vergessen
terminal-draft-corrects = ok macht es so · x lässt alles, wie es war
terminal-too-few = Plättchen: { $n }; es müssten { $least } sein. Tippt dasselbe noch einmal, wenn es stimmt.
terminal-reseat = Noch wurde nichts geantwortet. Mit einem weiteren u könnt ihr euch anders setzen.
terminal-struck = { $what }, davon { $n } weg
terminal-tiles = { $kinds }: zum Beispiel { $example } (höchstens { $most })
terminal-number = Tippt eine Nummer aus der Liste oder was dort steht.
terminal-several = Nummern ({ $least ->
    [0] höchstens { $most }
   *[other] { $same ->
        [yes] { $most }
       *[no] { $least } bis { $most }
    }
}), zum Beispiel { $example }
terminal-arrow = Tippt die Zahl, auf der der Pfeil steht.
terminal-empty = Tippt, was dort liegt, 0 für nichts.
terminal-unclear = Damit kann ich nichts anfangen.
terminal-not-found = Dazu finde ich nichts.
terminal-nearest = „{ $typed }“ kommt nirgends vor. Am nächsten kommt:
terminal-help = Eingabe antwortet. u zurück (u! trotzdem) · r wieder vor · m Menü · s Stand · l Bücher · c NAME=WERT verbessern, c name.blue=BEA wer spielt · a ansagen, jemand kommt oder geht · ? Regeln und Fragen dazu (? 2 antwortet, ? WORT sucht) · < frühere Antworten (= 17 WERT verbessert, + 17 trägt nach) · q gehen

evening-box = Was spielen wir?
    .unheard = Wer nach Gehör spielt, drückt zweimal schnell, dann einmal kurz, und hält dann.
evening-open-games = Offene Partien
    .about = Partien, die ihr nicht zu Ende gespielt habt: weiterspielen, weglegen oder wegwerfen
evening-open = { $game }
    .hint = { $who } · { $round ->
        [0] {""}
       *[other] Runde { $round } ·{" "}
    }{ $day }{ $aside ->
        [yes] {" "}(weggelegt)
       *[no] {""}
    }
evening-open-on = Weiterspielen
    .about = dort, wo ihr aufgehört habt, mit derselben Frage
evening-open-aside = Weglegen
    .about = sie ist dann zu Ende ohne Ergebnis und steht bei den bisherigen Partien
evening-open-away = Wegwerfen
    .about = als hättet ihr sie nie gespielt; vorher frage ich noch einmal
evening-open-next = Andere Partie
    .about = zeigt die nächste offene Partie
evening-open-join = Jemand kommt dazu
    .about = setzt jemanden dazu; ich sage, was er bekommt
evening-joins = Wer kommt dazu?
evening-open-back = Zurück
evening-throw = Diese Partie wegwerfen?
    .hint = { $game }: { $who } · { $round ->
        [0] {""}
       *[other] Runde { $round } ·{" "}
    }{ $day }{ $aside ->
        [yes] {" "}(weggelegt)
       *[no] {""}
    }
evening-throw-no = Behalten
    .also = nein
evening-throw-yes = Wegwerfen
    .also = ja
evening-day = { $day }. { $month ->
    [1] Jan.
    [2] Feb.
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] Aug.
    [9] Sept.
    [10] Okt.
    [11] Nov.
   *[12] Dez.
}
evening-resume = Weiter: { $game }
    .about = dort, wo ihr aufgehört habt, mit derselben Frage
evening-install = fehlt: { $package }
evening-broken = { $name }
broken-import = startet nicht
broken-no-game = enthält kein Spiel
broken-name = der Name ist vergeben
broken-older = muss aktualisiert werden
broken-newer = braucht einen neueren Companion
broken-unfinished = Texte oder Dateien fehlen
evening-ring = Nur der Ring
    .about = Sanduhr oder Drehpfeil, ganz ohne Spiel
evening-stop = Genug für heute
    .about = ich gehe aus; alles ist gespeichert
evening-how = { $known ->
    [0] Wie fangen wir an?
   *[other] { $game }: Wie fangen wir an?
}
    .hint = { $known ->
        [0] { $game }: die Ausgabe mit { $printing }
       *[other] {""}
    }
evening-new = Spielen
    .about = ihr baut auf, ich frage, wer mitspielt, und führe euch durch die Partie
evening-joined = Wir sind mittendrin
    .about = eure Partie läuft schon: Ich frage, wie sie steht, und mache von da an mit
evening-learn = Beim Spielen lernen
    .about = ihr baut auf und spielt eure erste Partie; jede Regel erkläre ich, wenn ihr sie braucht
evening-addition = Lernen: { $what }
    .about = ihr spielt damit, und ich erkläre nur, was dazukommt
evening-box-check = Schachtel prüfen
    .about = tragt ein, was auf euren Karten steht, wo Auflagen sich unterscheiden
evening-other = Anderes Spiel
    .about = zurück zur Wahl des Spiels
evening-more = Mehr …
    .about = eine laufende Partie begleiten, Erweiterungen lernen, Schachtel prüfen, Kamera anlernen
evening-else = { $game }: Was sonst?
evening-back = Zurück
evening-learners = Wer lernt das Spiel?
evening-learners-all = Wir alle
evening-learners-some = Nur manche von uns
evening-newcomers = Für wen ist es neu?
evening-newcomer = { $who }
evening-seats = Wer spielt mit? Die Ältesten zuerst.
evening-options = Spielen wie üblich?
    .hint = { $n ->
        [0] {""}
       *[other] { $known ->
            [0] Mein Vorschlag: { $usual }
           *[other] Üblich bei euch: { $usual }
        }
    }
evening-house = Welche Hausregeln gelten bei euch?
    .hint = Keine ist auch gut; sie werden vor jeder Partie gesagt
evening-house-rules = Hausregeln
    .about = was ihr untereinander ausgemacht habt; ich sage es vor jeder Partie
evening-house-told = So spielt ihr
evening-house-own = Was habt ihr ausgemacht?
    .hint = Ein paar Worte: Ich sage sie vor jeder Partie; ihr haltet euch daran
house-own = { $text }
house-write = Eine in euren Worten
house-take-back = Zurücknehmen, bis der Nächste zieht
house-two-minutes = Höchstens zwei Minuten bedenken
house-open-hands = Handkarten liegen offen
house-novice = Neue dürfen um Rat fragen
house-tonight = Nur heute; nächstes Mal wie sonst
evening-agreed = { $option } { $choice }
evening-agreed-rules = { $n ->
    [one] mit eurer Hausregel
   *[other] mit euren { $n } Hausregeln
}
evening-usual = Wie üblich
    .also = ja
    .about = genau das, was hier steht; es geht sofort los
evening-change = Auswählen
    .also = nein
    .about = ich frage jede Einstellung einzeln
evening-option = { $option }
evening-fact = Was steht auf eurer Schachtel?
evening-tool = Sanduhr oder Drehpfeil?
evening-hourglass = Sanduhr
evening-spinner = Drehpfeil
evening-seconds = Wie viele Sekunden?
evening-run = Der Sand läuft.
evening-time = Die Zeit ist um!
    .done = Noch einmal
evening-areas = Wie viele Felder?
evening-spin = Dreht den Pfeil!

prompt-otherwise = Anders als ich notiert hatte: { $rows }. Es gilt, was ihr sagt.
prompt-otherwise-row = { $who } { $counted } statt { $noted }

outcome-won = { $count ->
    [one] { $winners } gewinnt!
   *[other] { $winners } gewinnen gemeinsam!
}

reader-no-picture = Es kommt kein Bild: { $why }
reader-cannot = Das lässt sich nicht lesen: { $why }
refusal-empty-file = Das Bild ist leer: Nehmt es neu auf.
refusal-not-a-picture = Das ist kein Bild: Nehmt ein anderes.
refusal-truncated = Das Bild ist abgeschnitten: Nehmt es neu auf.
refusal-too-large = Zu großes Bild: Stellt die Kamera kleiner.
refusal-too-small = Zu klein zu sehen: Rückt die Kamera näher.
refusal-no-colour = Keine Farben zu sehen: Macht mehr Licht.
refusal-too-dark = Bitte mehr Licht!
refusal-overexposed = Zu hell: Dreht die Lampe weg.
refusal-blurred = Unscharf: Stellt die Kamera neu scharf.
refusal-hand-in-view = Bitte die Hand weg!
refusal-foreign-object = Da liegt noch etwas anderes: Nehmt es weg.
refusal-mat-not-in-view = Die Matte ist verdeckt: Macht alle Ecken frei.
refusal-tray-not-in-view = Die Schale ragt aus dem Bild: Rückt sie hinein.
refusal-setup-moved = Verrutscht: Rückt Kamera oder Schale zurück.
refusal-not-settled = Da bewegt sich noch etwas. Moment!

display-away = Der Bildschirm { $where } antwortet nicht: Wir spielen im Terminal, ohne Ton. (h zeigt, was ihr eingeben könnt.)
no-display = Kein Bildschirm da: Wir spielen im Terminal, ohne Ton. (h zeigt, was ihr eingeben könnt.)
no-display-browser = Oder im Browser dieses Rechners: { $line }
browser-at = Companion ist im Browser dieses Rechners: { $address }

voice-no-output = Kein Ton: bitte lesen
voice-no-engine = Ohne Stimme: bitte lesen
voice-too-slow = Die Stimme ist hier zu langsam: bitte lesen
voice-engine-failed = Andere Stimme spricht

desk-locked = Gesperrt. Unter „Stand, Pause“ geht es wieder auf.
desk-unlocked = Entsperrt.
desk-off = Ich schalte mich aus. Wenn die Lampen dunkel sind, darf der Stecker raus.

lesson-next = Weiter
lesson-back = Zurück
lesson-stop = Genug erklärt
lesson-transcript = die Lektion für { $players } Personen

start-waits = Ein anderes Programm hat die Spiele offen: Moment
start-heals = Die Datei der Spiele wird repariert: { $percent } %
    .hint = Ihr müsst nichts tun. Bitte nicht ausschalten.
    .spoken = Die Datei der Spiele war beschädigt, ich repariere sie gerade. Das dauert ein, zwei Minuten. Bitte nicht ausschalten.
trouble-memory = Karte streikt: nur im Speicher
trouble-card = Karte streikt: nur im Speicher
trouble-slow = Karte ist langsam: Moment
trouble-full = Karte voll: nur im Speicher
trouble-busy = Spiele anderswo offen: nur im Speicher
trouble-read-only = Karte nicht beschreibbar: nur im Speicher
trouble-folder = Ordner nicht beschreibbar: nur im Speicher
trouble-newer = Spiele eines neueren Companion: nur im Speicher
trouble-foreign = Datei gehört nicht Companion: nur im Speicher
trouble-damaged = Spiele beschädigt: bitte neu starten
trouble-notebook = Namen und Schachtel neu begonnen
trouble-settings = Einstellungen fehlerhaft

evening-unsaved = { $n ->
    [one] Eine Antwort ist nur im Speicher. Was nun?
   *[other] { $n } Antworten sind nur im Speicher. Was nun?
}
    .hint = Die Karte nimmt nichts an.
evening-unsaved-again = Noch einmal versuchen
evening-unsaved-lose = Trotzdem aufhören, sie gehen verloren
evening-unsaved-back = Noch nicht
end-unsaved = { $n ->
    [one] Eine Antwort steht nur im Speicher. Wer noch einmal geht, verliert sie.
   *[other] { $n } Antworten stehen nur im Speicher. Wer noch einmal geht, verliert sie.
}
end-stalled = Die Karte nimmt nichts an: Was nicht geschrieben ist, ist verloren.
evening-report = { $what }
evening-safe = Ich laufe mit Grundeinstellungen. Was nun?
    .hint = Drei Starts hintereinander sind gescheitert. Kamera, Broker und weitere Spiele sind aus. Eure Einstellungen in { $file } sind unverändert.
    .spoken = Ich laufe mit Grundeinstellungen, denn drei Starts hintereinander sind gescheitert. Kamera, Broker und weitere Spiele sind aus, eure Einstellungen sind unverändert. Was nun?
evening-safe-on = So spielen
evening-safe-back = Eigene Einstellungen nehmen
evening-incomplete = { $game } ist nicht ganz erhalten. Was nun?
    .hint = Schritte, die stimmen: { $kept }, die nicht: { $left }.
evening-incomplete-on = Von dort weiterspielen
    .also = ja
evening-incomplete-see = Zeigen, was wegfiele
evening-incomplete-aside = Spiel weglegen
evening-incomplete-later = Nicht jetzt
    .also = nein
evening-dropped = { $game }: Das fiele weg
dropped-answer = geantwortet
dropped-number = geantwortet: { $value }
dropped-correct = { $n ->
    [one] ein Wert berichtigt
   *[other] { $n } Werte berichtigt
}
dropped-announce = etwas angesagt
dropped-step = vor oder zurück gegangen
dropped-done = erledigt
dropped-kept = Auf der Karte bleibt alles erhalten
dropped-more = { $n ->
    [one] und noch eins
   *[other] und noch { $n }
}
report-refused = Das ging nicht: { $why }
refused-missing = Das Spiel, aus dem es stammt, ist hier nicht installiert.
refused-no-game = Dieses Spiel gibt es hier nicht.
refused-full = Die Karte ist voll.
refused-card = Die Karte streikt.
refused-log = Warum, steht im Protokoll des Geräts.
report-game-unreadable = { $game } vom { $day } ist nicht mehr lesbar, nicht einmal der Anfang. Das Spiel wird weggelegt.
report-damaged = Die Datei der Spiele war beschädigt. Alle { $whole } Spiele sind gerettet; die beschädigte Datei liegt als { $file } daneben.
report-damaged-games = Die Datei der Spiele war beschädigt; sie liegt als { $file } daneben. Ganz gerettet: { $whole }. Nicht ganz: { $games }.
report-gone = Die Datei der Spiele war { $day ->
    [none] weg oder leer{ $since ->
        [yes] . Aus der Mitschrift gerettet: { $whole } Spiele.
       *[no] , und nichts von ihr ist mehr da.
    }
   *[other] weg oder leer. Zurückgeholt: { $whole } Spiele, aus der Sicherung vom { $day }{ $since ->
        [yes] { "" } und dem, was seither notiert wurde.
       *[no] . Was seit dieser Sicherung gespielt wurde, ist verloren.
    }
}
report-healed = { $n ->
    [one] Ein Spiel war auf der Karte beschädigt und ist wieder ganz: { $games }.
   *[other] { $n } Spiele waren auf der Karte beschädigt und sind wieder ganz, darunter { $games }.
}
report-manifest = Die Liste dessen, was die Spiele enthalten sollten, war beschädigt und ist neu angelegt. Fehlen einem Spiel die letzten Antworten, gebt sie bitte noch einmal ein.
report-healed-edits = { $n ->
    [one] Eine Änderung an den gespielten Partien war beschädigt und ist wieder da.
   *[other] { $n } Änderungen an den gespielten Partien waren beschädigt und sind wieder da.
}
report-missing = { $gone ->
    [yes] Verloren: { $game }, begonnen am { $day }, mit { $n ->
        [one] einer Antwort
       *[other] { $n } Antworten
    }. In keiner Sicherung auf diesem Gerät steht das Spiel.
   *[no] Beschädigt: { $game }, begonnen am { $day }. { $n ->
        [one] Eine Antwort ist verloren; sie steht in keiner Sicherung auf diesem Gerät.
       *[other] { $n } Antworten sind verloren; sie stehen in keiner Sicherung auf diesem Gerät.
    }
}
report-game = { $n ->
    [0] { $game }
   *[other] { $game } ({ $names })
}
report-old-games = Einige Spiele der älteren Datei { $file } sind nicht ganz lesbar: { $games }. Die Datei bleibt, wie sie ist.
report-old-damaged = Die ältere Datei { $file } ist nicht lesbar. Sie bleibt, wie sie ist.
report-old-full = Auf der Karte ist kein Platz, die ältere Datei { $file } zu übernehmen. Sie bleibt, wie sie ist; der nächste Start versucht es wieder.
report-unsaved = { $entries ->
    [one] Die Karte nahm am Ende des letzten Abends nichts mehr an: Eine Antwort ist verloren, bei { $game }.
   *[other] Die Karte nahm am Ende des letzten Abends nichts mehr an: { $entries } Antworten sind verloren, bei { $game }.
}
report-some-game = einem Spiel

rule-at-hand = { $who }, du hast { $has }: { $lack ->
    [0] das reicht.
    [one] 1 fehlt.
   *[other] { $lack } fehlen.
}
rule-printed = Gedruckt: „{ $where }“
rule-title = { $chapter }: { $about }
rule-open = Die Anleitung lässt das offen; so ist es üblich.
rule-not-printed = Steht in keiner Anleitung
rule-own = Steht im Blatt dieser Schachtel
rule-read = Nachgelesen: { $where }
rule-example = Zum Beispiel: { $what }
terminal-more-questions = ? { $first } bis ? { $last }: weitere Fragen; ? WORT sucht in allen.

evening-use-stick = Stick
    .about = Partien sichern oder zurückholen, Spielbögen mitbringen
evening-update-looking = Die neuere Version wird geprüft
evening-update = Companion { $version } ist da. Installieren?
    .hint = { $news_de ->
        [none] Hier läuft { $here }.
       *[other] Neu darin: { $news_de }
    } Partien und Einstellungen bleiben.
    .spoken = Companion { $version } ist da; zurzeit läuft { $here }. { $news_de ->
        [none] {""}
       *[other] { $news_de }
    } Partien und Einstellungen bleiben. Installieren?
evening-update-installing = Installation läuft: Strom anlassen
evening-update-fetching = Im Internet wird nach Updates gesucht
evening-update-fixes = { $n ->
    [one] Ein Systemupdate ist da. Installieren?
   *[other] { $n } Systemupdates sind da. Installieren?
}
    .hint = Das macht das Gerät sicherer und kann einige Minuten dauern.
evening-fetch = Nach Updates suchen
    .about = neuere Version von Companion, Systemupdates
evening-update-told = { $what }
update-install = Installieren
    .also = ja
update-later = Jetzt nicht
    .also = nein
update-done = Companion { $version } ist installiert.
update-back = Companion { $version } ist nicht gestartet. Die Version davor läuft wieder, mit allen Partien.
update-unreadable = Die neuere Version ließ sich nicht ganz lesen. Wurde der Stick herausgezogen? Geändert hat sich nichts.
update-forged = Was da liegt, ist nicht von den Machern von Companion signiert oder nicht vollständig. Geändert hat sich nichts.
update-older = Was da liegt, ist nicht neuer. Geändert hat sich nichts.
update-other = Was da liegt, ist nicht für dieses Gerät. Geändert hat sich nichts.
update-incomplete = Es ließ sich nicht vollständig herunterladen. Versucht es später noch einmal. Geändert hat sich nichts.
update-newest = Es gibt nichts Neueres.
update-unreachable = Keine Verbindung: Geht das Internet, und stimmt die Adresse? Geändert hat sich nichts.
update-fixed = Die Systemupdates sind installiert. Sie wirken nach dem nächsten Einschalten.
update-unfixed = Nicht alle Systemupdates ließen sich installieren. Versucht es später noch einmal.
update-failed = { $version } ließ sich nicht installieren. Geändert hat sich nichts.
evening-stick = Was soll mit dem Stick geschehen?
stick-name = { $name }
stick-save = Alles darauf sichern
stick-bring = Gesichertes zurückholen
stick-leave = Nichts davon
stick-added-voice = { $piper ->
    [yes] { $name } spricht ab jetzt.
   *[no] { $name } ist da, braucht aber Piper: Nehmt auch dessen Pakete von einem Stick.
}
stick-added-language = { $name } ist da: in den Einstellungen wählen.
stick-add = Spiel, Stimme oder Sprache davon nehmen
stick-plays = Partien aus BG Stats oder von BoardGameGeek übernehmen
evening-import-which = Welche Partien?
evening-import = Diese Partien übernehmen?
import-take = Übernehmen
stick-take = Wir vertrauen dem: nehmen
evening-stick-program = Was wollt ihr nehmen?
evening-stick-trust = { $file } ist ein Programm. Wisst ihr, von wem es ist?
    .hint = Es darf hier alles, was Companion darf. Nehmt nur, was von Leuten kommt, denen ihr vertraut.
evening-stick-adding = Es wird übernommen
stick-added = { $lacking ->
    [none] Es ist da, ab dem nächsten Start: Gerät aus- und wieder einschalten.
   *[other] Es ist da, braucht aber noch { $lacking }. Nehmt auch das; dann aus- und wieder einschalten.
}
stick-add-unreadable = { $file } lässt sich nicht zu Ende lesen. Geändert hat sich nichts.
stick-add-other = { $file } ist für ein anderes Gerät. Geändert hat sich nichts.
stick-add-full = Für { $file } ist kein Platz. Geändert hat sich nichts.
stick-not-writable = schreibgeschützt
evening-stick-which = Welcher Stick?
evening-stick-saving = Alles wird gesichert
evening-stick-looking = Der Stick wird angesehen
evening-stick-fetching = Die Sicherung wird geprüft
evening-stick-told = { $what }
    .hint = { $file }
evening-stick-backup = Welche Sicherung?
evening-stick-confirm = { $stand ->
    [none] Keine Spiele darin. Den Rest holen?
    [newer] Hier ist Neueres. Trotzdem ersetzen?
   *[older] Alles hier ersetzen?
}
    .hint = { $stand ->
        [none] Die { $here } Spiele hier bleiben, wie sie sind.
       *[other] Hier sind { $here } Spiele, in der Sicherung { $games }. Was hier ist, wird aufgehoben.
    }{ $broker ->
        [none] { "" }
       *[other] { " " }Spielstände gehen dann an { $broker }.
    }
    .spoken = { $stand ->
        [none] In der Sicherung sind keine Spiele. Die Namen, Notizen und Einstellungen daraus holen? Die Spiele hier bleiben.
        [newer] Achtung: Hier sind neuere Spiele als in der Sicherung. Trotzdem alles durch die Sicherung ersetzen? Was hier ist, wird vorher aufgehoben.
       *[older] Alles hier durch die Sicherung ersetzen? Was hier ist, wird vorher aufgehoben.
    }{ $broker ->
        [none] { "" }
       *[other] { " " }Mit ihren Einstellungen werden die Spiele über das Netz an { $broker } gemeldet.
    }
stick-replace = Ersetzen
stick-saved = { $waiting ->
    [0] Gesichert. Der Stick kann herausgezogen werden.
    [one] Gesichert, aber ohne die eine Antwort, die nur im Speicher steht.
   *[other] Gesichert, aber ohne die { $waiting } Antworten, die nur im Speicher stehen.
}
stick-not-saved = Auf den Stick konnte nichts geschrieben werden. Ist er voll, schreibgeschützt oder schon herausgezogen?
stick-unreadable = { $file } ist keine Sicherung, die sich lesen lässt. Hier hat sich nichts geändert.
stick-empty = Auf diesem Stick ist keine Sicherung.
desk-stick = Ein Stick ist eingesteckt. Im Menü lässt sich alles darauf sichern.
report-restored = Die Sicherung ist zurückgeholt. Was vorher hier war, ist als before-restore.zip bei den Sicherungen aufgehoben.
report-not-restored = Die Sicherung ließ sich nicht zurückholen. Hier ist alles, wie es war.
desk-house-closes = { $n ->
    [0] Das Haus schließt jetzt.
    [one] Das Haus schließt in einer Minute.
   *[other] Das Haus schließt in { $n } Minuten.
}
desk-house-called = Es kommt gleich jemand.
desk-house-coming = Es ist jemand auf dem Weg zu euch.
desk-house-away = Ich erreiche gerade niemanden. Ich rufe, sobald es wieder geht.
house-nobody = Kein Tisch ist da.
house-namesakes = Mehrere Tische heißen { $name }; sie stehen mit ihrer Nummer da.
house-free = frei
house-round = Runde { $round }
house-turn = { $who } ist dran
house-over = vorbei
house-since = { $minutes ->
    [0] eben begonnen
    [one] seit einer Minute
   *[other] seit { $minutes } Minuten
}
house-minutes = { $minutes } min
house-left = { $minutes ->
    [0] Zeit um
    [one] die letzte Minute läuft
   *[other] noch höchstens { $minutes } Minuten
}
house-clock = noch { $clock }
house-last-round = letzte Runde
house-paused = Pause
house-calls = ruft: { $why }
house-no-display = Hier antwortet kein Bildschirm: Die Tische stehen im Terminal.
house-title = Die Tische
house-setup-done = Mosquitto lauscht auf Port { $port } von { $host }, und eine Nachricht kam hindurch. Konten und ihre Passwörter:
house-setup-next = Sie stehen in { $accounts }, das nur root und du lesen. Startet hier „companion house --screen“ und wählt an jedem Tisch Einstellungen, Netzwerk, „Einem Haus beitreten“; zu tippen ist nichts. Für mehr Tische eine größere Zahl bei --tables; mit --undo verschwindet alles wieder.
house-setup-tls = Ein Tisch, der beitritt, bekommt das Zertifikat { $path } dabei. Ein von Hand eingerichteter braucht es als mqtt.ca_file, und mqtt.tls true.
house-setup-apart = Der Broker, der hier schon anderen dient, bleibt, wie er ist; das Haus hat einen eigenen daneben (companion-broker). Was dort zu sehen sein soll, bringt eine Brücke hinüber: docs/home.md.
house-setup-gone = { $path } ist weg.
home-table = Spieltisch
home-area = Spielzimmer
home-box = Spiel
home-round = Runde
home-phase = Phase
home-turn = Am Zug
home-result = Ergebnis
home-ends-at = Zeit läuft ab
home-calls = Wunsch
home-playing = Spiel läuft
home-please-come = Bitte kommen
home-last-round = Letzte Runde
home-rest = Pause
home-message = Nachricht an den Tisch
home-coming = Bin unterwegs
home-brightness = Helligkeit des Rings
home-event = Ereignis
home-won = { $n ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gewonnen
}
house-type-number = { $table } will beitreten. Zeigt er { $number }? Dann j und Eingabe, sonst n.
house-type-closed = Eingabe: Tische aufnehmen.
house-type-open = Tische können jetzt beitreten (Einstellungen, Netzwerk, „Einem Haus beitreten“). Eingabe: niemanden mehr.
house-playing = { $playing ->
    [0] Niemand spielt
   *[other] { $playing } von { $tables } spielen
}
house-no-broker = Der Broker ist nicht da
house-no-calls = Niemand ruft.
house-more-calls = und { $count } mehr
house-gone = nicht da
house-sent = Ist gesagt.
house-not-sent = Der Broker nahm es nicht an.
house-closing = Wir schließen
house-closing-title = Wann schließt ihr? Alle Tische hören es.
house-closes-in = { $n ->
    [0] Jetzt
    [one] In einer Minute
   *[other] In { $n } Minuten
}
house-history = Verlauf
house-league = Liga
house-league-line = { $place }. { $name }: { $points } { $points ->
    [1] Punkt
   *[other] Punkte
} aus { $plays ->
    [one] einer Partie
   *[other] { $plays } Partien
}
house-no-plays = Noch keine Partie ist zu Ende.
house-no-league = Noch keine Partie mit Namen ist zu Ende.
house-pause-on = Pause
house-pause-off = Weiterspielen
house-message = Nachricht
house-coming = Es kommt jemand
house-tell = Was soll { $table } hören?
house-message-food = Euer Essen ist fertig.
house-message-drinks = Eure Getränke stehen bereit.
house-message-bar = Kommt bitte kurz zur Theke.
house-message-quiet = Bitte etwas leiser.
house-message-moment = Einen Moment noch, wir sind gleich da.
house-message-thanks = Danke, dass ihr da wart.
house-admit = Tische aufnehmen
house-table-name = Tisch { $number }
house-admit-number = Zeigt { $table } dieselbe Zahl?
house-admit-sure = { $table }: jetzt am Tisch „Ja, dieselbe“ wählen.
house-admit-same = Ja, dieselbe
house-admit-differs = Nein
house-door-closed = Zurzeit kann kein Tisch beitreten.
house-door-open = An jedem Tisch: Einstellungen, Netzwerk, „Einem Haus beitreten“.
house-door-let = Tische aufnehmen
house-door-shut = Niemanden mehr
house-door-waiting = { $count ->
    [one] Ein Tisch wartet.
   *[other] { $count } Tische warten.
}
house-door-pressed = Etwas am Netz klopft ohne Ende. Tische kommen trotzdem herein; wird keiner erwartet, dann lasst zu.
house-door-taken = { $table } ist aufgenommen.
house-door-shut-lost = Ein Tisch ging weg, bevor die Zahlen verglichen waren. Darum kann jetzt keiner beitreten.
house-door-shut-late = Ein Tisch hat zu lange nichts gesagt. Darum kann jetzt keiner beitreten.
house-door-shut-nonsense = Etwas am Netz sprach wie kein Companion. Darum kann jetzt keiner beitreten.
house-door-shut-differs = Etwas am Netz gab sich für einen Tisch aus. Darum kann jetzt keiner beitreten.
house-door-shut-refused = Die Zahlen waren nicht gleich. Darum kann jetzt keiner beitreten.
house-door-shut-full = Kein Konto ist mehr frei: sudo companion house setup mit einer größeren Zahl bei --tables.

## Ein Bogen auf Papier

sheet-page-players = { $low } bis { $high } Spieler
sheet-page-code = { $n ->
    [one] Ein anderes Gerät übernimmt den Bogen von einem Foto dieses Codes: companion sheet add FOTO
   *[other] Ein anderes Gerät übernimmt den Bogen von einem Foto dieser { $n } Codes: companion sheet add FOTO
}

## Sheets on phones

sheet-write-title = Ein Blatt schreiben
sheet-write-note = Ein Blatt sagt mir in ein paar Zeilen, wie bei euch gezählt wird. Welche Wörter es kennt, steht in docs/de/blatt.md.
sheet-write-keep = Am Tisch lassen
sheet-write-kept = Jetzt liegt es am Tisch: Wählt „Ein anderes Spiel“.
sheet-write-only-looks = Du schaust hier nur zu; Blätter lassen nur Mitspieler da.
sheet-write-line = Zeile
sheet-write-plays = Damit kann man spielen.
sheet-write-sum = Summe
sheet-write-back = Zurück zum Tisch
sheet-nearest = . Meintest du { $name }?
sheet-unreadable = Diese Zeile kann ich nicht lesen.
