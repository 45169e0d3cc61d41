# Dicetto. Colocam-se dados nas cartas de Dados e na carta Relançar; as cartas de Bónus são atribuídas no fim.

dicetto-name = Dicetto

## As cartas

dicetto-card-number = Número { $number }
dicetto-card-pair = Par
dicetto-card-two_pairs = Dois pares
dicetto-card-three = Três iguais
dicetto-card-four = Quatro iguais
dicetto-card-small_straight = Sequência pequena
dicetto-card-large_straight = Sequência grande
dicetto-card-chance = Sorte
dicetto-card-reroll = Relançar

# Uma carta e o seu espaço na mesa
dicetto-spot = { $card } (espaço { $slot })
# O que está impresso numa carta
dicetto-face =
    { $points ->
        [one] { $card }, 1 ponto
       *[other] { $card }, { $points } pontos
    }
dicetto-face-logo =
    { $points ->
        [one] { $card }, 1 ponto, logótipo
       *[other] { $card }, { $points } pontos, logótipo
    }

dicetto-kind-number = Números de 1 a 6
dicetto-kind-reroll = A carta Relançar

dicetto-rule-number = Coloca um ou mais dados com o número da carta, tantos quantos quiseres.
dicetto-rule-pair = Coloca 2 dados com o mesmo número.
dicetto-rule-two_pairs = Coloca 4 dados que formem dois pares. Quatro dados iguais também contam como dois pares.
dicetto-rule-three = Coloca 3 dados com o mesmo número.
dicetto-rule-four = Coloca 4 dados com o mesmo número.
dicetto-rule-small_straight = Coloca 3 dados com números seguidos.
dicetto-rule-large_straight = Coloca 4 dados com números seguidos.
dicetto-rule-chance = Coloca um ou mais dados, sejam eles quais forem.
dicetto-rule-reroll =
    Coloca um ou mais dados, sejam eles quais forem. Esta carta não dá pontos nem conta como uma das tuas cartas. Mas se os teus dados ainda lá
    estiverem quando o teu próximo turno começar, podes rolar quatro vezes nesse turno. Antes de colocares dados, devolves a carta à mesa.

dicetto-example-number = Exemplo: no número 5, um só 5, ou 5 5, ou 5 5 5.
dicetto-example-pair = Exemplo: 4 4.
dicetto-example-two_pairs = Exemplo: 2 2 5 5.
dicetto-example-three = Exemplo: 6 6 6.
dicetto-example-four = Exemplo: 3 3 3 3.
dicetto-example-small_straight = Exemplo: 2 3 4.
dicetto-example-large_straight = Exemplo: 3 4 5 6.
dicetto-example-chance = Exemplo: 1 5 6.

## Cartas de Bónus

dicetto-bonus-fewest_logo = Menos logótipos
dicetto-bonus-most_logo = Mais logótipos
dicetto-bonus-fewest_cards = Menos cartas
dicetto-bonus-most_cards = Mais cartas
dicetto-bonus-most_straights = Mais sequências
dicetto-bonus-most_chance = Mais cartas Sorte
dicetto-bonus-fewest_points = Menos pontos
dicetto-bonus-most_numbers = Mais cartas de número

dicetto-bonus-rule-fewest_logo = { $points } pontos para quem tiver menos cartas com o logótipo Dicetto. Em caso de empate, para ninguém.
dicetto-bonus-rule-most_logo = { $points } pontos para quem tiver mais cartas com o logótipo Dicetto. Em caso de empate, para ninguém.
dicetto-bonus-rule-fewest_cards = { $points } pontos para quem tiver menos cartas de Dados. Em caso de empate, para ninguém.
dicetto-bonus-rule-most_cards = { $points } pontos para quem tiver mais cartas de Dados. Em caso de empate, para ninguém.
dicetto-bonus-rule-most_straights = { $points } pontos para quem tiver mais sequências, pequenas e grandes juntas. Em caso de empate, para ninguém.
dicetto-bonus-rule-most_chance = { $points } pontos para quem tiver mais cartas Sorte. Em caso de empate, para ninguém.
dicetto-bonus-rule-fewest_points = { $points } pontos para quem tiver menos pontos nas suas cartas de Dados. Em caso de empate, para ninguém.
dicetto-bonus-rule-most_numbers = { $points } pontos para quem tiver mais cartas com um número de 1 a 6. Em caso de empate, para ninguém.

