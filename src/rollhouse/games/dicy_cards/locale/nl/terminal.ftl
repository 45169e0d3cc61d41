# Dicy Cards on the full screen. Key labels and card faces have little room: keep them short.

terminal-dicy-headline = ronde { $round } · tot { $target } punten
terminal-dicy-active = Actief
terminal-dicy-frozen = ❆ Bevroren
terminal-dicy-nothing = scoort nu niet
terminal-dicy-no-dice = Geen dobbelstenen voor deze kaart.
terminal-dicy-is-frozen = { $card } is bevroren: sla je beurt over om je kaarten weer te activeren.

# At most 14 characters, 10 where the card has an effect; ≠ stands for different, = for alike
terminal-dicy-short-any_two = 2 vrij
terminal-dicy-short-low_six = alle 6, geen 6
terminal-dicy-short-odd = 1 · 3 · 5
terminal-dicy-short-straight = 1-2-3-…
terminal-dicy-short-two_pairs = x x + y y
terminal-dicy-short-sixes = 6 6 6 …
terminal-dicy-short-double_pair = 2 × (x + x)
terminal-dicy-short-three_lowest = 3 laagste
terminal-dicy-short-all_different = ≠, 4 per steen
terminal-dicy-short-five_different = hooguit 5, ≠
terminal-dicy-short-forty_minus = 40 − alle 6
terminal-dicy-short-all_same = =, 5 per steen

terminal-dicy-effect-neighbours_freeze = beide buren bevriezen een kaart
terminal-dicy-effect-neighbours_reset = beide buren activeren weer een kaart
terminal-dicy-effect-others_freeze = alle anderen bevriezen een kaart

terminal-dicy-slip-freeze = ❆ Bevries een kaart
terminal-dicy-slip-reset = ☼ Activeer weer een kaart
terminal-dicy-slip-reroll = ❆ Bevries, gooi opnieuw

terminal-dicy-ask-turn = { $seat }, kies een kaart om te scoren, of vink dobbelstenen aan voor een nieuwe worp.
terminal-dicy-ask-confirm = { $seat }, Enter scoort dit; andere dobbelstenen aanvinken mag ook.
terminal-dicy-ask-mark = { $seat }, vink aan wat je opnieuw gooit en kies de kaart die bevriest.
terminal-dicy-ask-which-freeze = { $seat }, kies de kaart die bevriest: de aangevinkte dobbelstenen rollen meteen.
terminal-dicy-ask-skip = { $seat }, al je kaarten zijn bevroren: je kunt alleen overslaan.

terminal-dicy-key-card = Kaart
terminal-dicy-key-score = Scoren
terminal-dicy-key-freeze = Bevriezen
terminal-dicy-key-reset = Weer activeren
terminal-dicy-key-reroll = Bevriezen + gooien
terminal-dicy-key-skip = Overslaan
