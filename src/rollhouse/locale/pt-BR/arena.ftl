# Muitas partidas entre bots: o que mostra `rollhouse simulate`.

arena-title =
    { $count ->
        [one] { $game }: uma partida, semente { $seed }
       *[other] { $game }: { $count } partidas, semente { $seed }
    }
arena-playing = Jogando
arena-how-to-stop = Ctrl-C para parar

## As tabelas. Cabeçalhos curtos: tudo cabe em 80 colunas.

arena-player = Jogador
arena-share = Vitórias
arena-alone = sozinho
arena-shared = divididas
arena-points = Pontos
arena-turns = Turnos por partida
arena-decisions = Decisões por partida
arena-mean = média
arena-sd = desv.-p.
arena-least = mín.
arena-median = mediana
arena-most = máx.

## Embaixo das tabelas

# Porcentagens, como texto
arena-first-player = Quem começa vence { $share } ({ $confidence }: { $interval }); { $even } seria equilibrado.
arena-note = Uma vitória compartilhada conta em partes iguais. Os intervalos de { $confidence } são de Wilson para as vitórias e de Student (±) para as médias.
# $rate é um número de partidas
arena-speed = { $seconds } s, { $rate } partidas por segundo.
arena-forfeits =
    { $count ->
        [one] { $bot } falhou em uma de { $games } partidas e a perdeu ({ $code }).
       *[other] { $bot } falhou em { $count } de { $games } partidas e as perdeu ({ $code }).
    }
arena-no-verdict = Mais de { $limit } das partidas de { $bot } terminaram assim: não dá para concluir nada sobre a sua força.
arena-stopped = Interrompido: este é o resultado das primeiras { $done } partidas, de { $asked }.
arena-stopped-at-once = Interrompido antes de haver resultado.

## `rollhouse dataset`

dataset-done =
    { $count ->
        [one] Uma partida gravada em “{ $file }”.
       *[other] { $count } partidas gravadas em “{ $file }”.
    }
dataset-stopped = Interrompido. Partidas em “{ $file }”: { $done } de { $asked }.

## O que é recusado

error-setup-games = “{ $value }” não é um número de partidas válido.
error-setup-workers = “{ $value }” não é um número de processos válido.
error-setup-seed = “{ $value }” não é uma semente válida.
error-setup-kind = Tipo de competição desconhecido: “{ $value }”.
error-data-picture = “{ $value }” não é uma imagem suportada. Formatos possíveis: { $expected }.
error-setup-engine = Motor desconhecido: “{ $value }”.
error-setup-elo = “{ $value }” não é um par de pontos Elo de -1000 a 1000, o menor primeiro.
error-arena-endless = A partida { $location } entre { $value } não chega ao fim.
error-arena-worker-lost = Um dos processos que estavam jogando sumiu; talvez tenha faltado memória. Tente com menos processos.

## `rollhouse levels`: uma página em Markdown

levels-title = A força dos bots
levels-how = Medido com `rollhouse levels` em cerca de { $minutes } min: { $games } partidas por confronto, arredondadas para distribuições completas, semente { $seed }; o acaso decide quem começa. Cada distribuição é jogada uma vez de cada lugar (jogo duplicado), e o que os dados acrescentaram é descontado de cada resultado, o que não muda a média. Partes das vitórias, com intervalos de 95% entre parênteses; uma vitória compartilhada conta em partes iguais. Um bot joga contra outros, todos do nível logo abaixo. A diferença diz quanto ele é mais forte, em pontos Elo, com seu intervalo: entre dois, 100 pontos são 64 vitórias em 100.
levels-noise = O jogo duplicado sem a sorte deixa { $percent } do erro que o mesmo número de partidas teria com dados próprios.
levels-pairs = Todos contra todos
levels-pairs-how = Com dois jogadores, na primeira configuração acima: a parte de cada bot contra cada um dos mais fracos. Os pontos Elo se ajustam a todos esses confrontos de uma vez; o bot mais fraco tem 0. Para quem nunca venceu, conta-se meia vitória.
levels-crowd = { $players } jogadores
levels-others = contra
levels-step = diferença
levels-elo = Elo
levels-plays-as = joga como { $bot }
levels-costs = O que custa uma decisão
levels-costs-how =
    Cada bot contra si mesmo, { $players } jogadores: quanto da vitória suas decisões entregam, em pontos percentuais, { $exact ->
    [yes] avaliadas pelo jogo resolvido.
   *[no] segundo as estimativas.
 }
levels-cost = por decisão
levels-cost-game = por partida
levels-games = partidas

## `rollhouse arena`: uma página em Markdown

contest-title = { $game }: bots uns contra os outros
contest-how = Medido por `rollhouse arena`: dois jogadores, no máximo { $games } partidas por par, semente { $seed }; o acaso decide quem começa. Cada sequência de dados e cartas é jogada uma vez de cada lugar. Intervalos de 95% entre parênteses; uma vitória compartilhada conta em partes iguais. A pontuação é a do openskill, que começa em 25; os pontos Elo se ajustam a todos os pares ao mesmo tempo, e o primeiro bot tem 0.
contest-how-crowd = Medido por `rollhouse arena`: { $players } jogadores, { $games } partidas por formação, semente { $seed }; o acaso decide quem começa. Cada sequência de dados e cartas é jogada uma vez de cada lugar. Intervalos de 95% entre parênteses; uma vitória compartilhada conta em partes iguais. A pontuação é a do openskill, que começa em 25; os pontos Elo se ajustam a todas as formações ao mesmo tempo, e o primeiro bot tem 0.
contest-matrix = Partes das vitórias
contest-lengths = Quanto duram as partidas
contest-rating = Pontuação
contest-share = vitórias em 100: a linha contra a coluna
contest-meeting = Formação
contest-sprt-stronger = O teste está decidido: { $one } é mais forte que { $other }, em { $high } pontos Elo e não em { $low } (erram cerca de 5% desses testes).
contest-sprt-not-stronger = O teste está decidido: não é verdade que { $one } seja { $high } pontos Elo mais forte que { $other }, em vez de { $low } (erram cerca de 5% desses testes).
contest-sprt-open = O teste continua em aberto: entre { $one } e { $other } ainda não está claro se são { $high } pontos Elo ou { $low }.
