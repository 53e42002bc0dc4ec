### The settings: what they are called, and what they do.

setting-table-language = Language
    .note = What is said and what stands here.
setting-table-first_game = Hints for first games
    .note = Says why and what comes next, until you have heard it twice.
setting-screen-size = Size of the picture
setting-screen-fullscreen = Whole screen
setting-screen-rotation = Turn of the picture in degrees
setting-screen-touch_rotation = Turn of touch in degrees
setting-screen-theme = Day or evening
    .note = Light or dark paper. By the clock: dark from 6 pm to 8 am.
setting-screen-brightness = Brightness of the picture
    .note = How bright this picture is.
setting-screen-large_text = Large text
    .note = All letters one step larger.
setting-screen-contrast = Strong contrast
    .note = Black on white, in the evening white on black.
setting-screen-height_mm = Height of the glass in mm
setting-screen-reduced_motion = Pictures keep still
    .note = Nothing slides or bounces; hourglass and spinner run.
setting-button-factory = Who reads the pins
setting-button-pin = Pin of the button (BCM)
setting-button-next_pin = Pin of a button “next” (BCM), -1 for none
setting-button-choose_pin = Pin of a button “choose” (BCM), -1 for none
setting-button-back_pin = Pin of a button “back” (BCM), -1 for none
setting-button-encoder_pins = Two pins of the knob (BCM)
setting-button-long_press = Hold from
    .note = Whoever holds so long takes what is lit.
setting-button-double_press = Twice within
    .note = So quickly the second press follows.
setting-ring-driver = What the ring speaks
setting-ring-port = Port of the ring
setting-ring-baud = Speed of the port
setting-ring-hello = Seconds until the ring is ready
setting-ring-count = Number of lamps
setting-ring-first = Top lamp
    .note = The light sets off at the top: count on until it does.
setting-ring-clockwise = Clockwise
    .note = The light runs round once, and it should run clockwise.
setting-ring-order = Order of colours
    .note = Red, green, blue run round, in this order: count on until they do. A white lamp (w) is used from the next start on.
setting-ring-milliamps = Current of all lamps in mA
setting-ring-brightness = Brightness of the ring
    .note = The ring shows it at once.
setting-ring-gamma = Brightness curve of the lamps
setting-ring-pins = Pins of single LEDs (BCM)
setting-ring-reduced_motion = Lamps keep still
    .note = Only hourglass, spinner and holding move.
setting-camera-source = Where pictures come from
setting-camera-path = Folder, file or device of the camera
    .note = No home folder and not /tmp: the installed service does not see them.
setting-camera-mat = Mat in view
setting-camera-scale = Millimetres per pixel
setting-sound-output = Sound card
setting-sound-speech = Voice
    .note = How loud the voice is; silent at 0.
setting-sound-effects = Sounds
    .note = How loud it clicks and chimes; not at all at 0.
setting-sound-announcements = Herald
    .note = How loud the herald calls; not at all at 0.
setting-sound-ceiling = Highest volume
setting-voice-engine = Who speaks
    .note = Which voice speaks. From the next start on.
setting-voice-piper_de = File of the German Piper voice
    .note = No home folder and not /tmp: the installed service does not see them.
setting-voice-piper_en = File of the English Piper voice
    .note = No home folder and not /tmp: the installed service does not see them.
setting-voice-list_url = Address of the list of voices
    .note = Where the command voices get finds new voices. From the next time on.
setting-voice-cache_mb = Room for speech in MB
    .note = So much finished speech stays on the card. From the next start on.
setting-voice-rate = Speed of speech
    .note = Words a minute; you hear it at once.
setting-voice-answers = Play by ear
    .note = Says what the button does; long lists stand in groups.
setting-voice-pitch = Pitch of the voice
    .note = In percent of the voice's own pitch. From the next start on.
setting-voice-suspense = Length of dramatic pauses
setting-table-child_lock = Child lock
    .note = Nobody leaves or changes settings. “Scores, pause” opens it.
setting-table-lock_corrections = Lock covers taking back
    .note = Then nothing is taken back or corrected either.
setting-table-calm = Calm play
    .note = For children: the hourglass takes half as long again.
setting-table-remember_names = Remember names
    .note = Whoever has played is offered next time.
setting-table-series = Games in a row count as one
setting-glass-on = Phones and tablets
    .note = Their browsers show the table, on your own network only.
setting-glass-at_once = Prepared answers count at once
    .note = Else they are shown, and one press takes them.
setting-glass-port = Port for browsers
setting-mqtt-on = Tell a broker
    .note = How the game stands, to a broker in your own network.
setting-mqtt-host = The broker's computer
    .note = IPv4 address, .local name, or a name your router knows. Nothing beyond your own network is reached.
setting-mqtt-port = The broker's port
    .note = 1883 without, 8883 with TLS.
setting-mqtt-tls = Broker with TLS
    .note = Encrypted, with the house's certificate.
setting-mqtt-names = Call players by
    .note = Colours alone, or names too: without names there is no league.
setting-mqtt-discovery = Home Assistant finds me
    .note = The table appears there by itself.
setting-mqtt-user = User at the broker
setting-mqtt-password_file = File with the password
    .note = No home folder and not /tmp: the installed service does not see them.
