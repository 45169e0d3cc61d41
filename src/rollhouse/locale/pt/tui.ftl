# O jogo em ecrã inteiro. As teclas e as cartas têm pouco espaço: ser breve.

tui-resumed = Olá de novo. A partida continua onde a deixaste.
tui-not-saved = Não foi possível guardar ({ $reason }), por isso nada foi jogado. Tenta outra vez.
tui-undone =
    { $count ->
        [one] Uma jogada desfeita.
       *[other] { $count } jogadas desfeitas.
    }
tui-no-answer = Isso ainda não responde à pergunta.
tui-can-undo = Ainda podes desfazer isto: u.

## Who is asked

tui-ask-roll = { $seat }, lança os dados quando quiseres.
tui-is-playing = { $seat } está a jogar…
tui-is-dealt = A mesa está a ser posta…
tui-is-over = A partida terminou

## Keys

tui-key-roll = Lançar
tui-key-choose = Escolher
tui-key-enter = Confirmar
tui-key-back = Voltar
tui-key-mark = Marcar
tui-key-invert = Inverter
tui-key-undo = Desfazer
tui-key-help = Ajuda
tui-key-rules = Regras
tui-key-log = Registo
tui-key-theme = Claro/escuro
tui-key-quit = Sair
tui-key-hurry = Acelerar
tui-key-result = Resultado

## Help

tui-help-title = Ajuda
tui-help-keys = Teclas
tui-help-search = Procurar
tui-help-nothing = Nada encontrado.
tui-help-footer = ↑ ↓ secção · ← → deslizar · / procurar · Esc fechar
tui-help-key-enter = lançar, pontuar ou colocar: o que diz a linha acima das teclas
tui-help-key-letters = escolher uma carta; outra vez para confirmar
tui-help-key-digits = marcar um dado com este número; outra vez para o seguinte
tui-help-key-arrows = andar pelos dados e pelas cartas
tui-help-key-space = marcar o dado ou escolher a carta onde estás
tui-help-key-invert = marcar antes todos os outros dados
tui-help-key-escape = esquecer o que escolheste
tui-help-key-undo = desfazer a tua última jogada, nunca para lá de um lançamento
tui-help-key-hurry = não esperar pelos bots
tui-help-key-hint = uma dica: primeiro o que ver, depois a jogada
tui-help-key-coach = ligar ou desligar o treinador: avisa antes de uma jogada que custe muito
tui-help-key-report = a análise, quando a partida terminar
tui-help-key-help = esta ajuda; numa carta, a regra dessa carta
tui-help-key-rules = as regras do jogo
tui-help-key-log = rever o que aconteceu
tui-help-key-theme = claro ou escuro
tui-help-key-quit = sair; a partida fica guardada

## The end

tui-end-look = Ver a mesa
tui-end-leave = Sair
tui-end-kept = O registo desta partida: { $path }

## Both games

tui-points =
    { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }

## Dicy Cards

tui-dicy-headline = ronda { $round } · até { $target } pontos
tui-dicy-active = Ativa
tui-dicy-frozen = ❆ Congelada
tui-dicy-nothing = não pontua
tui-dicy-no-dice = Nenhum dado para esta carta.
tui-dicy-is-frozen = { $card } está congelada: passa o turno para reativar as tuas cartas.

# At most 14 characters, 10 where the card has an effect; ≠ stands for different, = for alike
tui-dicy-short-any_two = 2 livres
tui-dicy-short-low_six = 6 dados sem 6
tui-dicy-short-odd = 1 · 3 · 5
tui-dicy-short-straight = 1-2-3-…
tui-dicy-short-two_pairs = x x + y y
tui-dicy-short-sixes = 6 6 6 …
tui-dicy-short-double_pair = 2 × (x + x)
tui-dicy-short-three_lowest = 3 + baixos
tui-dicy-short-all_different = ≠, 4 por dado
tui-dicy-short-five_different = até 5, todos ≠
tui-dicy-short-forty_minus = 40 − os 6
tui-dicy-short-all_same = =, 5 por dado

tui-dicy-effect-neighbours_freeze = os vizinhos congelam uma carta
tui-dicy-effect-neighbours_reset = os vizinhos reativam uma carta
tui-dicy-effect-others_freeze = os outros congelam uma carta

tui-dicy-slip-freeze = ❆ Congela uma carta
tui-dicy-slip-reset = ☼ Reativa uma carta
tui-dicy-slip-reroll = ❆ Congelar e relançar

tui-dicy-ask-turn = { $seat }, escolhe uma carta para pontuar, ou marca dados para relançar.
tui-dicy-ask-confirm = { $seat }, Enter pontua assim; podes marcar outros dados.
tui-dicy-ask-mark = { $seat }, marca os dados a relançar e escolhe a carta a congelar.
tui-dicy-ask-which-freeze = { $seat }, escolhe a carta a congelar: os dados marcados rolam logo.
tui-dicy-ask-skip = { $seat }, todas as tuas cartas estão congeladas: só podes passar.

tui-dicy-key-card = Carta
tui-dicy-key-score = Pontuar
tui-dicy-key-freeze = Congelar
tui-dicy-key-reset = Reativar
tui-dicy-key-reroll = Congelar + relançar
tui-dicy-key-skip = Passar

## Dicetto

tui-dicetto-headline = { $goal } cartas para ganhar · monte: { $count }
tui-dicetto-our-reading = baralho: leitura nossa

# Short for points; at most 6 characters with a number of two digits
tui-dicetto-points =
    { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
tui-dicetto-logo = logótipo
tui-dicetto-roll = mais 1 lance
tui-dicetto-free = livre
tui-dicetto-empty = vazio
tui-dicetto-lost = duelo perdido
# $who is a name, or only the sign of a player
tui-dicetto-beats = bate { $who }
tui-dicetto-duel = duelo com { $who }
tui-dicetto-duel-title = Duelo
tui-dicetto-no-dice = Marca os dados a colocar.
tui-dicetto-aside = postos de lado
tui-dicetto-rolls-left =
    { $count ->
        [one] mais { $count } lançamento
       *[other] mais { $count } lançamentos
    }

# At most 14 characters
tui-dicetto-short-chance = à escolha
tui-dicetto-short-reroll = à escolha

tui-dicetto-keep-first = Primeiro fica com os teus dados; depois colocas.
tui-dicetto-ask-mark = { $seat }, marca os dados a relançar, ou fica com todos.
tui-dicetto-ask-reroll = { $seat }, Enter relança os dados marcados.
tui-dicetto-ask-place = { $seat }, escolhe uma carta onde colocar dados, ou termina.
tui-dicetto-ask-confirm = { $seat }, Enter coloca os dados marcados; podes marcar outros.
tui-dicetto-ask-done = { $seat }, já não podes colocar nada: termina o turno.
tui-dicetto-ask-duel = Um duelo: { $seat } contra { $holder }. Um dado cada!

tui-dicetto-key-reroll = Relançar
tui-dicetto-key-keep = Ficar
tui-dicetto-key-card = Carta
tui-dicetto-key-place = Colocar
tui-dicetto-key-done = Terminar