## Preparação

dicetto-option-cards-to-win = Cartas a ganhar
dicetto-option-most-turns = Número máximo de turnos, de todos os jogadores juntos
dicetto-option-quiet-rounds = Fim após tantas rondas sem ninguém ganhar uma carta
dicetto-option-bonus = Cartas de Bónus
dicetto-option-bonus-with = com cartas de Bónus
dicetto-option-bonus-without = sem cartas de Bónus
dicetto-option-deck = Um ficheiro com um baralho teu

dicetto-setup =
    { $count ->
        [one] A partida acaba assim que um jogador ganhar uma carta.
       *[other] A partida acaba assim que um jogador ganhar { $count } cartas.
    }
dicetto-setup-most-turns =
    { $count ->
        [one] Acaba o mais tardar ao fim do primeiro turno.
       *[other] Acaba o mais tardar ao fim de { $count } turnos.
    }
dicetto-setup-quiet-rounds = Acaba mais cedo se ninguém ficar com uma carta de Dados durante { $count } rondas.
dicetto-setup-quiet-rounds-never = Continua mesmo que ninguém ganhe cartas.
dicetto-setup-bonus = Com cartas de Bónus.
dicetto-setup-no-bonus = Sem cartas de Bónus.
dicetto-setup-deck = Baralho: { $name }, { $count } cartas.
dicetto-setup-our-reading = O livro de regras não diz quantas cartas há de cada tipo, nem os seus pontos e logótipos: este baralho é uma suposição nossa, e as cartas impressas podem ser diferentes.

## O que acontece

dicetto-event-first = { $seat } começa.
dicetto-event-drawn = Espaço { $slot }: { $face }.
dicetto-event-bonus = As cartas de Bónus desta partida são { $cards }.
dicetto-event-turn = É a vez de { $seat }.
dicetto-event-took =
    { $seat } ganhou { $cards } ({ $points ->
        [one] 1 ponto
       *[other] { $points } pontos
    }) e tem agora { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }.
dicetto-event-reroll-taken = { $seat } tem a carta Relançar e pode rolar quatro vezes neste turno.
dicetto-event-reroll-laid-back = { $seat } devolveu a carta Relançar à mesa.
dicetto-event-rolled = { $seat } rolou { $dice }.
dicetto-event-rerolled = { $seat } tirou { $rolled }; os dados são agora { $dice }.
dicetto-event-picked-up = { $seat } pegou em { $dice } para voltar a rolar.
dicetto-event-kept = { $seat } ficou com { $dice }.
dicetto-event-placed = { $seat } colocou { $dice } em { $spot }.
dicetto-event-returned = { $seat } perdeu { $spot } e recebeu { $dice } de volta.
dicetto-event-to-duel = { $seat } e { $holder } empataram em { $spot }, com { $total }: decide um duelo.
dicetto-event-duel-tied = Duelo: { $seat } e { $holder } tiraram { $mine } e rolam outra vez.
dicetto-event-duel-won = Duelo: { $seat } tirou { $mine }, { $holder } { $theirs }. { $seat } venceu.
dicetto-event-duel-lost = Duelo: { $seat } tirou { $mine }, { $holder } { $theirs }. { $holder } manteve-se, e { $seat } já não pode colocar { $dice } neste turno.
dicetto-event-done = { $seat } terminou o turno.
dicetto-event-end =
    { $count ->
        [one] { $seat } tem 1 carta, e a partida acaba.
       *[other] { $seat } tem { $count } cartas, e a partida acaba.
    }
dicetto-event-end-no-cards = Já não há cartas de Dados, e a partida acaba.
dicetto-event-end-most-turns =
    { $count ->
        [one] Jogou-se um turno, e a partida acaba.
       *[other] Jogaram-se { $count } turnos, e a partida acaba.
    }
