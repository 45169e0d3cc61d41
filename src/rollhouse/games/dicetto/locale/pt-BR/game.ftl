# Dicetto. Colocam-se dados nas cartas de Dados e na carta Nova rolagem; as cartas de Bônus são entregues no final.

dicetto-name = Dicetto

## As cartas

dicetto-card-number = Número { $number }
dicetto-card-pair = Par
dicetto-card-two_pairs = Dois pares
dicetto-card-three = Trinca
dicetto-card-four = Quadra
dicetto-card-small_straight = Sequência curta
dicetto-card-large_straight = Sequência longa
dicetto-card-chance = Chance
dicetto-card-reroll = Nova rolagem

# Uma carta e o espaço da mesa em que ela está
dicetto-spot = { $card } (espaço { $slot })
# O que está impresso em uma carta
dicetto-face =
    { $points ->
        [one] { $card }, { $points } ponto
       *[other] { $card }, { $points } pontos
    }
dicetto-face-logo =
    { $points ->
        [one] { $card }, { $points } ponto, logo
       *[other] { $card }, { $points } pontos, logo
    }

dicetto-kind-number = Números de 1 a 6
dicetto-kind-reroll = A carta Nova rolagem

dicetto-rule-number = Coloque um ou mais dados que mostrem o número da carta, quantos quiser.
dicetto-rule-pair = Coloque 2 dados com o mesmo número.
dicetto-rule-two_pairs = Coloque 4 dados que formem dois pares. Quatro dados com o mesmo número também contam como dois pares.
dicetto-rule-three = Coloque 3 dados com o mesmo número.
dicetto-rule-four = Coloque 4 dados com o mesmo número.
dicetto-rule-small_straight = Coloque 3 dados com números seguidos.
dicetto-rule-large_straight = Coloque 4 dados com números seguidos.
dicetto-rule-chance = Coloque um ou mais dados, sejam quais forem.
dicetto-rule-reroll =
    Coloque um ou mais dados, sejam quais forem. Esta carta não dá pontos nem conta como uma das suas cartas. Mas, se seus dados ainda
    estiverem nela quando seu próximo turno começar, você pode rolar quatro vezes nesse turno. Antes de colocar dados, você a devolve à mesa.

dicetto-example-number = Exemplo: no número 5, um só 5, ou 5 5, ou 5 5 5.
dicetto-example-pair = Exemplo: 4 4.
dicetto-example-two_pairs = Exemplo: 2 2 5 5.
dicetto-example-three = Exemplo: 6 6 6.
dicetto-example-four = Exemplo: 3 3 3 3.
dicetto-example-small_straight = Exemplo: 2 3 4.
dicetto-example-large_straight = Exemplo: 3 4 5 6.
dicetto-example-chance = Exemplo: 1 5 6.

## Cartas de Bônus

dicetto-bonus-fewest_logo = Menos logos
dicetto-bonus-most_logo = Mais logos
dicetto-bonus-fewest_cards = Menos cartas
dicetto-bonus-most_cards = Mais cartas
dicetto-bonus-most_straights = Mais sequências
dicetto-bonus-most_chance = Mais cartas Chance
dicetto-bonus-fewest_points = Menos pontos
dicetto-bonus-most_numbers = Mais cartas de número

dicetto-bonus-rule-fewest_logo = { $points } pontos para quem tiver menos cartas com o logo do Dicetto. Em caso de empate, para ninguém.
dicetto-bonus-rule-most_logo = { $points } pontos para quem tiver mais cartas com o logo do Dicetto. Em caso de empate, para ninguém.
dicetto-bonus-rule-fewest_cards = { $points } pontos para quem tiver menos cartas de Dados. Em caso de empate, para ninguém.
dicetto-bonus-rule-most_cards = { $points } pontos para quem tiver mais cartas de Dados. Em caso de empate, para ninguém.
dicetto-bonus-rule-most_straights = { $points } pontos para quem tiver mais sequências, somando curtas e longas. Em caso de empate, para ninguém.
dicetto-bonus-rule-most_chance = { $points } pontos para quem tiver mais cartas Chance. Em caso de empate, para ninguém.
dicetto-bonus-rule-fewest_points = { $points } pontos para quem tiver menos pontos nas cartas de Dados. Em caso de empate, para ninguém.
dicetto-bonus-rule-most_numbers = { $points } pontos para quem tiver mais cartas com um número de 1 a 6. Em caso de empate, para ninguém.

