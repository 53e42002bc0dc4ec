### Die Worte des Tisches: Farben, Ablehnungen, Bücher. Die Worte des Bildschirms stehen in screen.de.ftl.

list-and = und
yes = Ja
no = Nein

colour-blue = Blau
colour-yellow = Gelb
colour-purple = Violett
colour-grey = Grau
colour-red = Rot
colour-black = Schwarz
colour-green = Grün
colour-orange = Orange
colour-white = Weiß
colour-pink = Rosa

told-seat = { $who }: { $what }.
told-next = Als Nächstes: { $what }
told-answers = Möglich: { $what }.
told-answers-many = Zuerst: { $first }. Es sind { $count }; kurz drücken sagt das Nächste, lang drücken wählt.
told-answers-rows = Der Reihe nach: { $what }.
told-answers-rows-many = Der Reihe nach { $count } Zahlen, zuerst: { $first }.
told-answers-number = Von { $low } bis { $high }.
told-answers-tell = Dann: { $done }.
told-answers-press = Lang drücken, wenn ihr so weit seid.

reject-tell = Bitte einfach bestätigen.
reject-off = Gerade nicht: { $why }
reject-not-offered = { $answer } steht nicht zur Wahl.
reject-not-a-list = Hier gehören mehrere hin, nicht „{ $answer }“.
reject-twice = Zweimal dasselbe geht nicht.
reject-how-many = { $picked } gewählt; es müssen { $least } bis { $most } sein.
reject-places = { $filled } von { $places } Plätzen sind besetzt.
reject-not-a-number = „{ $answer }“ ist keine ganze Zahl.
reject-too-low = { $number } ist zu wenig: mindestens { $low }.
reject-too-high = { $number } ist zu viel: höchstens { $high }.
reject-rows = Für jeden wird eine Zahl gebraucht: { $rows }.
reject-sum = Das macht zusammen { $sum }, es müssen { $total } sein.
reject-sum-too-high = Zusammen sind das { $sum }; es gibt nur { $most }.
reject-drawn = { $drawn } gezogen, gebraucht werden { $count }.
reject-tile = Ein Plättchen { $tile } gibt es nicht.
reject-too-many-tiles = { $tiles } Plättchen, im Spiel sind nur { $most }.
reject-tile-mix = { $tiles } Plättchen mit { $count } { $kind }? In der Schachtel sind nur { $most }.
reject-too-many-cubes = { $cubes } Würfel in { $colour }? Es können nur { $most } sein.
reject-seats = So könnt ihr nicht sitzen: { $why }
reject-players = { $players } am Tisch; das Spiel ist für { $least } bis { $most }.

ledger-entry-of = { $entry } ({ $who })
ledger-unknown = In den Büchern steht kein „{ $entry }“.
ledger-wrong-kind = { $value } passt nicht zu { $entry }.
ledger-too-low = { $entry } kann nicht unter { $low } fallen.
ledger-too-high = { $entry } kann nicht über { $high } steigen.
ledger-not-a-choice = { $value } passt nicht zu { $entry }.
ledger-not-conserved = { $name } muss { $total } ergeben, so sind es { $sum }.
ledger-fixed = { $entry } folgt aus dem Lauf des Spiels: Geht lieber zurück.
ledger-cannot-stand = Diese Werte passen nicht zusammen.

correction-no-answer = Mit dieser Korrektur bliebe auf diese Frage keine Antwort: Berichtigt noch etwas anderes dazu.
correction-breaks = Mit dieser Korrektur käme das Spiel nicht weiter: Es bleibt, wie es war.
script-failed = Mit dieser Antwort kommt das Spiel nicht weiter. Nichts wurde geändert: Geht zurück oder berichtigt die Bücher.

stale = Zu spät: Der Tisch ist schon weiter.
not-heard = Das kann man gerade nicht ansagen.
nothing-to-undo = Es gibt nichts zurückzunehmen.
game-is-over = Das Spiel ist vorbei.
undo-stopped = Das habt ihr schon gesehen: { $question }. Trotzdem zurück?
misfit = Was bei Schritt { $step } gesagt wurde, passt nicht mehr. Der alte Verlauf bleibt.

terminal-all = Alle zusammen
terminal-correct = Schreib, was stimmt, zum Beispiel: c points.blue=12
terminal-unsaved = Nur im Speicher, nicht auf der Karte: { $n }. Mit q! gehen sie verloren.
terminal-not-found = Dazu finde ich nichts.
terminal-help = Eingabe antwortet. u zurück (u! trotzdem) · r wieder vor · s Stand · l Bücher · c NAME=WERT verbessern · a ansagen · ? Regeln und Fragen dazu (? 2 antwortet, ? WORT sucht) · q gehen

evening-box = Was spielen wir?
evening-resume = Weiter: { $game }
evening-install = fehlt: { $package }
evening-broken = { $name }
broken-import = startet nicht
broken-no-game = enthält kein Spiel
broken-name = der Name ist vergeben
broken-older = muss aktualisiert werden
broken-newer = braucht einen neueren Companion
broken-unfinished = Texte oder Dateien fehlen
evening-ring = Nur der Ring
evening-stop = Genug für heute
evening-how = { $game }: Wie fangen wir an?
evening-new = Aufbauen, spielen
evening-joined = Wir sind mittendrin
evening-learn = Spiel lernen
evening-box-check = Schachtel prüfen
evening-other = Anderes Spiel
evening-back = Zurück
evening-learners = Wie viele spielt ihr?
evening-seats = Wer spielt mit? Die Ältesten zuerst.
evening-options = Spielen wie üblich?
    .hint = { $n ->
        [0] {""}
       *[other] Üblich bei euch: { $usual }
    }
