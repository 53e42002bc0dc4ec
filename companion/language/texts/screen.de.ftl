### Die Worte des Bildschirms, die alle Spiele teilen.

screen-title = Companion
screen-everybody = Alle zusammen
screen-prepares = { $name }: für später
screen-asked = { $who }:
screen-meanwhile = Inzwischen
screen-says = „{ $words }“
screen-round = Runde { $round }
screen-go-on = Weiter
screen-more = Mehr
screen-why = Warum
screen-next = Als Nächstes
screen-back = Zurück
screen-right = Stimmt
screen-from-to = { $low } bis { $high }
screen-hint-on = weiter
screen-hint-this = nehmen
screen-hint-go-on = weiter
screen-hint-or = oder
screen-hint-count = zählen
screen-hint-take = nehmen
screen-hint-help = zurück, Hilfe
screen-leaf = Zurück und Hilfe
screen-leaf-game = Zurück zum Spiel
screen-leaf-question = Zurück zur Frage
screen-leaf-undo = Zurücknehmen
screen-leaf-reseat = Anders sitzen
screen-leaf-lookup = Regel nachschlagen
screen-leaf-repeat = Noch einmal erklären
screen-leaf-menu = Stand, Pause
screen-leaf-scores = Stand
screen-leaf-role = Wer bin ich?
screen-leaf-sheet = Ein Blatt schreiben
screen-leaf-visits = Mehr
screen-leaf-ear = Nach Gehör spielen
screen-leaf-settings = Einstellen
screen-leaf-more = Mehr, ausschalten
screen-nothing-to-undo = noch nichts
screen-done = Fertig
screen-done-count = Fertig ({ $count } von { $of })
screen-within = { $what }:
screen-at-least = mindestens { $count }
screen-not-now = { $count ->
    [one] Eins geht jetzt nicht:
   *[other] { $count } gehen jetzt nicht:
}
screen-not-now-one = Geht jetzt nicht: { $what },
screen-not-now-why = warum?
screen-not-now-title = Warum jetzt nicht
screen-at-most = höchstens { $count }

screen-failsafe-wrong = Hier ist etwas schiefgegangen.
screen-failsafe-safe = Eure Partie ist gesichert.
screen-failsafe-resume = Weiter ab der letzten Antwort
screen-failsafe-again = Neu starten

screen-places-left = noch { $count }
screen-missing = { $count } fehlen
screen-too-many = { $count } zu viel
screen-read = Lesen
screen-house-spinner = Drehscheibe des Hauses: alle Felder gleich groß.
screen-other-number = Andere Zahl
screen-spin = Drehen!
screen-seconds = { $count ->
    [one] Sekunde
   *[other] Sekunden
}
screen-start = Los!
screen-stop = Stopp
screen-run-on = Weiterlaufen
screen-turn-over = Zug vorbei
screen-pause = Pause
screen-counted = Nicht sicher. Bitte nachzählen.
screen-by-hand = Von Hand
screen-draw = Ziehen
screen-all-win = Alle gewinnen
screen-wins = { $count ->
    [one] { $winners } gewinnt
   *[other] { $winners } gewinnen
}
screen-scores = Stand
screen-times = Bedenkzeit
screen-times-note = Bis zur letzten Antwort, ohne Pausen
screen-time-used = { $name }: { $minutes }:{ $seconds } min
screen-take-back = Zurücknehmen
screen-place = Platz { $number }
screen-place-of = Platz { $number }: { $name }
screen-as-last-time = Wie zuletzt
screen-whose-place = Wer sitzt hier?
screen-new-name = Neuer Name
screen-all-there = { $count ->
    [one] Nur einer
   *[other] Alle { $count } da
}
screen-without = Ohne { $name }
screen-which-colour = Welche Farbe?
screen-oldest = { $name } sitzt vorn
screen-table-full = Sind alle da?
screen-running-light = Mit laufendem Licht
screen-type-name = Wie heißt du?
screen-text-missing = noch leer
screen-name-missing = Name fehlt
screen-name-taken = heißt schon jemand
screen-play-as = Als { $colour }
screen-other-colour = Andere Farbe
screen-pieces-of = { $count } von { $least }
screen-pieces-sure = Nur { $count }?
screen-no-more-tiles = Davon ist nichts mehr übrig.
screen-done-pieces = Fertig ({ $count })
screen-again = Nochmal
screen-change = Ändern
screen-none = Nichts
screen-doubts = { $count ->
    [one] Ein Stück ist unsicher
   *[other] { $count } Stücke sind unsicher
}
screen-mending = Stück ändern
screen-what-is-it = Was liegt hier?
screen-what-is-unknown = Was ist das? Noch zählt es nicht.
screen-ignore = Nicht zählen
screen-not-taught = { $count ->
    [one] Ein Ding kenne ich nicht
   *[other] { $count } Dinge kenne ich nicht
}
screen-piece = { $n }
screen-frame-plain = hell
screen-frame-grey = grau
screen-frame-black = schwarz

