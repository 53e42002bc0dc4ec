### Die Einstellungen: wie sie heißen, und was sie bewirken.

setting-table-language = Sprache
    .note = Was gesagt wird und hier steht.
setting-table-first_game = Hinweise für die ersten Partien
    .note = Sagt zu jeder Frage, warum und was folgt, bis ihr es zweimal gehört habt.
setting-screen-size = Größe des Bildes
setting-screen-fullscreen = Ganzer Bildschirm
setting-screen-rotation = Drehung des Bildes in Grad
setting-screen-touch_rotation = Drehung der Berührung in Grad
setting-screen-theme = Tag oder Abend
    .note = Helles oder dunkles Papier. Nach der Uhr: dunkel von 18 bis 8 Uhr.
setting-screen-brightness = Helligkeit des Bildes
    .note = Wie hell dieses Bild ist.
setting-screen-large_text = Große Schrift
    .note = Alle Buchstaben eine Stufe größer.
setting-screen-contrast = Starker Kontrast
    .note = Schwarz auf Weiß, abends Weiß auf Schwarz.
setting-screen-height_mm = Höhe des Glases in mm
setting-screen-reduced_motion = Bilder halten still
    .note = Nichts gleitet oder federt; Sanduhr und Drehscheibe laufen.
setting-button-factory = Wer die Anschlüsse liest
setting-button-pin = Anschluss der Taste (BCM)
setting-button-next_pin = Anschluss einer Taste „weiter“ (BCM), -1 für keine
setting-button-choose_pin = Anschluss einer Taste „wählen“ (BCM), -1 für keine
setting-button-back_pin = Anschluss einer Taste „zurück“ (BCM), -1 für keine
setting-button-encoder_pins = Zwei Anschlüsse des Drehknopfs (BCM)
setting-button-long_press = Halten ab
    .note = Wer so lange hält, nimmt, was leuchtet.
setting-button-double_press = Zweimal binnen
    .note = So schnell folgt der zweite Druck.
setting-ring-driver = Was der Ring versteht
setting-ring-port = Anschluss des Rings
setting-ring-baud = Tempo des Anschlusses
setting-ring-hello = Sekunden, bis der Ring bereit ist
setting-ring-count = Zahl der Lampen
setting-ring-first = Oberste Lampe
    .note = Das Licht läuft oben los: Zählt weiter, bis es stimmt.
setting-ring-clockwise = Im Uhrzeigersinn
    .note = Das Licht läuft einmal herum, und zwar rechts herum.
setting-ring-order = Reihenfolge der Farben
    .note = Rot, Grün, Blau laufen herum, in dieser Folge: weiterzählen, bis es stimmt. Eine weiße Lampe (w) gilt ab dem nächsten Start.
setting-ring-milliamps = Strom aller Lampen in mA
setting-ring-brightness = Helligkeit des Rings
    .note = Der Ring zeigt es gleich.
setting-ring-gamma = Helligkeitskurve der Lampen
setting-ring-pins = Anschlüsse einzelner LEDs (BCM)
setting-ring-reduced_motion = Lampen halten still
    .note = Nur Sanduhr, Drehscheibe und das Halten bewegen sich.
setting-camera-source = Woher Bilder kommen
setting-camera-path = Ordner, Datei oder Gerät der Kamera
    .note = Kein Benutzerordner und nicht /tmp: Der installierte Dienst sieht sie nicht.
setting-camera-mat = Matte im Bild
setting-camera-scale = Millimeter je Bildpunkt
setting-sound-output = Tonausgabe
setting-sound-speech = Stimme
    .note = Wie laut die Stimme ist; bei 0 schweigt sie.
setting-sound-effects = Geräusche
    .note = Wie laut es klickt und klingt; bei 0 gar nicht.
setting-sound-announcements = Herold
    .note = Wie laut der Herold ruft; bei 0 gar nicht.
setting-sound-ceiling = Höchste Lautstärke
setting-voice-engine = Wer spricht
    .note = Welche Stimme spricht. Gilt ab dem nächsten Start.
setting-voice-piper_de = Datei der deutschen Piper-Stimme
    .note = Kein Benutzerordner und nicht /tmp: Der installierte Dienst sieht sie nicht.
setting-voice-piper_en = Datei der englischen Piper-Stimme
    .note = Kein Benutzerordner und nicht /tmp: Der installierte Dienst sieht sie nicht.
setting-voice-list_url = Adresse der Liste von Stimmen
    .note = Dort holt der Befehl voices get neue Stimmen. Gilt beim nächsten Holen.
setting-voice-cache_mb = Platz für Gesprochenes in MB
    .note = So viel fertig Gesprochenes bleibt auf der Karte. Gilt ab dem nächsten Start.
