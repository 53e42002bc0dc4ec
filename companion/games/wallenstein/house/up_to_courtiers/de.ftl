wallenstein-convert = Karte auf dem Feld { $n }?
    .spoken = Deck die Karte auf deinem Feld { $n } auf. Erst alle deine drei Felder, in der Folge 3, 2, 1, dann ist der Nächste dran. Ein Land oder die Turmkarte schickt bis zu { $n ->
        [one] einen Höfling
       *[other] { $n } Höflinge
    } an den Hof, so viele du willst. Bei einer Münzkarte geschieht nichts; ihre Taler zählen nicht.
    .hint = bis zu { $n }; im Land bleibt 1 Armee
    .why = Für jede Armee geht ein Höfling an den Hof.
    .short = Die Karte auf dem Feld { $n }?
wallenstein-convert-number = Wie viele werden Höflinge?
    .spoken = Nach eurer Hausregel sind es bis zu { $n }: Wie viele Armeen werden Höflinge?
    .hint = Bis zu { $n }
wallenstein-not-converted = { $card }: Keiner geht, { $why }
    .done = Gesehen
    .spoken = { $card }: Kein Höfling geht an den Hof, { $why }.
