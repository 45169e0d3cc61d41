# Dicy Cards em tela cheia. As teclas e as cartas têm pouco espaço: seja breve.

terminal-dicy-headline = rodada { $round } · até { $target } pontos
terminal-dicy-active = Ativa
terminal-dicy-frozen = ❆ Congelada
terminal-dicy-nothing = não pontua
terminal-dicy-no-dice = Nenhum dado para esta carta.
terminal-dicy-is-frozen = { $card } está congelada: passe a vez para reativar suas cartas.

# No máximo 14 caracteres, 10 quando a carta tem um efeito; ≠ quer dizer diferentes, = iguais
terminal-dicy-short-any_two = 2 livres
terminal-dicy-short-low_six = 6 dados sem 6
terminal-dicy-short-odd = 1 · 3 · 5
terminal-dicy-short-straight = 1-2-3-…
terminal-dicy-short-two_pairs = x x + y y
terminal-dicy-short-sixes = 6 6 6 …
terminal-dicy-short-double_pair = 2 × (x + x)
terminal-dicy-short-three_lowest = 3 menores
terminal-dicy-short-all_different = ≠, 4 por dado
terminal-dicy-short-five_different = até 5, todos ≠
terminal-dicy-short-forty_minus = 40 − os 6
terminal-dicy-short-all_same = =, 5 por dado

terminal-dicy-effect-neighbours_freeze = os vizinhos congelam uma carta
terminal-dicy-effect-neighbours_reset = os vizinhos reativam uma carta
terminal-dicy-effect-others_freeze = os outros congelam uma carta

terminal-dicy-slip-freeze = ❆ Congele uma carta
terminal-dicy-slip-reset = ☼ Reative uma carta
terminal-dicy-slip-reroll = ❆ Congelar e rolar

terminal-dicy-ask-turn = { $seat }, escolha uma carta para pontuar, ou marque dados para rolar de novo.
terminal-dicy-ask-confirm = { $seat }, Enter pontua assim; se quiser, marque outros dados.
terminal-dicy-ask-mark = { $seat }, marque os dados que vai rolar de novo e escolha a carta a congelar.
terminal-dicy-ask-which-freeze = { $seat }, escolha a carta a congelar: os dados marcados rolam na hora.
terminal-dicy-ask-skip = { $seat }, todas as suas cartas estão congeladas: só dá para passar a vez.

terminal-dicy-key-card = Carta
terminal-dicy-key-score = Pontuar
terminal-dicy-key-freeze = Congelar
terminal-dicy-key-reset = Reativar
terminal-dicy-key-reroll = Congelar + rolar
terminal-dicy-key-skip = Passar
