# Encontros em duplicado: duas mesas, os mesmos dados.

web-match = Encontro em duplicado
web-match-how = Duas mesas recebem os mesmos dados: compara-se o jogo, não a sorte de um lançamento. As partidas separam-se cedo e quase toda a sorte fica: 92 a 99%, segundo as medições. No fim, vês as duas partidas lado a lado: onde se separaram e quanto custou cada decisão.
web-match-make = Criar um encontro
web-match-form = Quem joga
web-match-duel = Duelo (1 contra 1)
web-match-teams = Equipas (2 contra 2)
web-match-duel-how = Cada um joga contra o mesmo bot, no mesmo lugar, com os mesmos dados. Por correspondência, não precisam de estar online ao mesmo tempo.
web-match-teams-how = Quatro jogadores em duas equipas. A tua equipa joga numa mesa no primeiro lugar e na outra no segundo.
web-match-boards = Séries
web-match-bot = Adversário (bot)
web-match-open = à espera de jogadores
web-match-plays = a decorrer
web-match-over = acabado
web-match-i-won = ganhaste
web-match-i-lost = perdeste
web-match-no-players = Ainda ninguém
web-match-free = livre
web-match-count = { $boards ->
    [one] uma série
   *[other] { $boards } séries
}
web-match-minutes = { $time } por jogador
web-match-days = { $time } por decisão
web-match-invite = Envia este link aos outros jogadores.
web-match-qr = Código QR do link deste encontro
web-match-side = Equipa { $side }
web-match-sit = Sentar aqui
web-match-sit-at = Sentar aqui: equipa { $side }
web-match-is-ready = a postos
web-match-ready = Estou a postos
web-match-not-ready = Ainda não
web-match-waits = Começa quando todos os lugares estiverem ocupados e todos a postos.
web-match-waits-days = O encontro começa quando todos os lugares estiverem ocupados. Depois cada um joga quando quiser.
web-match-leave = Sair
web-match-give-up = Desistir do encontro
web-match-give-up-sure = Desistir do encontro? A tua equipa perde-o.
web-match-call-off = Cancelar encontro
web-match-table = Ir para a mesa
web-match-sealed = Já acabaste. A outra mesa ainda joga com os mesmos dados; os resultados aparecem quando as duas acabarem.
web-match-next = A próxima série começa quando todos estiverem prontos, ou daqui a { $seconds } s.
web-match-stand = Resultado do encontro
web-match-sides = Equipa
web-match-wins = Partidas ganhas
web-match-points = Diferença de pontos
web-match-won = { $count ->
    [one] { $names } ganhou o encontro.
   *[other] { $names } ganharam o encontro.
}
web-match-shared = O encontro acabou empatado.
web-match-given-up = { $names }: desistência do encontro.
web-match-better = { $count ->
    [one] { $names } tomou melhores decisões, sorte à parte.
   *[other] { $names } tomaram melhores decisões, sorte à parte.
}
web-match-better-too = { $count ->
    [one] { $names } também tomou melhores decisões, sorte à parte.
   *[other] { $names } também tomaram melhores decisões, sorte à parte.
}
web-match-analysing = Análise das decisões em curso…
web-match-board = Série { $board } de { $boards }
web-match-of = Mesa { $table }
web-match-not-begun = por começar
web-match-table-over = acabada
web-match-ended-gave-up = desistência
web-match-ended-time = tempo esgotado
web-match-ended-gone = mesa apagada
web-match-board-won = Série ganha por { $names }
web-match-board-shared = Série empatada
web-match-cost = custo médio por decisão: { $cost }
web-match-compare = Comparar as mesas
web-match-parted = { $decisions ->
    [0] Separaram-se na primeira decisão.
    [one] Uma decisão foi igual nas duas mesas, depois separaram-se:
   *[other] { $decisions } decisões foram iguais nas duas mesas, depois separaram-se:
}
web-match-alike = As duas mesas fizeram as mesmas jogadas até ao fim.
web-match-best = a melhor
web-match-neither = O melhor era: { $move }
web-match-worst = Decisões mais caras
web-match-look = Ver
web-match-of-table = Esta mesa faz parte de um encontro em duplicado: outra mesa joga com os mesmos dados. Não há dicas, e as jogadas não se podem desfazer.
web-match-back = Voltar ao encontro
web-match-rules = Regras e pontuação
web-match-rules-dice = Mesmos dados: cada lançamento de cada turno está fixado antes do encontro e é igual nas duas mesas. Enquanto as duas mesas tomam as mesmas decisões, as partidas são iguais; depois, cada turno ainda começa com os mesmos dados. Até as duas mesas acabarem, só os seus jogadores as podem ver.
web-match-rules-score = A equipa que ganha mais partidas de uma série ganha a série; em caso de igualdade, decide a diferença de pontos; senão, fica empatada. O encontro decide-se pelas séries, depois pelas partidas ganhas, depois pela diferença de pontos. Como as partidas se separam cedo, os mesmos dados tiram só um pouco de sorte: o custo médio por decisão diz mais sobre quem jogou bem. As pontuações não mudam.
web-match-rules-time = Quem não comparece perde por tempo. Se um jogador desistir do encontro, a sua equipa perde-o.