setting-mqtt-ca_file = Certificate of the authority
    .note = No home folder and not /tmp: the installed service does not see them.
setting-mqtt-table = This table's name
setting-update-on = Look for updates
    .note = On the Internet, and only when you choose it before a game.
setting-update-address = Where newer versions are
    .note = The address of a folder with packages. Empty: only the system's own fixes.
setting-table-debug = Faults end the program

broker-trouble-not-yet = The broker at { $host } has not answered yet.
broker-trouble-silent = Nobody answers at { $host }. Companion keeps trying.
broker-trouble-unknown = Your network knows no { $host }. Give the IPv4 address.
broker-trouble-outside = { $host } is outside your own network, and cannot be reached.
broker-trouble-refused = The broker at { $host } refuses user or password.
broker-trouble-tls = { $host } has no certificate that is trusted here.
broker-trouble-lost = The line to { $host } is lost. Companion keeps trying.
broker-trouble-unusable = The broker's settings cannot be used; companion doctor says why.

settings-group-language = Language
settings-group-volume = Volume
settings-group-picture = Picture
settings-group-reading = Reading and hearing
settings-group-ring = Ring
settings-group-button = Button
settings-group-game = Game and children
settings-group-network = Network and names

settings-version = Companion { $version }
settings-title = Settings
settings-on = on
settings-off = off
settings-seconds = { $value } s
settings-percent = { $value } %
settings-file = All settings. They stand in { $path }
settings-may-be = Possible: { $values }
settings-default = Default: { $value }
settings-at-once = Takes effect at once when it is changed on the device.
settings-next-start = Takes effect at the next start.
settings-running = Companion is running; it holds from the next start on.
settings-wrong = The file says { $value }; that cannot be.
settings-wrong-used = The file says { $value }, which cannot be. In force: { $used }
settings-wrong-in = Wrong in the file: { $names }
settings-group-wrong = Mistakes
settings-file-broken = The file cannot be read. Changes last until the power is off.
settings-not-kept = Could not be saved: it lasts until the power is off.
settings-point = .
settings-parts = Try the parts
settings-try = Try your presses
settings-try-note = Press short, hold, press twice. After six it goes back.
settings-try-nothing = Press now!
settings-try-short = short
settings-try-long = held
settings-try-double = twice
settings-listen = Find the loudspeaker
settings-listen-note = Do you hear it? Hold: yes. Short: the next one.
settings-listen-heard = Do you hear me? Then hold the button. If not, press it briefly.
settings-listen-next = The next one
settings-listen-place = { $place } of { $of }
settings-output-auto = What the system uses
settings-output-hdmi = HDMI: television or monitor
settings-output-jack = Headphone jack
settings-output-usb = USB loudspeaker
settings-output-i2s = Amplifier board (I2S)
settings-output-other = Another output
settings-signals = What the ring says
settings-forget-pictures = { $count ->
    [one] Delete the picture
   *[other] Delete { $count } pictures
}
settings-forget-sure = { $count ->
    [one] Really delete it
   *[other] Really delete { $count }
}
settings-privacy-note = Names, games and pictures stay on this device.
settings-sample = This is how it sounds.
settings-value-ring-order = { $value ->
    [usual] usual
   *[other] { $value }
}
settings-value-screen-theme = { $value ->
    [day] day
    [evening] evening
   *[auto] by the clock
}
settings-value-mqtt-names = { $value ->
    [names] names
   *[colours] colours
}
settings-value-voice-engine = { $value ->
    [auto] the best
    [silent] nobody
   *[other] { $value }
}
ring-says-asked = An arc in your colour before your seat: it is your turn.
ring-says-all = All lamps golden: everybody is asked.
ring-says-glass = Lamps go out one by one: the hourglass.
ring-says-spinner = A light runs and comes to rest: the spinner.
ring-says-press = A bright circle closes: hold until it is full.
ring-says-wrong = It twitches red: that cannot be.
ring-says-rise = Light rises from below: listen!
ring-says-flames = It flickers like fire: uproar.
ring-says-crown = Points like a crown: somebody has won.
join-way = Join a house
join-title = Join a house
join-which = Which house is this table to join?
join-seeking = I am looking for a house in this network. “companion house” must run at its board.
join-closed = The house is found. Now touch “Take tables in” at its board.
join-busy = The house is found. It is your turn in a moment.
join-number = Does the board of the house show the same number?
join-same = Yes, the same
join-differs = No
join-sure = Now somebody must say yes at the board of the house.
join-joined = This table is now called { $table } and belongs to the house.
join-done = Done
join-again = Once more
join-failed-lost = The house no longer answers. Nothing has changed here.
join-failed-nonsense = The house speaks in a way this table does not understand. Do both have the same version?
join-failed-differs = The numbers were not the same, so this table does not join. Somebody may stand between the two.
join-failed-refused = Somebody said no at the board of the house. Nothing has changed here.
join-failed-full = The house has no account left. There, “companion house setup” makes more with a larger --tables.
join-failed-late = It took too long. Nothing has changed here.
join-failed-network = This table is in no network.
join-failed-unkept = What the house sent could not be kept. Is the card full?
join-failed-lacking = Something it takes is missing on this device; companion doctor says what.
