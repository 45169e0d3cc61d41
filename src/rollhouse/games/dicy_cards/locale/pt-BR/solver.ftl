# Jogos resolvidos e chances: o que são e mostram `rollhouse solve`, `rollhouse odds` e `rollhouse atlas`.

cli-solve = Resolver Dicy Cards para dois jogadores, ou solo: com exatidão.
cli-solve-players = 2 (uma parte da vitória), ou 1 (turnos até a meta)
cli-solve-device = onde resolver
cli-solve-threads = quantos núcleos (todos, se você não disser outra coisa)
cli-solve-json = mostrar o resultado em JSON
cli-odds = Mostrar as melhores jogadas de uma posição de Dicy Cards, ou as chances de uma rolagem.
cli-odds-position = uma posição em uma linha (docs/notation.md), em vez de tudo o que descreve uma
cli-odds-dice = os seis dados na mesa, como 123466
cli-odds-active = suas cartas ativas, ou none para nenhuma (senão: todas)
cli-odds-scores = a pontuação: a sua, depois a dos outros, em sentido horário
cli-odds-theirs = as cartas ativas de outro jogador, ou none; uma vez para cada um, em sentido horário
cli-odds-players = quantos jogam; 1 é solo
cli-odds-first = quem começa as rodadas: 1 é você, 2 é o próximo jogador
cli-odds-react = o que outro jogador fez e a que você reage: uma carta pelo identificador, ou skip
cli-odds-turn = no turno de quem foi: 2 é o jogador depois de você
cli-odds-moves = quantas das melhores jogadas mostrar
cli-odds-points = a partir de quantos pontos mostrar as chances
cli-odds-json = mostrar tudo em JSON
cli-atlas = Resolver todas as combinações de cartas de Dicy Cards e gravar em uma tabela o que se sabe de cada uma.
cli-atlas-deals = só esta combinação: um modo pelo nome, ou cinco cartas; pode ser repetido
cli-atlas-games = quantas partidas entre jogadores perfeitos por combinação, e um terço disso com um guloso em cada lugar
cli-atlas-out = gravar a tabela neste arquivo (CSV, ou JSON se terminar em .json) em vez de mostrá-la

solver-title =
    { $players ->
        [one] Dicy Cards solo, até { $target } pontos, com { $cards }
       *[other] Dicy Cards para dois, até { $target } pontos, com { $cards }
    }
# Ao lado dos nomes que são iguais em todas as línguas
solver-share = a parte da vitória de quem começa, com os dois jogando o melhor possível
solver-turns = o menor número de turnos que se pode esperar
solver-gap = nenhum valor da base tem desvio maior que este
solver-states = posições no início de um turno
solver-seconds = o tempo que levou para calculá-las
solver-seconds-kept = o tempo que levou para calculá-las, em outra ocasião: elas ainda estavam lá

solver-why-cards-not-known = Ali as cartas são sorteadas. Diga quais são as cinco.
solver-why-no-values = Nada aqui sabe dizer quanto valem posições com tantos jogadores.
solver-why-one-score-each =
    { $count ->
        [one] Tem que haver uma única pontuação.
       *[other] Tem que haver uma pontuação para cada um dos { $count } jogadores, começando por quem está no turno.
    }
solver-why-six-faces = São necessários seis dados, cada um de 1 a 6.
solver-why-nothing-to-react = Você reage quando alguém passa a vez, ou a uma carta de outro jogador cujo efeito atinge você.
solver-why-nothing-to-decide = Ninguém precisa escolher aí, e não há dados a rolar.
solver-why-no-choice =
    { $count ->
        [0] Você não tem nenhuma carta para escolher.
       *[other] Você só tem uma carta para escolher: ninguém pergunta nada.
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

error-tablebase-disk = A base de soluções não pode ser guardada em “{ $came }”.
error-tablebase-space = A base de soluções precisa de { $came } MB, e em “{ $where }” só cabem { $allowed } MB.
error-tablebase-memory = Para resolver isso são necessários { $came } MB de memória, e há { $allowed } MB livres.
error-tablebase-gpu = Não é possível usar a placa de vídeo.
error-why-other-content = O que foi gravado ali volta diferente quando é lido.
error-setup-device = Não dá para resolver em “{ $came }”.
error-setup-threads = O número de threads não pode ser “{ $came }”.
error-setup-scores = A pontuação não pode ser “{ $came }”.
error-setup-active = “{ $came }” não pode estar entre as cartas ativas.
error-setup-roll = Os dados não podem ser “{ $came }”.
error-setup-theirs = Foram dadas cartas ativas para { $came } outros jogadores; há { $allowed }.
error-setup-position = Não dá para perguntar assim por “{ $came }”: uma posição em uma linha vale por si só.
error-setup-react = “{ $came }” não faz ninguém reagir.
error-setup-turn = Não pode ser o turno do jogador “{ $came }”.
error-setup-points = O número de pontos não pode ser “{ $came }”.
error-setup-moves = O número de jogadas a mostrar não pode ser “{ $came }”.
