# Dicy Cards. Uma carta está ativa ou congelada; ela se congela e se reativa.

dicy-name = Dicy Cards

## As cartas

dicy-card-any_two = Dois à escolha
dicy-card-low_six = Sem seis
dicy-card-odd = Ímpares
dicy-card-straight = Sequência
dicy-card-two_pairs = Dois pares
dicy-card-sixes = Só seis
dicy-card-double_pair = Par em dobro
dicy-card-three_lowest = Três menores
dicy-card-all_different = Todos diferentes
dicy-card-five_different = Cinco diferentes
dicy-card-forty_minus = Quarenta menos
dicy-card-all_same = Todos iguais

dicy-rule-any_two = Use 2 dados quaisquer e marque a soma deles. Depois, o vizinho da sua esquerda e o da sua direita congelam, cada um, uma carta ativa à escolha deles, se tiverem alguma.
dicy-rule-low_six = Use os 6 dados, desde que nenhum seja um 6, e marque a soma deles.
dicy-rule-odd = Use de 1 a 6 dados, todos ímpares (1, 3 ou 5), e marque a soma deles.
dicy-rule-straight = Use de 2 a 6 dados seguidos, sem pular nem repetir números, como 3 4 5, e marque a soma deles.
dicy-rule-two_pairs = Use 4 dados que formem dois pares de números diferentes e marque a soma deles.
dicy-rule-sixes = Use de 1 a 6 dados, todos com um 6, e marque a soma deles. Depois, o vizinho da sua esquerda e o da sua direita reativam, cada um, uma carta congelada à escolha deles, se tiverem alguma.
dicy-rule-double_pair = Use 2 dados com o mesmo número e marque o dobro da soma deles.
dicy-rule-three_lowest = Use os 3 menores dos seis dados e marque a soma deles. Depois, cada um dos outros jogadores congela uma carta ativa à escolha dele, se tiver alguma.
dicy-rule-all_different = Use de 1 a 6 dados, todos diferentes, e marque 4 pontos por dado.
dicy-rule-five_different = Use de 1 a 5 dados, todos diferentes, e marque a soma deles.
dicy-rule-forty_minus = Use os 6 dados e marque 40 menos a soma deles: aqui, dados baixos são bons.
dicy-rule-all_same = Use de 1 a 6 dados, todos com o mesmo número, e marque 5 pontos por dado.

dicy-example-any_two = Exemplo: 4 5 → 9 pontos.
dicy-example-low_six = Exemplo: 1 2 3 4 5 5 → 20 pontos.
dicy-example-odd = Exemplo: 1 1 3 5 5 → 15 pontos.
dicy-example-straight = Exemplo: 2 3 4 → 9 pontos.
dicy-example-two_pairs = Exemplo: 3 3 6 6 → 18 pontos.
dicy-example-sixes = Exemplo: 6 6 6 → 18 pontos.
dicy-example-double_pair = Exemplo: 4 4 → 16 pontos.
dicy-example-three_lowest = Exemplo: 1 3 3 → 7 pontos.
dicy-example-all_different = Exemplo: 1 2 5 6 → 16 pontos.
dicy-example-five_different = Exemplo: 2 4 5 → 11 pontos.
dicy-example-forty_minus = Exemplo: 1 2 3 3 4 6 → 21 pontos.
dicy-example-all_same = Exemplo: 1 1 1 → 15 pontos.

## Modos e preparação

dicy-mode-glacial = Glacial
dicy-mode-b = Modo B Iniciante (suposição nossa)
dicy-mode-c = Modo C Intermediário (suposição nossa)
dicy-mode-d = Modo D Mais Interação (suposição nossa)
dicy-mode-interglacial = Interglacial
dicy-mode-custom = Personalizado
# Um conjunto vindo de um arquivo do próprio jogador
dicy-mode-other = { $name } (de um arquivo)
dicy-mode-corrected = Conjunto { $name } (de uma caixa impressa)

