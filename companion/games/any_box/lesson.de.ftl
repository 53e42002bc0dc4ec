### Die Lektion: ein Gedanke je Schritt.

lesson-about = Jedes andere Spiel
lesson-about-what = Ich helfe bei jedem Spiel: wer beginnt, wer dran ist, Zeit, Punkte. Was eures braucht, steht auf einem Blatt.
    .do = Legt euer Spiel in die Mitte.
lesson-about-begin = Der Ring zeigt, wer beginnt. Danach heißt deine Farbe auf dem Ring: Du bist dran.
    .do = Macht aus: Sagt ihr es mir, oder soll der Ring entscheiden?
lesson-about-clock = Mit Uhr geht dein Licht Lampe um Lampe aus. Ein Druck gibt den Zug weiter.
lesson-about-pass = Es klingelt. Wie haltet ihr die Uhr an?
    .hold = Zweimal schnell drücken
    .pull = Den Stecker ziehen
    .right = Ja. Solange sie steht, gehört die Zeit niemandem.
    .wrong = Lieber nicht: Drückt zweimal.
lesson-about-points = Nach einem Zug oder einer Runde frage ich nach Punkten und sage, wie es steht. Am Schluss zähle ich zusammen.
lesson-about-end = Schluss ist nach den Runden, bei der Punktgrenze, oder wenn ihr es im Menü sagt.
    .do = Einigt euch: Wie lange wollt ihr spielen?
