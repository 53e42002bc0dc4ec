### Die Wörter für das Anlernen und Lesen mit der Kamera.

reader-untaught = Noch nicht angelernt: siehe Menü der Schachtel.
reader-profile = Das Gelernte ist beschädigt: Bitte neu anlernen.
reader-labels = Ein Würfel liegt zu nah am nächsten oder am Rand.
reader-tray = Wo die Schale endet, ist nicht sicher zu sehen: Tragt ihre vier Ecken in die Datei ein („tray“).
reader-not-empty = In der Schale liegen noch Würfel: Nehmt sie heraus und zeigt mir die leere Schale.
reader-relit = Jetzt kenne ich das Licht der leeren Schale. Legt die Würfel wieder hinein.
reader-size = Matte oder Maßstab in den Einstellungen passen nicht.
reader-disk = Die Speicherkarte meldet: { $why }.
reader-disk-full = Die Speicherkarte ist voll.
teaching-no-tiles = Kein Plättchen zu sehen.
teaching-no-tray = Kein Schalenrand zu sehen.
teaching-no-cubes = Kein Würfel zu sehen.
reader-failed = Beim Lesen ging etwas schief.
light-good = Gutes Licht
light-dim = Etwas dunkel
light-dark = Zu dunkel
light-glare = Eine Lampe blendet
light-burnt = Zu hell
screen-next-piece = Weiter
screen-one-missing = Welches fehlt?
screen-nothing-missing = Keins
screen-too-few-tiles = { $count ->
    [one] Nach meiner Rechnung fehlt hier ein Plättchen.
   *[other] Nach meiner Rechnung fehlen hier { $count } Plättchen.
}
screen-other-piece = Anderes
screen-no-other = keins
screen-face-down = Verdeckt
look-again-unsure = Da bin ich nicht sicher:
screen-look-again-do = Neu hinsehen
screen-tray-is-empty = Schale leer
screen-fit = So viele, wie es gibt
look-again-spread = Schiebt die Würfel im gestrichelten Feld auseinander.
look-again-uncover = Im gestrichelten Feld ist etwas verdeckt: Legt es frei.
look-again-turn = Dreht den gestrichelten Würfel um und legt ihn frei.
look-again-light = Zu wenig Licht: Macht bitte eine Lampe heller.
look-again-relight = Das Licht ist anders als beim Einlernen: Zeigt mir die leere Schale noch einmal.
look-again-unknown = Hier liegt etwas, das ich nicht kenne.
look-again-glare = Dreht die Lampe weg, die sich im Feld spiegelt.
look-again-place = Schale oder Kamera ist verrutscht: Rückt sie zurück.
look-again-look = Legt alles ein wenig auseinander.
screen-right-learn = Stimmt, merken

evening-teach = Kamera anlernen
    .about = zeigt mir die Teile eurer Schachtel, damit die Kamera sie lesen kann
teaching-no-camera = keine Kamera
teaching-no-shot = Dazu gehört ein Bild.
teaching-no-picture-yet = Moment
teaching-take = Aufnehmen
teaching-enough = Das sind alle
teaching-leave = Lassen
teaching-moment = Einen Moment bitte.
teaching-tiles = Legt Plättchen einzeln unter die Kamera.
    .hint = Eines je Sorte genügt; mit allen lerne ich auch die Mischung.
teaching-more-tiles = { $tiles ->
    [one] Ein Plättchen bisher.
   *[other] { $tiles } Plättchen bisher.
} Noch mehr?
    .hint = Legt hin, was ich noch nicht gesehen habe.
teaching-outlines = { $count ->
    [one] Endet das gestrichelte Plättchen dort?
   *[other] Enden die gestrichelten Plättchen dort?
}
teaching-outlines-right = Ja
teaching-outlines-corners = Ecken rücken
teaching-corners = Wo sind die Ecken?
    .hint = Zieht jede mit dem Finger, oder Schritt um Schritt.
teaching-next-corner = Nächste Ecke
teaching-corners-four = Es braucht vier Ecken im Bild.
teaching-corners-dented = Der Umriss hat eine Delle: Rückt die Ecken auseinander.
teaching-outlines-without = Weglassen
teaching-resume = { $pictures ->
    [one] Ein Bild vom letzten Mal ist noch da.
   *[other] { $pictures } Bilder vom letzten Mal sind noch da.
} Weiter damit?
teaching-resume-go-on = Weiter
    .also = ja
teaching-resume-anew = Von vorn
    .also = nein
teaching-looking = Ich sehe die Bilder durch.
teaching-sorting = Ich sortiere die Plättchen.
teaching-keeping = Ich merke sie mir.
teaching-kind = { $number } von { $of }: Was ist darauf?
teaching-frame-like = { $number } von { $of }: { $what } { $n }, welcher Rahmen?
teaching-other-face = Ein anderes
teaching-symbols = { $n }, { $frame }
teaching-is-back = Verdeckt
teaching-is-nothing = Kein Plättchen
teaching-nothing-named = Kein Plättchen wurde benannt. Alles bleibt, wie es war.
teaching-learnt = { $count ->
    [one] Ein Stück kenne ich jetzt.
   *[other] { $count } verschiedene Stücke kenne ich jetzt.
}
teaching-not-learnt = Nicht gelernt. { $why } Das Alte bleibt.
teaching-mix = { $seen } von { $total } Plättchen sah ich (Rahmen: { $frame }). Mischung ergänzen?
teaching-complete = Ergänzen
teaching-later = Später
teaching-tray-side = Wie lang ist die längere Seite der Schale, in mm?
teaching-tray = Stellt die leere Schale unter die Kamera.
    .hint = In die Mitte, ganz im Bild. Danach nicht mehr rücken.
teaching-tray-outline = Endet der Boden der Schale dort?
    .hint = Nicht ihr Rand: Der Boden zählt. Ein Tisch von anderer Farbe hilft.
teaching-cubes = Legt je zwei, drei Würfel in die Schale.
    .hint = Von jeder Farbe, mit Abstand zueinander und zum Rand; je einer geht auch.
teaching-tray-length = Schale: { $mm } mm
teaching-colours = Stimmen die Farben?
    .hint = Tippt an, was nicht stimmt; gleiche Würfel ziehen mit.
teaching-paint = Welche Farbe ist das?
teaching-no-cube = Kein Würfel
teaching-which = Welcher ist { $colour }?
    .hint = Tippt ihn an, mit Marke oder ohne.
teaching-this-one = Dieser
teaching-missing = Fehlt
teaching-mended = { $pieces ->
    [cubes] { $count ->
        [one] Einen verbesserten Würfel lernen?
       *[other] { $count } verbesserte Würfel lernen?
    }
   *[tiles] { $count ->
        [one] Ein verbessertes Plättchen lernen?
       *[other] { $count } verbesserte Plättchen lernen?
    }
}
teaching-mended-learn = Lernen
teaching-mended-later = Später
teaching-mended-forget = Vergessen
