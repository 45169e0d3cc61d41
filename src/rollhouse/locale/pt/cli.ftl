# A linha de comandos: o que dizem `rollhouse --help` e os seus comandos.

cli-rollhouse = Joga Dicy Cards e Dicetto: com amigos, com bots, ou com a caixa verdadeira em cima da mesa.
cli-play = Jogar uma partida. O que não indicares é perguntado.
cli-resume = Continuar uma partida interrompida: a última, ou a que indicares.
cli-resume-list = listar as partidas que podes continuar
cli-resume-partial = se o ficheiro estiver danificado, continuar a partir da última jogada válida
cli-replay = Rever uma partida registada, jogada a jogada.
cli-replay-json = mostrar cada posição em JSON
cli-replay-all = mostrar a partida inteira sem parar
cli-analyse = Rever uma partida registada: quanto custou cada jogada e quanto foi sorte.
cli-analyse-json = escrever a análise em JSON
cli-analyse-seat = só este lugar (a contar de 1)
cli-rules = Mostrar as regras, carta a carta.
cli-rules-about = mostrar só o que diz respeito a uma carta, uma regra ou uma decisão
cli-referee = Arbitrar uma partida para outro programa: linhas JSON à entrada e à saída.
cli-serve = Abrir a casa num navegador, para ti ou para toda a gente.
cli-serve-host = o endereço onde escutar (127.0.0.1: só esta máquina)
cli-serve-port = a porta onde escutar
cli-serve-database = onde ficam guardadas as partidas: um URL do SQLAlchemy (senão, um ficheiro teu)
cli-serve-channels = como vários servidores falam entre si: memory (um só servidor), ou um URL do Redis
cli-serve-public-url = o endereço que as pessoas usam
cli-serve-trusted-proxies = os proxies em que se confia quanto à origem de um pedido
cli-serve-open = abrir o navegador
cli-verify = Verificar os dados de uma partida registada.
cli-backup = Copiar a base de dados do servidor enquanto ele funciona.
cli-simulate = Pôr bots a jogar muitas partidas e contar os resultados.
cli-simulate-players = os bots, lugar a lugar
cli-simulate-games = quantas partidas
cli-simulate-seed = a mesma semente dá o mesmo resultado
cli-simulate-workers = quantos processos (todos os núcleos, salvo indicação em contrário)
cli-simulate-json = mostrar o resultado em JSON
cli-simulate-csv = mostrar o resultado em CSV
cli-solve = Resolver Dicy Cards, para dois ou a solo: de forma exata.
cli-solve-players = 2 (uma parte da vitória), ou 1 (turnos até ao objetivo)
cli-solve-device = onde resolver
cli-solve-threads = quantos núcleos (todos, salvo indicação em contrário)
cli-solve-json = mostrar o resultado em JSON
cli-odds = Mostrar as melhores jogadas de uma posição de Dicy Cards, ou as probabilidades de um lançamento.
cli-odds-dice = os seis dados na mesa, como 123466
cli-odds-active = as tuas cartas ativas, ou none para nenhuma (senão: todas)
cli-odds-scores = as pontuações: a tua, depois as dos outros, no sentido dos ponteiros do relógio
cli-odds-theirs = as cartas ativas de outro jogador, ou none; uma vez por jogador, no sentido dos ponteiros do relógio
cli-odds-players = quantos jogam; 1 é a solo
cli-odds-first = quem começa as rondas: 1 és tu, 2 é o jogador seguinte
cli-odds-moves = quantas das melhores jogadas mostrar
cli-odds-points = a partir de quantos pontos mostrar as probabilidades
cli-odds-json = mostrar tudo em JSON
cli-version = mostrar a versão
cli-lang = língua (senão: a do sistema)
cli-plain = linhas de texto em vez de ecrã inteiro
cli-players = quem se senta onde; os bots são bot:random e bot:greedy
cli-dice = real: lançar dados verdadeiros e escrever o que mostram
cli-seed = dados repetíveis: a mesma semente, os mesmos lançamentos
cli-first = quem começa: um lugar, ou random (à sorte)
cli-help-help = mostrar esta ajuda
cli-help-usage = Utilização:
cli-help-options = Opções
cli-help-options-word = OPÇÕES
cli-help-commands = Comandos
cli-error = rollhouse: { $text } [{ $code }]

error-cli-argument = “{ $came }” está a mais em “{ $where }”.
error-cli-command = O comando “{ $came }” não existe.
error-cli-option = A opção “{ $came }” não existe aqui.
error-cli-option-value = A opção “{ $came }” precisa de um valor, ou não leva nenhum.
error-cli-missing = Falta { $came }.
error-cli-usage = Não foi possível perceber a linha de comandos: { $came }
error-cli-system =
    { $given ->
        [no] Não foi possível ler ou escrever alguma coisa.
       *[yes] Não foi possível ler ou escrever “{ $came }”.
    }
error-setup-about = As regras não dizem nada sobre “{ $came }”.
error-referee-too-long = A linha tem { $came } bytes, mais do que os { $allowed } que são lidos.
error-referee-malformed = Isto não é um pedido: “{ $came }”.
error-referee-no-game = Ainda não há nenhuma partida na mesa.
error-referee-seats = Foram dados { $came } nomes para { $allowed } lugares.
