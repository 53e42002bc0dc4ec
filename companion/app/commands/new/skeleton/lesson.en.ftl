### The lesson: one thought a step.

lesson-about = What it is about
lesson-about-goal = Take one to three stones on your turn. Whoever takes the last one wins.
    .do = Take your first stones now.