setting-voice-rate = Sprechtempo
    .note = Wörter in der Minute; ihr hört es gleich.
setting-voice-answers = Nach Gehör spielen
    .note = Sagt, was der Knopf bewirkt; lange Listen stehen in Gruppen.
setting-voice-pitch = Stimmhöhe
    .note = In Prozent der eigenen Höhe der Stimme. Gilt ab dem nächsten Start.
setting-voice-suspense = Länge der Kunstpausen
setting-table-child_lock = Kindersicherung
    .note = Niemand geht hinaus oder stellt um. „Stand, Pause“ öffnet sie.
setting-table-lock_corrections = Sicherung gilt auch für Zurück
    .note = Dann wird auch nichts zurückgenommen oder verbessert.
setting-table-calm = Ruhiges Spiel
    .note = Für Kinder: Die Sanduhr läuft anderthalbmal so lange.
setting-table-remember_names = Namen merken
    .note = Wer gespielt hat, wird beim nächsten Mal angeboten.
setting-table-series = Mehrere Partien am Stück zählen als eine
setting-glass-on = Handys und Tablets
    .note = Ihre Browser zeigen den Tisch, nur im eigenen Netz.
setting-glass-at_once = Vorbereitetes gilt sofort
    .note = Sonst wird es gezeigt, und ein Druck nimmt es an.
setting-glass-port = Anschluss für Browser
setting-mqtt-on = Einem Broker erzählen
    .note = Wie es steht, für Haus und Lichter: einem Broker im eigenen Netz.
setting-mqtt-host = Rechner des Brokers
    .note = IPv4-Adresse, .local-Name oder ein Name, den der Router kennt; über das eigene Netz geht nichts hinaus.
setting-mqtt-port = Port des Brokers
    .note = 1883 ohne, 8883 mit TLS.
setting-mqtt-tls = Broker mit TLS
    .note = Verschlüsselt, mit dem Zertifikat des Hauses.
setting-mqtt-names = Spieler nennen
    .note = Nur Farben, oder auch Namen: Ohne Namen gibt es keine Liga.
setting-mqtt-discovery = Home Assistant findet mich
    .note = Der Tisch erscheint dort von selbst.
setting-mqtt-user = Benutzer beim Broker
setting-mqtt-password_file = Datei mit dem Passwort
    .note = Kein Benutzerordner und nicht /tmp: Der installierte Dienst sieht sie nicht.
setting-mqtt-ca_file = Zertifikat der Stelle
    .note = Kein Benutzerordner und nicht /tmp: Der installierte Dienst sieht sie nicht.
setting-mqtt-table = Name dieses Tisches
setting-update-on = Nach Updates suchen
    .note = Im Internet, und nur wenn ihr es vor einer Partie wählt.
setting-update-address = Wo neuere Versionen liegen
    .note = Adresse eines Ordners mit Paketen. Leer: nur Systemupdates.
setting-table-debug = Fehler beenden das Programm

broker-trouble-not-yet = Der Broker auf { $host } hat noch nicht geantwortet.
broker-trouble-silent = Auf { $host } antwortet niemand. Companion versucht es weiter.
broker-trouble-unknown = { $host } ist in eurem Netz unbekannt. Nehmt die IPv4-Adresse.
broker-trouble-outside = { $host } liegt außerhalb eures Netzes und ist nicht erreichbar.
broker-trouble-refused = Der Broker auf { $host } weist Benutzer oder Passwort ab.
broker-trouble-tls = { $host } hat kein Zertifikat, dem hier vertraut wird.
broker-trouble-lost = Die Verbindung zu { $host } ist weg. Companion versucht es weiter.
broker-trouble-unusable = So geht es mit dem Broker nicht; companion doctor sagt, warum.

settings-group-language = Sprache
settings-group-volume = Lautstärke
settings-group-picture = Bild
settings-group-reading = Lesen und Hören
settings-group-ring = Ring
settings-group-button = Taste
settings-group-game = Spiel und Kinder
settings-group-network = Netz und Namen

