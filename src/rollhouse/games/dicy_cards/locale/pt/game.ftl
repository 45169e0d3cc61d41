# Dicy Cards. Uma carta está ativa ou congelada; congela-se e reativa-se.

dicy-name = Dicy Cards

## As cartas

dicy-card-any_two = Dois à escolha
dicy-card-low_six = Sem seis
dicy-card-odd = Ímpares
dicy-card-straight = Sequência
dicy-card-two_pairs = Dois pares
dicy-card-sixes = Só seis
dicy-card-double_pair = Par a dobrar
dicy-card-three_lowest = Três mais baixos
dicy-card-all_different = Todos diferentes
dicy-card-five_different = Cinco diferentes
dicy-card-forty_minus = Quarenta menos
dicy-card-all_same = Todos iguais

dicy-rule-any_two = Usa 2 dados quaisquer e marca a soma deles. Depois, quem está à tua esquerda e quem está à tua direita têm de congelar uma das suas cartas ativas, à sua escolha, se tiverem alguma.
dicy-rule-low_six = Usa os 6 dados, desde que nenhum seja um 6, e marca a soma deles.
dicy-rule-odd = Usa 1 a 6 dados, todos ímpares (1, 3 ou 5), e marca a soma deles.
dicy-rule-straight = Usa 2 a 6 dados seguidos, sem falhas nem repetições, como 3 4 5, e marca a soma deles.
dicy-rule-two_pairs = Usa 4 dados que formem dois pares de números diferentes e marca a soma deles.
dicy-rule-sixes = Usa 1 a 6 dados, todos com um 6, e marca a soma deles. Depois, quem está à tua esquerda e quem está à tua direita têm de reativar uma das suas cartas congeladas, à sua escolha, se tiverem alguma.
dicy-rule-double_pair = Usa 2 dados com o mesmo número e marca o dobro da soma deles.
dicy-rule-three_lowest = Usa os 3 dados mais baixos dos seis e marca a soma deles. Depois, cada uma das outras pessoas tem de congelar uma das suas cartas ativas, à sua escolha, se tiver alguma.
dicy-rule-all_different = Usa 1 a 6 dados, todos diferentes, e marca 4 pontos por cada um.
dicy-rule-five_different = Usa 1 a 5 dados, todos diferentes, e marca a soma deles.
dicy-rule-forty_minus = Usa os 6 dados e marca 40 menos a soma deles: os dados baixos compensam.
dicy-rule-all_same = Usa 1 a 6 dados, todos com o mesmo número, e marca 5 pontos por cada um.

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
dicy-mode-b = Modo B Principiante (suposição nossa)
dicy-mode-c = Modo C Intermédio (suposição nossa)
dicy-mode-d = Modo D Maior Interação (suposição nossa)
dicy-mode-interglacial = Interglacial
dicy-mode-custom = À medida
# Um conjunto vindo de um ficheiro próprio
dicy-mode-other = { $name } (de um ficheiro)
dicy-mode-corrected = Conjunto { $name } (de uma caixa impressa)

dicy-option-mode = Modo de jogo
dicy-option-target = Pontos a atingir
dicy-option-cards = Cinco cartas à tua escolha, pelos seus identificadores
dicy-option-modes = Um ficheiro com modos de jogo teus

dicy-setup = { $mode }. Objetivo: { $target } pontos.
dicy-setup-cards = Toda a gente joga com { $cards }.
dicy-setup-our-reading = O livro de regras só mostra este conjunto em imagem: estas cinco cartas são uma suposição nossa, e as cartas impressas podem ser outras.
dicy-setup-solo = Jogar a solo é um acrescento do Rollhouse: atinge o objetivo no menor número de turnos que conseguires.

## O que acontece

dicy-event-first = { $seat } começa.
dicy-event-dealt = As cinco cartas desta partida são { $cards }.
dicy-event-rolled = { $seat } rolou { $dice }.
dicy-event-rerolled = { $seat } tirou { $rolled }; os dados são agora { $dice }.
dicy-event-froze = { $seat } congelou { $card } e voltou a rolar { $dice }.
dicy-event-scored =
    { $points ->
        [one] { $seat } pontuou { $card } com { $dice }: { $points } ponto, { $total } no total.
       *[other] { $seat } pontuou { $card } com { $dice }: { $points } pontos, { $total } no total.
    }
