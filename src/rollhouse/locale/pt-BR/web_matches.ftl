# Confrontos em duplicado: duas mesas, os mesmos dados.

web-matches = Confrontos em duplicado
web-matches-about = Os mesmos dados em duas mesas: quem tira mais deles?
web-match = Confronto em duplicado
web-match-how = Duas mesas jogam com os mesmos dados. O azar daqui também é o de lá, e ninguém pode culpar os dados. No fim, as duas mesas ficam lado a lado: onde se separaram e quanto custou cada decisão.
web-match-mine = Seus confrontos
web-match-make = Criar um confronto
web-match-form = Quem joga
web-match-duel = Duelo a dois
web-match-teams = Duplas
web-match-duel-how = Cada um joga contra o mesmo bot, no mesmo lugar, com os mesmos dados. Com dias por decisão, não é preciso estar aqui ao mesmo tempo.
web-match-teams-how = Quatro pessoas, duas de cada lado: em uma mesa o seu lado tem o primeiro lugar, na outra o segundo. Ninguém joga nas duas.
web-match-boards = Séries
web-match-bot = Contra qual bot
web-match-open = esperando gente
web-match-plays = em andamento
web-match-over = terminado
web-match-i-won = você ganhou
web-match-i-lost = você perdeu
web-match-nobody = Ninguém ainda
web-match-free = livre
web-match-count = { $boards ->
    [one] uma série
   *[other] { $boards } séries
}
web-match-minutes = { $time } para cada um
web-match-days = { $time } por decisão
web-match-invite = Envie este endereço a quem vai jogar.
web-match-qr = O endereço do confronto, para escanear
web-match-side = Lado { $side }
web-match-sit = Sentar aqui
web-match-sit-at = Sentar aqui: lado { $side }
web-match-is-ready = a postos
web-match-ready = Estou a postos
web-match-not-ready = Ainda não
web-match-waits = Começa quando todos os lugares estiverem ocupados e todos a postos.
web-match-waits-days = Começa assim que todos os lugares estiverem ocupados; depois cada um joga quando quiser.
web-match-leave = Deixar o lugar
web-match-give-up = Desistir do confronto
web-match-give-up-sure = Desistir mesmo? O seu lado perde.
web-match-call-off = Cancelar
web-match-table = Para a sua mesa
web-match-sealed = Aqui você terminou. A outra mesa ainda joga com os mesmos dados: até ela acabar, ninguém fica sabendo como foi.
web-match-next = A próxima série começa quando todos estiverem a postos, no máximo em { $seconds } s.
web-match-stand = Como está o confronto
web-match-sides = Lado
web-match-wins = Partidas ganhas
web-match-points = Pontos de vantagem
web-match-won = { $count ->
    [one] { $names } ganhou o confronto.
   *[other] { $names } ganharam o confronto.
}
web-match-shared = O confronto terminou empatado.
web-match-given-up = { $names }: desistência do confronto.
web-match-better = { $count ->
    [one] { $names } decidiu melhor, sorte à parte.
   *[other] { $names } decidiram melhor, sorte à parte.
}
web-match-better-too = { $count ->
    [one] { $names } também decidiu melhor, sorte à parte.
   *[other] { $names } também decidiram melhor, sorte à parte.
}
web-match-weighing = Calculando quanto custaram as decisões…
web-match-board = Série { $board } de { $boards }
web-match-of = Mesa { $table }
web-match-not-begun = não começou
web-match-table-over = terminada
web-match-ended-gave-up = desistência
web-match-ended-time = tempo esgotado
web-match-ended-gone = a mesa não existe mais
web-match-board-won = Série para { $names }
web-match-board-shared = Série dividida
web-match-cost = uma decisão custou em média { $cost }
web-match-compare = Onde se separaram?
web-match-dice = O que fixa os dados
web-match-parted = { $decisions ->
    [0] Elas se separaram na primeira decisão.
    [one] Uma decisão foi igual nas duas mesas, depois elas se separaram:
   *[other] { $decisions } decisões foram iguais nas duas mesas, depois elas se separaram:
}
web-match-alike = As duas mesas foram jogadas do mesmo jeito, até o fim.
web-match-best = a melhor
web-match-neither = O melhor era: { $move }
web-match-worst = O que custou mais
web-match-look = Ver
web-match-of-table = Uma mesa de um confronto em duplicado: os mesmos dados caem em outra mesa. Não há ajuda e nada é desfeito.
web-match-back = Voltar ao confronto
web-match-rules = Como se decide
web-match-rules-dice = Os mesmos dados: a mesma rolagem da mesma vez tem o mesmo número nas duas mesas, fixado antes de alguém se sentar. Enquanto as duas decidem igual, tudo é igual; depois, as mesmas vezes começam com os mesmos dados. Até as duas mesas acabarem, só quem está sentado a uma a vê.
web-match-rules-score = Uma série fica com o lado que ganhou mais partidas, depois com o que tem mais pontos de vantagem; em caso de empate, é dividida. No confronto contam as séries, depois as partidas ganhas, depois os pontos. Os mesmos dados tiram só um pouco da sorte, porque as partidas se separam cedo: quanto uma decisão custou em média diz melhor quem jogou bem. As classificações não mudam.
web-match-rules-time = Quem não vem perde essa partida pelo relógio. Quem desiste do confronto o perde pelo seu lado.