evening-usual = Wie üblich
evening-change = Auswählen
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

outcome-won = { $count ->
    [one] { $winners } gewinnt!
   *[other] { $winners } gewinnen gemeinsam!
}

reader-no-picture = Es kommt kein Bild: { $why }
reader-cannot = Das lässt sich nicht lesen: { $why }
refusal-empty-file = Das Bild ist leer.
refusal-not-a-picture = Das ist kein Bild.
refusal-truncated = Das Bild ist abgeschnitten.
refusal-too-large = Das Bild ist zu groß.
refusal-too-small = Das Bild ist zu klein.
refusal-no-colour = Das Bild hat keine Farbe.
refusal-too-dark = Bitte mehr Licht!
refusal-overexposed = Zu hell: Dreht die Lampe weg.
refusal-blurred = Das Bild ist unscharf.
refusal-hand-in-view = Bitte die Hand weg!
refusal-foreign-object = Da liegt noch etwas anderes im Bild.
refusal-mat-not-in-view = Die Matte ist nicht ganz zu sehen.
refusal-tray-not-in-view = Die Schale ist nicht ganz zu sehen.
refusal-setup-moved = Kamera oder Schale ist verrutscht: Zeigt sie neu.
refusal-not-settled = Da bewegt sich noch etwas. Moment!

no-display = Kein Bildschirm da: Wir spielen im Terminal, ohne Ton. (h zeigt, was ihr eingeben könnt.)

voice-no-output = Kein Ton: bitte lesen
voice-no-engine = Ohne Stimme: bitte lesen
voice-engine-failed = Andere Stimme spricht

desk-locked = Gesperrt. Zum Entsperren den Knopf fünf Sekunden halten.
desk-unlocked = Entsperrt.
desk-off = Ich schalte mich aus. Wenn die Lampen dunkel sind, darf der Stecker raus.
desk-no-off = Ausschalten kann ich mich hier nicht: Ich laufe nicht als Dienst.

lesson-begin = Weiter, wo ihr wart?
lesson-go-on = Dort weiter
lesson-anew = Von vorn
lesson-chapters = Kapitel
lesson-next = Weiter
lesson-back = Zurück
lesson-stop = Genug
lesson-first = das ist der erste Schritt
lesson-hourglass = Probiert es: Der Sand läuft!
lesson-transcript = eine Stunde für { $players }
lesson-pace-slow = Langsamer
lesson-pace-usual = Im üblichen Tempo
lesson-pace-fast = Schneller

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
    [one] Eine Antwort steht nur im Speicher: Die Karte nimmt nichts an. Was nun?
   *[other] { $n } Antworten stehen nur im Speicher: Die Karte nimmt nichts an. Was nun?
}
evening-unsaved-again = Noch einmal versuchen
evening-unsaved-lose = Trotzdem aufhören, sie gehen verloren
evening-unsaved-back = Noch nicht
end-unsaved = { $n ->
    [one] Eine Antwort steht nur im Speicher. Wer noch einmal geht, verliert sie.
   *[other] { $n } Antworten stehen nur im Speicher. Wer noch einmal geht, verliert sie.
}
end-stalled = Die Karte nimmt nichts an: Was nicht geschrieben ist, ist verloren.
evening-report = { $what }
evening-incomplete = { $game } lässt sich nur bis zu einer Stelle fortsetzen: { $kept } Schritte stimmen, { $left } nicht. Was nun?
evening-incomplete-on = Von dort weiterspielen
evening-incomplete-see = Zeigen, was wegfiele
evening-incomplete-aside = Spiel weglegen
evening-incomplete-later = Nicht jetzt
evening-dropped = { $game }: Das fiele weg. Auf der Karte bleibt es erhalten.
dropped-answer = geantwortet: { $value }
dropped-correct = berichtigt: { $value }
dropped-announce = angesagt: { $value }
dropped-step = vor oder zurück gegangen
dropped-done = erledigt
dropped-more = { $n ->
    [one] und noch eins
   *[other] und noch { $n }
}
report-refused = Das ging nicht: { $why }
report-game-unreadable = { $game } vom { $day } ist nicht mehr lesbar, nicht einmal der Anfang. Das Spiel wird weggelegt.
report-damaged = Die Datei der Spiele war beschädigt. Alle { $whole } Spiele sind gerettet; die beschädigte Datei liegt als { $file } daneben.
report-damaged-games = Die Datei der Spiele war beschädigt; sie liegt als { $file } daneben. Ganz gerettet: { $whole }. Nicht ganz: { $games }.
report-old-games = Einige Spiele der älteren Datei { $file } sind nicht ganz lesbar: { $games }. Die Datei bleibt, wie sie ist.
report-old-damaged = Die ältere Datei { $file } ist nicht lesbar. Sie bleibt, wie sie ist.
report-old-full = Auf der Karte ist kein Platz, die ältere Datei { $file } zu übernehmen. Sie bleibt, wie sie ist; der nächste Start versucht es wieder.
report-unsaved = { $entries ->
    [one] Die Karte nahm am Ende des letzten Abends nichts mehr an: Eine Antwort ist verloren.
   *[other] Die Karte nahm am Ende des letzten Abends nichts mehr an: { $entries } Antworten sind verloren.
}