dicy-event-skipped =
    { $count ->
        [0] { $seat } passou o turno.
        [one] { $seat } passou o turno e reativou uma carta.
       *[other] { $seat } passou o turno e reativou { $count } cartas.
    }
dicy-event-frozen = { $seat } teve de congelar { $card }.
dicy-event-reset = { $seat } reativou { $card }.
dicy-event-round = Ronda { $round }.

dicy-won-points = Ganha quem tem mais pontos.
dicy-won-active = Empate em pontos: ganha quem tem mais cartas ativas.
dicy-won-shared = Empate em pontos e em cartas ativas: a vitória é partilhada.
dicy-won-solo =
    { $rounds ->
        [one] Atingiste o objetivo num só turno.
       *[other] Atingiste o objetivo em { $rounds } turnos.
    }

## A posição

dicy-line-round = Ronda { $round }, até { $target } pontos.
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

dicy-ask-turn = { $seat }, o que fazes?
dicy-ask-freeze = { $seat }, que carta congelas?
dicy-ask-reset = { $seat }, que carta reativas?
dicy-ask-which-freeze = Que carta congelas?
dicy-ask-which-score = Com que carta pontuas?
dicy-ask-reroll = Congelas { $card }. Quais dos dados { $dice } voltas a rolar?
dicy-ask-select = Com quais dos dados { $dice } pontuas { $card }?
dicy-ask-rolled =
    { $count ->
        [one] { $seat } rolou um dado: o que mostra?
       *[other] { $seat } rolou { $count } dados: o que mostram?
    }
dicy-ask-youngest = Quem começa? Pelo livro de regras, a pessoa mais nova.
dicy-ask-dealt = Que { $count } cartas saíram?

dicy-menu-reroll = Congelar uma carta e voltar a rolar
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
dicy-move-reroll = Congelar { $card } e voltar a rolar { $dice }
dicy-move-reset = Reativar { $card }
dicy-move-skip =
    { $count ->
        [0] Passar o turno
        [one] Passar o turno e reativar uma carta
       *[other] Passar o turno e reativar { $count } cartas
    }

## Porque é que algo é recusado

dicy-error-wrong-card = Pontuar a carta errada
dicy-error-wrong-dice = Pontuar a carta certa com os dados errados
dicy-error-scored-too-soon = Pontuar cedo demais: era melhor voltar a rolar
dicy-error-rolled-on = Voltar a rolar: era melhor pontuar
dicy-error-wrong-reroll = Voltar a rolar os dados errados
dicy-error-wrong-frozen = Congelar a carta errada para voltar a rolar
dicy-error-skipped = Passar: era melhor jogar
dicy-error-did-not-skip = Jogar: era melhor passar
dicy-error-wrong-reaction = Escolher a carta errada ao reagir aos outros

error-setup-mode = Não há nenhum modo de jogo «{ $value }».
error-setup-modes = «{ $value }» não é o nome de um ficheiro com modos de jogo.
error-setup-cards =
    { $given ->
        [no] Não foram escolhidas cartas. { $reason }
       *[yes] { $reason }
    }
error-setup-target = Número de pontos a atingir inválido: «{ $value }».
error-setup-among = Não se podem tirar cinco cartas de «{ $value }».

dicy-why-unknown-card = Não há nenhuma carta «{ $card }».
dicy-why-unknown-set = Não há nenhum conjunto «{ $name }».
dicy-why-five-different =
    { $count ->
        [0] São precisas cinco cartas diferentes.
        [one] São precisas cinco cartas diferentes; aqui só há uma.
       *[other] São precisas cinco cartas diferentes; aqui há { $count }.
    }