## Preparação

dicetto-option-cards-to-win = Cartas para vencer
dicetto-option-most-turns = Número máximo de turnos, de todos os jogadores juntos
dicetto-option-quiet-rounds = Fim após tantas rodadas sem ninguém ganhar uma carta
dicetto-option-bonus = Cartas de Bônus
dicetto-option-bonus-with = com cartas de Bônus
dicetto-option-bonus-without = sem cartas de Bônus
dicetto-option-deck = Um arquivo com um baralho seu

dicetto-setup =
    { $count ->
        [one] A partida acaba assim que um jogador ganhar uma carta.
       *[other] A partida acaba assim que um jogador ganhar { $count } cartas.
    }
dicetto-setup-most-turns =
    { $count ->
        [one] No máximo, ela acaba depois do primeiro turno.
       *[other] No máximo, ela acaba depois de { $count } turnos.
    }
dicetto-setup-quiet-rounds = Ela acaba antes se ninguém pegar uma carta de Dados por { $count } rodadas.
dicetto-setup-quiet-rounds-never = Ela continua mesmo que ninguém ganhe cartas.
dicetto-setup-bonus = Com cartas de Bônus.
dicetto-setup-no-bonus = Sem cartas de Bônus.
dicetto-setup-deck = Baralho: { $name }, { $count } cartas.
dicetto-setup-our-reading = O manual não diz quantas cartas há de cada tipo, nem os seus pontos e logos: este baralho é uma suposição nossa, e as cartas impressas podem ser diferentes.

## O que acontece

dicetto-event-first = { $seat } começa.
dicetto-event-drawn = Espaço { $slot }: { $face }.
dicetto-event-bonus = As cartas de Bônus desta partida são { $cards }.
dicetto-event-turn = Vez de { $seat }.
dicetto-event-took =
    { $seat } ganhou { $cards } ({ $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }) e agora tem { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }.
dicetto-event-reroll-taken = { $seat } está com a carta Nova rolagem e pode rolar quatro vezes neste turno.
dicetto-event-reroll-laid-back = { $seat } devolveu a carta Nova rolagem à mesa.
dicetto-event-rolled = { $seat } rolou { $dice }.
dicetto-event-rerolled = { $seat } tirou { $rolled }; agora os dados são { $dice }.
dicetto-event-picked-up = { $seat } pegou { $dice } para rolar de novo.
dicetto-event-kept = { $seat } ficou com { $dice }.
dicetto-event-placed = { $seat } colocou { $dice } em { $spot }.
dicetto-event-returned = { $seat } perdeu { $spot } e recebeu { $dice } de volta.
dicetto-event-to-duel = { $seat } e { $holder } empataram com { $total } em { $spot }: um duelo decide.
dicetto-event-duel-tied = Duelo: { $seat } e { $holder } tiraram { $mine } e rolam de novo.
dicetto-event-duel-won = Duelo: { $seat } tirou { $mine }; { $holder }, { $theirs }. { $seat } venceu.
dicetto-event-duel-lost = Duelo: { $seat } tirou { $mine }; { $holder }, { $theirs }. { $holder } ficou com a carta, e { $seat } não pode mais colocar { $dice } neste turno.
dicetto-event-done = { $seat } terminou o turno.
dicetto-event-end =
    { $count ->
        [one] { $seat } tem { $count } carta, e a partida acaba.
       *[other] { $seat } tem { $count } cartas, e a partida acaba.
    }
dicetto-event-end-no-cards = Não há mais cartas de Dados, e a partida acaba.
dicetto-event-end-most-turns =
    { $count ->
        [one] Já foi jogado um turno, e a partida acaba.
       *[other] Já foram jogados { $count } turnos, e a partida acaba.
    }