screen-ask-more = Mehr Fragen
screen-menu-announce = Ansagen
screen-menu-scores = Stand
screen-menu-correct = Stand verbessern
screen-menu-undo = Rückgängig
screen-menu-redo = Wieder vor
screen-menu-earlier = Etwas ändern
screen-menu-drop = Lassen, wie es war
screen-menu-cut = Ab hier neu weiter
screen-menu-repeat = Erklär es noch einmal
screen-menu-chapters = Alle Regeln
screen-menu-pause = Pause
screen-menu-quiet = Diese Runde still
screen-menu-loud = Wieder sprechen
screen-menu-ear = Nach Gehör spielen
screen-menu-settings = Einstellen
screen-menu-depth = Wie viel sagen
screen-depth-note = Gilt für euch, die ihr hier spielt.
screen-depth-auto = Wie es passt
screen-depth-first = Alles erklären
screen-depth-known = Das Übliche
screen-depth-short = Ganz kurz
screen-menu-language = Sprache
screen-languages = Sprache · Language
screen-menu-stick = Stick
screen-menu-leave = Für heute Schluss
screen-menu-off = Ausschalten
screen-menu-volume = Lautstärke
screen-menu-lock = Kindersicherung
screen-menu-unlock = Entsperren
screen-locked = Kindersicherung
screen-locked-note = Das Spiel geht weiter, alles andere ist zu.
screen-more-of = Seite { $page }/{ $pages }
screen-paused = Pause
screen-paused-note = Alles bleibt, wie es ist.
screen-leave-question = Ausschalten?
screen-leave-note = Alles ist gesichert.
screen-who-says = Wer sagt das an?
screen-voice-prepared = Stimme: { $there } von { $of } Sätzen sind vorbereitet
screen-overview = Auf dem Tisch
screen-correct-what = Was stimmt nicht?
screen-until-now = bisher
screen-so-far = { $who } (bisher)
screen-gives = { $who } gibt
screen-gets = { $who } bekommt
screen-piece-add = Etwas dazulegen
screen-piece-away = Wegnehmen
screen-entry = { $name }
screen-undo-question = Letzte Antwort zurücknehmen?
screen-insist = Trotzdem zurück
screen-moved = Legt zurück
screen-moved-note = Damit der Tisch wieder stimmt
screen-moved-done = Erledigt
screen-forgotten = Vergessen?
screen-forgotten-where = Vor welcher Antwort?
screen-before-round-1 = Vor Runde 1
screen-plan = Das ändert sich
screen-plan-do = So machen
screen-plan-leave = Alles lassen
screen-draft-whole = Alles danach bleibt, wie es ist.
screen-draft-fallen = Wird nicht mehr gefragt: { $what }{ $n ->
    [0] {""}
   *[other] {" "}+ { $n }
}
screen-draft-over = Damit war die Partie hier schon vorbei: { $why }
screen-draft-more = Noch mehr vergessen
screen-draft-recounted = Zählt jetzt: { $what } – { $answer }
screen-draft-against = { $n ->
    [1] Das widerspricht einer späteren Antwort
   *[other] Das widerspricht { $n } späteren Antworten
}
screen-draft-asked-no-more = Das wird nicht mehr gefragt.
screen-draft-mend = Diese Antwort neu geben
screen-draft-out = Diese Antwort weglassen
screen-draft-all = Alles weglassen, was nicht passt
screen-draft-cut = Von hier weiter; was danach kam, fällt weg
screen-draft-drop = Alles, wie es war
screen-read-aloud = Vorlesen
screen-search = Suchen
screen-search-what = Tippt die ersten Buchstaben
screen-search-none = Kein Wort geht so weiter
screen-ask = Was wollt ihr wissen?
screen-ask-about = Alles über
screen-more-about = Mehr dazu
screen-help = Zurück und Hilfe
screen-extra-close = Zurück
screen-extra-camera = Mit der Kamera
screen-menu-house = Das Haus sagt …
screen-house = Das Haus sagt
screen-menu-call = Bitte kommen
screen-call-none = Hat sich erledigt
screen-call-order = Wir möchten bestellen
screen-call-pay = Wir möchten zahlen
screen-call-question = Wir haben eine Frage
screen-call-help = Wir brauchen Hilfe
screen-away = Kein Netz

