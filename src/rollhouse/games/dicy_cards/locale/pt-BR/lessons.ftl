# Lições de Dicy Cards: learn-dicy-cards-<lição> é o título, -<passo> o que se pede, -<passo>-right a resposta à jogada certa e
# -<passo>-<nome> a resposta às outras. Curtas: são lidas ao lado do tabuleiro.

learn-dicy-cards-turn = Seu primeiro turno
learn-dicy-cards-turn-1 = Todos têm as mesmas cinco cartas. Com seis dados, você marca pontos nelas, numa corrida até 100. O turno começa com os seis dados: role-os.
learn-dicy-cards-turn-1-right = Agora cada carta mostra o que renderia: a soma dos dados que servem nela.
learn-dicy-cards-turn-2 = No seu turno, você normalmente pontua uma carta. Fique com a que dá mais pontos: Sequência aceita números seguidos. Escolha essa carta e aperte Marcar.
learn-dicy-cards-turn-2-right = 1 + 2 + 3 + 4 + 5 + 6: 21 pontos! Uma carta que pontuou fica congelada: só pode ser usada depois de reativada. Depois, seu adversário rolou e pontuou Dois pares: 2 + 2 + 3 + 3 = 10.
learn-dicy-cards-turn-2-less = Pode, mas dá menos pontos. Aqui a Sequência usa os seis dados: de 1 a 6, 21 pontos.
learn-dicy-cards-turn-2-skip = Passar a vez não dá pontos. Serve para reativar cartas congeladas, e você ainda não tem nenhuma.
learn-dicy-cards-turn-2-freeze = Você poderia rolar de novo congelando uma carta, mas estes dados não têm como melhorar. Isso fica para a próxima lição.

learn-dicy-cards-reroll = Rolar de novo custa uma carta
learn-dicy-cards-reroll-1 = Se um 6 fosse um 4, sua Sequência iria de 1 a 6. Para rolar de novo, você congela uma carta: escolha um 6 e congele Sem seis.
learn-dicy-cards-reroll-1-right = Sem seis está congelada, e o dado deu 4.
learn-dicy-cards-reroll-1-straight = Aí a própria Sequência ficaria congelada, e não daria para pontuar com ela. Congele uma carta de que você não precisa.
learn-dicy-cards-reroll-1-other = Quase: role de novo um 6 e mais nada, e congele Sem seis, que não serve mesmo com estes dados.
learn-dicy-cards-reroll-1-score = Pode, e é seguro. Mas, faltando um dado para 21 pontos, rolar de novo vale uma carta.
learn-dicy-cards-reroll-1-skip = Passar a vez não dá pontos, e você não tem nada para reativar.
learn-dicy-cards-reroll-2 = Daria para congelar outra carta e rolar de novo os dados que quisesse, enquanto tivesse cartas ativas. Agora pontue a Sequência.
learn-dicy-cards-reroll-2-right = 21 pontos, por duas cartas: a que pontuou e a que você congelou. Restam três.
learn-dicy-cards-reroll-2-less = A Sequência dá 21 com os seis dados: use todos.
learn-dicy-cards-reroll-2-skip = Nenhum ponto, depois de tudo isso? Pontue a Sequência primeiro.
learn-dicy-cards-reroll-2-freeze = Melhor que isso não fica, e cada nova rolagem custa uma carta.

learn-dicy-cards-last_card = A última carta
learn-dicy-cards-last_card-1 = Quatro das suas cartas estão congeladas: só resta a Sequência. Pontue com 2 3 4.
learn-dicy-cards-last_card-1-right = 2 + 3 + 4 = 9 pontos é melhor que nada. Agora todas as suas cartas estão congeladas: no próximo turno você só pode passar a vez.
learn-dicy-cards-last_card-1-freeze = Você poderia congelar sua última carta ativa. Mas aí não sobra nada para pontuar, e você só pode passar a vez.
learn-dicy-cards-last_card-1-skip = Pode: passar a vez reativa suas cartas. Mas pegue os pontos antes; as cartas voltam quando você passar depois.
learn-dicy-cards-last_card-1-fewer = Você poderia usar menos dados. Aqui, 2 3 4 rende mais.

