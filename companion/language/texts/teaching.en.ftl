### The words of teaching and reading through the camera.

reader-untaught = Not taught yet: see the box’s menu.
reader-profile = What I learnt is damaged: teach me anew.
reader-labels = A cube lies too near to another, or to the rim.
reader-tray = Where the tray ends can’t be seen for sure: mark its four corners in the labels file (“tray”).
reader-not-empty = Cubes still lie in the tray: take them out, and show me the empty tray.
reader-relit = I know the light of the empty tray now. Lay the cubes in again.
reader-size = Mat or scale in the settings do not fit.
reader-disk = The disk says: { $why }.
reader-disk-full = The disk is full.
teaching-no-tiles = No tile is seen.
teaching-no-tray = No tray’s rim is seen.
teaching-no-cubes = No cube is seen.
reader-failed = The camera's work has failed.
light-good = Good light
light-dim = A little dark
light-dark = Too dark
light-glare = A lamp shines in
light-burnt = Too bright
screen-next-piece = Next
screen-one-missing = Which one is missing?
screen-nothing-missing = None
screen-too-few-tiles = { $count ->
    [one] By my count one tile is missing here.
   *[other] By my count { $count } tiles are missing here.
}
screen-other-piece = Other
screen-no-other = no other
screen-face-down = Face down
look-again-unsure = I am not sure:
screen-look-again-do = Look again
screen-tray-is-empty = Tray is empty
screen-fit = As many as can be
look-again-spread = Push the cubes apart where it is dashed.
look-again-uncover = Something hides a piece where it is dashed: lay it free.
look-again-turn = Turn the dashed cube over, and lay it free.
look-again-light = Too little light: please turn up a lamp.
look-again-relight = The light is not as it was when you taught me: show me the empty tray once more.
look-again-unknown = Here lies something I was not taught.
look-again-glare = Turn away the lamp that is mirrored where it is dashed.
look-again-place = Tray or camera has moved: put it back as it was.
look-again-look = Lay everything a little apart.
screen-right-learn = Right, learn it

evening-teach = Teach the camera
    .about = show me the pieces of your box so that the camera can read them
teaching-no-camera = no camera
teaching-no-shot = That needs a picture.
teaching-no-picture-yet = one moment
teaching-take = Take
teaching-enough = That is all
teaching-leave = Leave it
teaching-moment = One moment, please.
teaching-tiles = Lay tiles apart under the camera.
    .hint = One of each face is enough; with all of them I learn the mix too.
teaching-more-tiles = { $tiles ->
    [one] One tile so far.
   *[other] { $tiles } tiles so far.
} More of them?
    .hint = Lay out tiles I have not seen yet.
teaching-outlines = { $count ->
    [one] Does the dashed tile end there?
   *[other] Do the dashed tiles end there?
}
teaching-outlines-right = Yes
teaching-outlines-corners = Move { $count ->
    [one] its
   *[other] their
} corners
teaching-corners = Where are the corners?
    .hint = Draw each one with a finger, or step by step.
teaching-next-corner = Next corner
teaching-corners-four = It takes four corners on the picture.
teaching-corners-dented = The outline has a dent: move its corners apart.
teaching-outlines-without = Leave { $count ->
    [one] it
   *[other] them
} out
teaching-resume = { $pictures ->
    [one] One picture of your last lesson is kept.
   *[other] { $pictures } pictures of your last lesson are kept.
} Go on?
teaching-resume-go-on = Go on
    .also = yes
teaching-resume-anew = Start anew
    .also = no
teaching-looking = I look through the pictures.
teaching-sorting = I sort the tiles.
teaching-keeping = I remember them.
teaching-kind = { $number } of { $of }: what is on it?
teaching-frame-like = { $number } of { $of }: { $what } { $n }, which frame?
teaching-other-face = Another tile
teaching-symbols = { $n }, { $frame }
teaching-is-back = Face down
teaching-is-nothing = No tile
teaching-nothing-named = No tile was named. All stays as it was.
teaching-learnt = { $count ->
    [one] I know one piece now.
   *[other] I know { $count } different pieces now.
}
teaching-not-learnt = Not learnt. { $why } What I knew stays.
teaching-mix = I saw { $seen } of { $total } tiles, frame { $frame }. Complete the mix?
teaching-complete = Complete it
teaching-later = Later
teaching-tray-side = How long is the tray’s longer side, in mm?
teaching-tray = Lay the empty tray under the camera.
    .hint = In the middle, wholly in view. Then do not move it.
teaching-tray-outline = Does the tray’s floor end there?
    .hint = The floor counts, not the rim. A table of another colour helps.
teaching-cubes = Lay in two or three cubes of each colour.
    .hint = Well apart from each other and from the rim; one of each will do.
teaching-tray-length = Tray: { $mm } mm
teaching-colours = Are these the colours?
    .hint = Tap what is wrong; cubes that look alike follow.
teaching-paint = Which colour is it?
teaching-no-cube = No cube
teaching-which = Which is { $colour }?
    .hint = Tap the cube, marked or not.
teaching-this-one = This one
teaching-missing = Not there
teaching-mended = { $pieces ->
    [cubes] { $count ->
        [one] Learn the cube you corrected?
       *[other] Learn the { $count } cubes you corrected?
    }
   *[tiles] { $count ->
        [one] Learn the tile you corrected?
       *[other] Learn the { $count } tiles you corrected?
    }
}
teaching-mended-learn = Learn
teaching-mended-later = Later
teaching-mended-forget = Forget