dicetto-event-end-quiet-rounds = Há { $count } rondas que ninguém fica com uma carta de Dados, e a partida acaba.
dicetto-event-end-agreed = Todos os jogadores concordaram em parar, e a partida acaba.
dicetto-event-stands-still = Há { $rounds } rondas que ninguém fica com uma carta de Dados. A partida acaba daqui a { $left } turnos, a menos que alguém fique com uma.
dicetto-event-swept =
    { $points ->
        [one] { $seat } ganhou ainda { $cards }, onde os seus dados estavam: 1 ponto.
       *[other] { $seat } ganhou ainda { $cards }, onde os seus dados estavam: { $points } pontos.
    }
dicetto-event-bonus-won =
    { $points ->
        [one] Carta de Bónus «{ $card }»: 1 ponto para { $seat }.
       *[other] Carta de Bónus «{ $card }»: { $points } pontos para { $seat }.
    }
dicetto-event-bonus-tied = Carta de Bónus «{ $card }»: empate, não é para ninguém.

dicetto-won-points = Ganha quem tem mais pontos.
dicetto-won-shared = Empate em pontos: a vitória é partilhada.

## A posição

dicetto-line-pile = Cartas a ganhar: { $goal }. Cartas no monte: { $count }.
dicetto-line-pile-our-reading = Cartas a ganhar: { $goal }. Cartas no monte: { $count }. (O baralho é uma suposição nossa.)
dicetto-line-slot-free = { $slot }: { $face }
dicetto-line-slot-held = { $slot }: { $face }. Em cima: { $dice } de { $seat }, soma { $total }.
dicetto-line-slot-empty = { $slot }: vazio
dicetto-line-reroll-free = Carta Relançar: livre
dicetto-line-reroll-held = Carta Relançar. Em cima: { $dice } de { $seat }, soma { $total }.
dicetto-line-reroll-in-hand = Carta Relançar: está com { $seat }, para um quarto lançamento.
dicetto-line-bonus = Cartas de Bónus: { $cards }.
# Só quando o número de turnos está prestes a acabar o jogo
dicetto-line-last-turns =
    { $count ->
        [0] É o último turno: depois, a partida acaba.
        [one] Depois deste turno há mais um, e a partida acaba.
       *[other] Depois deste turno há mais { $count }, e a partida acaba.
    }
dicetto-line-stands-still =
    { $count ->
        [one] A partida está parada: acaba depois deste turno. Se todos concordarem, acaba já.
       *[other] A partida está parada: acaba daqui a { $count } turnos, a menos que alguém fique com uma carta. Se todos concordarem, acaba já.
    }
dicetto-line-seat =
    { $seat }: { $points ->
        [one] 1 ponto
       *[other] { $points } pontos
    }, { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }.
dicetto-line-dice = Dados: { $dice }
dicetto-line-aside = De parte, depois de um duelo perdido: { $dice }
# Uma linha da classificação final: o total e de que é feito
dicetto-line-result =
    { $rank }. { $seat }: { $score ->
        [one] 1 ponto
       *[other] { $score } pontos
    } ({ $dice } das cartas, { $bonus } de bónus), { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }.

## Escolhas

dicetto-ask-roll =
    { $rolls ->
        [one] { $seat }, voltas a rolar ou ficas assim? Tens mais um lançamento.
       *[other] { $seat }, voltas a rolar ou ficas assim? Tens mais { $rolls } lançamentos.
    }
dicetto-ask-reroll = Quais de { $dice } vais voltar a rolar?
dicetto-ask-place = { $seat }, onde vais colocar dados?
dicetto-ask-dice-for = Quais de { $dice } vais colocar em { $spot }?
dicetto-ask-which-card = Em que carta vais colocar dados?
dicetto-ask-rolled =
    { $count ->
        [one] { $seat } rolou um dado: o que mostra?
       *[other] { $seat } rolou { $count } dados: o que mostram?
    }