## Das Ende

story-best = Beste Runde: { $round } (+{ $gain })
story-led = { $n ->
    [one] Eine Runde allein vorn
   *[other] { $n } Runden allein vorn
}
story-own = Runde { $round }: +{ $gain }
story-deed = { $deed }
evening-box-players = { $low }–{ $high } Spieler
evening-box-open = offen: { $who }
evening-box-last = zuletzt { $winner }, { $minutes } min
tour-short = Drückt einmal kurz
tour-short-words = Kurz drücken geht weiter, von Feld zu Feld. Gibt es nur eines, nimmt es das, so wie hier. Ihr könnt auch den Ring auf dem Bildschirm drücken; Tippen und Tasten gehen genauso.
tour-long = Jetzt halten
tour-long-words = Halten, bis sich der Kreis schließt, nimmt, was leuchtet: hier und überall. Jede Antwort lässt sich zurücknehmen.
tour-twice = Jetzt zweimal schnell
tour-twice-words = Zweimal schnell führt zurück und zur Hilfe, von jeder Seite aus: etwas zurücknehmen, eine Regel nachschlagen, den Stand ansehen, Pause machen.
tour-ring = Schaut auf den Ring
tour-ring-words = Ein Licht läuft dreimal herum, einmal rot, einmal grün, einmal blau: im Uhrzeigersinn, von oben bis wieder oben, über alle { $count } Lampen und ohne Lücke. Stimmt das?
tour-ring-well = Ja, alle drei
tour-sound = Hört ihr mich?
tour-sound-words = Ich sage alles auch laut. Zu laut, zu leise? Die Lautstärke steht später unter „Stand, Pause“.
tour-chosen = Wählen
tour-sound-well = Ja, gut
tour-no = Nein
tour-camera = Das sehe ich
tour-camera-words = So sieht die Kamera den Tisch. Was sie lesen soll, muss ganz im Bild sein, scharf und ohne gespiegelte Lampe. Rückt sie zurecht und schaut noch einmal.
tour-camera-well = Passt so
tour-camera-again = Noch einmal schauen
tour-corners = Tippt die vier Ecken an
tour-corners-words = Jede Ecke, die ihr antippt, bekommt einen Haken. Bekommt ihn eine andere, ist die Berührung verdreht.
tour-corners-well = Weiter
tour-skip = Überspringen