dicy-option-mode = Modo de jogo
dicy-option-target = Meta de pontos
dicy-option-cards = Cinco cartas à sua escolha, pelos identificadores
dicy-option-modes = Um arquivo com seus próprios modos de jogo

dicy-setup = { $mode }. Meta: { $target } pontos.
dicy-setup-cards = Todo mundo joga com { $cards }.
dicy-setup-our-reading = O manual só mostra este conjunto em imagem: estas cinco cartas são uma suposição nossa, e as cartas impressas podem ser outras.
dicy-setup-solo = Jogar solo é uma novidade do Rollhouse: alcance a meta no menor número de turnos que conseguir.

## O que acontece

dicy-event-first = { $seat } começa.
dicy-event-dealt = As cinco cartas desta partida são { $cards }.
dicy-event-rolled = { $seat } rolou { $dice }.
dicy-event-rerolled = { $seat } tirou { $rolled }; agora os dados são { $dice }.
dicy-event-froze = { $seat } congelou { $card } e rolou { $dice } de novo.
dicy-event-scored =
    { $points ->
        [one] { $seat } pontuou { $card } com { $dice }: { $points } ponto, { $total } no total.
       *[other] { $seat } pontuou { $card } com { $dice }: { $points } pontos, { $total } no total.
    }
dicy-event-skipped =
    { $count ->
        [0] { $seat } passou a vez.
        [one] { $seat } passou a vez e reativou uma carta.
       *[other] { $seat } passou a vez e reativou { $count } cartas.
    }
dicy-event-frozen = { $seat } teve que congelar { $card }.
dicy-event-reset = { $seat } reativou { $card }.
dicy-event-round = Rodada { $round }.

dicy-won-points = Vence quem tem mais pontos.
dicy-won-active = Empate em pontos: vence quem tem mais cartas ativas.
dicy-won-shared = Empate em pontos e em cartas ativas: a vitória é compartilhada.
dicy-won-solo =
    { $rounds ->
        [one] Você alcançou a meta em um único turno.
       *[other] Você alcançou a meta em { $rounds } turnos.
    }

## A posição

dicy-line-round = Rodada { $round }, até { $target } pontos.
dicy-line-seat =
    { $score ->
        [one] { $seat }: { $score } ponto. Ativas: { $active }. Congeladas: { $frozen }.
       *[other] { $seat }: { $score } pontos. Ativas: { $active }. Congeladas: { $frozen }.
    }
dicy-line-all-active =
    { $score ->
        [one] { $seat }: { $score } ponto. Todas as cartas estão ativas.
       *[other] { $seat }: { $score } pontos. Todas as cartas estão ativas.
    }
dicy-line-all-frozen =
    { $score ->
        [one] { $seat }: { $score } ponto. Todas as cartas estão congeladas.
       *[other] { $seat }: { $score } pontos. Todas as cartas estão congeladas.
    }
dicy-line-dice = Dados: { $dice }
# Uma linha da classificação final; $active é o número de cartas ativas
dicy-line-result =
    { $rank }. { $seat }: { $score ->
        [one] { $score } ponto
       *[other] { $score } pontos
    }, { $active ->
        [one] { $active } carta ativa
       *[other] { $active } cartas ativas
    }.

## Escolhas

dicy-ask-turn = { $seat }, o que você vai fazer?
dicy-ask-freeze = { $seat }, qual carta você congela?
dicy-ask-reset = { $seat }, qual carta você reativa?
dicy-ask-which-freeze = Qual carta você congela?
dicy-ask-which-score = Qual carta você pontua?
dicy-ask-reroll = Você congela { $card }. Quais dos dados { $dice } vai rolar de novo?
dicy-ask-select = Com quais dos dados { $dice } você pontua { $card }?
dicy-ask-rolled =
    { $count ->
        [one] { $seat } rolou um dado: o que ele mostra?
       *[other] { $seat } rolou { $count } dados: o que eles mostram?
    }