dicetto-ask-duel = O que tirou { $seat }, e depois { $holder }?
dicetto-ask-oldest = Quem começa? Pelo livro de regras, a pessoa mais velha.
dicetto-ask-drawn = Que carta saiu para o espaço { $slot }?
dicetto-ask-drawn-our-reading = Que carta saiu para o espaço { $slot }? (O baralho é uma suposição nossa.)
dicetto-ask-card-id = Que carta saiu? As cartas chamam-se, por exemplo, pair#2 ou number_3#1.
dicetto-ask-bonus = Que { $count } cartas de Bónus saíram?

dicetto-menu-reroll = Voltar a rolar dados
dicetto-menu-other-dice = Colocar outros dados
dicetto-menu-duel = Indicar os dois dados do duelo
dicetto-menu-draw = Indicar a carta que saiu
dicetto-menu-card-id = Indicar o código da carta
dicetto-menu-bonus = Indicar as cartas de Bónus que saíram
# Restam $count cartas destas no monte
dicetto-menu-face = { $face } (restam { $count })

dicetto-worth-points =
    { $points ->
        [one] 1 ponto
       *[other] { $points } pontos
    }
dicetto-worth-roll = um quarto lançamento no próximo turno
dicetto-move-place = Colocar { $dice } em { $spot }: { $worth }
dicetto-move-beat = Colocar { $dice } em { $spot } e bater { $holder }: { $worth }
dicetto-move-to-duel = Colocar { $dice } em { $spot } se ganhares um duelo com { $holder }: { $worth }
dicetto-move-reroll = Voltar a rolar { $dice }
dicetto-move-keep = Ficar com { $dice }
dicetto-move-done =
    { $count ->
        [0] Acabar o turno
        [one] Acabar o turno, sobra um dado
       *[other] Acabar o turno, sobram { $count } dados
    }
dicetto-move-stop = Parar por acordo de todos
dicetto-move-draw = Tirar { $face }
dicetto-move-duel = Duelo: { $seat } tira { $mine }, { $holder } { $theirs }

## Porque é que algo é recusado

dicetto-error-stopped-rolling = Parar de rolar: era melhor voltar a rolar
dicetto-error-rolled-on = Voltar a rolar: era melhor ficar com os dados
dicetto-error-wrong-reroll = Voltar a rolar os dados errados
dicetto-error-wrong-card = Colocar dados na carta errada
dicetto-error-wrong-dice = Colocar os dados errados na carta certa
dicetto-error-stopped-placing = Colocar de menos
dicetto-error-placed-on = Colocar de mais

error-setup-cards_to_win = Número de cartas a ganhar inválido: «{ $value }».
error-setup-most_turns = Número máximo de turnos inválido: «{ $value }».
error-setup-quiet_rounds = Número de rondas sem carta ganha inválido: «{ $value }».
error-setup-bonus = «{ $value }» não é «with» nem «without» (com ou sem cartas de Bónus).
error-setup-deck = Este baralho não pode ser usado: «{ $value }».
error-setup-deck_name = Nome de baralho inválido: «{ $value }».
error-setup-reading = Valor inválido «{ $value }»: um baralho está marcado como suposição nossa ou não.

