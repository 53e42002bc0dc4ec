TR-H04 = Eure Hausregel: Ein Tumult kostet den Gierigsten einen Gefolgsmann.
    .ask = Wie viele Gefolgsleute kostet ein Tumult?
    .also = milder / ein Gefolgsmann / Hausregel
    .answer = Einen, nach eurer Hausregel; gedruckt sind drei.
    .key = Einen
    .example = { $a } ist beim Brot am gierigsten und hatte 15 Gefolgsleute: Jetzt sind es 14.
