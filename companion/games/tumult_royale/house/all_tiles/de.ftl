tumult-setup-goods = Alle { $n } Waren verdeckt in die Mitte.
    .spoken = Alle { $n } Waren liegen verdeckt und einzeln in der Mitte, gut erreichbar für alle.
    .hint = { $n } Plättchen, jedes für sich
    .why = Das sind die Waren des Volkes: Hier wird gleich geraubt.
    .done = Liegen verdeckt
    .short = Die Waren verdeckt in die Mitte.
