# Jogos resolvidos e probabilidades: o que mostram `rollhouse solve` e `rollhouse odds`.

cli-solve = Resolver o Dicy Cards exatamente, para um a três jogadores.
cli-solve-players = 2 (para a parte da vitória), 1 (para o número de turnos) ou 3 (para as partes de todos; precisa de uma GPU)
cli-solve-device = dispositivo onde resolver
cli-solve-threads = número de núcleos [predefinição: todos]
cli-solve-json = mostrar o resultado em JSON
cli-odds = Mostrar as melhores jogadas de uma posição de Dicy Cards, ou as probabilidades de um lançamento.
cli-odds-position = uma posição numa linha (docs/notation.md), em vez de tudo o que descreve uma
cli-odds-dice = os seis dados na mesa, como 123466
cli-odds-active = as tuas cartas ativas, ou none para nenhuma [predefinição: todas]
cli-odds-scores = as pontuações: a tua, depois as dos outros, no sentido dos ponteiros do relógio
cli-odds-theirs = as cartas ativas de outro jogador, ou none; repete por jogador, no sentido dos ponteiros do relógio
cli-odds-players = número de jogadores; 1 é a solo
cli-odds-first = quem começa as rondas: 1 és tu, 2 é o jogador seguinte
cli-odds-react = a jogada de outro jogador a que reages: uma carta pelo identificador, ou skip
cli-odds-turn = de quem era o turno: 2 é o jogador depois de ti
cli-odds-moves = número de melhores jogadas a mostrar
cli-odds-points = mostrar as probabilidades de pelo menos estes pontos
cli-odds-json = mostrar tudo em JSON
cli-atlas = Resolver todas as combinações de cartas de Dicy Cards e escrever os resultados numa tabela.
cli-atlas-deals = só esta combinação: um modo pelo nome, ou cinco cartas; pode repetir-se
cli-atlas-games = número de partidas entre jogadores perfeitos por combinação; um terço é jogado com um jogador ávido em cada lugar
cli-atlas-out = escrever a tabela neste ficheiro (CSV, ou JSON se acabar em .json) em vez de a mostrar

solver-takes-about = Resolver demora aqui cerca de { $seconds } segundos se nada mais estiver a correr.
solver-title =
    { $players ->
        [one] Dicy Cards a solo, até { $target } pontos, com { $cards }
        [3] Dicy Cards para três, até { $target } pontos, com { $cards }
       *[other] Dicy Cards para dois, até { $target } pontos, com { $cards }
    }
# Ao lado dos nomes que são iguais em todas as línguas
solver-share = a parte da vitória do primeiro jogador com o melhor jogo
solver-shares-of-three = as partes da vitória, pela ordem de jogo, no equilíbrio de docs/solved.md
solver-turns = o número esperado de turnos com o melhor jogo
solver-gap = o maior erro possível de um valor exato
solver-gain = o máximo que um jogador ganharia se jogasse um turno de outro modo
solver-states = posições no início de um turno
solver-seconds = o tempo que levou a calculá-las
solver-seconds-kept = o tempo de um cálculo anterior, cujo resultado estava guardado

solver-why-cards-not-known = Neste modo as cartas são sorteadas. Indica as cinco cartas.
solver-why-three-on-gpu = Para três jogadores só se resolve numa GPU; neste processador levaria horas.
solver-why-no-values = Posições com tantos jogadores não podem ser avaliadas aqui.
solver-why-one-score-each =
    { $count ->
        [one] Indica uma só pontuação.
       *[other] Indica uma pontuação para cada um dos { $count } jogadores, a começar por quem está a jogar.
    }
solver-why-six-faces = São precisos seis dados, cada um de 1 a 6.
solver-why-nothing-to-react = Reages quando alguém passa, ou a uma carta de outro jogador cujo efeito te atinge.
solver-why-nothing-to-decide = Nesta posição não há nenhuma decisão a tomar nem dados para rolar.
solver-why-no-choice =
    { $count ->
        [0] Não tens nenhuma carta para escolher.
       *[other] Só tens uma carta para escolher, por isso não há decisão a tomar.
    }

## As probabilidades numa posição

odds-you = Tu
odds-them = O outro jogador
# $number conta os outros jogadores, no sentido dos ponteiros do relógio
odds-other = Jogador { $number } depois de ti
odds-share = A tua hipótese de ganhar, jogando o melhor possível: { $share }
odds-turns = Turnos de que deves precisar, contando com este: { $turns }
odds-move = Jogada
odds-share-heading = Vitória
odds-turns-heading = Turnos
odds-cost = Custo
odds-more-moves =
    { $count ->
        [one] Há mais uma jogada possível.
       *[other] Há mais { $count } jogadas possíveis.
    }

## As probabilidades de um lançamento

odds-of-roll = O que { $dice } pode vir a ser
odds-before-roll = Antes do primeiro lançamento
odds-now = já
# O título de uma coluna: rolando tantas vezes de novo
odds-rerolls =
    { $count ->
        [one] de novo 1×
       *[other] { $count }×
    }
odds-keep = guardar
odds-points =
    { $count ->
        [one] 1 ponto ou mais
       *[other] { $count } pontos ou mais
    }
odds-note = Cada probabilidade é a maior possível quando se guardam os dados só para esse fim. As colunas dizem quantas vezes se volta a rolar; de cada vez congela uma das cartas. A última coluna diz que dados guardar quando só se volta a rolar uma vez.

## O que é recusado

error-tablebase-disk = Os valores exatos não podem ser guardados em «{ $value }».
error-tablebase-space = Os valores exatos precisam de { $value } MB, mas «{ $location }» só tem { $expected } MB livres.
error-tablebase-memory = Para resolver isto são precisos { $value } MB de memória, mas só há { $expected } MB livres.
error-tablebase-gpu = Não é possível usar a placa gráfica.
error-why-other-content = O conteúdo do ficheiro não é o que lá foi escrito.
error-setup-device = Dispositivo desconhecido: «{ $value }».
error-setup-threads = Número de threads inválido: «{ $value }».
error-setup-scores = Pontuações inválidas: «{ $value }».
error-setup-active = «{ $value }» não pode estar entre as cartas ativas.
error-setup-roll = Dados inválidos: «{ $value }».
error-setup-theirs = Foram dadas cartas ativas para { $value } outros jogadores; há { $expected }.
error-setup-position = «{ $value }» não pode ser combinado com uma posição numa linha.
error-setup-react = «{ $value }» não faz ninguém reagir.
error-setup-turn = Não pode ser o turno do jogador «{ $value }».
error-setup-points = Número de pontos inválido: «{ $value }».
error-setup-moves = Número de jogadas a mostrar inválido: «{ $value }».
