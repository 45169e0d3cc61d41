# A linha de comando: o que dizem `rollhouse --help` e seus comandos.

cli-rollhouse = Jogue Dicy Cards e Dicetto: com amigos, com bots ou com a caixa de verdade em cima da mesa.
cli-play = Jogar uma partida. O que você não informar será perguntado.
cli-learn = aprender um jogo jogando: lições curtas no tabuleiro
cli-resume = Continuar uma partida interrompida: a última, ou a que você indicar.
cli-resume-list = listar as partidas que você pode continuar
cli-resume-partial = se o arquivo estiver danificado, continuar a partir da última jogada válida
cli-resume-bot = se um bot da partida não existir mais, este fica no lugar dele
cli-games = Listar as partidas que você pode continuar; apagar uma delas, ou levar o registro dela.
cli-games-delete = apagar esta partida de vez
cli-games-export = mostrar o registro desta partida, até onde ela foi
cli-games-out = gravá-lo neste arquivo (em JSON, se terminar em .json) em vez de mostrá-lo
cli-replay = Rever uma partida gravada, jogada por jogada: um arquivo, - para a entrada padrão, ou a última que você terminou.
cli-replay-json = mostrar cada posição em JSON
cli-replay-all = mostrar a partida inteira sem parar
cli-analyse = Analisar uma partida gravada, ou a última que você terminou: quanto custou cada jogada e quanto foi sorte.
cli-analyse-json = mostrar a análise em JSON
cli-analyse-seat = só este lugar (contando a partir de 1)
cli-analyse-annotate = mostrar o registro com o que foi encontrado: avaliações, jogadas melhores, quanto valem as posições
cli-analyse-many = uma pasta de registros: uma linha de JSON para cada um
cli-analyse-out = com --many ou --annotate: gravar neste arquivo; com --many, da próxima vez, continua-se dali
cli-sync = Envia as partidas que você terminou aqui para uma casa na rede, onde elas entram nas suas partidas. ADDRESS é o endereço dela: https://dice.example.org.
cli-sync-token = seu token lá, em “Suas partidas” (ou em ROLLHOUSE_TOKEN)
cli-puzzle = Resolver o problema do dia: encontrar a única melhor jogada. Os jogos se alternam, ou indique um.
cli-puzzle-day = o problema de outro dia, como 2026-01-31
cli-train = Treinar com posições das suas partidas terminadas em que você errou.
cli-train-player = só os erros deste jogador
cli-train-theme = posições deste tema, dos problemas incluídos (veja --themes)
cli-train-level = posições deste nível
cli-train-themes = listar os temas
cli-rules = Mostrar as regras, carta por carta.
cli-rules-about = mostrar só o que se refere a uma carta, uma regra ou uma decisão
cli-referee = Arbitrar uma partida para outro programa: linhas JSON na entrada e na saída.
cli-serve = Abrir a casa em um navegador, para você ou para todo mundo.
cli-serve-host = o endereço em que escutar (127.0.0.1: só esta máquina)
cli-serve-lan = abrir a casa também para a rede local
cli-serve-port = a porta em que escutar
cli-serve-database = onde ficam as partidas: uma URL do SQLAlchemy (senão, um arquivo seu)
cli-serve-channels = como vários servidores conversam entre si: memory (um servidor só), ou uma URL do Redis
cli-serve-public-url = o endereço que as pessoas usam
cli-serve-trusted-proxies = os proxies em que se confia quanto à origem de um pedido
cli-serve-workers = quantos processos respondem neste endereço; mais de um exige PostgreSQL e Redis
cli-serve-per-address = quantas conexões um endereço pode ter ao mesmo tempo; 0 para qualquer número
cli-serve-keep-unused = depois de quantos dias some uma mesa em que nenhuma partida começou e nada mais acontece; 0 para nunca
cli-serve-keep-unfinished = o mesmo, para uma partida que começou e não acabou
cli-serve-keep-finished = o mesmo, para uma partida que acabou; as posições com que alguém treina ficam
cli-serve-keep-guests = dias sem uma partida depois dos quais saem os convidados sem chave de acesso nem códigos de recuperação; 0 para nunca
cli-serve-weigh = avaliar as partidas quando terminam, quanto à qualidade do jogo; senão, quando alguém consulta as suas
cli-serve-exec-bot = um programa que joga como bot com este nome, em todos os jogos; pode ser repetido
cli-serve-open = abrir o navegador
cli-verify = Conferir os dados de uma partida gravada, ou da última que você terminou; de várias, se são os mesmos.
cli-backup = Copiar o banco de dados do servidor com ele funcionando.
cli-restore = Restaurar uma cópia do banco de dados do servidor.
cli-restore-replace = no lugar do banco de dados que já existe, que fica guardado ao lado
cli-inspect = Abrir uma vez cada mesa do banco de dados do servidor e apontar as que não podem ser lidas.
cli-simulate = Fazer bots jogarem muitas partidas e contar os resultados.
cli-simulate-players = os bots, lugar por lugar
cli-simulate-games = quantas partidas
cli-simulate-seed = a mesma semente dá o mesmo resultado
cli-simulate-workers = quantos processos (todos os núcleos, se você não disser outra coisa)
cli-engine = onde o trabalho é feito: em processos desta máquina ou em um cluster Ray
cli-simulate-json = mostrar o resultado em JSON
cli-simulate-csv = mostrar o resultado em CSV
cli-levels = Medir a força dos bots, de um jogo ou de todos: uma página com as vitórias entre eles.
cli-levels-bots = os bots a comparar, começando pelo mais fraco (senão, todos os do próprio jogo)
cli-levels-games = quantas partidas tem cada confronto
cli-levels-keep = guardar neste arquivo o que foi jogado; da próxima vez, continua-se dali
cli-levels-out = gravar a página neste arquivo em vez de mostrá-la
cli-arena = Fazer bots jogarem entre si, com os mesmos dados em cada lugar: classificações, partes das vitórias, durações e o que custam as decisões.
cli-arena-kind = todos contra todos, o primeiro contra os outros, ou dois até ficar claro qual é mais forte
cli-arena-players = quantos bots diferentes em uma mesa; com 3 ou 4 jogam todas as combinações
cli-arena-plot = desenhar neste arquivo as classificações e quem ganha de quem (rollhouse[plots])
cli-arena-games = quantas partidas tem cada confronto, no máximo
cli-arena-elo = para sprt: o primeiro bot é mais forte em HIGH pontos Elo, ou só em LOW?
cli-version = mostrar a versão
cli-lang = idioma (senão: o do sistema)
cli-plain = linhas de texto em vez de tela cheia
# $bots é uma lista de cli-players-bots
cli-players = quem se senta onde: pessoas, bots ({ $bots }), ou um programa como bot (exec:./mybot)
cli-players-bots = { $game }: { $bots }
cli-dice = real: role dados de verdade e digite o que eles mostram
cli-seed = dados repetíveis: a mesma semente, as mesmas rolagens
cli-coach = o treinador avisa antes de uma jogada que custa muito
cli-no-help = sem dicas nem treinador nesta mesa
cli-first = quem começa: um lugar, ou random (sorteio)
cli-help-help = mostrar esta ajuda
cli-help-usage = Uso:
cli-help-options = Opções
cli-help-options-word = OPÇÕES
cli-help-commands = Comandos
cli-help-otherwise = { $text } (senão: { $value })
cli-of-game = { $game }: { $text }
cli-of-games = { $games }
cli-why-meant = Você quis dizer { $name }?
cli-error = rollhouse: { $text } [{ $code }]