# Andere Gläser: Browser im eigenen Netz
screen-menu-glasses = Handys und Tablets
screen-menu-role = Wer bin ich?
screen-menu-sheet = Ein Blatt schreiben
glass-page = Handys und Tablets
glass-page-note = Mit dem Handy lesen, oder in den Browser tippen:
glass-page-said = Handys und Tablets. Adresse: { $address }. Code: { $code }.
glass-looks-on = Schaut zu
glass-screen = Zweiter Bildschirm
glass-here = da
glass-gone = gerade weg
glass-send-away-sure = Noch einmal drücken: hinaus
glass-asks = Der Tisch wird gefragt, ob du das darfst.
glass-not-let-in = Der Tisch sagt nein.
glass-let = Hereinlassen
glass-let-not = Nein
glass-asks-in = will herein
glass-asks-said = Jemand will herein. Die Antwort steht im Menü unter Handys und Tablets.
glass-pressed = Jemand rät Codes oder drängelt. Ihr könnt zumachen.
glass-shut = Neue kommen nicht mehr herein. Wer da ist, bleibt.
glass-shut-out = Niemanden mehr hereinlassen
glass-let-new = Wieder jeden hereinlassen
glass-whose = Handy oder Tablet von { $who }
glass-wants-screen = Ein zweiter Bildschirm will herein. Hereinlassen?
glass-wants-screen-note = Er kann dann alles drücken, was dieses Gerät kann.
glass-wants-seat = Ein anderes Handy will für { $seat } antworten. Hereinlassen?
glass-wants-seat-note = Das Handy, das jetzt für { $seat } antwortet, ist dann draußen.
glass-not-here = Das geht nur am Gerät.
glass-looks-on-only = Du schaust hier nur zu.
glass-not-asked = Gerade ist jemand anders gefragt.
glass-not-yours = Das sagen alle für sich selbst.
glass-too-late = Da war schon jemand schneller.
glass-trouble-off = Handys und Tablets sind ausgeschaltet. Ihr schaltet sie unter Einstellungen, Netz und Daten ein.
glass-trouble-port = Der Anschluss für Browser ist von einem anderen Programm belegt.
glass-trouble-network = Das Gerät ist in keinem Netz.
glass-trouble-extra = Auf diesem Gerät fehlt, was dafür nötig ist: pip install '.[glass]' im Ordner von Companion.
glass-prepared = Vorbereitet von { $who }
glass-take = Stimmt
glass-otherwise = Anders
glass-ready = Vorbereitet. Zurück ändert es.
screen-prepared-back = Antwort ändern
glass-choosing = { $n } am Handy
waiting-chooses = { $name } wählt
waiting-counts = { $name } zählt
waiting-turn = { $name } ist dran
glass-plus = Mehr
glass-minus = Weniger
glass-piece = Teil
glass-title = An den Spieltisch
glass-code = Code vom Bildschirm am Tisch
glass-who = Wer bist du?
glass-come-in = Hinein
glass-note = Nur für heute Abend. Auf diesem Gerät bleibt nichts als ein Ausweis, der dann verfällt.
glass-silent = Der Tisch antwortet nicht. Die Seite kommt von selbst wieder.
glass-refused-code = Dieser Code stimmt nicht.
glass-refused-wish = Der Tisch hat nein gesagt. Frag in zehn Minuten wieder; nach einem zweiten Nein heute nicht mehr.
glass-refused-shut = Der Tisch lässt gerade niemanden Neues herein.
glass-refused-full = Mehr Gäste haben am Tisch keinen Platz.
glass-refused-role = So jemanden gibt es an diesem Tisch nicht.

# Wie die Partie begann, zum Ändern
began = Wie die Partie begann
began-rules = { $n ->
    [0] keine
    [one] { $first }
   *[other] { $n } Regeln
}
began-new = Jemand fehlt
began-name = Heißt anders
began-colour = Spielt eine andere Farbe
began-swap = Namen vertauscht
began-place = Saß von Anfang an woanders
began-move = Setzt sich nach dieser Runde um
began-two = zu zweit gibt es keine andere Reihenfolge
began-out = Spielt gar nicht mit
began-too-few = { $n ->
    [one] dann wäre niemand mehr da
   *[other] dieses Spiel braucht { $n } Leute
}
began-write = { $who }: Wie ist der Name?
began-which-colour = Welche Farbe spielt { $who }?
began-exchange = { $who } spielt dann { $colour }
began-which-swap = Mit wem wurde { $who } verwechselt?
began-which-place = Wo sitzt { $who }?
began-left-of = Links von { $who }
began-so = so ist es
began-late = ab jetzt: ein paar Fragen klären, wie es steht
rebegin-done = Das stimmt jetzt; alle Zahlen und Antworten bleiben bei denen, die sie haben.
rebegin-already = So ist es schon.
rebegin-refused = So kann die Partie nicht weitergehen. Was hilft: aufhören, dann „Mehr“, „Wir spielen schon“ mit den Richtigen.

# Was das Gerät selbst beantwortet hat
inferred-told = { $what } (u oder = { $step }: anders)
inferred-otherwise = anders?
screen-leaf-otherwise = Doch anders

people = Jemand kommt oder geht
screen-menu-people = Wer spielt, kommt, geht
people-join = Jemand kommt dazu
people-now = sofort
people-later = nach dieser Runde
people-full = dieses Spiel ist für { $n }
people-not-after-all = Doch nicht: { $who }
people-leaves = { $who } geht
people-back = { $who } ist wieder da
people-began = Wie es begann
people-mistake = Namen, Farben …
people-newcomer = Jemand kommt dazu
join-moves = Notiert: Ab der nächsten Runde sitzt ihr so.
join-noted = { $n ->
    [0] Es kommt doch niemand dazu.
   *[other] Notiert: Wenn diese Runde vorbei ist, kommt dazu: { $who }.
}