dicy-ask-youngest = Quem começa? Pelo manual, a pessoa mais nova.
dicy-ask-dealt = Quais { $count } cartas saíram?

dicy-menu-reroll = Congelar uma carta e rolar de novo
dicy-menu-other-dice = Pontuar com outros dados
dicy-menu-deal = Indicar as cartas que saíram

dicy-card-now =
    { $points ->
        [one] { $card } (agora vale { $points } ponto)
       *[other] { $card } (agora vale { $points } pontos)
    }
dicy-card-now-nothing = { $card } (agora não vale nada)

dicy-move-score =
    { $points ->
        [one] Pontuar { $card } com { $dice }: { $points } ponto
       *[other] Pontuar { $card } com { $dice }: { $points } pontos
    }
dicy-move-freeze = Congelar { $card }
dicy-move-reroll = Congelar { $card } e rolar { $dice } de novo
dicy-move-reset = Reativar { $card }
dicy-move-skip =
    { $count ->
        [0] Passar a vez
        [one] Passar a vez e reativar uma carta
       *[other] Passar a vez e reativar { $count } cartas
    }

## Por que algo é recusado

dicy-error-wrong-card = Pontuar a carta errada
dicy-error-wrong-dice = Pontuar a carta certa com os dados errados
dicy-error-scored-too-soon = Pontuar cedo demais: era melhor rolar de novo
dicy-error-rolled-on = Rolar de novo: era melhor pontuar
dicy-error-wrong-reroll = Rolar de novo os dados errados
dicy-error-wrong-frozen = Congelar a carta errada para rolar de novo
dicy-error-skipped = Passar a vez: era melhor jogar
dicy-error-did-not-skip = Jogar: era melhor passar a vez
dicy-error-wrong-reaction = Escolher a carta errada ao reagir aos outros

error-setup-mode = Não existe o modo de jogo “{ $value }”.
error-setup-modes = “{ $value }” não é o nome de um arquivo com modos de jogo.
error-setup-cards =
    { $given ->
        [no] Não foram escolhidas cartas. { $reason }
       *[yes] { $reason }
    }
error-setup-target = Número de pontos a atingir inválido: “{ $value }”.
error-setup-among = Não dá para sortear cinco cartas de “{ $value }”.

dicy-why-unknown-card = Não existe a carta “{ $card }”.
dicy-why-unknown-set = Não existe o conjunto “{ $name }”.
dicy-why-five-different =
    { $count ->
        [0] Um conjunto tem cinco cartas diferentes.
        [one] Um conjunto tem cinco cartas diferentes; aqui só há uma.
       *[other] Um conjunto tem cinco cartas diferentes; aqui há { $count }.
    }
dicy-why-mode-twice = O modo “{ $mode }” aparece duas vezes.
dicy-why-cards-are-given = O modo “{ $mode }” tem as suas próprias cartas.
dicy-why-reset-is-reaction = Só se reativa uma carta avulsa quando a jogada de outra pessoa manda. Para reativar as suas cartas, passe a vez.
dicy-why-all-frozen = Todas as suas cartas estão congeladas: você só pode passar a vez.
dicy-why-cannot-reset = { $card } não é uma das suas cartas congeladas.
dicy-why-is-frozen = { $card } não é uma das suas cartas ativas.
dicy-why-must-reset = { $seat } tem que reativar uma carta congelada agora.
dicy-why-must-freeze = { $seat } tem que congelar uma carta ativa agora.
dicy-why-not-in-game = { $card } não está entre as cinco cartas desta partida.
dicy-why-reroll-none = É preciso rolar de novo pelo menos um dado.
dicy-why-dice-exactly =
    { $exactly ->
        [one] { $card } pede exatamente um dado; você escolheu { $count }.
       *[other] { $card } pede exatamente { $exactly } dados; você escolheu { $count }.
    }
