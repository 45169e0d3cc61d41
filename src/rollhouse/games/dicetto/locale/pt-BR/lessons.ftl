# Lições de Dicetto: learn-dicetto-<lição> é o título, -<passo> o que se pede, -<passo>-right a resposta à jogada certa e
# -<passo>-<nome> a resposta às outras. Curtas: são lidas ao lado do tabuleiro.

learn-dicetto-turn = Seu primeiro turno
learn-dicetto-turn-1 = Quatro dados para cada um, e cartas na mesa para conquistar com eles. Role seus dados.
learn-dicetto-turn-1-right = Você pode rolar até três vezes em um turno, e a cada vez escolhe quais dados.
learn-dicetto-turn-2 = Trinca vale 3 pontos: é o número no canto. Você tem dois seis. Role de novo os outros dois: 1 e 4.
learn-dicetto-turn-2-right = Um terceiro seis!
learn-dicetto-turn-2-keep = Você poderia parar aqui. Mas ainda tem duas rolagens, e um terceiro seis serve em Trinca, que vale 3 pontos.
learn-dicetto-turn-2-other = Fique com os dois seis, e role de novo 1 e 4.
learn-dicetto-turn-3 = Você poderia rolar mais uma vez. Mas já tem os seis que queria: fique com todos.
learn-dicetto-turn-3-right = Agora você coloca dados nas cartas.
learn-dicetto-turn-3-reroll = Os seis bastam. Rolar mais uma vez não traria nada aqui.
learn-dicetto-turn-4 = Uma carta aceita exatamente o que ela pede. Escolha Trinca e coloque 6 6 6.
learn-dicetto-turn-4-right = A carta está com seus dados. Ela ainda não é sua: você a ganha no início do seu próximo turno, se seus dados ainda estiverem lá.
learn-dicetto-turn-4-less = Pode, mas vale menos. Trinca vale 3 pontos.
learn-dicetto-turn-4-done = Coloque seus dados antes: o que não é colocado não conquista nada.

learn-dicetto-several = Várias cartas em um turno
learn-dicetto-several-1 = Seus dados podem ir em várias cartas, cada dado em uma só. Comece com 6 6 em Par.
learn-dicetto-several-1-right = Sobram dois dados, e você continua.
learn-dicetto-several-1-fours = Também é um par. Mas aí os seis não servem em nenhuma outra carta, e os quatros serviriam: guarde-os para Número 4.
learn-dicetto-several-1-less = Até dá. Mas use 6 6 em Par: assim sobram 4 4 para Número 4.
learn-dicetto-several-1-done = Você tem quatro dados para colocar, e cartas que os aceitam.
learn-dicetto-several-2 = Número 4 aceita quantos quatros você quiser. Uma soma maior é mais difícil de superar: coloque os dois.
learn-dicetto-several-2-right = Duas cartas em um turno. Se seus dados ainda estiverem lá no próximo turno, elas dão 1 ponto e 2 pontos.
learn-dicetto-several-2-one = Até dá. Mas quem decide é a soma dos dados: dois quatros em Número 4 aguentam melhor.
learn-dicetto-several-2-done = 4 4 ainda servem em Número 4, por 2 pontos.

learn-dicetto-winning = Ganhar cartas
learn-dicetto-winning-1 = Seus dados estão em duas cartas. Encerre seu turno.
learn-dicetto-winning-1-right = Seu adversário não colocou nada, então seus dados continuam lá: você ganha as duas cartas, 1 + 2 = 3 pontos, e pega os dados de volta. Cartas novas do monte ocupam o lugar delas, e seu próximo turno começa.

learn-dicetto-beaten = Superar os outros
learn-dicetto-beaten-1 = Seu adversário tem 3 3 em Par: 6 ao todo. Uma soma maior supera a dele. Coloque 5 5 ali.
learn-dicetto-beaten-1-right = Os dados dele voltam para ele, e os seus ficam com a carta. O mesmo pode acontecer com você até seu próximo turno. Com 2 2 (só 4), não daria para colocar ali.
learn-dicetto-beaten-1-done = Você pode tirar a carta dele: 5 5 superam 3 3.

learn-dicetto-duel = Duelos
learn-dicetto-duel-1 = Seu adversário tem 6 6 em Par, e você também. Com somas iguais, um duelo decide. Coloque 6 6 ali.
learn-dicetto-duel-1-right = Um duelo!
learn-dicetto-duel-1-done = Experimente: você pode ganhar a carta em um duelo.
learn-dicetto-duel-2 = Cada um rola um dado, e de novo enquanto der empate. O maior fica com a carta. Role.
learn-dicetto-duel-2-right = 3 a 3, e depois 5 a 2: você vence, e a carta fica com seus dados. Se perdesse, eles ficariam de fora neste turno, e você não poderia tentar esta carta de novo.