dicy-why-mode-twice = O modo «{ $mode }» aparece duas vezes.
dicy-why-cards-are-given = O modo «{ $mode }» tem as suas próprias cartas.
dicy-why-reset-is-reaction = Só se reativa uma carta sozinha quando a jogada de outra pessoa o pede. Para reativares as tuas cartas, passa o turno.
dicy-why-all-frozen = Todas as tuas cartas estão congeladas: só podes passar o turno.
dicy-why-cannot-reset = { $card } não é uma das tuas cartas congeladas.
dicy-why-is-frozen = { $card } não é uma das tuas cartas ativas.
dicy-why-must-reset = { $seat } tem agora de reativar uma carta congelada.
dicy-why-must-freeze = { $seat } tem agora de congelar uma carta ativa.
dicy-why-not-in-game = { $card } não faz parte das cinco cartas desta partida.
dicy-why-reroll-none = É preciso voltar a rolar pelo menos um dado.
dicy-why-dice-exactly =
    { $exactly ->
        [one] { $card } pede exatamente um dado; escolheste { $count }.
       *[other] { $card } pede exatamente { $exactly } dados; escolheste { $count }.
    }
dicy-why-dice-count = { $card } pede { $fewest } a { $most } dados; escolheste { $count }.
dicy-why-condition-any = { $card } aceita quaisquer dados que estejam na mesa.
dicy-why-condition-no_six = { $card } não aceita nenhum 6.
dicy-why-condition-odd = { $card } só aceita dados ímpares: 1, 3 ou 5.
dicy-why-condition-run = { $card } pede dados seguidos, sem falhas nem repetições.
dicy-why-condition-two_pairs = { $card } pede dois pares de números diferentes.
dicy-why-condition-six = { $card } só aceita dados com um 6.
dicy-why-condition-same = { $card } só aceita dados com o mesmo número.
dicy-why-condition-lowest = { $card } pede os dados mais baixos da mesa, e mais nenhum.
dicy-why-condition-different = { $card } só aceita dados todos diferentes.

## O guia das regras

dicy-guide-goal-title = O objetivo
dicy-guide-goal = Marca pontos com as tuas cartas, dando a cada uma dados que lhe sirvam. Quando alguém atinge o objetivo, 100 pontos se não combinarem outro, termina-se a ronda e ganha quem tiver mais pontos.
dicy-guide-setup-title = Antes da partida
dicy-guide-setup = Jogam 2 a 4 pessoas, com 6 dados. Toda a gente tem à sua frente as mesmas cinco cartas, em fila. Uma carta está ativa ou congelada: as ativas podem usar-se, as congeladas não, até serem reativadas, ou seja, viradas de novo para o lado ativo. No início todas as cartas estão ativas. Escolham quem começa ou deixem ao acaso; pelo livro de regras, é a pessoa mais nova.
dicy-guide-turn-title = O teu turno
dicy-guide-turn = Rola os seis dados. Depois podes voltar a rolar, tantas vezes quantas as tuas cartas permitirem, e no fim ou pontuas uma carta ou passas. A seguir joga a próxima pessoa, no sentido dos ponteiros do relógio. Se todas as tuas cartas estiverem congeladas quando o teu turno começa, não rolas: só podes passar.
dicy-guide-score-title = Pontuar
dicy-guide-score = Escolhe uma das tuas cartas ativas e dados que lhe sirvam. Os pontos são teus. Se a carta tiver um efeito sobre os outros, ele acontece agora. Depois, a carta congela. Quando uma carta deixa o número de dados em aberto, podes usar menos do que seria possível.
dicy-guide-reroll-title = Voltar a rolar
dicy-guide-reroll = Para voltar a rolar, congela uma das tuas cartas ativas e escolhe os dados que rolas outra vez, pelo menos um. Podes continuar enquanto tiveres cartas ativas. Até a última podes congelar, mas então só te resta passar.
dicy-guide-skip-title = Passar
dicy-guide-skip = Se passares, não marcas nada e todas as tuas cartas congeladas são reativadas. Depois, cada uma das outras pessoas que tenha cartas congeladas reativa exatamente uma.
dicy-guide-reactions-title = Quando os outros te fazem reagir
dicy-guide-reactions = Quando alguém passa, ou pelo efeito de uma carta, podes ter de reativar ou congelar uma carta. Se tiveres alguma, tens de o fazer, e és tu que escolhes qual; se só houver uma escolha, faz-se sozinha. Reage-se no sentido dos ponteiros do relógio, a começar à esquerda de quem tem o turno. A dois, quem está à tua esquerda e à tua direita é a mesma pessoa, que reage uma só vez. Um efeito nunca toca nas cartas de quem o provocou.
dicy-guide-end-title = O fim
dicy-guide-end = Quando alguém tiver atingido o objetivo, continua-se até toda a gente ter jogado o mesmo número de turnos. Então ganha quem tiver mais pontos. Em caso de empate, ganha quem tiver mais cartas ativas; se o empate continuar, a vitória é partilhada.
dicy-guide-modes-title = Modos de jogo
dicy-guide-mode = { $mode }: { $cards }.
dicy-guide-modes-ours = O livro de regras só mostra os conjuntos B, C e D em imagem. Os que estão aqui são uma suposição nossa, e as cartas impressas podem ser outras; um ficheiro teu pode corrigi-los.
dicy-guide-interglacial = Interglacial: cinco de todas as cartas, tiradas à sorte antes da partida. Toda a gente joga com as mesmas cinco.
dicy-guide-custom = À medida: cinco cartas, as que quiseres.
dicy-guide-solo = A solo: o livro de regras não tem jogo para uma só pessoa; este é um acrescento do Rollhouse. Atinge o objetivo no menor número de turnos que conseguires. O que as cartas fazem aos outros não se aplica.

