# Lições de Dicy Cards: learn-dicy-cards-<lição> é o título, -<passo> o que se pede, -<passo>-right a resposta à jogada certa,
# -<passo>-<nome> a resposta às outras. Curtas: leem-se ao lado do tabuleiro.

learn-dicy-cards-turn = O teu primeiro turno
learn-dicy-cards-turn-1 = Todos têm as mesmas cinco cartas. Com seis dados marcam-se pontos nelas, numa corrida até aos 100. O turno começa com os seis dados: rola-os.
learn-dicy-cards-turn-1-right = Cada carta mostra agora o que valeria: a soma dos dados que lhe servem.
learn-dicy-cards-turn-2 = No teu turno pontuas normalmente uma carta. Fica com a que vale mais: Sequência leva números seguidos. Escolhe-a e pontua.
learn-dicy-cards-turn-2-right = 1 + 2 + 3 + 4 + 5 + 6: 21 pontos! Uma carta que pontuou fica congelada: só a voltas a usar depois de reativada. A seguir, o teu adversário rolou e pontuou Dois pares: 2 + 2 + 3 + 3 = 10.
learn-dicy-cards-turn-2-less = Podes, mas vale menos. Aqui a Sequência leva os seis dados: de 1 a 6, 21 pontos.
learn-dicy-cards-turn-2-skip = Passar não dá pontos. Serve para reativar cartas congeladas, e ainda não tens nenhuma.
learn-dicy-cards-turn-2-freeze = Podias voltar a rolar se congelasses uma carta, mas estes dados já são os melhores. É a lição seguinte.

learn-dicy-cards-reroll = Voltar a rolar custa uma carta
learn-dicy-cards-reroll-1 = Se um 6 fosse um 4, a tua Sequência ia de 1 a 6. Para voltar a rolar congelas uma carta: escolhe um 6 e congela Sem seis.
learn-dicy-cards-reroll-1-right = Sem seis está congelada, e o dado deu 4.
learn-dicy-cards-reroll-1-straight = Nesse caso a própria Sequência ficava congelada, e não a podias pontuar. Congela uma carta de que não precises.
learn-dicy-cards-reroll-1-other = Quase: volta a rolar um só 6, e congela Sem seis, que de qualquer forma não serve com estes dados.
learn-dicy-cards-reroll-1-score = Podes, e é seguro. Mas a um dado dos 21 pontos, voltar a rolar vale uma carta.
learn-dicy-cards-reroll-1-skip = Passar não dá pontos, e não tens nada para reativar.
learn-dicy-cards-reroll-2 = Podias congelar outra carta e voltar a rolar os dados que quisesses, enquanto tivesses cartas ativas. Agora pontua a Sequência.
learn-dicy-cards-reroll-2-right = 21 pontos, por duas cartas: a que pontuou e a que congelaste. Restam-te três.
learn-dicy-cards-reroll-2-less = A Sequência vale 21 com os seis dados: usa-os todos.
learn-dicy-cards-reroll-2-skip = Sem pontos, depois disto tudo? Pontua primeiro a Sequência.
learn-dicy-cards-reroll-2-freeze = Melhor do que isto não fica, e cada vez que voltas a rolar custa uma carta.

learn-dicy-cards-last_card = A última carta
learn-dicy-cards-last_card-1 = Quatro das tuas cartas estão congeladas: só resta a Sequência. Pontua-a com 2 3 4.
learn-dicy-cards-last_card-1-right = 2 + 3 + 4 = 9 pontos é melhor do que nada. Agora tens tudo congelado: no próximo turno só podes passar.
learn-dicy-cards-last_card-1-freeze = Podias congelar a última carta ativa. Mas depois não ficava nada com que pontuar, e só podias passar.
learn-dicy-cards-last_card-1-skip = Podes: passar reativa as tuas cartas. Mas leva primeiro os pontos; as cartas voltam quando passares a seguir.
learn-dicy-cards-last_card-1-fewer = Podias usar menos dados. Aqui, 2 3 4 é o que vale mais.

