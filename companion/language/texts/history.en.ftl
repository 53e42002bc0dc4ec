### Past games: what was played, who won, and what of it goes to a phone or a stick.

history-text = { $text }
history-titled = { $en }
history-back = Back
history-older = Older
history-newer = Newer
history-day-unknown = day unknown
history-day = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
history-length-unknown = time unknown
history-length = { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}
history-rounds = { $n ->
    [one] one round
   *[other] { $n } rounds
}
history-broken-off = broken off
history-no-code = Without a result there is no code for the phone.
history-no-result = result unknown
history-working = One moment
history-told = { $what }
history-unreadable = The games cannot be read just now ({ $why }). Playing on works.

## Beginning
history-home = { $n ->
    [0] No game has been finished yet
    [one] One game
   *[other] { $n } games
}{ $missing ->
    [0] {""}
   *[other] , { $missing } still being read
}
history-plays = Games
history-plays-who = Games, and who won
history-players = Who has played?
history-boxes = Which box?
history-calendar = When, where, against whom?
history-shares = How often each box?
history-to-months = Months
history-to-shares = Boxes
history-to-pairs = Duels
history-to-figures = Figures
history-stick = To a stick
history-undo = Take back a change

## List
history-line = { $game }: { $winners }
history-line-open = { $game }: { $aborted ->
    [yes] broken off
   *[no] result unknown
}
history-note = { $day } · { $length }
history-plays-wins = { $wins ->
    [one] one win
   *[other] { $wins } wins
} in { $n ->
    [one] one game
   *[other] { $n } games
}
history-count = { $n ->
    [one] one game
   *[other] { $n } games
}

## One game
history-play = { $game }
history-phone = To your phone
history-details = Details
history-mend = Change
history-details-of = { $game }, { $day }
history-seat = { $name }{ $starts ->
    [yes] {" "}(began)
   *[no] {""}
}{ $n ->
    [0] {""}
   *[other] : { $roles }
}
history-thought = { $length } of thought
history-with-expansion = was in play
history-comment = Comment
history-place = Place
history-device = Recorded by
history-course = Points by round
history-course-none = No course of points: here the device does not know how things stood after each round.

## Changing
history-name-of = Name: { $who }
history-delete = Delete this game?
    .hint = It then counts nowhere any more. You can take that back.
    .spoken = Shall this game be deleted? You can take that back.
history-delete-yes = Delete
history-write-comment = Comment
history-write-place = Where?
history-write-name = Who sat there instead of { $who }?
history-rename = A new name for { $who }?
history-merge = Are { $who } and { $into } the same person?
    .hint = Then all their games count together. You can take that back.
    .spoken = Are { $who } and { $into } the same person? Then all their games count together. You can take that back.
history-merge-yes = Yes, merge them
history-not-changed = That did not work: { $why }

## Who has played
history-player = { $who }: { $wins ->
    [one] one win
   *[other] { $wins } wins
} in { $n ->
    [one] one game
   *[other] { $n } games
}
history-box-record = { $wins } of { $n } · best { $best } · Ø { $mean }
history-favourite = Favourite colour
history-against = Against whom?
history-rival = { $n } together · wins { $won } to { $lost }
history-rename-way = Rename
history-forget = Forget { $who } everywhere?
    .spoken = Shall { $who } be forgotten? The name goes from all games, backups and notes of this device, and from its files on a stick that is plugged in now. That cannot be taken back.
    .hint = The name goes from all games, backups and notes of this device, and from its files on sticks that are plugged in now; a stick in a drawer keeps it. That cannot be taken back.
history-forget-yes = Yes, forget
history-forget-way = Forget
history-forgotten = { $who } is forgotten: { $games ->
    [one] one game
   *[other] { $games } games
}, { $files ->
    [one] one file
   *[other] { $files } files
}.
history-not-forgotten = { $who } still stands in { $files }: that did not work ({ $why }).

## One box
history-box = { $game }: { $n ->
    [one] one game
   *[other] { $n } games
}
history-fame = Highest scores
history-fame-line = { $place }. { $name }
history-fame-figures = { $score } · { $day }
history-champions = Most wins
history-extremes = Closest and longest game
history-closest = Closest
history-longest = Longest
history-extreme = { $what } · { $day }
history-margin = { $n ->
    [0] a tie
    [one] one point
   *[other] { $n } points
}
history-colours-won = Which colour wins?
history-roles-won = Which characters do winners have?
history-share = { $percent } % of { $n }

