### The lesson: one thought a step.

lesson-about = Any box
lesson-about-what = I can help with any game: who begins, whose turn, time, points. A sheet tells me what yours needs.
    .do = Put your game in the middle.
lesson-about-begin = The ring points at whoever begins. Then your colour on the ring says: it is your turn.
    .do = Agree: will you tell me, or shall the ring decide?
lesson-about-clock = With a clock your light runs out lamp by lamp. Any press passes the turn.
lesson-about-pass = Somebody is at the door. How do you stop the clock?
    .hold = Press twice, quickly
    .pull = Pull the plug
    .right = Yes. While it stands, the time is nobody's.
    .wrong = Better not: press twice.
lesson-about-points = After a turn or a round I ask for points, and say how it stands. At the end I add everything up.
lesson-about-end = The game ends after its rounds, at its points, or when you say so in the menu.
    .do = Agree: how long would you like to play?