dicy-why-dice-count = { $card } pede de { $fewest } a { $most } dados; você escolheu { $count }.
dicy-why-condition-any = { $card } aceita quaisquer dados que estejam na mesa.
dicy-why-condition-no_six = { $card } não aceita nenhum 6.
dicy-why-condition-odd = { $card } só aceita dados ímpares: 1, 3 ou 5.
dicy-why-condition-run = { $card } pede dados seguidos, sem pular nem repetir números.
dicy-why-condition-two_pairs = { $card } pede dois pares de números diferentes.
dicy-why-condition-six = { $card } só aceita dados com um 6.
dicy-why-condition-same = { $card } só aceita dados com o mesmo número.
dicy-why-condition-lowest = { $card } pede os menores dados da mesa, e mais nenhum.
dicy-why-condition-different = { $card } só aceita dados todos diferentes.

## O guia das regras

dicy-guide-goal-title = O objetivo
dicy-guide-goal = Marque pontos com as suas cartas, dando a cada uma os dados que ela pede. Quando alguém alcança a meta, de 100 pontos se vocês não combinarem outra, a rodada é concluída e vence quem tiver mais pontos.
dicy-guide-setup-title = Antes da partida
dicy-guide-setup = O jogo é para 2 a 4 jogadores, com 6 dados. Todos têm as mesmas cinco cartas à sua frente, em fila. Uma carta está ativa ou congelada: as ativas podem ser usadas; as congeladas, só depois de reativadas, ou seja, viradas de novo para o lado ativo. No começo, todas as cartas estão ativas. Escolham quem começa ou façam um sorteio; pelo manual, é a pessoa mais nova.
dicy-guide-turn-title = Seu turno
dicy-guide-turn = Role os seis dados. Depois, você pode rolar de novo enquanto suas cartas permitirem e, no final, pontua uma carta ou passa a vez. Em seguida joga a próxima pessoa, em sentido horário. Se todas as suas cartas estiverem congeladas quando seu turno começar, você não rola: só pode passar a vez.
dicy-guide-score-title = Pontuar
dicy-guide-score = Escolha uma das suas cartas ativas e dados que ela aceite. Os pontos são seus. Se a carta tiver um efeito sobre os outros, ele acontece agora. Depois, a carta congela. Quando a carta deixa em aberto o número de dados, você pode usar menos do que daria.
dicy-guide-reroll-title = Rolar de novo
dicy-guide-reroll = Para rolar de novo, congele uma das suas cartas ativas e escolha quais dados rolar outra vez, pelo menos um. Você pode continuar enquanto tiver cartas ativas. Pode congelar até a última, mas aí só resta passar a vez.
dicy-guide-skip-title = Passar a vez
dicy-guide-skip = Quando você passa a vez, não marca nada e todas as suas cartas congeladas são reativadas. Depois, cada um dos outros que tiver cartas congeladas reativa exatamente uma.
dicy-guide-reactions-title = Quando os outros fazem você reagir
dicy-guide-reactions = Quando alguém passa a vez, ou pelo efeito de uma carta, você pode ter que reativar ou congelar uma carta. Se tiver alguma, é obrigatório, e quem escolhe é você; quando só há uma opção, acontece sozinho. As reações seguem o sentido horário, começando à esquerda de quem está no turno. Com dois jogadores, o vizinho da esquerda e o da direita são a mesma pessoa, que reage uma vez só. Um efeito nunca atinge as cartas de quem o causou.
dicy-guide-end-title = O fim
dicy-guide-end = Quando alguém alcança a meta, a partida segue até todos terem jogado o mesmo número de turnos. Então vence quem tiver mais pontos. Em caso de empate, vence quem tiver mais cartas ativas; se o empate continuar, a vitória é compartilhada.
dicy-guide-modes-title = Modos de jogo
dicy-guide-mode = { $mode }: { $cards }.
dicy-guide-modes-ours = O manual só mostra os conjuntos B, C e D em imagem. O que está aqui é uma suposição nossa, e as cartas impressas podem ser outras; um arquivo seu pode corrigir isso.
dicy-guide-interglacial = Interglacial: cinco de todas as cartas, sorteadas antes da partida. Todos jogam com as mesmas cinco.
dicy-guide-custom = Personalizado: quaisquer cinco cartas que você quiser.
dicy-guide-solo = Solo: o manual não tem jogo para uma pessoa só; esta é uma novidade do Rollhouse. Alcance a meta no menor número de turnos que conseguir. Os efeitos sobre os outros não fazem nada.

