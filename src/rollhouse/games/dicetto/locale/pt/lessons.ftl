# Lições de Dicetto: learn-dicetto-<lição> é o título, -<passo> o que se pede, -<passo>-right a resposta à jogada certa,
# -<passo>-<nome> a resposta às outras. Curtas: leem-se ao lado do tabuleiro.

learn-dicetto-turn = O teu primeiro turno
learn-dicetto-turn-1 = Quatro dados para cada um, e cartas na mesa para conquistar com eles. Rola os teus dados.
learn-dicetto-turn-1-right = Podes rolar até três vezes num turno, e escolhes de cada vez com que dados.
learn-dicetto-turn-2 = Três iguais vale 3 pontos: é o número no canto. Tens dois seis. Volta a rolar os outros dois: 1 e 4.
learn-dicetto-turn-2-right = Um terceiro seis!
learn-dicetto-turn-2-keep = Podias parar aqui. Mas ainda podes rolar duas vezes, e um terceiro seis serve em Três iguais, que vale 3 pontos.
learn-dicetto-turn-2-other = Fica com os dois seis, e volta a rolar 1 e 4.
learn-dicetto-turn-3 = Podias rolar mais uma vez. Já tens os seis que querias: fica com tudo.
learn-dicetto-turn-3-right = Agora colocas dados nas cartas.
learn-dicetto-turn-3-reroll = Os seis chegam. Rolar outra vez não traria nada aqui.
learn-dicetto-turn-4 = Uma carta leva exatamente o que pede. Escolhe Três iguais, e coloca 6 6 6.
learn-dicetto-turn-4-right = A carta tem os teus dados. Ainda não é tua: ganha-la no início do teu próximo turno, se os teus dados ainda lá estiverem.
learn-dicetto-turn-4-less = Podes, mas vale menos. Três iguais vale 3 pontos.
learn-dicetto-turn-4-done = Coloca primeiro os teus dados: o que não se coloca não conquista nada.

learn-dicetto-several = Várias cartas num turno
learn-dicetto-several-1 = Os teus dados podem ir para várias cartas, cada dado para uma só. Começa por 6 6 em Par.
learn-dicetto-several-1-right = Sobram dois dados, e continuas.
learn-dicetto-several-1-fours = Também é um par. Mas assim os seis não servem em mais nenhuma carta: guarda os quatros para Número 4.
learn-dicetto-several-1-less = Podias. Mas coloca 6 6 em Par: assim sobram 4 4 para Número 4.
learn-dicetto-several-1-done = Tens quatro dados para colocar, e cartas que os levam.
learn-dicetto-several-2 = Número 4 leva tantos quatros quantos quiseres. Uma soma mais alta é mais difícil de bater: coloca os dois.
learn-dicetto-several-2-right = Duas cartas num turno. Se os teus dados ainda lá estiverem no próximo turno, dão-te 1 ponto e 2 pontos.
learn-dicetto-several-2-one = Podias. Mas é a soma dos dados que decide: dois quatros em Número 4 aguentam melhor.
learn-dicetto-several-2-done = 4 4 ainda servem em Número 4, por 2 pontos.

learn-dicetto-winning = Ganhar cartas
learn-dicetto-winning-1 = Os teus dados estão em duas cartas. Acaba o teu turno.
learn-dicetto-winning-1-right = O teu adversário não colocou nada, por isso os teus dados ainda lá estão: ganhas as duas cartas, 1 + 2 = 3 pontos, e recuperas os dados. O lugar delas é ocupado por cartas novas do monte, e começa o teu próximo turno.

learn-dicetto-beaten = Bater os outros
learn-dicetto-beaten-1 = O teu adversário tem 3 3 em Par: 6 ao todo. Uma soma mais alta bate-o. Coloca lá 5 5.
learn-dicetto-beaten-1-right = Os dados dele voltam para ele, e os teus ficam com a carta. Também te pode acontecer até ao teu próximo turno. Com 2 2 (só 4), não podias colocar ali.
learn-dicetto-beaten-1-done = Podes tirar-lhe a carta: 5 5 batem 3 3.

learn-dicetto-duel = Duelos
learn-dicetto-duel-1 = O teu adversário tem 6 6 em Par, e tu também. Com somas iguais decide um duelo. Coloca lá 6 6.
learn-dicetto-duel-1-right = Um duelo!
learn-dicetto-duel-1-done = Experimenta: um duelo pode dar-te a carta.
learn-dicetto-duel-2 = Cada um rola um dado, e outra vez enquanto empatarem. O mais alto fica com a carta. Rola.
learn-dicetto-duel-2-right = 3 a 3, e depois 5 a 2: vences, e a carta tem os teus dados. Se perdesses, esses dados ficavam de fora neste turno, e não podias voltar a tentar esta carta.

