### Die Lektion: ein Gedanke je Schritt.

lesson-about = Worum es geht
lesson-about-goal = Nimm in deinem Zug einen bis drei Steine. Wer den letzten nimmt, gewinnt.
    .do = Nimm gleich deine ersten Steine.
