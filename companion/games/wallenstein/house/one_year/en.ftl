wallenstein-ready = Turn the mats: one year of four rounds
    .spoken = Turn your mats to the action side. Shuffle the event cards; keep the action cards and advantage tiles at hand. By your house rule you’ll play one year: spring, summer, autumn, and a winter with scoring. A round has six steps: action cards, advantages, plan and bid, event, player order, actions.
    .hint = shuffle events, cards at hand
    .done = Off we go
wallenstein-joined-round = Which round are you in?
    .hint = 1–3 spring to autumn, 4 winter
    .spoken = Which round are you in? One to three are spring to autumn, four is winter.
wallenstein-over = The winter has been scored; by your house rule the game is over.
