CI-H02 = Eure Hausregel: Sieben Gebäude machen eine Stadt voll, damit endet das Spiel.
    .ask = Bis zu wie vielen Gebäuden spielen wir?
    .also = sieben Gebäude / kurzes Spiel / acht oder sieben / Hausregel
    .answer = Bis sieben, nach eurer Hausregel; gedruckt sind es acht.
    .key = Bis sieben
    .example = { $a } baut ein siebtes Gebäude: Diese Runde ist die letzte.