## O professor: de onde vêm os valores, para onde olhar e porquê

dicy-values-two = Exato: do jogo resolvido para dois, com um desvio máximo de { $gap }.
dicy-values-solo = Exato: do jogo resolvido a solo, com um desvio máximo de { $gap }.
dicy-values-learned = Uma estimativa: cada turno é calculado com exatidão; o que vem depois é avaliado por um modelo treinado com muitas partidas. 95% dos erros são inferiores a { $error } pontos percentuais (medido em jogos resolvidos).
dicy-values-played-out = Uma estimativa: cada turno é calculado com exatidão; o que vem depois é avaliado por um modelo treinado com muitas partidas. 95% dos erros são inferiores a { $error } pontos percentuais (medido ao jogar { $positions } posições até ao fim).
dicy-note-unsolved = Com mais de dois jogadores, o jogo não está resolvido: este bot joga como o perito.
dicy-note-solving = Este jogo ainda está a ser resolvido ({ $percent }%): até lá, este bot joga como o perito.
dicy-note-not-solved = Este jogo não está resolvido: este bot joga como o perito.

dicy-bot-random = faz uma jogada ao acaso
dicy-bot-greedy = fica logo com o máximo de pontos e nunca volta a rolar
dicy-bot-expert = tem em conta o avanço de todos; o mais forte a três e a quatro
dicy-bot-perfect = não comete erros a um ou a dois, assim que o jogo estiver resolvido; até lá, e com mais jogadores, joga como o perito

dicy-points =
    { $count ->
        [one] { $count } ponto
       *[other] { $count } pontos
    }

dicy-clue-equal = Esta escolha não faz diferença: todas as jogadas são igualmente boas.
dicy-clue-freeze = Qual das tuas cartas te faz menos falta?
dicy-clue-reset = Qual das tuas cartas congeladas será a mais útil?
dicy-clue-last-turn = { $frame } { $clue }
dicy-clue-race = { $seat } está só a { $points } do objetivo. { $clue }
dicy-clue-free = Se vais passar de qualquer maneira, quanto te custa voltar a rolar?
dicy-clue-reroll = Olha para { $card }: que hipóteses há de ter dados melhores para essa carta?
dicy-clue-several = Ainda há mais do que uma carta que pode resultar: que dados servem a mais delas?
dicy-clue-enough = Olha para o que os dados já mostram: que hipóteses há de um novo lançamento fazer melhor?
dicy-clue-wins = Olha para os dados como estão: alguma das tuas cartas já ganha?
dicy-clue-save = Mais pontos agora nem sempre é o melhor: que carta valerá mais daqui a pouco?
dicy-clue-skip = Olha para a tua fila: quanto valeria com todas as cartas ativas outra vez?

