lesson-about-city = Zwei bis sieben von euch bauen je eine Stadt aus sieben Gebäuden. Wer die wertvollste hat, gewinnt.