learn-dicetto-reroll_card = A carta Nova rolagem
learn-dicetto-reroll_card-1 = Nenhuma carta aceita seus dados, a não ser Nova rolagem, que aceita qualquer um. Uma soma maior é mais difícil de superar: coloque os quatro.
learn-dicetto-reroll_card-1-right = Ninguém superou você: no início do seu turno, a carta Nova rolagem está com você. Ela não vale pontos nem conta como carta.
learn-dicetto-reroll_card-1-fewer = Você poderia colocar menos. Mas uma soma maior é mais difícil de superar: coloque os quatro.
learn-dicetto-reroll_card-1-done = Nova rolagem aceita quaisquer dados: é melhor que nada.
learn-dicetto-reroll_card-2 = Neste turno você pode rolar quatro vezes. Depois a carta volta para a mesa. Role.
learn-dicetto-reroll_card-2-right = Você tem mais três rolagens; normalmente seriam duas.

learn-dicetto-bonus = Cartas de Bônus
learn-dicetto-bonus-1 = Dá para jogar com cartas de Bônus: quatro das oito ficam ao lado da mesa. Uma dá 3 pontos para quem tiver mais cartas de número. Coloque 5 5 em Número 5.
learn-dicetto-bonus-1-right = 2 pontos se ela ainda for sua no próximo turno, e um passo rumo à carta de Bônus. As cartas de Bônus são entregues no final; em caso de empate, ninguém leva a carta.
learn-dicetto-bonus-1-fewer = Você poderia colocar um 5 só. Mas uma soma maior é mais difícil de superar: coloque os dois.
learn-dicetto-bonus-1-pair = Pode. Mas Número 5 vale mais, e conta para a carta de Bônus.
learn-dicetto-bonus-1-done = Coloque seus dados antes: Número 5 aceita seus cincos.

learn-dicetto-end = O fim
learn-dicetto-end-1 = A partida acaba quando um jogador ganha a décima carta; nesta lição, a segunda. Você tem dados em Par. Coloque 4 4 em Número 4 também.
learn-dicetto-end-1-right = Se ninguém superar você, as duas são suas no início do seu próximo turno.
learn-dicetto-end-1-one = Coloque os dois quatros em Número 4: é a segunda carta de que você precisa.
learn-dicetto-end-1-done = Uma carta não basta aqui. Coloque 4 4 em Número 4.
learn-dicetto-end-2 = Encerre seu turno e veja o que seu adversário faz.
learn-dicetto-end-2-right = Seu adversário colocou 1 2 3 em Sequência curta. Você ganhou sua segunda carta, e a partida acaba na hora: cada um leva as cartas em que tem dados. Somam-se os pontos das cartas e os das cartas de Bônus. 3 pontos a 2: você venceu! Com pontos iguais, a vitória é compartilhada.

learn-dicetto-example-place = { $rule } Experimente: coloque na carta os dados com a maior soma que ela aceita.
learn-dicetto-example-bonus = { $rule } Coloque seus dados de modo a ficar com ela: aqui, a partida acaba com a primeira carta ganha.

# What happened to the learner, in the second person: learn-you-<message of the event>
learn-you-dicetto-event-turn = Sua vez.
learn-you-dicetto-event-took =
    Você ganhou { $cards } ({ $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }) e agora tem { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }.
learn-you-dicetto-event-reroll-taken = Você está com a carta Nova rolagem e pode rolar quatro vezes neste turno.
learn-you-dicetto-event-rolled = Você rolou { $dice }.
learn-you-dicetto-event-rerolled = Você tirou { $rolled }; agora os dados são { $dice }.
learn-you-dicetto-event-picked-up = Você rola { $dice } de novo.
learn-you-dicetto-event-kept = Você fica com { $dice }.
learn-you-dicetto-event-placed = Você colocou { $dice } em { $spot }.
learn-you-dicetto-event-to-duel = Você e seu adversário empatam com { $total } em { $spot }: um duelo decide.
learn-you-dicetto-event-duel-tied = Duelo: vocês dois tiraram { $mine } e rolam de novo.
learn-you-dicetto-event-duel-won = Duelo: você tirou { $mine }; seu adversário, { $theirs }. Você vence.
learn-you-dicetto-event-done = Você encerra seu turno.
learn-you-dicetto-event-end =
    { $count ->
        [one] Você tem { $count } carta, e a partida acaba.
       *[other] Você tem { $count } cartas, e a partida acaba.
    }
learn-you-dicetto-event-bonus-won =
    { $points ->
        [one] Carta de Bônus “{ $card }”: { $points } ponto para você.
       *[other] Carta de Bônus “{ $card }”: { $points } pontos para você.
    }