## O professor: de onde vêm os valores, o que observar e por quê

dicy-values-two = Exato: vem do jogo resolvido para dois jogadores, com desvio máximo de { $gap }.
dicy-values-solo = Exato: vem do jogo solo resolvido, com desvio máximo de { $gap }.
dicy-values-learned = Uma estimativa: cada turno é calculado com exatidão; o que vem depois é avaliado por um modelo treinado com muitas partidas. 95% dos erros são menores que { $error } pontos percentuais (medido em jogos resolvidos).
dicy-values-played-out = Uma estimativa: cada turno é calculado com exatidão; o que vem depois é avaliado por um modelo treinado com muitas partidas. 95% dos erros são menores que { $error } pontos percentuais (medido jogando { $positions } posições até o fim).
dicy-note-unsolved = O jogo para mais de dois jogadores não foi resolvido: este bot joga como o mestre.
dicy-note-solving = Este jogo ainda está sendo resolvido ({ $percent }%): até lá, este bot joga como o mestre.
dicy-note-not-solved = Este jogo não foi resolvido: este bot joga como o mestre.

dicy-bot-random = faz uma jogada ao acaso
dicy-bot-greedy = pega na hora o máximo de pontos e nunca rola de novo
dicy-bot-expert = leva em conta o avanço de todos; o mais forte com três e quatro jogadores
dicy-bot-perfect = não comete erros com um ou dois jogadores, assim que o jogo estiver resolvido; até lá, e com mais jogadores, joga como o mestre

dicy-points =
    { $count ->
        [one] { $count } ponto
       *[other] { $count } pontos
    }

dicy-clue-equal = Esta escolha não faz diferença: todas as jogadas são igualmente boas.
dicy-clue-freeze = Qual das suas cartas vai fazer menos falta?
dicy-clue-reset = Qual das suas cartas congeladas vai ser mais útil?
dicy-clue-last-turn = { $frame } { $clue }
dicy-clue-race = { $seat } está a apenas { $points } da meta. { $clue }
dicy-clue-free = Se você vai passar a vez de qualquer jeito, quanto custa rolar de novo?
dicy-clue-reroll = Olhe para { $card }: qual é a chance de virem dados melhores para essa carta?
dicy-clue-several = Mais de uma carta ainda pode dar certo: quais dados servem para mais delas?
dicy-clue-enough = Olhe o que os dados já mostram: qual é a chance de uma nova rolagem superar isso?
dicy-clue-wins = Olhe os dados como estão: alguma das suas cartas já vence?
dicy-clue-save = Mais pontos agora nem sempre é o melhor: qual carta vai valer mais depois?
dicy-clue-skip = Olhe para a sua fila: quanto ela valeria com todas as cartas ativas de novo?

# O último turno: o que é preciso para vencer. $level é um ponto a menos do que vence com certeza; $leaders são os que têm mais pontos
dicy-last-turn = Seu último turno: você vence com { $points } ou mais.
dicy-last-turn-tie = Seu último turno: você vence com { $level } e mais cartas ativas que { $leaders }, ou com { $needed } ou mais.
dicy-last-turn-shared = Seu último turno: você vence com { $points } ou mais, e divide a vitória com { $level } e tantas cartas ativas quanto { $leaders }.
dicy-last-round =
    { $count ->
        [one] Seu último turno: com { $points } você passa à frente de { $leaders }, mas { $seats } ainda joga depois.
       *[other] Seu último turno: com { $points } você passa à frente de { $leaders }, mas { $seats } ainda jogam depois.
    }

