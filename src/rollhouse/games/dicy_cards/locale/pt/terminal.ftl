# Dicy Cards on the full screen. Key labels and card faces have little room: keep them short.

terminal-dicy-headline = ronda { $round } · até { $target } pontos
terminal-dicy-active = Ativa
terminal-dicy-frozen = ❆ Congelada
terminal-dicy-nothing = não pontua
terminal-dicy-no-dice = Nenhum dado para esta carta.
terminal-dicy-is-frozen = { $card } está congelada: passa o turno para reativar as tuas cartas.

# At most 14 characters, 10 where the card has an effect; ≠ stands for different, = for alike
terminal-dicy-short-any_two = 2 livres
terminal-dicy-short-low_six = 6 dados sem 6
terminal-dicy-short-odd = 1 · 3 · 5
terminal-dicy-short-straight = 1-2-3-…
terminal-dicy-short-two_pairs = x x + y y
terminal-dicy-short-sixes = 6 6 6 …
terminal-dicy-short-double_pair = 2 × (x + x)
terminal-dicy-short-three_lowest = 3 mais baixos
terminal-dicy-short-all_different = ≠, 4 por dado
terminal-dicy-short-five_different = até 5, todos ≠
terminal-dicy-short-forty_minus = 40 − os 6
terminal-dicy-short-all_same = =, 5 por dado

terminal-dicy-effect-neighbours_freeze = os vizinhos congelam uma carta
terminal-dicy-effect-neighbours_reset = os vizinhos reativam uma carta
terminal-dicy-effect-others_freeze = os outros congelam uma carta

terminal-dicy-slip-freeze = ❆ Congela uma carta
terminal-dicy-slip-reset = ☼ Reativa uma carta
terminal-dicy-slip-reroll = ❆ Congelar e rolar

terminal-dicy-ask-turn = { $seat }, escolhe uma carta para pontuar, ou marca dados para voltar a rolar.
terminal-dicy-ask-confirm = { $seat }, Enter pontua assim; podes marcar outros dados.
terminal-dicy-ask-mark = { $seat }, marca os dados que voltas a rolar e escolhe a carta a congelar.
terminal-dicy-ask-which-freeze = { $seat }, escolhe a carta a congelar: os dados marcados rolam logo.
terminal-dicy-ask-skip = { $seat }, todas as tuas cartas estão congeladas: só podes passar.

terminal-dicy-key-card = Carta
terminal-dicy-key-score = Pontuar
terminal-dicy-key-freeze = Congelar
terminal-dicy-key-reset = Reativar
terminal-dicy-key-reroll = Congelar + rolar
terminal-dicy-key-skip = Passar