dicetto-why-entry-number = Uma carta com kind = "number" precisa de um número (number), e só ela tem um.
dicetto-why-entry-logo = Não pode haver mais logótipos ({ $logo }) do que exemplares ({ $copies }).
dicetto-why-deck-size = Um baralho tem de { $low } a { $high } cartas; este tem { $count }.
dicetto-why-deck-name = Um nome tem de 1 a { $most } caracteres visíveis.
dicetto-why-range = Um número inteiro de { $low } a { $high }.
dicetto-why-token = Uma carta escreve-se como pair#2:1*: tipo, exemplar, pontos (de 0 a 50), e * para o logótipo.
dicetto-why-card-twice = A carta { $card } aparece duas vezes.
dicetto-why-unknown-slot = Os dados colocam-se no espaço 1, 2, 3 ou 4, ou na carta Relançar (reroll); «{ $slot }» não é nenhum deles.
dicetto-why-unknown-card = «{ $card }» não pode ser uma carta. As cartas chamam-se, por exemplo, pair#2 ou number_3#1.
dicetto-why-unknown-bonus = Não há nenhuma carta de Bónus «{ $card }».
dicetto-why-no-dice = Escolhe pelo menos um dado.
dicetto-why-keep-first = Ainda podes rolar. Se queres colocar dados já, fica primeiro com os que tens.
dicetto-why-no-rolls = Já não tens lançamentos neste turno.
dicetto-why-not-in-pile = { $card } não está no monte.
dicetto-why-draw-first = Primeiro é preciso tirar uma carta do monte.
dicetto-why-duel-first = Primeiro é preciso decidir um duelo: um dado cada um.
dicetto-why-bonus-first = Primeiro é preciso colocar as cartas de Bónus na mesa.
dicetto-why-slot-empty = Não há carta no espaço { $slot }: o monte acabou.
dicetto-why-own-dice = Os teus dados já estão em { $card }.
dicetto-why-no-stop = Só se pode parar por acordo depois de anunciado que a partida está parada, e não quando se vão rolar dados.
dicetto-why-lost-there = Perdeste um duelo por { $card }; não podes tentar outra vez neste turno.
dicetto-why-aside = { $dice }: estes dados perderam um duelo e já não podem ser colocados neste turno.
dicetto-why-makes-number = { $card } só aceita dados que mostrem { $number }.
dicetto-why-makes-pair = { $card } leva exatamente 2 dados com o mesmo número.
dicetto-why-makes-two_pairs = { $card } leva exatamente 4 dados que formem dois pares.
dicetto-why-makes-three = { $card } leva exatamente 3 dados com o mesmo número.
dicetto-why-makes-four = { $card } leva exatamente 4 dados com o mesmo número.
dicetto-why-makes-small_straight = { $card } leva exatamente 3 dados com números seguidos.
dicetto-why-makes-large_straight = { $card } leva exatamente 4 dados com números seguidos.
dicetto-why-too-low = Os dados de { $holder } em { $card } somam { $held }; os teus somam { $total }, o que é pouco.

## Os robôs

dicetto-bot-random = faz uma jogada ao acaso
dicetto-bot-greedy = vai à carta que vale mais pontos e olha só um lançamento em frente
dicetto-bot-expert = calcula o turno inteiro e aprendeu, a jogar contra si próprio, o que vem depois

## O guia das regras

dicetto-guide-goal-title = O objetivo
dicetto-guide-goal =
    Coloca dados nas cartas e não deixes que te tirem de lá, para que as cartas sejam tuas. Quando alguém tiver ganho 10 cartas, ou outro número
    que combinem, a partida acaba e ganha quem tiver mais pontos.
dicetto-guide-setup-title = Antes da partida
dicetto-guide-setup =
    Jogam 2 a 4 pessoas, cada uma com 4 dados de uma cor. Baralhem as cartas de Dados e coloquem 4 viradas para cima, com a carta Relançar ao
    lado. Se jogarem com cartas de Bónus, coloquem na mesa 4 das 8; as outras não se usam. Escolham quem começa ou deixem a sorte decidir;
    pelo livro de regras, é a pessoa mais velha.
dicetto-guide-turn-title = O teu turno
dicetto-guide-turn = Fica com as cartas onde os teus dados ainda estão, rola, e coloca dados numa ou mais cartas. Guarda os dados que não colocaste. Depois joga a pessoa seguinte, no sentido dos ponteiros do relógio.
dicetto-guide-take-title = Ficar com cartas
dicetto-guide-take =
    No início do teu turno, cada carta que ainda tenha os teus dados é tua, e os dados voltam para ti. Novas cartas do monte ocupam os espaços
    vazios, enquanto houver.
dicetto-guide-roll-title = Rolar
dicetto-guide-roll =
    Rola os quatro dados. Podes voltar a rolar os que quiseres, e depois mais uma vez: três lançamentos ao todo. Podes parar antes
    disso.