error-cli-argument = “{ $value }” está sobrando em “{ $location }”.
error-cli-command = O comando “{ $value }” não existe.
error-cli-option = A opção “{ $value }” não existe aqui.
error-cli-option-value = A opção “{ $value }” precisa de um valor, ou não aceita nenhum.
error-cli-missing = Falta { $value }.
error-cli-both = “{ $value }” e “{ $location }” não podem ser usados juntos.
error-cli-usage = Não deu para entender a linha de comando: { $value }
error-cli-system =
    { $given ->
        [no] Não foi possível ler ou gravar alguma coisa.
       *[yes] Não foi possível ler ou gravar “{ $value }”.
    }
error-setup-about = As regras não dizem nada sobre “{ $value }”.
error-referee-too-long = A linha tem { $value } bytes, mais do que os { $expected } que são lidos.
error-referee-malformed = Isto não é um pedido: “{ $value }”.
error-referee-no-game = Ainda não há nenhuma partida na mesa.
error-referee-seats = Foram dados { $value } nomes para { $expected } lugares.

## Trabalho demorado

solver-working = Resolvendo
solver-working-line = Resolvendo: { $share }
solver-stopped = Interrompido. O que foi feito está guardado: da próxima vez, continua dali.
solver-stopped-at-once = Interrompido.

cli-admin = Cuidar de uma casa: pessoas, mesas, denúncias, bloqueios
cli-admin-days = Com ban: por tantos dias; senão, para sempre
cli-admin-reason = Com ban: o motivo, para você
cli-admin-json = Em JSON, para programas
