# Jogos resolvidos e chances: o que são e mostram `rollhouse solve`, `rollhouse odds` e `rollhouse atlas`.

cli-solve = Resolver o Dicy Cards com exatidão, para um a três jogadores.
cli-solve-players = 2 (para a parte da vitória), 1 (para o número de turnos) ou 3 (para as partes de todos; precisa de uma GPU)
cli-solve-device = dispositivo onde resolver
cli-solve-threads = número de núcleos [padrão: todos]
cli-solve-json = mostrar o resultado em JSON
cli-odds = Mostrar as melhores jogadas de uma posição de Dicy Cards, ou as chances de uma rolagem.
cli-odds-position = uma posição em uma linha (docs/notation.md), em vez de tudo o que descreve uma
cli-odds-dice = os seis dados na mesa, como 123466
cli-odds-active = suas cartas ativas, ou none para nenhuma [padrão: todas]
cli-odds-scores = a pontuação: a sua, depois a dos outros, em sentido horário
cli-odds-theirs = as cartas ativas de outro jogador, ou none; repita para cada um, em sentido horário
cli-odds-players = número de jogadores; 1 é solo
cli-odds-first = quem começa as rodadas: 1 é você, 2 é o próximo jogador
cli-odds-react = a jogada de outro jogador a que você reage: uma carta pelo identificador, ou skip
cli-odds-turn = de quem era o turno: 2 é o jogador depois de você
cli-odds-moves = número de melhores jogadas a mostrar
cli-odds-points = mostrar as probabilidades de pelo menos estes pontos
cli-odds-json = mostrar tudo em JSON
cli-atlas = Resolver todas as combinações de cartas de Dicy Cards e escrever os resultados em uma tabela.
cli-atlas-deals = só esta combinação: um modo pelo nome, ou cinco cartas; pode ser repetido
cli-atlas-games = número de partidas entre jogadores perfeitos por combinação; um terço disso é jogado com um guloso em cada lugar
cli-atlas-out = gravar a tabela neste arquivo (CSV, ou JSON se terminar em .json) em vez de mostrá-la

solver-takes-about = Resolver leva aqui cerca de { $seconds } segundos se nada mais estiver rodando.
solver-title =
    { $players ->
        [one] Dicy Cards solo, até { $target } pontos, com { $cards }
        [3] Dicy Cards para três, até { $target } pontos, com { $cards }
       *[other] Dicy Cards para dois, até { $target } pontos, com { $cards }
    }
# Ao lado dos nomes que são iguais em todas as línguas
solver-share = a parte da vitória do primeiro jogador com o melhor jogo
solver-shares-of-three = as partes da vitória, na ordem de jogo, no equilíbrio de docs/solved.md
solver-turns = o número esperado de turnos com o melhor jogo
solver-gap = o maior erro possível de um valor exato
solver-gain = o máximo que um jogador ganharia jogando um turno de outra forma
solver-states = posições no início de um turno
solver-seconds = o tempo que levou para calculá-las
solver-seconds-kept = o tempo de um cálculo anterior, cujo resultado estava guardado

solver-why-cards-not-known = Neste modo as cartas são sorteadas. Informe as cinco cartas.
solver-why-three-on-gpu = Para três jogadores só se resolve em uma GPU; neste processador levaria horas.
solver-why-no-values = Posições com tantos jogadores não podem ser avaliadas aqui.
solver-why-one-score-each =
    { $count ->
        [one] Informe uma única pontuação.
       *[other] Informe uma pontuação para cada um dos { $count } jogadores, começando por quem está no turno.
    }
solver-why-six-faces = São necessários seis dados, cada um de 1 a 6.
solver-why-nothing-to-react = Você reage quando alguém passa a vez, ou a uma carta de outro jogador cujo efeito atinge você.
solver-why-nothing-to-decide = Nesta posição não há nenhuma decisão a tomar nem dados para rolar.
solver-why-no-choice =
    { $count ->
        [0] Você não tem nenhuma carta para escolher.
       *[other] Você só tem uma carta para escolher, então não há decisão a tomar.
    }

## As chances em uma posição

odds-you = Você
odds-them = O outro jogador
# $number conta os outros jogadores, em sentido horário
odds-other = Jogador { $number } depois de você
odds-share = Sua chance de vitória, jogando o melhor possível: { $share }
odds-turns = Turnos de que você deve precisar, contando este: { $turns }
odds-move = Jogada
odds-share-heading = Vitória
odds-turns-heading = Turnos
odds-cost = Custo
odds-more-moves =
    { $count ->
        [one] Há mais uma jogada possível.
       *[other] Há mais { $count } jogadas possíveis.
    }

## As chances de uma rolagem

odds-of-roll = O que { $dice } pode virar
odds-before-roll = Antes da primeira rolagem
odds-now = já
# O título de uma coluna: rolando tantas vezes de novo
odds-rerolls =
    { $count ->
        [one] de novo 1×
       *[other] { $count }×
    }
odds-keep = manter
odds-points =
    { $count ->
        [one] { $count } ponto ou mais
       *[other] { $count } pontos ou mais
    }
odds-note = Cada chance é a maior possível quando os dados são mantidos só para aquele fim. As colunas dizem quantas vezes se rola de novo; cada vez congela uma das cartas. A última coluna diz o que manter quando só se rola de novo uma vez.

## O que é recusado

error-tablebase-disk = Os valores exatos não podem ser guardados em “{ $value }”.
error-tablebase-space = Os valores exatos precisam de { $value } MB, mas “{ $location }” só tem { $expected } MB livres.
error-tablebase-memory = Para resolver isto são necessários { $value } MB de memória, mas só há { $expected } MB livres.
error-tablebase-gpu = Não é possível usar a placa de vídeo.
error-why-other-content = O conteúdo do arquivo não é o que lá foi escrito.
error-setup-device = Dispositivo desconhecido: “{ $value }”.
error-setup-threads = Número de threads inválido: “{ $value }”.
error-setup-scores = Pontuações inválidas: “{ $value }”.
error-setup-active = “{ $value }” não pode estar entre as cartas ativas.
error-setup-roll = Dados inválidos: “{ $value }”.
error-setup-theirs = Foram dadas cartas ativas para { $value } outros jogadores; há { $expected }.
error-setup-position = “{ $value }” não pode ser combinado com uma posição em uma linha.
error-setup-react = “{ $value }” não faz ninguém reagir.
error-setup-turn = Não pode ser o turno do jogador “{ $value }”.
error-setup-points = Número de pontos inválido: “{ $value }”.
error-setup-moves = Número de jogadas a mostrar inválido: “{ $value }”.