dicetto-event-end-quiet-rounds = Faz { $count } rodadas que ninguém pega uma carta de Dados, e a partida acaba.
dicetto-event-end-agreed = Todos os jogadores concordaram em parar, e a partida acaba.
dicetto-event-stands-still = Faz { $rounds } rodadas que ninguém pega uma carta de Dados. A partida acaba em { $left } turnos, a menos que alguém pegue uma.
dicetto-event-swept =
    { $points ->
        [one] { $seat } ganhou ainda { $cards }, onde tinha dados: { $points } ponto.
       *[other] { $seat } ganhou ainda { $cards }, onde tinha dados: { $points } pontos.
    }
dicetto-event-bonus-won =
    { $points ->
        [one] Carta de Bônus “{ $card }”: { $points } ponto para { $seat }.
       *[other] Carta de Bônus “{ $card }”: { $points } pontos para { $seat }.
    }
dicetto-event-bonus-tied = Carta de Bônus “{ $card }”: empate, ninguém leva.

dicetto-won-points = Vence quem tem mais pontos.
dicetto-won-shared = Empate em pontos: a vitória é compartilhada.

## A posição

dicetto-line-pile = Cartas para vencer: { $goal }. Cartas no monte: { $count }.
dicetto-line-pile-our-reading = Cartas para vencer: { $goal }. Cartas no monte: { $count }. (O baralho é uma suposição nossa.)
dicetto-line-slot-free = { $slot }: { $face }
dicetto-line-slot-held = { $slot }: { $face }. Em cima: { $dice } de { $seat }, soma { $total }.
dicetto-line-slot-empty = { $slot }: vazio
dicetto-line-reroll-free = Carta Nova rolagem: livre
dicetto-line-reroll-held = Carta Nova rolagem. Em cima: { $dice } de { $seat }, soma { $total }.
dicetto-line-reroll-in-hand = Carta Nova rolagem: está com { $seat }, para uma quarta rolagem.
dicetto-line-bonus = Cartas de Bônus: { $cards }.
# Só quando o número de turnos está para acabar a partida
dicetto-line-last-turns =
    { $count ->
        [0] Este é o último turno: depois dele, a partida acaba.
        [one] Depois deste turno há mais um, e a partida acaba.
       *[other] Depois deste turno há mais { $count }, e a partida acaba.
    }
dicetto-line-stands-still =
    { $count ->
        [one] A partida está parada: acaba depois deste turno. Se todos concordarem, acaba agora.
       *[other] A partida está parada: acaba em { $count } turnos, a menos que alguém pegue uma carta. Se todos concordarem, acaba agora.
    }
dicetto-line-seat =
    { $seat }: { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }, { $count ->
        [0] nenhuma carta
        [one] { $count } carta
       *[other] { $count } cartas
    }.
dicetto-line-dice = Dados: { $dice }
dicetto-line-aside = Separados depois de um duelo perdido: { $dice }
# Uma linha da classificação final: o total e do que ele é feito
dicetto-line-result =
    { $rank }. { $seat }: { $score ->
        [one] 1 ponto
       *[other] { $score } pontos
    } ({ $dice } das cartas, { $bonus } de bônus), { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }.

## Escolhas

dicetto-ask-roll =
    { $rolls ->
        [one] { $seat }, vai rolar de novo ou ficar assim? Resta uma rolagem.
       *[other] { $seat }, vai rolar de novo ou ficar assim? Restam { $rolls } rolagens.
    }
dicetto-ask-reroll = Quais dos dados { $dice } você vai rolar de novo?
dicetto-ask-place = { $seat }, onde você vai colocar dados?
dicetto-ask-dice-for = Quais dos dados { $dice } você vai colocar em { $spot }?
dicetto-ask-which-card = Em qual carta você vai colocar dados?
dicetto-ask-rolled =
    { $count ->
        [one] { $seat } rolou um dado: o que ele mostra?
       *[other] { $seat } rolou { $count } dados: o que eles mostram?
    }
