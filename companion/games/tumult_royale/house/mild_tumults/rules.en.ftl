TR-H04 = Your house rule: a tumult costs the greediest one supporter.
    .ask = How many supporters does a tumult cost?
    .also = milder / one supporter / house rule
    .answer = One, by your house rule; the printed rules take three.
    .key = One
    .example = { $a } is the greediest in bread and had 15 supporters: now it’s 14.
