# A linha de comandos: o que dizem `rollhouse --help` e os seus comandos.

cli-rollhouse = Joga Dicy Cards e Dicetto: com amigos, com bots, ou com a caixa verdadeira em cima da mesa.
cli-play = Jogar uma partida. O que não indicares é perguntado.
cli-learn = aprender um jogo jogando: lições curtas no tabuleiro
cli-resume = Continuar uma partida interrompida: a última, ou a que indicares.
cli-resume-list = listar as partidas que podes continuar
cli-resume-partial = se o ficheiro estiver danificado, continuar a partir da última jogada válida
cli-resume-bot = se um bot da partida já não existir, este fica com o lugar dele
cli-games = Listar as partidas que podes continuar; apagar uma, ou exportar o seu registo.
cli-games-delete = apagar esta partida de vez
cli-games-export = mostrar o registo desta partida, até onde vai
cli-games-out = escrevê-lo neste ficheiro (em JSON se acabar em .json) em vez de o mostrar
cli-replay = Rever uma partida registada, jogada a jogada: um ficheiro, - para a entrada padrão, ou a última que terminaste.
cli-replay-json = mostrar cada posição em JSON
cli-replay-all = mostrar a partida inteira sem parar
cli-analyse = Rever uma partida registada, ou a última que terminaste: quanto custou cada jogada e quanto foi sorte.
cli-analyse-json = mostrar a análise em JSON
cli-analyse-seat = só este lugar (a contar de 1)
cli-analyse-annotate = mostrar o registo com o que se encontrou: apreciações, jogadas melhores, quanto valem as posições
cli-analyse-many = uma pasta de registos: uma linha de JSON para cada um
cli-analyse-out = com --many ou --annotate: escrever neste ficheiro; com --many, da próxima vez, continua-se daí
cli-sync = Envia as partidas que terminaste aqui para uma casa na rede, onde se juntam às tuas partidas. ADDRESS é o endereço dela: https://dice.example.org.
cli-sync-token = o teu token lá, em «As tuas partidas» (ou em ROLLHOUSE_TOKEN)
cli-puzzle = Resolver o problema do dia: encontrar a única melhor jogada. Os jogos alternam, ou indica um.
cli-puzzle-day = o problema de outro dia, como 2026-01-31
cli-train = Treinar com posições das tuas partidas terminadas em que erraste.
cli-train-player = só os erros deste jogador
cli-train-theme = posições deste tema, dos problemas incluídos (ver --themes)
cli-train-level = posições deste nível
cli-train-themes = listar os temas
cli-rules = Mostrar as regras, carta a carta.
cli-rules-about = mostrar só o que diz respeito a uma carta, uma regra ou uma decisão
cli-referee = Arbitrar uma partida para outro programa: linhas JSON à entrada e à saída.
cli-serve = Abrir a casa num navegador, para ti ou para toda a gente.
cli-serve-host = o endereço onde escutar (127.0.0.1: só esta máquina)
cli-serve-lan = abrir a casa também à rede local
cli-serve-port = a porta onde escutar
cli-serve-database = onde ficam guardadas as partidas: um URL do SQLAlchemy (senão, um ficheiro teu)
cli-serve-channels = como vários servidores falam entre si: memory (um só servidor), ou um URL do Redis
cli-serve-public-url = o endereço que as pessoas usam
cli-serve-trusted-proxies = os proxies em que se confia quanto à origem de um pedido
cli-serve-workers = quantos processos respondem neste endereço; mais de um exige PostgreSQL e Redis
cli-serve-per-address = quantas ligações pode ter um endereço ao mesmo tempo; 0 para qualquer número
cli-serve-keep-unused = dias ao fim dos quais desaparece uma mesa onde nenhuma partida começou e já nada acontece; 0 para nunca
cli-serve-keep-unfinished = o mesmo onde uma partida começou e não acabou
cli-serve-keep-finished = o mesmo onde a partida acabou; ficam as posições com que alguém treina
cli-serve-keep-guests = dias sem uma partida ao fim dos quais saem os convidados sem chave de acesso nem códigos de recuperação; 0 para nunca
cli-serve-weigh = avaliar as partidas quando terminam, quanto à qualidade do jogo; caso contrário, quando alguém consulta as suas
cli-serve-exec-bot = um programa que joga como bot com este nome, em todos os jogos; pode repetir-se
cli-serve-open = abrir o navegador
cli-verify = Verificar os dados de uma partida registada, ou da última que terminaste; de várias, se são os mesmos.
cli-backup = Copiar a base de dados do servidor enquanto ele funciona.
cli-restore = Repor uma cópia da base de dados do servidor.
cli-restore-replace = no lugar da base de dados que já existe, que fica guardada ao lado
cli-inspect = Abrir uma vez cada mesa da base de dados do servidor e indicar as que não se conseguem ler.
cli-simulate = Pôr bots a jogar muitas partidas e contar os resultados.
cli-simulate-players = os bots, lugar a lugar
cli-simulate-games = quantas partidas
cli-simulate-seed = a mesma semente dá o mesmo resultado
cli-simulate-workers = quantos processos (todos os núcleos, salvo indicação em contrário)
cli-engine = onde se trabalha: em processos desta máquina, ou num cluster Ray
cli-simulate-json = mostrar o resultado em JSON
cli-simulate-csv = mostrar o resultado em CSV
cli-levels = Medir a força dos bots de um jogo, ou de todos: uma página com as vitórias entre eles.
cli-levels-bots = os bots a comparar, do mais fraco ao mais forte (senão, todos os do jogo)
cli-levels-games = quantas partidas tem cada confronto
cli-levels-keep = guardar neste ficheiro o que foi jogado; da próxima vez, continua-se daí
cli-levels-out = escrever a página neste ficheiro em vez de a mostrar
cli-arena = Pôr bots a jogar entre si, com os mesmos dados em cada lugar: classificações, partes das vitórias, durações e o que custam as decisões.
cli-arena-kind = todos contra todos, o primeiro contra todos os outros, ou dois até ser claro qual é mais forte
cli-arena-players = quantos bots diferentes a uma mesa; com 3 ou 4 jogam todas as combinações
cli-arena-plot = desenhar neste ficheiro as classificações e quem ganha a quem (rollhouse[plots])
cli-arena-games = quantas partidas tem cada encontro, no máximo
cli-arena-elo = para sprt: o primeiro bot é HIGH pontos Elo mais forte, ou só LOW?
cli-version = mostrar a versão
cli-lang = idioma (senão: o do sistema)
cli-plain = linhas de texto em vez de ecrã inteiro
# $bots is a list of cli-players-bots
cli-players = quem se senta onde: pessoas, bots ({ $bots }), ou um programa como bot (exec:./mybot)
cli-players-bots = { $game }: { $bots }
cli-dice = real: rolar dados reais e escrever o que mostram
cli-seed = dados repetíveis: a mesma semente, os mesmos lançamentos
cli-coach = o treinador avisa-te antes de uma jogada que custe muito
cli-no-help = sem dicas nem treinador nesta mesa
cli-first = quem começa: um lugar, ou random (à sorte)
cli-help-help = mostrar esta ajuda
cli-help-usage = Utilização:
cli-help-options = Opções
cli-help-options-word = OPÇÕES
cli-help-commands = Comandos
cli-help-otherwise = { $text } (senão: { $value })
cli-of-game = { $game }: { $text }
cli-of-games = { $games }
cli-why-meant = Querias dizer { $name }?
cli-error = rollhouse: { $text } [{ $code }]

