"""House rule: a tumult costs the greediest one supporter (TR-H04)."""

PENALTY = 1