dicetto-guide-place-title = Colocar dados
dicetto-guide-place =
    Coloca dados numa carta de cada vez, e para quando quiseres. Os dados numa carta formam o que ela pede e mais nada, e cada dado só vai para uma
    carta. Não acrescentes nada a uma carta onde já colocaste dados neste turno. Se lá estiverem dados de outra pessoa, comparem as somas. Se a tua for maior, ela recebe os seus dados de volta e guarda-os para o
    seu próximo turno. Se for igual, decide um duelo. Se for menor, não podes colocar dados ali.
dicetto-guide-duel-title = Duelos
dicetto-guide-duel =
    Cada um rola um dado, e outra vez em caso de empate. Quem tirar mais fica com a carta. Se perderes um duelo no teu turno, os dados que lá
    querias colocar já não podem ser colocados em lado nenhum nesse turno, e não podes voltar a tentar essa carta.
dicetto-guide-end-title = O fim
dicetto-guide-end =
    Assim que alguém ficar com a sua décima carta no início de um turno, a partida acaba, e já não se rola. Acaba também quando não houver mais
    cartas de Dados e, o mais tardar, ao fim de 400 turnos ao todo. Cada carta que nesse momento tenha dados vai para o dono deles. Somem os pontos das cartas de Dados e depois os das cartas
    de Bónus. Ganha quem tiver mais pontos; em caso de empate, a vitória é partilhada.
dicetto-guide-end-quiet =
    Dois jogadores que esperam ambos podiam continuar para sempre. Por isso, segundo uma regra nossa, a partida também acaba quando ninguém fica com uma carta de Dados
    durante { $count } rondas completas (é configurável). A mesa avisa duas rondas antes; a partir daí, todos podem concordar em parar logo.
dicetto-guide-deck-title = O baralho
dicetto-guide-deck = Há { $count } cartas de Dados:
dicetto-guide-our-reading =
    O livro de regras não diz quantas cartas há de cada tipo, quanto valem nem quais têm o logótipo. O que aqui se lista é uma suposição nossa,
    e as cartas impressas podem ser diferentes; um ficheiro teu pode corrigi-la.
dicetto-guide-face = { $count } × { $face }

## O professor: de onde vêm os valores, para onde olhar, e porquê

dicetto-values = Uma estimativa: cada turno é calculado com exatidão; o que vem depois é avaliado por um modelo treinado com muitas partidas. Erro médio de { $mean } pontos percentuais; 95% dos erros são inferiores a { $error } (medido jogando posições até ao fim).

# Uma carta a meio de uma frase
dicetto-target =
    { $points ->
        [one] { $card } (1 ponto)
       *[other] { $card } ({ $points } pontos)
    }
dicetto-target-slot =
    { $points ->
        [one] { $card } (espaço { $slot }, 1 ponto)
       *[other] { $card } (espaço { $slot }, { $points } pontos)
    }
dicetto-target-reroll = a carta Relançar
# Uma jogada a meio de uma frase, depois de dois pontos ou entre parênteses
dicetto-doing-place = { $dice } em { $card }
dicetto-doing-reroll = voltar a rolar { $dice }
dicetto-doing-keep = ficar com os dados como estão
dicetto-doing-done = não colocar mais nada

dicetto-clue-end = Tal como está, { $seat } vai acabar a partida, e não a ganharias. O que é que ainda pode mudar isso?
dicetto-clue-reroll = Olha para { $card }: quais dos teus dados ajudariam aí?
dicetto-clue-keep = Olha para o que os dados já permitem: há mais a ganhar do que a perder?
dicetto-clue-take = Olha para o que { $seat } está prestes a ganhar: os teus dados são mais fortes nalgum lado?
dicetto-clue-duel = Um duelo ganha-se metade das vezes: onde é que valeria a pena?
dicetto-clue-bonus = Olha para as cartas de Bónus: onde é que mais uma carta te poria à frente?
dicetto-clue-hold = O que vale a pena ganhar, e quais dos teus dados ainda lá estarão quando o teu próximo turno começar?
dicetto-clue-done = Olha para o que mais uma carta mudaria: queres todas as cartas que podes ter?