learn-dicetto-reroll_card = A carta Relançar
learn-dicetto-reroll_card-1 = Nenhuma carta leva os teus dados, a não ser Relançar, que leva todos. Uma soma mais alta é mais difícil de bater: coloca os quatro.
learn-dicetto-reroll_card-1-right = Ninguém te bateu: no início do teu turno tens a carta Relançar. Não vale pontos, nem conta como carta.
learn-dicetto-reroll_card-1-fewer = Podias colocar menos. Mas uma soma mais alta é mais difícil de bater: coloca os quatro.
learn-dicetto-reroll_card-1-done = Relançar leva quaisquer dados: é melhor do que nada.
learn-dicetto-reroll_card-2 = Neste turno podes rolar quatro vezes. Depois a carta volta para a mesa. Rola.
learn-dicetto-reroll_card-2-right = Ainda podes rolar três vezes; normalmente seriam duas.

learn-dicetto-bonus = Cartas de Bónus
learn-dicetto-bonus-1 = Pode jogar-se com cartas de Bónus: quatro das oito estão ao lado da mesa. Uma dá 3 pontos a quem tiver mais cartas de número. Coloca 5 5 em Número 5.
learn-dicetto-bonus-1-right = 2 pontos se ainda for tua no próximo turno, e um passo para a carta de Bónus. As cartas de Bónus são dadas no fim; em caso de empate, ninguém fica com a carta.
learn-dicetto-bonus-1-fewer = Podias colocar um só 5. Mas uma soma mais alta é mais difícil de bater: coloca os dois.
learn-dicetto-bonus-1-pair = Podes. Mas Número 5 vale mais, e conta para a carta de Bónus.
learn-dicetto-bonus-1-done = Coloca primeiro os teus dados: Número 5 leva os teus cincos.

learn-dicetto-end = O fim
learn-dicetto-end-1 = A partida acaba quando um jogador ganha a décima carta; nesta lição, a segunda. Tens dados em Par. Coloca também 4 4 em Número 4.
learn-dicetto-end-1-right = Se ninguém te bater, ganhas as duas no início do teu próximo turno.
learn-dicetto-end-1-one = Coloca os dois quatros em Número 4: é a segunda carta de que precisas.
learn-dicetto-end-1-done = Uma carta não chega aqui. Coloca 4 4 em Número 4.
learn-dicetto-end-2 = Acaba o teu turno, e vê o que faz o teu adversário.
learn-dicetto-end-2-right = O teu adversário colocou 1 2 3 em Sequência pequena. Ganhaste a tua segunda carta, e a partida acaba logo: cada um ganha as cartas onde tem dados. Somam-se os pontos das cartas e os das cartas de Bónus. 3 pontos a 2: ganhaste! Com pontos iguais, dividem a vitória.

learn-dicetto-example-place = { $rule } Experimenta: coloca na carta os dados com a maior soma que ela aceita.
learn-dicetto-example-bonus = { $rule } Coloca os teus dados de modo a ficares com ela: aqui, a partida acaba à primeira carta ganha.

# What happened to the learner, in the second person: learn-you-<message of the event>
learn-you-dicetto-event-turn = É a tua vez.
learn-you-dicetto-event-took =
    Ganhaste { $cards } ({ $points ->
        [one] 1 ponto
       *[other] { $points } pontos
    }) e tens agora { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }.
learn-you-dicetto-event-reroll-taken = Tens a carta Relançar e podes rolar quatro vezes neste turno.
learn-you-dicetto-event-rolled = Rolaste { $dice }.
learn-you-dicetto-event-rerolled = Tiraste { $rolled }; os dados são agora { $dice }.
learn-you-dicetto-event-picked-up = Voltas a rolar { $dice }.
learn-you-dicetto-event-kept = Ficas com { $dice }.
learn-you-dicetto-event-placed = Colocaste { $dice } em { $spot }.
learn-you-dicetto-event-to-duel = Tu e o teu adversário empatam em { $spot }, com { $total }: decide um duelo.
learn-you-dicetto-event-duel-tied = Duelo: tiraram ambos { $mine } e rolam outra vez.
learn-you-dicetto-event-duel-won = Duelo: tiraste { $mine }, o teu adversário { $theirs }. Vences.
learn-you-dicetto-event-done = Acabas o teu turno.
learn-you-dicetto-event-end =
    { $count ->
        [one] Tens 1 carta, e a partida acaba.
       *[other] Tens { $count } cartas, e a partida acaba.
    }
learn-you-dicetto-event-bonus-won =
    { $points ->
        [one] Carta de Bónus «{ $card }»: 1 ponto para ti.
       *[other] Carta de Bónus «{ $card }»: { $points } pontos para ti.
    }
