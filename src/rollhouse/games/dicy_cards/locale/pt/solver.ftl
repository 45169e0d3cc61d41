# Jogos resolvidos e probabilidades: o que mostram `rollhouse solve` e `rollhouse odds`.

cli-solve = Resolver Dicy Cards, para dois ou a solo: de forma exata.
cli-solve-players = 2 (uma parte da vitória), ou 1 (turnos até ao objetivo)
cli-solve-device = onde resolver
cli-solve-threads = quantos núcleos (todos, salvo indicação em contrário)
cli-solve-json = mostrar o resultado em JSON
cli-odds = Mostrar as melhores jogadas de uma posição de Dicy Cards, ou as probabilidades de um lançamento.
cli-odds-position = uma posição numa linha (docs/notation.md), em vez de tudo o que descreve uma
cli-odds-dice = os seis dados na mesa, como 123466
cli-odds-active = as tuas cartas ativas, ou none para nenhuma (senão: todas)
cli-odds-scores = as pontuações: a tua, depois as dos outros, no sentido dos ponteiros do relógio
cli-odds-theirs = as cartas ativas de outro jogador, ou none; uma vez por jogador, no sentido dos ponteiros do relógio
cli-odds-players = quantos jogam; 1 é a solo
cli-odds-first = quem começa as rondas: 1 és tu, 2 é o jogador seguinte
cli-odds-react = o que outro jogador fez e a que reages: uma carta pelo identificador, ou skip
cli-odds-turn = no turno de quem: 2 é o jogador depois de ti
cli-odds-moves = quantas das melhores jogadas mostrar
cli-odds-points = a partir de quantos pontos mostrar as probabilidades
cli-odds-json = mostrar tudo em JSON
cli-atlas = Resolver todas as combinações de cartas de Dicy Cards e escrever numa tabela o que se sabe de cada uma.
cli-atlas-deals = só esta combinação: um modo pelo nome, ou cinco cartas; pode repetir-se
cli-atlas-games = quantas partidas entre jogadores perfeitos por combinação, e um terço com um jogador ávido em cada lugar
cli-atlas-out = escrever a tabela neste ficheiro (CSV, ou JSON se acabar em .json) em vez de a mostrar

solver-title =
    { $players ->
        [one] Dicy Cards a solo, até { $target } pontos, com { $cards }
       *[other] Dicy Cards para dois, até { $target } pontos, com { $cards }
    }
# Ao lado dos nomes que são iguais em todas as línguas
solver-share = a parte da vitória de quem começa, se ambos jogarem o melhor possível
solver-turns = o menor número de turnos que se pode esperar
solver-gap = nenhum valor da base se desvia mais do que isto
solver-states = posições no início de um turno
solver-seconds = o tempo que levou a calculá-las
solver-seconds-kept = o tempo que levou a calculá-las, há algum tempo: ainda cá estavam

solver-why-cards-not-known = Aí as cartas saem à sorte. Indica as cinco que queres.
solver-why-no-values = Nada aqui sabe dizer quanto valem posições com tantos jogadores.
solver-why-one-score-each =
    { $count ->
        [one] Tem de haver uma só pontuação.
       *[other] Tem de haver uma pontuação para cada um dos { $count } jogadores, a começar por quem está a jogar.
    }
solver-why-six-faces = São precisos seis dados, cada um de 1 a 6.
solver-why-nothing-to-react = Reages quando alguém passa, ou a uma carta de outro jogador cujo efeito te atinge.
solver-why-nothing-to-decide = Aí ninguém tem de escolher, e não há dados por rolar.
solver-why-no-choice =
    { $count ->
        [0] Não tens nenhuma carta para escolher.
       *[other] Só tens uma carta para escolher: ninguém te pergunta nada.
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

error-tablebase-disk = A base de soluções não pode ser guardada em «{ $came }».
error-tablebase-space = A base de soluções precisa de { $came } MB, e em «{ $where }» só cabem { $allowed } MB.
error-tablebase-memory = Para resolver isto são precisos { $came } MB de memória, e há { $allowed } MB livres.
error-tablebase-gpu = Não é possível usar a placa gráfica.
error-why-other-content = O que lá foi escrito não é o que depois se lê.
error-setup-device = Não se pode resolver em «{ $came }».
error-setup-threads = O número de threads não pode ser «{ $came }».
error-setup-scores = As pontuações não podem ser «{ $came }».
error-setup-active = «{ $came }» não pode estar entre as cartas ativas.
error-setup-roll = Os dados não podem ser «{ $came }».
error-setup-theirs = Foram dadas cartas ativas para { $came } outros jogadores; há { $allowed }.
error-setup-position = Não se pode perguntar assim por «{ $came }»: uma posição numa linha vale por si só.
error-setup-react = «{ $came }» não faz ninguém reagir.
error-setup-turn = Não pode ser o turno do jogador «{ $came }».
error-setup-points = O número de pontos não pode ser «{ $came }».
error-setup-moves = O número de jogadas a mostrar não pode ser «{ $came }».
