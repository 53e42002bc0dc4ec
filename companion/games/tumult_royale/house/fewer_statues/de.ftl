tumult-setup-boards = Nehmt Burgtafel, 20 Statuen, Gnadenkarte.
    .spoken = Jeder stellt 20 Statuen seiner Farbe in die Leisten seiner Burgtafel, von der 1 an; die anderen fünf bleiben in der Schachtel. Links daneben liegt die Gnadenkarte, „keine Gnade“ nach oben.
    .hint = Gnadenkarte links, „keine Gnade“ oben
    .why = Die Leiste zählt die aufgestellten Statuen.
    .done = Steht alles
    .short = Jeder nimmt Burgtafel, 20 Statuen und Gnadenkarte.
tumult-all-stand = 20 Statuen stehen!
    .spoken = Wer hat die zwanzigste Statue aufgestellt?