settings-version = Companion { $version }
settings-title = Einstellungen
settings-on = an
settings-off = aus
settings-seconds = { $value } s
settings-percent = { $value } %
settings-file = Alle Einstellungen. Sie stehen in { $path }
settings-may-be = Möglich: { $values }
settings-default = Ab Werk: { $value }
settings-at-once = Gilt sofort, wenn es am Gerät umgestellt wird.
settings-next-start = Gilt ab dem nächsten Start.
settings-running = Companion läuft gerade; es gilt ab dem nächsten Start.
settings-wrong = In der Datei steht { $value }; das geht nicht.
settings-wrong-used = In der Datei steht { $value }, das geht nicht. Es gilt: { $used }
settings-wrong-in = Falsch in der Datei: { $names }
settings-group-wrong = Falsches
settings-file-broken = Die Datei ist nicht lesbar. Änderungen gelten bis zum Ausschalten.
settings-not-kept = Ließ sich nicht speichern: Es gilt bis zum Ausschalten.
settings-point = ,
settings-parts = Teile durchprobieren
settings-try = Drücken ausprobieren
settings-try-note = Kurz, halten, zweimal: Nach sechs geht es zurück.
settings-try-nothing = Drückt jetzt!
settings-try-short = kurz
settings-try-long = gehalten
settings-try-double = zweimal
settings-listen = Lautsprecher suchen
settings-listen-note = Hört ihr es? Halten: ja. Kurz: der nächste.
settings-listen-heard = Hört ihr mich? Dann haltet den Knopf. Wenn nicht, drückt ihn kurz.
settings-listen-next = Der nächste
settings-listen-place = { $place } von { $of }
settings-output-auto = Was das System vorgibt
settings-output-hdmi = HDMI: Fernseher oder Bildschirm
settings-output-jack = Klinkenbuchse
settings-output-usb = USB-Lautsprecher
settings-output-i2s = Verstärkerplatine (I2S)
settings-output-other = Ein anderer Ausgang
settings-signals = Was der Ring sagt
settings-forget-pictures = { $count ->
    [one] Das Bild löschen
   *[other] { $count } Bilder löschen
}
settings-forget-sure = { $count ->
    [one] Wirklich löschen
   *[other] Wirklich { $count } löschen
}
settings-privacy-note = Namen, Partien und Bilder bleiben auf diesem Gerät.
settings-sample = So klingt das.
settings-value-ring-order = { $value ->
    [usual] die übliche
   *[other] { $value }
}
settings-value-screen-theme = { $value ->
    [day] Tag
    [evening] Abend
   *[auto] nach der Uhr
}
settings-value-mqtt-names = { $value ->
    [names] Namen
   *[colours] Farben
}
settings-value-voice-engine = { $value ->
    [auto] die beste
    [silent] niemand
   *[other] { $value }
}
ring-says-asked = Ein Bogen in deiner Farbe vor deinem Platz: Du bist dran.
ring-says-all = Alle Lampen golden: Alle sind gefragt.
ring-says-glass = Lampen gehen der Reihe nach aus: die Sanduhr.
ring-says-spinner = Ein Licht läuft und bleibt stehen: die Drehscheibe.
ring-says-press = Ein heller Kreis schließt sich: Haltet, bis er voll ist.
ring-says-wrong = Es zuckt rot: So geht es nicht.
ring-says-rise = Licht steigt von unten auf: Hört her!
ring-says-flames = Es flackert wie Feuer: Aufruhr.
ring-says-crown = Zacken wie eine Krone: Jemand hat gewonnen.
join-way = Einem Haus beitreten
join-title = Einem Haus beitreten
join-which = Welchem Haus soll dieser Tisch beitreten?
join-seeking = Ich suche ein Haus in diesem Netz. An seiner Tafel muss „companion house“ laufen.
join-closed = Das Haus ist gefunden. Tippt jetzt an seiner Tafel auf „Tische aufnehmen“.
join-busy = Das Haus ist gefunden. Ihr seid gleich dran.
join-number = Steht an der Tafel des Hauses dieselbe Zahl?
join-same = Ja, dieselbe
join-differs = Nein
join-sure = Jetzt fehlt noch das Ja an der Tafel des Hauses.
join-joined = Dieser Tisch heißt jetzt { $table } und gehört zum Haus.
join-done = Fertig
join-again = Noch einmal
join-failed-lost = Das Haus hat sich nicht mehr gemeldet. Hier hat sich nichts geändert.
join-failed-nonsense = Das Haus spricht anders, als dieser Tisch es versteht. Haben beide dieselbe Version?
join-failed-differs = Die Zahlen waren nicht gleich, also tritt dieser Tisch nicht bei. Vielleicht steht jemand dazwischen.
join-failed-refused = An der Tafel des Hauses wurde Nein gesagt. Hier hat sich nichts geändert.
join-failed-full = Das Haus hat kein Konto mehr frei. Dort legt „companion house setup“ mit einer größeren Zahl bei --tables mehr an.
join-failed-late = Es hat zu lange gedauert. Hier hat sich nichts geändert.
join-failed-network = Dieser Tisch ist in keinem Netz.
join-failed-unkept = Was das Haus geschickt hat, ließ sich nicht aufbewahren. Ist die Karte voll?
join-failed-lacking = Dafür fehlt etwas auf diesem Gerät; companion doctor sagt, was.
