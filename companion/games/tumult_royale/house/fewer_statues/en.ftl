tumult-setup-boards = Take a castle board, 20 statues, a mercy card.
    .spoken = Everyone stands 20 statues of one colour in the track of their castle board, from number 1 on; the other five stay in the box. The mercy card lies to its left, “no mercy” side up.
    .hint = Mercy card on the left, “no mercy” side up
    .why = The track counts the statues you have placed.
    .done = All set
    .short = Everyone takes a castle board, 20 statues and a mercy card.
tumult-all-stand = All 20 statues placed!
    .spoken = Who placed their twentieth statue?