dicetto-reason-equal = Aqui, todas as jogadas são igualmente boas.
dicetto-reason-by-chances = { $reason } «{ $other }» daria mais pontos, mas «{ $best }» ganha mais vezes.
dicetto-reason-roll-over-points = { $reason } Aqui, um quarto lançamento no próximo turno vale mais do que { $target }.
dicetto-reason-near-the-end =
    { $count ->
        [one] { $reason } E o tempo é curto: só falta uma carta a { $seat }.
       *[other] { $reason } E o tempo é curto: só faltam { $count } cartas a { $seat }.
    }
# $number é o número de cartas que acaba a partida: «a carta número 10»
dicetto-reason-gives-last-card = Esta jogada ({ $move }) daria a { $seat } a carta número { $number }: a partida acabaria aí, sem vitória tua. Com a outra ({ $best }), continua.
dicetto-reason-lets-end = Com esta jogada ({ $move }), { $seat } acaba a partida no próximo turno sem vitória tua { $times }. Com a melhor ({ $best }): { $other }.
dicetto-reason-ends-won = A partida pode acabar no início do turno de { $seat }. Ganha-la aí { $times } com a melhor jogada ({ $best }), { $other } com a outra ({ $move }).
dicetto-reason-takes = { $dice } em { $target } bate os dados de { $seat }, que de outro modo ganharia essa carta { $times }.
dicetto-reason-duel-for = Um duelo por { $target } ganha-se metade das vezes. Sem ele, { $seat } ganha essa carta { $times }.
dicetto-reason-duel-risk = Um duelo por { $target } perde-se metade das vezes, e então já não podes colocar { $others } neste turno. { $dice } em { $other } dispensa o duelo.
dicetto-reason-holds = { $dice } em { $target } aguenta até ao teu próximo turno { $times }; { $others } em { $other }, { $other_times }.
dicetto-reason-holds-better = Em { $target }, { $dice } aguenta até ao teu próximo turno { $times }; { $others }, { $other_times }.
dicetto-reason-holds-with = Com a melhor jogada ({ $best }), os teus dados em { $target } aguentam até ao teu próximo turno { $times }. Com a outra ({ $move }): { $other_times }.
dicetto-reason-idle = { $dice } em { $target } aguenta até ao teu próximo turno { $times }. Os dados que não colocas não ganham nada.
dicetto-reason-idle-duel = Um duelo por { $target } ganha-se metade das vezes; dados que não colocas não ganham nada.
# $mine e $theirs são contagens: «3 a 2»
dicetto-reason-bonus-gain = Com { $target } ficarias à frente para a carta de Bónus «{ $bonus }» ({ $points } pontos): { $mine } a { $theirs }.
dicetto-reason-bonus-loss = Com { $target } deixarias de estar à frente para a carta de Bónus «{ $bonus }» ({ $points } pontos): { $mine } a { $theirs }.
dicetto-reason-refuse-end = { $target } seria a tua carta número { $number }, que acaba a partida, e tal como está não a ganharias.
dicetto-reason-refuse-bonus = { $target } custava-te a dianteira na carta de Bónus «{ $bonus }» ({ $points } pontos): { $mine } a { $theirs }.
dicetto-reason-refuse-still =
    { $count ->
        [one] Ganhas se a partida acabar depois deste turno, e ficar com { $target } faria recomeçar a contagem.
       *[other] Ganhas se ninguém ficar com uma carta em mais { $count } turnos, e ficar com { $target } faria recomeçar essa contagem.
    }
dicetto-reason-refuse-gives = { $target } daria a { $seat } a carta de Bónus «{ $bonus }» ({ $points } pontos), que agora está empatada.
dicetto-reason-refuse-weakens = { $target } contava contra ti na carta de Bónus «{ $bonus }» ({ $points } pontos): { $mine } a { $theirs }.
dicetto-reason-more-cards = A melhor jogada ({ $best }) coloca dados em { $count ->
        [one] uma carta
       *[other] { $count } cartas
    }; a outra ({ $move }) { $other ->
        [0] em nenhuma
        [one] só numa
       *[other] em { $other }
    }.