learn-dicy-cards-effects = Cartas que afetam os outros
learn-dicy-cards-effects-1 = Dois à escolha aceita dois dados quaisquer, e o floco de neve quer dizer: os vizinhos à sua esquerda e à sua direita têm que congelar uma carta ativa cada um, se tiverem. Pontue com 6 6.
learn-dicy-cards-effects-1-right = 12 pontos, e seu adversário teve que congelar Ímpares. Depois fez o mesmo com você.
learn-dicy-cards-effects-1-score = Pode. Mas Dois à escolha dá 12 pontos com 6 6, e custa uma carta ao seu adversário.
learn-dicy-cards-effects-1-skip = Passar a vez até reativaria uma carta do seu adversário, se ele tivesse alguma congelada.
learn-dicy-cards-effects-1-freeze = Não precisa rolar de novo: 6 6 é o melhor que Dois à escolha pode ter.
learn-dicy-cards-effects-2 = Seu adversário pontuou Dois à escolha: você tem que congelar uma carta, e escolhe qual. Abra mão da mais difícil: Sem seis.
learn-dicy-cards-effects-2-right = Ela fica congelada como se você a tivesse usado. Outros modos têm outras cartas, e cada uma diz como pontua. Só seis faz o contrário: os vizinhos reativam uma carta. Três menores faz todos os outros congelarem uma.
learn-dicy-cards-effects-2-other = Até dá. Mas essa carta vai render pontos mais vezes que Sem seis, que precisa dos seis dados sem nenhum 6.

learn-dicy-cards-skip = Passar a vez
learn-dicy-cards-skip-1 = Todas as suas cartas estão congeladas. Então não há rolagem: você só pode passar a vez. Passe.
learn-dicy-cards-skip-1-right = Todas as suas cartas estão ativas de novo. O preço: nenhum ponto, e cada um dos outros reativa uma carta à escolha. Depois de rolar, você pode passar a vez em qualquer turno; e precisa passar se não puder ou não quiser pontuar.

learn-dicy-cards-last_round = A última rodada
learn-dicy-cards-last_round-1 = Esta partida vai até 20 em vez de 100, e seu adversário tem 21. A rodada sempre é concluída: você tem mais um turno. Role.
learn-dicy-cards-last_round-1-right = Vence quem tiver mais pontos: você precisa de 22.
learn-dicy-cards-last_round-2 = Encontre a carta que supera 21.
learn-dicy-cards-last_round-2-right = 22 a 21: você venceu! Todos têm o mesmo número de turnos, e aí vence quem tiver mais pontos.
learn-dicy-cards-last_round-2-less = Você ficaria atrás dos 21, e a partida acabaria. Dois pares com 5 5 6 6 dá 22.
learn-dicy-cards-last_round-2-skip = Não há próximo turno: a partida acabaria, com derrota.
learn-dicy-cards-last_round-2-freeze = Não precisa arriscar: uma das suas cartas dá 22 agora mesmo.

learn-dicy-cards-tie = O empate
learn-dicy-cards-tie-1 = Seu adversário tem 21 e congelou uma carta para isso: ficou com três cartas ativas. Seu último turno: role.
learn-dicy-cards-tie-1-right = Você também pode chegar a 21. O que acontece então?
learn-dicy-cards-tie-2 = Com empate em pontos, vence quem tiver mais cartas ativas. Pontue a Sequência sem congelar nada.
learn-dicy-cards-tie-2-right = 21 para cada um, e você tem quatro cartas ativas contra três: vitória sua. Se isso também empatar, vocês dividem a vitória.
learn-dicy-cards-tie-2-freeze = Cada carta que você congelar agora pesa contra você no desempate.
learn-dicy-cards-tie-2-less = É pouco: você precisa dos 21 para empatar.
learn-dicy-cards-tie-2-skip = Você ficaria sem nada e perderia para 21.

learn-dicy-cards-example-score = { $rule } Experimente: com esta carta, faça o máximo de pontos que os dados permitem.

# What happened to the learner, in the second person: learn-you-<message of the event>
learn-you-dicy-event-rolled = Você rolou { $dice }.
learn-you-dicy-event-rerolled = Você tirou { $rolled }; agora os dados são { $dice }.
learn-you-dicy-event-froze = Você congelou { $card } e rolou { $dice } de novo.
learn-you-dicy-event-scored =
    { $points ->
        [one] Você pontuou { $card } com { $dice }: { $points } ponto, { $total } no total.
       *[other] Você pontuou { $card } com { $dice }: { $points } pontos, { $total } no total.
    }
learn-you-dicy-event-skipped =
    { $count ->
        [0] Você passou a vez.
        [one] Você passou a vez e reativou uma carta.
       *[other] Você passou a vez e reativou { $count } cartas.
    }
learn-you-dicy-event-frozen = Você teve que congelar { $card }.
