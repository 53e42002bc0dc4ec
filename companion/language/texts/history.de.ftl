### Bisherige Partien: was gespielt wurde, wer gewann, und was davon auf das Handy oder einen Stick geht.

history-text = { $text }
history-titled = { $de }
history-back = Zurück
history-older = Ältere
history-newer = Neuere
history-day-unknown = Tag unbekannt
history-day = { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { $year }
history-length-unknown = Zeit unbekannt
history-length = { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}
history-rounds = { $n ->
    [one] eine Runde
   *[other] { $n } Runden
}
history-broken-off = abgebrochen
history-no-code = Ohne Ergebnis gibt es keinen Code fürs Handy.
history-no-result = Ergebnis unbekannt
history-working = Einen Augenblick
history-told = { $what }
history-unreadable = Die Partien sind gerade nicht zu lesen ({ $why }). Weiterspielen geht.

## Anfang
history-home = { $n ->
    [0] Noch keine Partie zu Ende gespielt
    [one] Eine Partie
   *[other] { $n } Partien
}{ $missing ->
    [0] {""}
   *[other] , { $missing } werden noch gelesen
}
history-plays = Partien
history-plays-who = Partien, und wer gewann
history-players = Wer hat gespielt?
history-boxes = Welches Spiel?
history-calendar = Wann, wo, gegen wen?
history-shares = Welches Spiel wie oft?
history-to-months = Monate
history-to-shares = Spiele
history-to-pairs = Duelle
history-to-figures = Zahlen
history-stick = Auf einen Stick
history-undo = Änderung zurücknehmen

## Liste
history-line = { $game }: { $winners }
history-line-open = { $game }: { $aborted ->
    [yes] abgebrochen
   *[no] Ergebnis unbekannt
}
history-note = { $day } · { $length }
history-plays-wins = { $wins ->
    [one] ein Sieg
   *[other] { $wins } Siege
} in { $n ->
    [one] einer Partie
   *[other] { $n } Partien
}
history-count = { $n ->
    [one] eine Partie
   *[other] { $n } Partien
}

## Eine Partie
history-play = { $game }
history-phone = Aufs Handy
history-details = Einzelheiten
history-mend = Ändern
history-details-of = { $game }, { $day }
history-seat = { $name }{ $starts ->
    [yes] {" "}(begann)
   *[no] {""}
}{ $n ->
    [0] {""}
   *[other] : { $roles }
}
history-thought = Bedenkzeit { $length }
history-with-expansion = war dabei
history-comment = Bemerkung
history-place = Ort
history-device = Aufgezeichnet von
history-course = Punkte nach Runden
history-course-none = Kein Punkteverlauf: Den Stand nach jeder Runde kennt das Gerät hier nicht.

## Ändern
history-name-of = Name: { $who }
history-delete = Partie löschen?
    .hint = Sie zählt dann nirgends mehr. Das könnt ihr wieder zurücknehmen.
    .spoken = Soll die Partie gelöscht werden? Das könnt ihr wieder zurücknehmen.
history-delete-yes = Löschen
history-write-comment = Bemerkung
history-write-place = Wo?
history-write-name = Wer saß da statt { $who }?
history-rename = Neuer Name für { $who }?
history-merge = Sind { $who } und { $into } dieselbe Person?
    .hint = Dann zählen alle Partien zusammen. Das könnt ihr wieder zurücknehmen.
    .spoken = Sind { $who } und { $into } dieselbe Person? Dann zählen alle Partien zusammen. Das könnt ihr wieder zurücknehmen.
history-merge-yes = Ja, zusammenlegen
history-not-changed = Das ging nicht: { $why }

## Wer gespielt hat
history-player = { $who }: { $wins ->
    [one] ein Sieg
   *[other] { $wins } Siege
} in { $n ->
    [one] einer Partie
   *[other] { $n } Partien
}
history-box-record = { $wins } von { $n } · beste { $best } · Ø { $mean }
history-favourite = Lieblingsfarbe
history-against = Gegen wen?
history-rival = { $n } zusammen · { $won } zu { $lost } Siege
history-rename-way = Name ändern
history-forget = { $who } überall vergessen?
    .spoken = Soll { $who } vergessen werden? Der Name verschwindet aus allen Partien, Sicherungen und Notizen dieses Geräts und aus seinen Dateien auf einem Stick, der gerade steckt. Das lässt sich nicht zurücknehmen.
    .hint = Der Name verschwindet aus allen Partien, Sicherungen und Notizen dieses Geräts und aus seinen Dateien auf Sticks, die gerade stecken; ein Stick in der Schublade behält ihn. Das lässt sich nicht zurücknehmen.
history-forget-yes = Ja, vergessen
history-forget-way = Vergessen
history-forgotten = { $who } ist vergessen: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, { $files ->
    [one] eine Datei
   *[other] { $files } Dateien
}.
history-not-forgotten = { $who } steht noch in { $files }: Das ging nicht ({ $why }).

## Ein Spiel
history-box = { $game }: { $n ->
    [one] eine Partie
   *[other] { $n } Partien
}
history-fame = Höchste Punktzahlen
history-fame-line = { $place }. { $name }
history-fame-figures = { $score } · { $day }
history-champions = Meiste Siege
history-extremes = Knappste und längste Partie
history-closest = Knappste
history-longest = Längste
history-extreme = { $what } · { $day }
history-margin = { $n ->
    [0] Gleichstand
    [one] ein Punkt
   *[other] { $n } Punkte
}
history-colours-won = Welche Farbe gewinnt?
history-roles-won = Welche Charaktere gewinnen?
history-share = { $percent } % von { $n }

## Wann und wo
history-years = Nach Jahren
history-months = Nach Monaten
history-month = { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { $year }
history-places = Wo?
history-played = { $n ->
    [one] eine Partie
   *[other] { $n } Partien
} · { $length }
history-played-most = { $n ->
    [one] eine Partie
   *[other] { $n } Partien
} · { $length } · meist { $game }
history-pairs = Wer gewinnt gegen wen?
    .hint = Jede Zeile: gewonnen und verloren gegen den Namen oben.
history-pair = { $name } gegen { $other }

## Aufs Handy
history-before-code = Dürfen diese Namen mit?
    .hint = Der Link im Bild trägt { $names } und das Ergebnis an die Adresse der Hersteller von BG Stats, app.bgstatsapp.com, sobald ihn jemand mit dem Handy öffnet.
    .spoken = Der Link trägt { $names } und das Ergebnis an die Adresse der Hersteller von BG Stats. Soll ich ihn zeigen?
history-show-code = Zeigen
history-code = Handykamera auf das Bild richten
    .spoken = Richtet die Kamera des Handys auf das Bild. Den Link öffnet ihr mit BG Stats.
    .hint = Der Link öffnet BG Stats.
history-code-undated = Der Tag war unbekannt: Stellt ihn in BG Stats ein.
history-code-left-out = Damit es lesbar bleibt, fehlt: { $what }.
history-code-too-large = Für ein lesbares Bild sind es zu viele Namen. Nehmt die Datei: Partien, dann „Auf einen Stick“.
history-left-comment-short = ein Teil der Bemerkung
history-left-comment = die Bemerkung
history-left-board = die Erweiterungen
history-left-role = die Charaktere
history-left-rank = die Plätze
history-left-location = der Ort
history-left-durationMin = die Dauer
history-left-names = Teile langer Namen
history-left-score = die Punkte

## Auf einen Stick
history-stick-contains = Alle Partien auf den Stick?
    .hint = Die Dateien enthalten { $n } Partien mit Ergebnissen, Zeiten, Bemerkungen und { $players ->
        [one] einem Namen
       *[other] { $players } Namen
    }: für BG Stats, als Tabelle und als Dokumente.
    .spoken = Die Dateien enthalten { $n } Partien mit Ergebnissen, Zeiten, Bemerkungen und allen Namen. Soll ich sie schreiben?
history-stick-contains-yes = Schreiben
history-stick-none = Da steckt kein Stick, auf den geschrieben werden kann.
history-stick-written = Auf { $stick } stehen jetzt { $files }.
history-stick-failed = Der Stick nahm die Partien nicht ganz: { $why }. Hier ist nichts verloren.

## Noch eine Partie
history-again = Noch einmal { $game }: { $count ->
    [0] { $first } beginnt
    [one] zuletzt gewann { $winners }
   *[other] zuletzt { $winners }
}
history-again-short = Noch eine Partie
history-look-back = Bisherige Partien
    .about = was ihr gespielt habt, wer gewann, und wer gegen wen

## Spalten einer Tabelle

export-uuid = Kennung
export-date = Datum
export-game = Spiel
export-minutes = Minuten
export-rounds = Runden
export-broken-off = abgebrochen
export-cooperative = gemeinsam
export-place = Ort
export-comment = Bemerkung
export-expansions = Erweiterungen
export-player = Name
export-team = Team
export-colour = Farbe
export-seat = Sitz
export-rank = Rang
export-score = Punkte
export-won = gewonnen
export-started = begann
export-characters = Charaktere
export-thinking = Bedenkzeit (min)
export-bgg = BGG-Nummer
export-first = erste Partie
export-plays = Partien
export-wins = Siege
export-best = beste
export-mean = Mittel

# Partien aus anderen Programmen

import-plays = { $n ->
    [0] Nichts davon ist neu.
    [one] Eine Partie kommt dazu: { $first }.
   *[other] { $n } Partien kommen dazu, vom { $first } bis zum { $last }.
}
import-known = { $n ->
    [one] Eine ist schon hier.
   *[other] { $n } sind schon hier.
}
import-likely = { $n ->
    [one] Eine ist wohl schon hier, denn Tag, Spiel, Namen und Punkte sind gleich. Sie bleibt weg.
   *[other] { $n } sind wohl schon hier, denn Tag, Spiel, Namen und Punkte sind gleich. Sie bleiben weg.
}
import-names-here = Hier schon bekannt: { $some }{ $more ->
    [0] { "" }
   *[other] { " " }und { $more } mehr
}
import-names-new = Neue Namen: { $some }{ $more ->
    [0] { "" }
   *[other] { " " }und { $more } mehr
}
import-boxes-here = Hier bekannte Spiele: { $some }{ $more ->
    [0] { "" }
   *[other] { " " }und { $more } mehr
}
import-boxes-new = Neue Spiele: { $some }{ $more ->
    [0] { "" }
   *[other] { " " }und { $more } mehr
}
import-close = Sind { $new } und { $old } dieselbe Person? Danach lassen sie sich bei den Partien zusammenlegen.
import-doubt-left-out = { $n ->
    [one] Ein Eintrag ist nicht als Partie zu lesen und bleibt weg.
   *[other] { $n } Einträge sind nicht als Partien zu lesen und bleiben weg.
}
import-doubt-day = { $n ->
    [one] Bei einer Partie ist der Tag unbekannt.
   *[other] Bei { $n } Partien ist der Tag unbekannt.
}
import-doubt-score = { $n ->
    [one] Eine Punktzahl ist keine ganze Zahl: Sie wird gerundet gezählt.
   *[other] { $n } Punktzahlen sind keine ganzen Zahlen: Sie werden gerundet gezählt.
}
import-doubt-no-score = { $n ->
    [one] Eine Punktzahl ist keine Zahl: Sie bleibt stehen, wird aber nicht gezählt.
   *[other] { $n } Punktzahlen sind keine Zahlen: Sie bleiben stehen, werden aber nicht gezählt.
}
import-doubt-uncounted = { $n ->
    [one] Eine Partie zählt dort nicht; hier gilt sie als abgebrochen.
   *[other] { $n } Partien zählen dort nicht; hier gelten sie als abgebrochen.
}
import-doubt-pages = { $n ->
    [one] Eine weitere Partie steht auf einer anderen Seite der Liste.
   *[other] { $n } weitere Partien stehen auf anderen Seiten der Liste.
}
import-taken = { $n ->
    [0] Nichts davon war neu.
    [one] Eine Partie ist übernommen.
   *[other] { $n } Partien sind übernommen.
}
import-not-taken = Nichts ist übernommen. Mit --yes geschieht es.
import-refused = Daraus lassen sich keine Partien lesen: { $why }
import-failed = Die Partien ließen sich nicht aufschreiben: { $why }
