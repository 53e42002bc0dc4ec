citadels-agreed-tie = Gleichstand, auch an Gebäuden: das meiste Gold.
citadels-agreed = So halten wir es, wo die Regel schweigt:
    .spoken = Ein paar Dinge lässt die Spielregel offen. So halten wir es: Ein gemeuchelter Prediger schützt seine Stadt nicht. Ein toter König bekommt zur nächsten Runde die Figur. Gleichstand, auch an Gebäuden: Es gewinnt, wer am meisten Gold hat. Ist der Stapel leer, wird der Ablagestapel gemischt; ist das Gold aus, nehmt Ersatz.{ $circus ->
        [no] {""}
       *[yes] {" "}Sieben Gebäude und ein Zelt sind vor dem Söldner sicher. Der Söldner zahlt immer nach dem gedruckten Preis. Und die Akrobatin behält die Königsfigur auch vor dem gemeuchelten König.
    }
    .done = Einverstanden
citadels-setup-gold = Jeder nimmt { $gold } Gold, { $left } bleiben liegen.
    .spoken = Legt die 30 Goldstücke in die Mitte. Jeder nimmt sich { $gold }, dann bleiben { $left } liegen.
    .why = Mit Gold bezahlt ihr eure Gebäude; am Ende entscheidet es nur den letzten Gleichstand.
    .next = Jeder bekommt Karten.
    .done = Genommen
citadels-tie-gold = Gleichstand! Wie viel Gold habt ihr noch?
    .spoken = Gleichstand, auch an Gebäuden. Nach eurer Hausregel gewinnt das meiste Gold: Wie viel habt ihr jeweils noch?
    .hint = Das meiste Gold gewinnt
citadels-standing-gold = Gebäude allein: { $buildings }; Gold: { $gold }
lesson-ending-tie = Jedes Gebäude zählt seine Punkte, Gold keine. Bei Gleichstand zählen die Gebäude, dann das meiste Gold.
    .do = Überschlagt: Was ist eure Stadt schon wert?