## When and where
history-years = By year
history-months = By month
history-month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
history-places = Where?
history-played = { $n ->
    [one] one game
   *[other] { $n } games
} · { $length }
history-played-most = { $n ->
    [one] one game
   *[other] { $n } games
} · { $length } · mostly { $game }
history-pairs = Who wins against whom?
    .hint = Each row: won and lost against the name above.
history-pair = { $name } against { $other }

## To a phone
history-before-code = May these names go along?
    .hint = The link in the picture carries { $names } and the result to the address of BG Stats’ makers, app.bgstatsapp.com, as soon as somebody opens it with a phone.
    .spoken = The link carries { $names } and the result to the address of BG Stats’ makers. Shall I show it?
history-show-code = Show it
history-code = Point your phone’s camera at the picture
    .spoken = Point your phone’s camera at the picture, and open the link with BG Stats.
    .hint = The link opens BG Stats.
history-code-undated = The day was unknown: set it in BG Stats.
history-code-left-out = Left out to keep it readable: { $what }.
history-code-too-large = These are too many names for a readable picture. Take the file: Past games, then “To a stick”.
history-left-comment-short = part of the comment
history-left-comment = the comment
history-left-board = the expansions
history-left-role = the characters
history-left-rank = the places
history-left-location = the place
history-left-durationMin = the length
history-left-names = parts of long names
history-left-score = the points

## To a stick
history-stick-contains = All games to the stick?
    .hint = The files contain { $n } games with results, times, comments and { $players ->
        [one] one name
       *[other] { $players } names
    }: for BG Stats, as a table and as documents.
    .spoken = The files contain { $n } games with results, times, comments and all names. Shall I write them?
history-stick-contains-yes = Write
history-stick-none = There is no stick that can be written.
history-stick-written = { $stick } now has { $files }.
history-stick-failed = The stick did not take all the games: { $why }. Nothing is lost here.

## One more game
history-again = { $game } again: { $count ->
    [0] { $first } begins
    [one] { $winners } won last time
   *[other] { $winners } won last time
}
history-again-short = One more game
history-look-back = Past games
    .about = what you played, who won, and who against whom

## Columns of a table

export-uuid = ID
export-date = Date
export-game = Game
export-minutes = Minutes
export-rounds = Rounds
export-broken-off = Broken off
export-cooperative = Cooperative
export-place = Place
export-comment = Comment
export-expansions = Expansions
export-player = Player
export-team = Team
export-colour = Colour
export-seat = Seat
export-rank = Rank
export-score = Score
export-won = Won
export-started = Started
export-characters = Characters
export-thinking = Thinking (min)
export-bgg = BGG number
export-first = First play
export-plays = Plays
export-wins = Wins
export-best = Best
export-mean = Mean

# Plays of other programs

import-plays = { $n ->
    [0] Nothing in it is new.
    [one] One play would come: { $first }.
   *[other] { $n } plays would come, from { $first } to { $last }.
}
import-known = { $n ->
    [one] One is here already.
   *[other] { $n } are here already.
}
import-likely = { $n ->
    [one] One is probably here already, as day, game, names and scores are the same. It stays away.
   *[other] { $n } are probably here already, as day, game, names and scores are the same. They stay away.
}
import-names-here = Known here: { $some }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
}
import-names-new = New names: { $some }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
}
import-boxes-here = Games known here: { $some }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
}
import-boxes-new = New games: { $some }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
}
import-close = Are { $new } and { $old } the same person? Afterwards they can be merged under Plays.
import-doubt-left-out = { $n ->
    [one] One entry cannot be read as a play and is left out.
   *[other] { $n } entries cannot be read as plays and are left out.
}
import-doubt-day = { $n ->
    [one] The day of one play is unknown.
   *[other] The day of { $n } plays is unknown.
}
import-doubt-score = { $n ->
    [one] One score is no whole number: it counts as the nearest one.
   *[other] { $n } scores are no whole numbers: they count as the nearest ones.
}
import-doubt-no-score = { $n ->
    [one] One score is no number: it is kept, but not counted.
   *[other] { $n } scores are no numbers: they are kept, but not counted.
}
import-doubt-uncounted = { $n ->
    [one] One play does not count there; here it is one that was broken off.
   *[other] { $n } plays do not count there; here they are broken off.
}
import-doubt-pages = { $n ->
    [one] One more play is on another page of the list.
   *[other] { $n } more plays are on other pages of the list.
}
import-taken = { $n ->
    [0] Nothing in it was new.
    [one] One play was taken over.
   *[other] { $n } plays were taken over.
}
import-not-taken = Nothing was taken over; --yes does it.
import-refused = No plays can be read there: { $why }
import-failed = The plays could not be written: { $why }