# Uma jogada em poucas palavras, entre aspas em uma frase
dicy-brief-score = Pontuar { $card }
dicy-brief-reroll = Rolar { $dice } de novo
dicy-brief-skip = Passar a vez

dicy-reason-equal = Aqui, todas as jogadas são igualmente boas.
# Um motivo em duas frases
dicy-reason-two = { $first } { $second }
dicy-reason-race = { $seat } precisa de { $points } e, do jeito que está, consegue isso no próximo turno { $times }.
dicy-reason-race-certain = { $seat } precisa de { $points } e, do jeito que está, com certeza consegue isso no próximo turno.
dicy-reason-wins = “{ $best }” vence { $times }; “{ $move }”, { $other }.
dicy-reason-wins-shared = Contando meia vitória quando ela é dividida, “{ $best }” vence { $times }; “{ $move }”, { $other }.
dicy-reason-wins-on = “{ $best }” vence com { $card } { $times }; “{ $move }”, { $other }.
dicy-reason-freezes-winner = Você congelaria { $card }, a carta que vence agora.
dicy-reason-reroll-over-score = Rolar { $dice } de novo dá mais de { $points } { $times }; { $card } dá { $now } agora.
dicy-reason-reroll-over-score-on = Rolar { $dice } de novo dá mais de { $points } com { $target } { $times }; { $card } dá { $now } agora.
dicy-reason-keeps-card = Guarde { $card } para depois: rolando { $dice } de novo, você pontua outra carta { $times }.
dicy-reason-skip-instead = Passar a vez é melhor que { $points } com { $card }, e rolar de novo antes disso não custa nada.
dicy-reason-only-card = { $card } é sua única carta ativa: fique com os { $points }, porque rolar de novo a congelaria.
dicy-reason-freezes-scorer = Essa jogada congela a própria { $card }; com as outras cartas você consegue { $points } ou mais { $times }.
dicy-reason-freezes-scorer-never = Essa jogada congela a própria { $card } e abre mão dos { $points } dela.
dicy-reason-no-better = Rolar de novo nunca pode dar mais que os { $points } de { $card }.
dicy-reason-score-over-reroll = { $card } dá { $points } agora; rolar { $dice } de novo dá mais { $times }.
dicy-reason-score-over-reroll-never = { $card } dá { $points } agora, e rolar { $dice } de novo nunca dá mais.
dicy-reason-takes-lead = Os { $points } de { $card } deixam você { $lead } à frente de { $seat }; rolar { $dice } de novo dá mais { $times }.
dicy-reason-score-is-safe = { $card } dá { $points } agora; rolar { $dice } de novo dá menos { $times }.
dicy-reason-costs-card = Rolar { $dice } de novo acrescenta em média { NUMBER($added, minimumFractionDigits: 1, maximumFractionDigits: 1) } pontos, mas congela { $card }.
dicy-reason-reroll-over-reroll = Rolar { $dice } de novo dá { $points } ou mais { $times }; rolar { $other }: { $other_times }.
dicy-reason-reroll-over-reroll-on = Rolar { $dice } de novo dá { $points } ou mais com { $target } { $times }; rolar { $other }: { $other_times }.
dicy-reason-free-rerolls = Você provavelmente vai passar a vez, então rolar de novo não custa nada: com { $dice } você ainda pontua { $times }.
dicy-reason-reaches = “{ $best }” chega a { $target } já neste turno { $times }; “{ $move }”, { $other }.
dicy-reason-will-score = Você vai pontuar { $card } neste turno, então congele { $best }.
dicy-reason-may-score = Você ainda pode pontuar { $card } neste turno ({ $times }), então congele { $best }.
dicy-reason-later = { $card } vai valer mais para você depois do que { $best }.
dicy-reason-reset-later = { $best } vai ser mais útil para você do que { $card }.
dicy-reason-worth-keeping = Guarde { $card }: numa nova rolagem, essa carta dá em média { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } pontos; { $best }, { NUMBER($other, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
dicy-reason-worth-resetting = { $best } vale mais: numa nova rolagem, essa carta dá em média { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } pontos; { $card }, { NUMBER($other, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
dicy-reason-save = { $card } daria { $points }, mas guarde essa carta para depois: a que deve ser pontuada é { $best }.
dicy-reason-any-card = Tanto faz congelar { $best } ou { $card }.
dicy-reason-other-dice = { $card } dá { $points } com { $dice }, e { $other } com { $others }.
dicy-reason-more-points = { $best } dá { $points } agora; { $card }, só { $other }.
dicy-reason-not-yet = Chegar a { $target } agora torna esta a última rodada: aí { $seat } precisa de { $points }, o que consegue { $times }.
dicy-reason-effect-freeze = { $card } também obriga { $seat } a congelar uma carta, e só isso já vale { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } pontos percentuais de chance de vitória.
dicy-reason-effect-reset = { $card } deixa { $seat } reativar uma carta, e só isso já custa { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } pontos percentuais de chance de vitória.
dicy-reason-effect-freeze-several = { $card } também obriga { $seats } a congelar uma carta cada, e só isso já vale { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } pontos percentuais de chance de vitória.
dicy-reason-effect-reset-several = { $card } deixa { $seats } reativar uma carta cada, e só isso já custa { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } pontos percentuais de chance de vitória.
dicy-reason-score-over-skip =
    { $count ->
        [0] { $card } dá { $points } agora; passar a vez não reativaria nada.
        [one] { $card } dá { $points } agora; passar a vez reativaria uma carta só.
       *[other] { $card } dá { $points } agora; passar a vez reativaria { $count } cartas e não daria nada.
    }
dicy-reason-skip-over-score = Passar a vez deixa as cinco cartas ativas de novo; { $card } daria { $points } e deixaria { $left } das 5 ativas.
dicy-reason-reroll-over-skip = Antes de passar a vez, rolar de novo não custa nada: com { $dice } você ainda pontua { $times }.
dicy-reason-skip-over-last = Passar a vez reativa as cinco cartas; { $card } daria { $points } mas não deixaria nenhuma ativa e, do jeito que está, você passaria no próximo turno mesmo.
dicy-reason-averages = Em média, “{ $best }” termina o turno com { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } pontos e { NUMBER($active, minimumFractionDigits: 1, maximumFractionDigits: 1) } cartas ativas; “{ $move }”, com { NUMBER($other_mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } e { NUMBER($other_active, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
dicy-reason-cards-over-points = As cartas que ficam ativas pesam mais que os pontos: sem adversários, faltariam { NUMBER($turns, minimumFractionDigits: 2, maximumFractionDigits: 2) } turnos depois de “{ $best }” e { NUMBER($other_turns, minimumFractionDigits: 2, maximumFractionDigits: 2) } depois de “{ $move }”.
dicy-reason-points-over-cards = Os pontos pesam mais que as cartas que ficam ativas: sem adversários, faltariam { NUMBER($turns, minimumFractionDigits: 2, maximumFractionDigits: 2) } turnos depois de “{ $best }” e { NUMBER($other_turns, minimumFractionDigits: 2, maximumFractionDigits: 2) } depois de “{ $move }”.
dicy-reason-tempo = Sem adversários, faltariam { NUMBER($turns, minimumFractionDigits: 2, maximumFractionDigits: 2) } turnos depois de “{ $best }” e { NUMBER($other_turns, minimumFractionDigits: 2, maximumFractionDigits: 2) } depois de “{ $move }”.
dicy-reason-close = Quase não faz diferença; “{ $best }” é um pouco melhor.
dicy-reason-either-freeze = Quase não importa qual carta você congela; { $best } faz um pouco menos falta.
dicy-reason-either-reset = Quase não importa qual carta você reativa; { $best } é um pouco mais útil.
dicy-reason-chances = Chance de vitória: { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }% com “{ $best }”, { NUMBER($other, minimumFractionDigits: 1, maximumFractionDigits: 1) }% com “{ $move }”.
dicy-reason-turns = Turnos esperados ao todo: { NUMBER($turns, minimumFractionDigits: 2, maximumFractionDigits: 2) } com “{ $best }”, { NUMBER($other, minimumFractionDigits: 2, maximumFractionDigits: 2) } com “{ $move }”.
# Duas jogadas que diferem na carta congelada e nos dados; $all: uma das duas coisas sozinha faz a diferença
dicy-reason-the-card =
    { $all ->
        [yes] Os dados estão certos, a carta não.
       *[no] A carta custa mais a você que os dados.
    } { $reason }
dicy-reason-the-dice =
    { $all ->
        [yes] A carta está certa, os dados não.
       *[no] Os dados custam mais a você que a carta.
    } { $reason }

# Do que trata um desafio, depois de “Tema:”
dicy-theme-reaction = qual carta, quando os outros fazem você escolher
dicy-theme-reaction-about = A carta de outra pessoa faz você congelar ou reativar uma das suas: qual custa menos, ou ajuda mais?
dicy-theme-last = o último turno
dicy-theme-last-about = É o último turno, ou quase: só conta o que vence agora.
dicy-theme-effect = o que uma carta faz com os outros
dicy-theme-effect-about = O efeito de uma carta sobre os outros vale mais do que os seus pontos.
dicy-theme-fewer = menos pontos agora, a melhor carta para depois
dicy-theme-fewer-about = Você poderia fazer mais pontos, mas a carta faria falta depois.
dicy-theme-score = pontuar a tempo
dicy-theme-score-about = Seus pontos agora são melhores do que o que outra rolagem pode dar.
dicy-theme-card = qual carta congelar
dicy-theme-card-about = É claro o que rolar de novo. Qual carta paga por isso?
dicy-theme-dice = quais dados manter
dicy-theme-dice-about = Vale a pena rolar de novo: quais dados vão, e quais ficam?

## Uma regra simples: o que dá para decorar, uma frase por linha

dicy-thumb-greedy = Pontue a carta que dá mais pontos; passe a vez quando nenhuma der nada.
dicy-thumb-enough = Pontue sua melhor carta assim que ela der { $points } pontos ou mais.
dicy-thumb-reroll = Senão, congele a última das suas cartas ativas nesta ordem e role de novo para a primeira: { $order }.
dicy-thumb-card = { $card } ({ $keep })
dicy-thumb-last = Se só restar uma carta ativa, pontue essa carta por { $points } pontos ou mais; senão, passe a vez.
dicy-thumb-cost = Contra um jogo perfeito, isso custa { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } pontos percentuais de chance de vitória (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }; com dois jogadores, até 100).
dicy-thumb-keep-any_two = mantenha dois dados altos, 5 ou 6
dicy-thumb-keep-low_six = mantenha os 4 e os 5
dicy-thumb-keep-odd = mantenha os 3 e os 5
dicy-thumb-keep-straight = mantenha a maior sequência
dicy-thumb-keep-two_pairs = mantenha os pares
dicy-thumb-keep-sixes = mantenha os 6
dicy-thumb-keep-double_pair = mantenha dois dados altos, 5 ou 6
dicy-thumb-keep-three_lowest = mantenha os 4, 5 e 6
dicy-thumb-keep-all_different = mantenha um dado de cada valor
dicy-thumb-keep-five_different = mantenha um dado de cada valor
dicy-thumb-keep-forty_minus = mantenha os 1 e os 2
dicy-thumb-keep-all_same = mantenha o valor mais repetido