# O último turno: o que é preciso para ganhar. $level é um ponto a menos do que o que ganha de certeza; $leaders são os que têm mais pontos
dicy-last-turn = O teu último turno: ganhas com { $points } ou mais.
dicy-last-turn-tie = O teu último turno: ganhas com { $level } e mais cartas ativas do que { $leaders }, ou com { $needed } ou mais.
dicy-last-turn-shared = O teu último turno: ganhas com { $points } ou mais, e partilhas a vitória com { $level } e tantas cartas ativas como { $leaders }.
dicy-last-round =
    { $count ->
        [one] O teu último turno: com { $points } passas à frente de { $leaders }, mas { $seats } ainda joga depois de ti.
       *[other] O teu último turno: com { $points } passas à frente de { $leaders }, mas { $seats } ainda jogam depois de ti.
    }

# Uma jogada em poucas palavras, entre aspas numa frase
dicy-brief-score = Pontuar { $card }
dicy-brief-reroll = Voltar a rolar { $dice }
dicy-brief-skip = Passar

dicy-reason-equal = Aqui, todas as jogadas são igualmente boas.
# Uma razão em duas frases
dicy-reason-two = { $first } { $second }
dicy-reason-race = { $seat } precisa de { $points } e, tal como está, pode consegui-los no próximo turno { $times }.
dicy-reason-race-certain = { $seat } precisa de { $points } e, tal como está, consegue-os de certeza no próximo turno.
dicy-reason-wins = «{ $best }» ganha { $times }, «{ $move }» { $other }.
dicy-reason-wins-shared = Contando por metade uma vitória partilhada, «{ $best }» ganha { $times }, «{ $move }» { $other }.
dicy-reason-wins-on = «{ $best }» ganha com { $card } { $times }, «{ $move }» { $other }.
dicy-reason-freezes-winner = Congelavas { $card }, a carta que ganha já.
dicy-reason-reroll-over-score = Voltar a rolar { $dice } dá mais de { $points } { $times }; { $card } dá { $now } agora.
dicy-reason-reroll-over-score-on = Voltar a rolar { $dice } dá mais de { $points } com { $target } { $times }; { $card } dá { $now } agora.
dicy-reason-keeps-card = Guarda { $card } para depois: se voltares a rolar { $dice }, pontuas outra carta { $times }.
dicy-reason-skip-instead = Passar é melhor do que { $points } com { $card }, e voltar a rolar antes de passar não custa nada.
dicy-reason-only-card = { $card } é a tua única carta ativa: fica com os { $points }, porque voltar a rolar congelava-a.
dicy-reason-freezes-scorer = Essa jogada congela a própria { $card }; com as outras cartas consegues { $points } ou mais { $times }.
dicy-reason-freezes-scorer-never = Essa jogada congela a própria { $card } e perde os seus { $points }.
dicy-reason-no-better = Voltar a rolar nunca pode dar mais do que os { $points } de { $card }.
dicy-reason-score-over-reroll = { $card } dá { $points } agora; voltar a rolar { $dice } dá mais { $times }.
dicy-reason-score-over-reroll-never = { $card } dá { $points } agora, e voltar a rolar { $dice } nunca dá mais.
dicy-reason-takes-lead = Os { $points } de { $card } deixam-te { $lead } à frente de { $seat }; voltar a rolar { $dice } dá mais { $times }.
dicy-reason-score-is-safe = { $card } dá { $points } agora; voltar a rolar { $dice } dá menos { $times }.
dicy-reason-costs-card = Voltar a rolar { $dice } acrescenta em média { NUMBER($added, minimumFractionDigits: 1, maximumFractionDigits: 1) } pontos, mas congela { $card }.
dicy-reason-reroll-over-reroll = Voltar a rolar { $dice } dá { $points } ou mais { $times }; voltar a rolar { $other }: { $other_times }.
dicy-reason-reroll-over-reroll-on = Voltar a rolar { $dice } dá { $points } ou mais com { $target } { $times }; voltar a rolar { $other }: { $other_times }.
dicy-reason-free-rerolls = O mais provável é passares, por isso voltar a rolar não custa nada: com { $dice } ainda pontuas { $times }.
dicy-reason-reaches = «{ $best }» chega a { $target } já neste turno { $times }, «{ $move }» { $other }.
dicy-reason-will-score = Vais pontuar { $card } neste turno, por isso congela { $best }.
dicy-reason-may-score = Ainda podes pontuar { $card } neste turno ({ $times }), por isso congela { $best }.
dicy-reason-later = { $card } vai valer-te mais tarde mais do que { $best }.
dicy-reason-reset-later = { $best } vai ser-te mais útil do que { $card }.
dicy-reason-worth-keeping = Guarda { $card }: num novo lançamento, essa carta dá em média { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } pontos, e { $best } { NUMBER($other, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
dicy-reason-worth-resetting = { $best } vale mais: num novo lançamento, essa carta dá em média { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } pontos, e { $card } { NUMBER($other, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
dicy-reason-save = { $card } daria { $points }, mas guarda essa carta para depois: a que deves pontuar é { $best }.
dicy-reason-any-card = Tanto faz congelar { $best } como { $card }.
dicy-reason-other-dice = { $card } dá { $points } com { $dice }, e { $other } com { $others }.
dicy-reason-more-points = { $best } dá { $points } agora, { $card } apenas { $other }.
dicy-reason-not-yet = Chegar a { $target } agora faz desta ronda a última: { $seat } precisa então de { $points }, que pode conseguir { $times }.
dicy-reason-effect-freeze = { $card } também obriga { $seat } a congelar uma carta, o que só por si vale { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } pontos percentuais de probabilidade de vitória.
dicy-reason-effect-reset = { $card } deixa { $seat } reativar uma carta, o que só por si custa { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } pontos percentuais de probabilidade de vitória.
dicy-reason-effect-freeze-several = { $card } também obriga { $seats } a congelar uma carta cada, o que só por si vale { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } pontos percentuais de probabilidade de vitória.
dicy-reason-effect-reset-several = { $card } deixa { $seats } reativar uma carta cada, o que só por si custa { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } pontos percentuais de probabilidade de vitória.
dicy-reason-score-over-skip =
    { $count ->
        [0] { $card } dá { $points } agora; passar não reativaria nada.
        [one] { $card } dá { $points } agora; passar só reativaria uma carta.
       *[other] { $card } dá { $points } agora; passar reativaria { $count } cartas e não daria nada.
    }
dicy-reason-skip-over-score = Passar deixa as cinco cartas ativas; { $card } daria { $points } e deixaria { $left } das 5 cartas ativas.
dicy-reason-reroll-over-skip = Antes de passar, voltar a rolar não custa nada: com { $dice } ainda pontuas { $times }.
dicy-reason-skip-over-last = Passar reativa as cinco cartas; { $card } daria { $points } mas não deixava nenhuma ativa e, tal como está, passavas na mesma no próximo turno.
dicy-reason-averages = Em média, «{ $best }» acaba o turno com { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } pontos e { NUMBER($active, minimumFractionDigits: 1, maximumFractionDigits: 1) } cartas ativas, «{ $move }» com { NUMBER($other_mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } e { NUMBER($other_active, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
dicy-reason-cards-over-points = As cartas que ficam ativas pesam mais do que os pontos: sem adversários, faltavam-te { NUMBER($turns, minimumFractionDigits: 2, maximumFractionDigits: 2) } turnos depois de «{ $best }», { NUMBER($other_turns, minimumFractionDigits: 2, maximumFractionDigits: 2) } depois de «{ $move }».
dicy-reason-points-over-cards = Os pontos pesam mais do que as cartas que ficam ativas: sem adversários, faltavam-te { NUMBER($turns, minimumFractionDigits: 2, maximumFractionDigits: 2) } turnos depois de «{ $best }», { NUMBER($other_turns, minimumFractionDigits: 2, maximumFractionDigits: 2) } depois de «{ $move }».
dicy-reason-tempo = Sem adversários, faltavam-te { NUMBER($turns, minimumFractionDigits: 2, maximumFractionDigits: 2) } turnos depois de «{ $best }», { NUMBER($other_turns, minimumFractionDigits: 2, maximumFractionDigits: 2) } depois de «{ $move }».
dicy-reason-close = Quase não faz diferença; «{ $best }» é um pouco melhor.
dicy-reason-either-freeze = Quase não importa que carta congelas; { $best } faz-te um pouco menos falta.
dicy-reason-either-reset = Quase não importa que carta reativas; { $best } é-te um pouco mais útil.
dicy-reason-chances = Hipóteses de ganhar: { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }% com «{ $best }», { NUMBER($other, minimumFractionDigits: 1, maximumFractionDigits: 1) }% com «{ $move }».
dicy-reason-turns = Turnos esperados ao todo: { NUMBER($turns, minimumFractionDigits: 2, maximumFractionDigits: 2) } com «{ $best }», { NUMBER($other, minimumFractionDigits: 2, maximumFractionDigits: 2) } com «{ $move }».
# Duas jogadas que diferem na carta congelada e nos dados; $all: uma das duas coisas faz sozinha a diferença
dicy-reason-the-card =
    { $all ->
        [yes] Os dados estão certos, a carta não.
       *[no] A carta custa-te mais do que os dados.
    } { $reason }
dicy-reason-the-dice =
    { $all ->
        [yes] A carta está certa, os dados não.
       *[no] Os dados custam-te mais do que a carta.
    } { $reason }

# De que trata um problema, depois de «Tema:»
dicy-theme-reaction = que carta, quando outra jogada te faz escolher
dicy-theme-reaction-about = A carta de outra pessoa faz-te congelar ou reativar uma das tuas: qual custa menos, ou ajuda mais?
dicy-theme-last = o último turno
dicy-theme-last-about = É o último turno, ou quase: só conta o que ganha agora.
dicy-theme-effect = o que uma carta faz aos outros
dicy-theme-effect-about = O efeito de uma carta sobre os outros vale mais do que os seus pontos.
dicy-theme-fewer = menos pontos agora, a melhor carta para depois
dicy-theme-fewer-about = Podias fazer mais pontos, mas a carta faria falta depois.
dicy-theme-score = pontuar a tempo
dicy-theme-score-about = Os teus pontos agora são melhores do que aquilo que outro lançamento pode dar.
dicy-theme-card = que carta congelar
dicy-theme-card-about = É claro o que voltar a rolar. Que carta paga por isso?
dicy-theme-dice = que dados guardar
dicy-theme-dice-about = Vale a pena voltar a rolar: que dados vão, e quais ficam?

## Uma regra simples: o que se pode decorar, uma frase por linha

dicy-thumb-greedy = Pontua a carta que dá mais pontos; passa quando nenhuma dá nada.
dicy-thumb-enough = Pontua a tua melhor carta assim que der { $points } pontos ou mais.
dicy-thumb-reroll = Senão, congela a última das tuas cartas ativas por esta ordem e volta a rolar para a primeira: { $order }.
dicy-thumb-card = { $card } ({ $keep })
dicy-thumb-last = Se só tiveres uma carta ativa, pontua-a por { $points } pontos ou mais; senão, passa.
dicy-thumb-cost = Contra um jogo perfeito, isto custa { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } pontos percentuais de probabilidade de vitória (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }; a dois, até 100).
dicy-thumb-keep-any_two = guarda dois dados altos, 5 ou 6
dicy-thumb-keep-low_six = guarda os 4 e os 5
dicy-thumb-keep-odd = guarda os 3 e os 5
dicy-thumb-keep-straight = guarda a sequência mais longa
dicy-thumb-keep-two_pairs = guarda os pares
dicy-thumb-keep-sixes = guarda os 6
dicy-thumb-keep-double_pair = guarda dois dados altos, 5 ou 6
dicy-thumb-keep-three_lowest = guarda os 4, 5 e 6
dicy-thumb-keep-all_different = guarda um dado de cada valor
dicy-thumb-keep-five_different = guarda um dado de cada valor
dicy-thumb-keep-forty_minus = guarda os 1 e os 2
dicy-thumb-keep-all_same = guarda o valor mais repetido