dicetto-ask-duel = O que { $seat } tirou, e depois { $holder }?
dicetto-ask-oldest = Quem começa? Pelo manual, a pessoa mais velha.
dicetto-ask-drawn = Qual carta saiu para o espaço { $slot }?
dicetto-ask-drawn-our-reading = Qual carta saiu para o espaço { $slot }? (O baralho é uma suposição nossa.)
dicetto-ask-card-id = Qual carta saiu? As cartas se chamam, por exemplo, pair#2 ou number_3#1.
dicetto-ask-bonus = Quais { $count } cartas de Bônus saíram?

dicetto-menu-reroll = Rolar alguns dados de novo
dicetto-menu-other-dice = Colocar outros dados
dicetto-menu-duel = Informar os dois dados do duelo
dicetto-menu-draw = Indicar a carta que saiu
dicetto-menu-card-id = Informar o identificador da carta
dicetto-menu-bonus = Indicar as cartas de Bônus que saíram
# Restam $count cartas como esta no monte
dicetto-menu-face = { $face } (restam { $count })

dicetto-worth-points =
    { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
dicetto-worth-roll = uma quarta rolagem no próximo turno
dicetto-move-place = Colocar { $dice } em { $spot }: { $worth }
dicetto-move-beat = Colocar { $dice } em { $spot } e superar { $holder }: { $worth }
dicetto-move-to-duel = Colocar { $dice } em { $spot } se vencer um duelo com { $holder }: { $worth }
dicetto-move-reroll = Rolar { $dice } de novo
dicetto-move-keep = Ficar com { $dice }
dicetto-move-done =
    { $count ->
        [0] Encerrar o turno
        [one] Encerrar o turno, sobra um dado
       *[other] Encerrar o turno, sobram { $count } dados
    }
dicetto-move-stop = Parar por acordo de todos
dicetto-move-draw = Comprar { $face }
dicetto-move-duel = Duelo: { $seat } tira { $mine }; { $holder }, { $theirs }

## Por que algo é recusado

dicetto-error-stopped-rolling = Parar de rolar: era melhor rolar de novo
dicetto-error-rolled-on = Rolar de novo: era melhor ficar com os dados
dicetto-error-wrong-reroll = Rolar de novo os dados errados
dicetto-error-wrong-card = Colocar dados na carta errada
dicetto-error-wrong-dice = Colocar os dados errados na carta certa
dicetto-error-stopped-placing = Colocar de menos
dicetto-error-placed-on = Colocar demais

error-setup-cards_to_win = Número de cartas a ganhar inválido: “{ $value }”.
error-setup-most_turns = Número máximo de turnos inválido: “{ $value }”.
error-setup-quiet_rounds = Número de rodadas sem carta ganha inválido: “{ $value }”.
error-setup-bonus = “{ $value }” não é “with” nem “without” (com ou sem cartas de Bônus).
error-setup-deck = Este baralho não pode ser usado: “{ $value }”.
error-setup-deck_name = Nome de baralho inválido: “{ $value }”.
error-setup-reading = Valor inválido “{ $value }”: um baralho está marcado como suposição nossa ou não.

dicetto-why-entry-number = Uma carta com kind = "number" precisa de um número (number), e só ela tem um.
dicetto-why-entry-logo = Não pode haver mais logos ({ $logo }) do que cópias ({ $copies }).
dicetto-why-deck-size = Um baralho tem de { $low } a { $high } cartas; este tem { $count }.
dicetto-why-deck-name = Um nome tem de 1 a { $most } caracteres visíveis.
dicetto-why-range = Um número inteiro de { $low } a { $high }.
dicetto-why-token = Uma carta se escreve como pair#2:1*: tipo, cópia, pontos (de 0 a 50), e * para o logo.
dicetto-why-card-twice = A carta { $card } aparece duas vezes.
dicetto-why-unknown-slot = Os dados vão no espaço 1, 2, 3 ou 4, ou na carta Nova rolagem (reroll); “{ $slot }” não é nenhum deles.
dicetto-why-unknown-card = “{ $card }” não pode ser uma carta. As cartas se chamam, por exemplo, pair#2 ou number_3#1.
dicetto-why-unknown-bonus = Não existe a carta de Bônus “{ $card }”.
dicetto-why-no-dice = Escolha pelo menos um dado.
dicetto-why-keep-first = Você ainda pode rolar. Se quer colocar dados agora, fique primeiro com os que tem.
dicetto-why-no-rolls = Você não tem mais rolagens neste turno.
dicetto-why-not-in-pile = { $card } não está no monte.
dicetto-why-draw-first = Antes é preciso comprar uma carta do monte.
dicetto-why-duel-first = Antes é preciso decidir um duelo: um dado para cada um.
dicetto-why-bonus-first = Antes é preciso colocar as cartas de Bônus na mesa.
dicetto-why-slot-empty = Não há carta no espaço { $slot }: o monte acabou.
dicetto-why-own-dice = Seus próprios dados já estão em { $card }.
dicetto-why-no-stop = Só dá para parar por acordo depois do aviso de que a partida está parada, e não quando os dados vão ser rolados.
dicetto-why-lost-there = Você perdeu um duelo por { $card }; não dá para tentar de novo neste turno.
dicetto-why-aside = { $dice }: esses dados perderam um duelo e não podem mais ser colocados neste turno.
dicetto-why-makes-number = { $card } só aceita dados que mostrem { $number }.
dicetto-why-makes-pair = { $card } pede exatamente 2 dados com o mesmo número.
dicetto-why-makes-two_pairs = { $card } pede exatamente 4 dados que formem dois pares.
dicetto-why-makes-three = { $card } pede exatamente 3 dados com o mesmo número.
dicetto-why-makes-four = { $card } pede exatamente 4 dados com o mesmo número.
dicetto-why-makes-small_straight = { $card } pede exatamente 3 dados com números seguidos.
dicetto-why-makes-large_straight = { $card } pede exatamente 4 dados com números seguidos.
dicetto-why-too-low = Os dados de { $holder } em { $card } somam { $held }; os seus somam { $total }, e isso é pouco.

## Os bots

dicetto-bot-random = faz uma jogada ao acaso
dicetto-bot-greedy = vai atrás da carta que vale mais pontos e só olha uma rolagem à frente
dicetto-bot-expert = calcula o turno inteiro e aprendeu, jogando contra si mesmo, o que vem depois

## O guia das regras

dicetto-guide-goal-title = O objetivo
dicetto-guide-goal =
    Coloque dados nas cartas e não deixe que os outros superem você ali, para que as cartas fiquem suas. Quando alguém ganha 10 cartas, ou
    outro número que vocês combinarem, a partida acaba e vence quem tiver mais pontos.
dicetto-guide-setup-title = Antes da partida
dicetto-guide-setup =
    O jogo é para 2 a 4 jogadores, cada um com 4 dados de uma cor. Embaralhem as cartas de Dados e abram 4 delas na mesa, com a carta Nova
    rolagem ao lado. Se jogarem com cartas de Bônus, coloquem na mesa 4 das 8; as outras não são usadas. Escolham quem começa ou façam um
    sorteio; pelo manual, é a pessoa mais velha.
dicetto-guide-turn-title = Seu turno
dicetto-guide-turn = Pegue as cartas em que seus dados ainda estão, role e coloque dados em uma ou mais cartas. Guarde os dados que não colocou. Depois é a vez da próxima pessoa, em sentido horário.
dicetto-guide-take-title = Pegar cartas
dicetto-guide-take =
    No início do seu turno, cada carta que ainda tem seus dados é sua, e os dados voltam para você. Novas cartas do monte ocupam os espaços
    vazios, enquanto houver.
dicetto-guide-roll-title = Rolar
dicetto-guide-roll =
    Role os quatro dados. Você pode rolar de novo quantos quiser, e depois mais uma vez: três rolagens ao todo. Pode parar
    antes.
dicetto-guide-place-title = Colocar dados
dicetto-guide-place =
    Coloque dados em uma carta de cada vez, e pare quando quiser. Os dados em uma carta formam o que ela pede e nada mais, e cada dado vai em
    uma carta só. Não se acrescenta nada a uma carta em que você já colocou dados neste turno. Se houver dados de outra pessoa ali, comparem as somas. Se a sua for maior, ela recebe os dados de volta e fica com eles até
    o próximo turno dela. Se for igual, um duelo decide. Se for menor, você não pode colocar dados ali.
dicetto-guide-duel-title = Duelos
dicetto-guide-duel =
    Cada um rola um dado, e de novo em caso de empate. Quem tirar mais fica com a carta. Se você perder um duelo no seu próprio turno, os
    dados que queria colocar ali não podem mais ser colocados nesse turno, e você não pode tentar aquela carta de novo.
dicetto-guide-end-title = O fim
dicetto-guide-end =
    Assim que alguém pega sua décima carta no início de um turno, a partida acaba, sem rolagem. Ela também acaba quando não há mais cartas de
    Dados e, no máximo, depois de 400 turnos ao todo. Cada carta que tiver dados nesse momento vai para o dono deles. Somem os pontos das cartas de Dados e depois os das cartas
    de Bônus. Vence quem tiver mais pontos; em caso de empate, a vitória é compartilhada.
dicetto-guide-end-quiet =
    Dois jogadores que só esperam poderiam continuar para sempre. Por isso, segundo uma regra nossa, a partida também acaba quando ninguém pega uma carta de Dados
    por { $count } rodadas completas (dá para configurar). A mesa avisa duas rodadas antes; a partir daí, todos podem concordar em parar na hora.
dicetto-guide-deck-title = O baralho
dicetto-guide-deck = Há { $count } cartas de Dados:
dicetto-guide-our-reading =
    O manual não diz quantas cartas há de cada tipo, quanto valem nem quais têm o logo. O que está listado aqui é uma suposição nossa, e as
    cartas impressas podem ser diferentes; um arquivo seu pode corrigir isso.
dicetto-guide-face = { $count } × { $face }

## O professor: de onde vêm os valores, o que observar e por quê

dicetto-values = Uma estimativa: cada turno é calculado com exatidão; o que vem depois é avaliado por um modelo treinado com muitas partidas. Erro médio de { $mean } pontos percentuais; 95% dos erros são menores que { $error } (medido jogando posições até o fim).

# Uma carta no meio de uma frase
dicetto-target =
    { $points ->
        [one] { $card } ({ $points } ponto)
       *[other] { $card } ({ $points } pontos)
    }
dicetto-target-slot =
    { $points ->
        [one] { $card } (espaço { $slot }, { $points } ponto)
       *[other] { $card } (espaço { $slot }, { $points } pontos)
    }
dicetto-target-reroll = Nova rolagem
# Uma jogada no meio de uma frase, como gerúndio: “52% colocando 6 6 em Par”
dicetto-doing-place = colocando { $dice } em { $card }
dicetto-doing-reroll = rolando { $dice } de novo
dicetto-doing-keep = ficando com os dados como estão
dicetto-doing-done = não colocando mais nada

dicetto-clue-end = Do jeito que as cartas estão, { $seat } está para encerrar a partida, e a vitória não seria sua. O que ainda pode mudar isso?
dicetto-clue-reroll = Olhe para { $card }: quais dos seus dados ajudariam ali?
dicetto-clue-keep = Olhe o que os dados já permitem: há mais a ganhar do que a perder?
dicetto-clue-take = Olhe o que { $seat } está para ganhar: seus dados são melhores em algum lugar?
dicetto-clue-duel = Um duelo se vence metade das vezes: onde isso valeria a pena?
dicetto-clue-bonus = Olhe as cartas de Bônus: onde mais uma carta deixaria você na frente?
dicetto-clue-hold = O que vale a pena ter, e quais dos seus dados ainda vão estar ali quando seu próximo turno começar?
dicetto-clue-done = Olhe o que mais uma carta mudaria: você quer todas as cartas que pode ter?

dicetto-reason-equal = Aqui, todas as jogadas são igualmente boas.
dicetto-reason-by-chances = { $reason } Você faria mais pontos { $other }, mas vence mais vezes { $best }.
dicetto-reason-roll-over-points = { $reason } Aqui, uma quarta rolagem no próximo turno vale mais que { $target }.
dicetto-reason-near-the-end =
    { $count ->
        [one] { $reason } E o tempo é curto: { $seat } só precisa de mais uma carta.
       *[other] { $reason } E o tempo é curto: { $seat } só precisa de mais { $count } cartas.
    }
# $number é quantas cartas acabam com a partida: “a carta número 10”
dicetto-reason-gives-last-card = Desse jeito, { $move }, você daria a { $seat } a carta número { $number }: a partida acabaria ali, sem vitória sua. Já { $best }, ela continua.
dicetto-reason-lets-end = { $seat } encerra a partida no próximo turno sem que você vença { $times } { $move }. Já { $best }: { $other }.
dicetto-reason-ends-won = A partida pode acabar no início do turno de { $seat }. Ali você vence { $times } { $best }; { $move }, { $other }.
dicetto-reason-takes = { $dice } em { $target } supera os dados de { $seat }, que sem isso ganharia essa carta { $times }.
dicetto-reason-duel-for = Um duelo por { $target } se vence metade das vezes. Sem ele, { $seat } ganha essa carta { $times }.
dicetto-reason-duel-risk = Um duelo por { $target } se perde metade das vezes, e aí não dá mais para colocar { $others } neste turno. { $dice } em { $other } não precisa de duelo.
dicetto-reason-holds = { $dice } em { $target } aguenta até seu próximo turno { $times }; { $others } em { $other }, { $other_times }.
dicetto-reason-holds-better = Em { $target }, { $dice } aguenta até seu próximo turno { $times }; { $others }, { $other_times }.
dicetto-reason-holds-with = Seus dados em { $target } aguentam até seu próximo turno { $times } { $best }. Já { $move }: { $other_times }.
dicetto-reason-idle = { $dice } em { $target } aguenta até seu próximo turno { $times }. Dados que você não coloca não ganham nada.
dicetto-reason-idle-duel = Um duelo por { $target } se ganha metade das vezes; dados que você não coloca não ganham nada.
# $mine e $theirs são contagens: “3 a 2”
dicetto-reason-bonus-gain = Com { $target } você ficaria na frente pela carta de Bônus “{ $bonus }” ({ $points } pontos): { $mine } a { $theirs }.
dicetto-reason-bonus-loss = Com { $target } você deixaria de estar na frente pela carta de Bônus “{ $bonus }” ({ $points } pontos): { $mine } a { $theirs }.
dicetto-reason-refuse-end = { $target } seria sua carta número { $number }, que encerra a partida, e do jeito que está você não venceria.
dicetto-reason-refuse-bonus = { $target } custaria a você a liderança na carta de Bônus “{ $bonus }” ({ $points } pontos): { $mine } a { $theirs }.
dicetto-reason-refuse-still =
    { $count ->
        [one] Você vence se a partida acabar depois deste turno, e pegar { $target } faria a contagem recomeçar.
       *[other] Você vence se ninguém pegar uma carta em mais { $count } turnos, e pegar { $target } faria essa contagem recomeçar.
    }
dicetto-reason-refuse-gives = { $target } daria a { $seat } a carta de Bônus “{ $bonus }” ({ $points } pontos), que agora está empatada.
dicetto-reason-refuse-weakens = { $target } contaria contra você na carta de Bônus “{ $bonus }” ({ $points } pontos): { $mine } a { $theirs }.
dicetto-reason-more-cards = Seus dados terminam em { $count ->
        [0] nenhuma carta
        [one] uma carta
       *[other] { $count } cartas
    } { $best }; { $move }, { $other ->
        [0] em nenhuma
        [one] em uma só
       *[other] em { $other }
    }.
dicetto-reason-reroll-over-reroll = Rolar { $dice } de novo põe dados em { $target } { $times }; rolar { $others }, { $other_times }.
dicetto-reason-reroll-over-reroll-total = Rolar { $dice } de novo dá { $total } ou mais em { $target } { $times }; rolar { $others }, { $other_times }.
dicetto-reason-reroll-over-keep = Rolar { $dice } de novo põe dados em { $target } { $times }; os dados como estão, { $other_times }.
dicetto-reason-reroll-over-keep-total = Rolar { $dice } de novo dá { $total } ou mais em { $target } { $times }; os dados como estão, { $other_times }.
dicetto-reason-keep-over-reroll = Os dados como estão vão para { $target } { $times }; rolando { $others } de novo, { $other_times }.
dicetto-reason-keep-over-reroll-total = Os dados como estão dão { $total } ou mais em { $target } { $times }; rolando { $others } de novo, { $other_times }.
dicetto-reason-reroll-over-reroll-elsewhere =
    { $total ->
        [1] Rolar { $dice } de novo põe dados em { $target } { $times }; rolando { $others } de novo, eles rendem mais em outro lugar.
       *[other] Rolar { $dice } de novo dá { $total } ou mais em { $target } { $times }; rolando { $others } de novo, eles rendem mais em outro lugar.
    }
dicetto-reason-reroll-over-keep-elsewhere =
    { $total ->
        [1] Rolar { $dice } de novo põe dados em { $target } { $times }; os dados como estão também poderiam ir para lá, mas rendem mais em outro lugar.
       *[other] Rolar { $dice } de novo dá { $total } ou mais em { $target } { $times }; os dados como estão também, mas rendem mais em outro lugar.
    }
dicetto-reason-keep-over-reroll-elsewhere =
    { $total ->
        [1] Os dados como estão vão para { $target } { $times }; rolando { $others } de novo, eles rendem mais em outro lugar.
       *[other] Os dados como estão dão { $total } ou mais em { $target } { $times }; rolando { $others } de novo, eles rendem mais em outro lugar.
    }
dicetto-reason-only = Só { $target } ainda pode salvar você: rolar { $dice } de novo põe dados lá { $times }.
dicetto-reason-otherwise = { $reason } Se não, seus dados ainda vão para { $target } { $times }.
dicetto-reason-also = { $reason } Eles também servem em { $target }.
dicetto-reason-averages = Em média, seus dados terminam em cartas que valem { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } pontos { $best }; { $move }, { NUMBER($other, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
dicetto-reason-chances = Chance de vitória: { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }% { $best }, { NUMBER($other, minimumFractionDigits: 1, maximumFractionDigits: 1) }% { $move }.
dicetto-reason-close = Fica um pouco melhor { $best }, mas quase não faz diferença.
dicetto-reason-ends-anyway = Tanto faz: { $seat } encerra a partida no próximo turno de qualquer jeito.

## Os desafios: do que tratam

dicetto-theme-end = quem encerra a partida, e quando
dicetto-theme-end-about = A partida pode acabar em breve: encerre, ou adie o fim.
dicetto-theme-dice = quais dados manter
dicetto-theme-dice-about = É preciso rolar de novo: quais dados vão, e quais ficam?
dicetto-theme-keep = parar a tempo
dicetto-theme-keep-about = Você poderia continuar rolando, mas estes dados bastam.
dicetto-theme-done = uma carta a mais
dicetto-theme-done-about = Ainda daria para colocar algo, mas é melhor não.
dicetto-theme-duel = um duelo que vale a pena
dicetto-theme-duel-about = Outro jogador segura uma carta com dados iguais: lute por ela.
dicetto-theme-take = tirar uma carta de outro jogador
dicetto-theme-take-about = Seus dados batem os de uma carta: tire-a.
dicetto-theme-strength = quantos dados colocar
dicetto-theme-strength-about = A carta é clara. Quantos dados ela vale?
dicetto-theme-card = qual carta buscar
dicetto-theme-card-about = Várias cartas livres serviriam: qual vai aguentar?