learn-dicy-cards-effects = Cartas que afetam os outros
learn-dicy-cards-effects-1 = Dois à escolha leva dois dados quaisquer, e o floco de neve quer dizer: os vizinhos à tua esquerda e à tua direita têm de congelar cada um uma carta ativa, se a tiverem. Pontua-a com 6 6.
learn-dicy-cards-effects-1-right = 12 pontos, e o teu adversário teve de congelar Ímpares. Depois fez-te o mesmo.
learn-dicy-cards-effects-1-score = Podes. Mas Dois à escolha vale 12 pontos com 6 6, e custa uma carta ao teu adversário.
learn-dicy-cards-effects-1-skip = Passar até reativava uma carta do teu adversário, se ele tivesse alguma congelada.
learn-dicy-cards-effects-1-freeze = Não é preciso voltar a rolar: 6 6 é o melhor para Dois à escolha.
learn-dicy-cards-effects-2 = O teu adversário pontuou Dois à escolha: tens de congelar uma carta, e és tu que escolhes. Abdica da mais difícil: Sem seis.
learn-dicy-cards-effects-2-right = Fica congelada como se a tivesses usado. Outros modos têm outras cartas, e cada uma diz como pontua. Só seis faz o contrário: cada um dos teus vizinhos reativa uma carta. Três mais baixos obriga todos os outros a congelar uma.
learn-dicy-cards-effects-2-other = Podias. Mas essa carta vai render-te mais vezes do que Sem seis, que precisa dos seis dados sem nenhum 6.

learn-dicy-cards-skip = Passar
learn-dicy-cards-skip-1 = Tens todas as cartas congeladas. Então não se rola: só podes passar. Passa.
learn-dicy-cards-skip-1-right = As tuas cartas estão todas ativas outra vez. O preço: nenhum ponto, e cada um dos outros reativa uma carta à escolha. Depois de rolar, podes passar em qualquer turno; tens de o fazer se não puderes ou não quiseres pontuar.

learn-dicy-cards-last_round = A última ronda
learn-dicy-cards-last_round-1 = Esta partida vai até 20 em vez de 100, e o teu adversário tem 21. A ronda acaba-se sempre: tens mais um turno. Rola.
learn-dicy-cards-last_round-1-right = Ganha quem tiver mais pontos: precisas de 22.
learn-dicy-cards-last_round-2 = Descobre a carta que bate 21.
learn-dicy-cards-last_round-2-right = 22 a 21: ganhaste! Todos têm o mesmo número de turnos, e depois ganha quem tiver mais pontos.
learn-dicy-cards-last_round-2-less = Ficavas atrás dos 21, e a partida acabava. Dois pares com 5 5 6 6 vale 22.
learn-dicy-cards-last_round-2-skip = Não há mais nenhum turno: a partida acabava, e perdias.
learn-dicy-cards-last_round-2-freeze = Não é preciso arriscar: uma das tuas cartas vale já 22.

learn-dicy-cards-tie = O empate
learn-dicy-cards-tie-1 = O teu adversário tem 21 pontos, e congelou uma carta para isso: tem três cartas ativas. O teu último turno: rola.
learn-dicy-cards-tie-1-right = Também podes chegar aos 21. O que acontece então?
learn-dicy-cards-tie-2 = Com pontos iguais, ganha quem tiver mais cartas ativas. Pontua a Sequência sem congelar nada.
learn-dicy-cards-tie-2-right = 21 para cada um, e tu tens quatro cartas ativas contra três: ganhaste. Se também aí empatarem, dividem a vitória.
learn-dicy-cards-tie-2-freeze = Cada carta que congelares agora conta contra ti no empate.
learn-dicy-cards-tie-2-less = Não chega: precisas dos 21 para empatar.
learn-dicy-cards-tie-2-skip = Ficavas sem nada, contra 21.

learn-dicy-cards-example-score = { $rule } Experimenta: com esta carta, faz o máximo de pontos que os dados permitem.

# What happened to the learner, in the second person: learn-you-<message of the event>
learn-you-dicy-event-rolled = Rolaste { $dice }.
learn-you-dicy-event-rerolled = Tiraste { $rolled }; os dados são agora { $dice }.
learn-you-dicy-event-froze = Congelaste { $card } e voltaste a rolar { $dice }.
learn-you-dicy-event-scored =
    { $points ->
        [one] Pontuaste { $card } com { $dice }: { $points } ponto, { $total } no total.
       *[other] Pontuaste { $card } com { $dice }: { $points } pontos, { $total } no total.
    }
learn-you-dicy-event-skipped =
    { $count ->
        [0] Passaste o turno.
        [one] Passaste o turno e reativaste uma carta.
       *[other] Passaste o turno e reativaste { $count } cartas.
    }
learn-you-dicy-event-frozen = Tiveste de congelar { $card }.