dicetto-reason-reroll-over-reroll = Voltar a rolar { $dice } chega a { $target } { $times }; voltar a rolar { $others }, { $other_times }.
dicetto-reason-reroll-over-reroll-total = Voltar a rolar { $dice } dá { $total } ou mais em { $target } { $times }; voltar a rolar { $others }, { $other_times }.
dicetto-reason-reroll-over-keep = Voltar a rolar { $dice } chega a { $target } { $times }; os dados como estão, { $other_times }.
dicetto-reason-reroll-over-keep-total = Voltar a rolar { $dice } dá { $total } ou mais em { $target } { $times }; os dados como estão, { $other_times }.
dicetto-reason-keep-over-reroll = Os dados como estão chegam a { $target } { $times }; voltar a rolar { $others }, { $other_times }.
dicetto-reason-keep-over-reroll-total = Os dados como estão dão { $total } ou mais em { $target } { $times }; voltar a rolar { $others }, { $other_times }.
dicetto-reason-reroll-over-reroll-elsewhere =
    { $total ->
        [1] Voltar a rolar { $dice } chega a { $target } { $times }; depois de voltar a rolar { $others }, os dados servem melhor noutro lado.
       *[other] Voltar a rolar { $dice } dá { $total } ou mais em { $target } { $times }; voltando a rolar { $others }, os dados servem melhor noutro lado.
    }
dicetto-reason-reroll-over-keep-elsewhere =
    { $total ->
        [1] Voltar a rolar { $dice } chega a { $target } { $times }; os dados como estão também podiam ir para lá, mas servem melhor noutro lado.
       *[other] Voltar a rolar { $dice } dá { $total } ou mais em { $target } { $times }; os dados como estão também podiam, mas servem melhor noutro lado.
    }
dicetto-reason-keep-over-reroll-elsewhere =
    { $total ->
        [1] Os dados como estão chegam a { $target } { $times }; depois de voltar a rolar { $others }, servem melhor noutro lado.
       *[other] Os dados como estão dão { $total } ou mais em { $target } { $times }; depois de voltar a rolar { $others }, servem melhor noutro lado.
    }
dicetto-reason-only = Só { $target } ainda te pode salvar: voltar a rolar { $dice } chega lá { $times }.
dicetto-reason-otherwise = { $reason } Se não, os teus dados ainda vão para { $target } { $times }.
dicetto-reason-also = { $reason } Também servem em { $target }.
dicetto-reason-averages = Pontos das cartas em que os teus dados acabam, em média: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ $best }) contra { NUMBER($other, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ $move }).
dicetto-reason-chances = Hipóteses de ganhar: { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ({ $best }) contra { NUMBER($other, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ({ $move }).
dicetto-reason-close = Quase não faz diferença; um pouco melhor: { $best }.
dicetto-reason-ends-anyway = Faz como quiseres: { $seat } acaba a partida no próximo turno de qualquer maneira.

## Os problemas: de que tratam

dicetto-theme-end = quem acaba a partida, e quando
dicetto-theme-end-about = A partida pode acabar em breve: acaba-a, ou adia o fim.
dicetto-theme-dice = que dados guardar
dicetto-theme-dice-about = É preciso voltar a rolar: que dados vão, e quais ficam?
dicetto-theme-keep = parar a tempo
dicetto-theme-keep-about = Podias continuar a rolar, mas estes dados bastam.
dicetto-theme-done = uma carta a mais
dicetto-theme-done-about = Ainda se podia colocar alguma coisa, mas é melhor não.
dicetto-theme-duel = um duelo que vale a pena
dicetto-theme-duel-about = Outro jogador segura uma carta com dados iguais: luta por ela.
dicetto-theme-take = tirar uma carta a outro jogador
dicetto-theme-take-about = Os teus dados batem os de uma carta: tira-a.
dicetto-theme-strength = quantos dados colocar
dicetto-theme-strength-about = A carta é clara. Quantos dados vale?
dicetto-theme-card = que carta procurar
dicetto-theme-card-about = Várias cartas livres serviriam: qual vai aguentar?
