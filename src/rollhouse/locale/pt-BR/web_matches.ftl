# Confrontos em duplicado: duas mesas, os mesmos dados.

web-match = Confronto em duplicado
web-match-how = Duas mesas recebem os mesmos dados: compara-se o jogo, não a sorte de uma rolagem. As partidas se separam cedo e quase toda a sorte fica: 92 a 99%, segundo as medições. No fim, você vê as duas partidas lado a lado: onde se separaram e quanto custou cada decisão.
web-match-make = Criar um confronto
web-match-form = Quem joga
web-match-duel = Duelo (1 contra 1)
web-match-teams = Equipes (2 contra 2)
web-match-duel-how = Cada um joga contra o mesmo bot, no mesmo lugar, com os mesmos dados. Por correspondência, não é preciso estar online ao mesmo tempo.
web-match-teams-how = Quatro jogadores em duas equipes. Sua equipe joga em uma mesa no primeiro lugar e na outra no segundo.
web-match-boards = Séries
web-match-bot = Adversário (bot)
web-match-open = esperando jogadores
web-match-plays = em andamento
web-match-over = terminado
web-match-i-won = você ganhou
web-match-i-lost = você perdeu
web-match-no-players = Ninguém ainda
web-match-free = livre
web-match-count = { $boards ->
    [one] uma série
   *[other] { $boards } séries
}
web-match-minutes = { $time } por jogador
web-match-days = { $time } por decisão
web-match-invite = Envie este link aos outros jogadores.
web-match-qr = Código QR do link deste confronto
web-match-side = Equipe { $side }
web-match-sit = Sentar aqui
web-match-sit-at = Sentar aqui: equipe { $side }
web-match-is-ready = a postos
web-match-ready = Estou a postos
web-match-not-ready = Ainda não
web-match-waits = Começa quando todos os lugares estiverem ocupados e todos a postos.
web-match-waits-days = O confronto começa quando todos os lugares estiverem ocupados. Depois cada um joga quando quiser.
web-match-leave = Sair
web-match-give-up = Desistir do confronto
web-match-give-up-sure = Desistir do confronto? Sua equipe perde.
web-match-call-off = Cancelar confronto
web-match-table = Ir para a mesa
web-match-sealed = Você terminou. A outra mesa ainda joga com os mesmos dados; os resultados aparecem quando as duas terminarem.
web-match-next = A próxima série começa quando todos estiverem prontos, ou em { $seconds } s.
web-match-stand = Resultado do confronto
web-match-sides = Equipe
web-match-wins = Partidas ganhas
web-match-points = Diferença de pontos
web-match-won = { $count ->
    [one] { $names } ganhou o confronto.
   *[other] { $names } ganharam o confronto.
}
web-match-shared = O confronto terminou empatado.
web-match-given-up = { $names }: desistência do confronto.
web-match-better = { $count ->
    [one] { $names } tomou melhores decisões, sorte à parte.
   *[other] { $names } tomaram melhores decisões, sorte à parte.
}
web-match-better-too = { $count ->
    [one] { $names } também tomou melhores decisões, sorte à parte.
   *[other] { $names } também tomaram melhores decisões, sorte à parte.
}
web-match-analysing = Análise das decisões em andamento…
web-match-board = Série { $board } de { $boards }
web-match-of = Mesa { $table }
web-match-not-begun = não começou
web-match-table-over = terminada
web-match-ended-gave-up = desistência
web-match-ended-time = tempo esgotado
web-match-ended-gone = mesa excluída
web-match-board-won = Série vencida por { $names }
web-match-board-shared = Série empatada
web-match-cost = custo médio por decisão: { $cost }
web-match-compare = Comparar as mesas
web-match-parted = { $decisions ->
    [0] Elas se separaram na primeira decisão.
    [one] Uma decisão foi igual nas duas mesas, depois elas se separaram:
   *[other] { $decisions } decisões foram iguais nas duas mesas, depois elas se separaram:
}
web-match-alike = As duas mesas fizeram as mesmas jogadas até o fim.
web-match-best = a melhor
web-match-neither = O melhor era: { $move }
web-match-worst = Decisões mais caras
web-match-look = Ver
web-match-of-table = Esta mesa faz parte de um confronto em duplicado: outra mesa joga com os mesmos dados. Não há dicas, e as jogadas não podem ser desfeitas.
web-match-back = Voltar ao confronto
web-match-rules = Regras e pontuação
web-match-rules-dice = Mesmos dados: cada rolagem de cada turno está fixada antes do confronto e é igual nas duas mesas. Enquanto as duas mesas tomam as mesmas decisões, as partidas são iguais; depois, cada turno ainda começa com os mesmos dados. Até as duas mesas acabarem, só os jogadores delas podem vê-las.
web-match-rules-score = A equipe que ganha mais partidas de uma série ganha a série; em caso de igualdade, decide a diferença de pontos; senão, fica empatada. O confronto é decidido pelas séries, depois pelas partidas ganhas, depois pela diferença de pontos. Como as partidas se separam cedo, os mesmos dados tiram só um pouco de sorte: o custo médio por decisão diz mais sobre quem jogou bem. As pontuações não mudam.
web-match-rules-time = Quem não comparece perde por tempo. Se um jogador desistir do confronto, a equipe dele perde.