error-cli-argument = «{ $value }» está a mais em «{ $location }».
error-cli-command = O comando «{ $value }» não existe.
error-cli-option = A opção «{ $value }» não existe aqui.
error-cli-option-value = A opção «{ $value }» precisa de um valor, ou não leva nenhum.
error-cli-missing = Falta { $value }.
error-cli-both = «{ $value }» e «{ $location }» não podem ser usados juntos.
error-cli-usage = Não foi possível perceber a linha de comandos: { $value }
error-cli-system =
    { $given ->
        [no] Não foi possível ler ou escrever alguma coisa.
       *[yes] Não foi possível ler ou escrever «{ $value }».
    }
error-setup-about = As regras não dizem nada sobre «{ $value }».
error-referee-too-long = A linha tem { $value } bytes, mais do que os { $expected } que são lidos.
error-referee-malformed = Isto não é um pedido: «{ $value }».
error-referee-no-game = Ainda não há nenhuma partida na mesa.
error-referee-seats = Foram dados { $value } nomes para { $expected } lugares.

## Long work

solver-working = A resolver
solver-working-line = A resolver: { $share }
solver-stopped = Interrompido. O que está feito fica guardado: da próxima vez continua a partir daí.
solver-stopped-at-once = Interrompido.

cli-admin = Cuidar de uma casa: pessoas, mesas, denúncias, exclusões
cli-admin-days = Com ban: por tantos dias; senão, para sempre
cli-admin-reason = Com ban: porquê, para ti
cli-admin-json = Em JSON, para programas
