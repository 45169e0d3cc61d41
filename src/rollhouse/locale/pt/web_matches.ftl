# Encontros em duplicado: duas mesas, os mesmos dados.

web-matches = Encontros em duplicado
web-matches-about = Os mesmos dados em duas mesas: quem tira mais deles?
web-match = Encontro em duplicado
web-match-how = Duas mesas jogam com os mesmos dados. O azar daqui é também o de lá, e ninguém pode culpar os dados. No fim, as duas mesas ficam lado a lado: onde se separaram e o que custou cada decisão.
web-match-mine = Os teus encontros
web-match-make = Criar um encontro
web-match-form = Quem joga
web-match-duel = Duelo a dois
web-match-teams = Equipas de dois
web-match-duel-how = Cada um joga contra o mesmo bot, no mesmo lugar, com os mesmos dados. Com dias por decisão, não é preciso estarem ao mesmo tempo.
web-match-teams-how = Quatro pessoas, duas de cada lado: numa mesa o teu lado tem o primeiro lugar, na outra o segundo. Ninguém está nas duas.
web-match-boards = Séries
web-match-bot = Contra que bot
web-match-open = à espera de gente
web-match-plays = a decorrer
web-match-over = acabado
web-match-i-won = ganhaste
web-match-i-lost = perdeste
web-match-nobody = Ainda ninguém
web-match-free = livre
web-match-count = { $boards ->
    [one] uma série
   *[other] { $boards } séries
}
web-match-minutes = { $time } para cada um
web-match-days = { $time } por decisão
web-match-invite = Envia este endereço a quem vai jogar.
web-match-qr = O endereço do encontro, para ler com o telemóvel
web-match-side = Lado { $side }
web-match-sit = Sentar aqui
web-match-sit-at = Sentar aqui: lado { $side }
web-match-is-ready = a postos
web-match-ready = Estou a postos
web-match-not-ready = Ainda não
web-match-waits = Começa quando todos os lugares estiverem ocupados e todos a postos.
web-match-waits-days = Começa assim que todos os lugares estiverem ocupados; depois cada um joga quando quiser.
web-match-leave = Deixar o lugar
web-match-give-up = Desistir do encontro
web-match-give-up-sure = Desistir mesmo? O teu lado perde.
web-match-call-off = Cancelar
web-match-table = Para a tua mesa
web-match-sealed = Aqui acabaste. A outra mesa ainda joga com os mesmos dados: até acabar, ninguém fica a saber como correu.
web-match-next = A próxima série começa quando todos estiverem a postos, o mais tardar daqui a { $seconds } s.
web-match-stand = Como está o encontro
web-match-sides = Lado
web-match-wins = Partidas ganhas
web-match-points = Pontos de avanço
web-match-won = { $count ->
    [one] { $names } ganhou o encontro.
   *[other] { $names } ganharam o encontro.
}
web-match-shared = O encontro acabou empatado.
web-match-given-up = { $names }: desistência do encontro.
web-match-better = { $count ->
    [one] { $names } decidiu melhor, sorte à parte.
   *[other] { $names } decidiram melhor, sorte à parte.
}
web-match-better-too = { $count ->
    [one] { $names } também decidiu melhor, sorte à parte.
   *[other] { $names } também decidiram melhor, sorte à parte.
}
web-match-weighing = A calcular o que custaram as decisões…
web-match-board = Série { $board } de { $boards }
web-match-of = Mesa { $table }
web-match-not-begun = por começar
web-match-table-over = acabada
web-match-ended-gave-up = desistência
web-match-ended-time = tempo esgotado
web-match-ended-gone = a mesa já não existe
web-match-board-won = Série para { $names }
web-match-board-shared = Série partilhada
web-match-cost = uma decisão custou em média { $cost }
web-match-compare = Onde se separaram?
web-match-dice = O que fixa os dados
web-match-parted = { $decisions ->
    [0] Separaram-se na primeira decisão.
    [one] Uma decisão foi igual nas duas mesas, depois separaram-se:
   *[other] { $decisions } decisões foram iguais nas duas mesas, depois separaram-se:
}
web-match-alike = As duas mesas foram jogadas da mesma maneira, até ao fim.
web-match-best = a melhor
web-match-neither = O melhor era: { $move }
web-match-worst = O que custou mais
web-match-look = Ver
web-match-of-table = Uma mesa de um encontro em duplicado: os mesmos dados caem noutra mesa. Não há ajuda e nada se desfaz.
web-match-back = Voltar ao encontro
web-match-rules = Como se decide
web-match-rules-dice = Os mesmos dados: o mesmo lançamento da mesma vez tem o mesmo número nas duas mesas, fixado antes de alguém se sentar. Enquanto as duas decidem igual, tudo é igual; depois, as mesmas vezes começam com os mesmos dados. Até as duas mesas acabarem, só quem está sentado a uma a vê.
web-match-rules-score = Uma série é do lado com mais partidas ganhas, depois com mais pontos de avanço; em caso de igualdade, é partilhada. No encontro contam as séries, depois as partidas ganhas, depois os pontos. Os mesmos dados tiram só um pouco de sorte, porque as partidas se separam cedo: o que uma decisão custou em média diz melhor quem jogou bem. As classificações não mudam.
web-match-rules-time = Quem não vem perde essa partida pelo relógio. Quem desiste do encontro perde-o pelo seu lado.
