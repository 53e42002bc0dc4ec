### Die Worte des Bildschirms, die alle Spiele teilen.

screen-title = Companion
screen-everybody = Alle zusammen
screen-round = Runde { $round }
screen-go-on = Weiter
screen-more = Mehr
screen-why = Warum
screen-next = Danach
screen-back = Zurück
screen-back-to-game = Zurück zum Spiel
screen-right = Stimmt
screen-from-to = { $low } bis { $high }
screen-hint-short = kurz: weiter
screen-hint-long = lang: wählen
screen-nothing-to-undo = noch nichts
screen-done = Fertig
screen-done-count = Fertig ({ $count } von { $of })
screen-at-least = mindestens { $count }
screen-at-most = höchstens { $count }

screen-failsafe-wrong = Hier ist etwas schiefgegangen.
screen-failsafe-safe = Eure Partie ist gesichert.
screen-failsafe-resume = Weiter ab der letzten Antwort
screen-failsafe-again = Neu starten
