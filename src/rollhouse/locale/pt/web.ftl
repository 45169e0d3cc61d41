# O navegador. Num telemóvel há pouco espaço para botões e etiquetas: ser breve.

## O quadro

web-home = Página inicial do Rollhouse
web-skip = Saltar para o conteúdo
web-settings = Definições
web-language = Idioma
web-sound = Sons
web-more = Mais
web-close = Fechar
web-loading = Um momento…
web-unreachable = Não é possível contactar o servidor.
web-try-again = Tentar de novo
web-nowhere = Página não encontrada.
web-back-to-lobby = Voltar à página inicial
web-unofficial = O Rollhouse é uma versão não oficial. Dicy Cards é um jogo de Eric B. Vogel e uma marca da Blue Orange; Dicetto é editado pela Tactic.

## A entrada

web-welcome = A que queres jogar?
web-which-game = Que jogo?
web-how-many = Jogadores
web-who-sits = Quem joga no lugar { $number }?
web-seat-bot = Bot: { $bot }
web-seat-link = Um amigo, por link
web-seat-here = Uma pessoa neste dispositivo
# A bot's own name, and its level
web-cards = Cartas
web-cards-tap = Escolhe uma carta para leres o que faz.
web-your-name = O teu nome
web-name = Nome
web-name-of-seat = Nome para o lugar { $number }
web-player = Jogador { $number }
web-play = Jogar
web-learn-short = Aprender
## Aprender a jogar

web-learn = Aprender a jogar
web-learn-of = Aprender { $game }
web-learn-lessons = Lições
web-learn-next = Lição seguinte
web-learn-again = Recomeçar
web-learn-rules = Voltar às regras
web-learn-once-more = Mais uma vez
web-learn-done = Já conheces o jogo todo. Vamos a uma primeira partida? O treinador avisa-te antes de uma jogada que sai cara.
web-learn-first-game = Jogar uma primeira partida
web-more-options = Mais opções
web-who-starts = Quem começa?
web-first-random = A sorte decide
web-dice = Dados
web-dice-server = Dados virtuais
web-dice-real = Dados e cartas reais, introduzidos à mão
web-dice-mixed = Dados reais para alguns jogadores
web-real-dice-here = Dados reais
web-clock = Relógio
web-clock-none = Sem relógio
web-clock-move = Limite de tempo por decisão
web-clock-game = Limite de tempo por partida
web-clock-seconds = Segundos por decisão
web-clock-minutes = Minutos por jogador
web-public = Qualquer pessoa pode entrar
web-open-tables = Mesas abertas
web-no-open-tables = De momento ninguém espera por jogadores.
web-line-my-turn = É a tua vez
web-line-waiting = À espera de jogadores
web-line-playing = A decorrer
web-line-turn-of = É a vez de { $name }
web-other-device = Continuar noutro dispositivo
web-other-device-how = Abre este link no outro dispositivo nos próximos 15 minutos. Funciona uma só vez e inicia lá a tua sessão, com o teu nome e as tuas mesas. Não o partilhes.
web-other-device-link = Link para o outro dispositivo
web-other-device-qr = Código QR do link para o outro dispositivo
web-claim = Continuar neste dispositivo
web-claim-what = Este dispositivo passa a usar a conta que criou este link, com o nome e as mesas dela, em vez da sua.
web-claim-yes = Continuar
web-claim-no = Cancelar
web-claim-loses = Este dispositivo tem mesas, problemas ou amigos próprios. Perdes o acesso a eles, a não ser que cries primeiro um link para lá.
web-claim-replace = Substituir

## Ligações

web-copy = Copiar
web-copied = Copiado.
web-share = Partilhar

## Antes do jogo

web-take-a-seat = Escolhe um lugar
web-name-of-friend = Um amigo que joga neste dispositivo
web-seat-free = Livre
web-sit = Sentar-me
web-sit-friend = Adicionar um amigo
web-bot = Adicionar um bot
web-put-bot = Adicionar um bot no lugar { $number }
web-rise = Sair do lugar
web-remove = Remover
web-begin = Começar
web-seats-left =
    { $count ->
        [one] Ainda há um lugar livre.
       *[other] Ainda há { $count } lugares livres.
    }
web-all-here = Já estão todos.
web-sealing = Preparação dos dados…
web-host-begins = Já estão todos. À espera que o anfitrião comece.
web-invite = Convidar
web-invite-link = Link para esta mesa
web-invite-how = Envia o link, ou lê o código QR com um telemóvel. Não é preciso conta.
web-invite-watch = Qualquer pessoa com este link pode assistir, e conversar se o anfitrião deixar.
web-invite-only-here = Este link só funciona neste computador. Para os telemóveis poderem entrar, torna o Rollhouse acessível na tua rede Wi-Fi.
web-invite-open-lan = Para isso, para o Rollhouse e volta a iniciá-lo com:
web-invite-open = Tornar acessível na minha rede
web-invite-open-how = Os telemóveis e computadores da mesma rede podem então entrar, enquanto o Rollhouse estiver a correr.
web-qr = Código QR do link desta mesa
web-read-rules = Ler as regras

## À mesa

web-seats = Jogadores
web-seat-you = tu
web-seat-of-device = neste dispositivo
web-seat-away = ausente
web-seat-covered = joga um bot
web-seat-resigned = desistiu
web-seat-timed-out = sem tempo
web-seat-real-dice = dados reais
web-cover = Deixar jogar um bot
web-claim-win = Reclamar a vitória
web-time-left = Tempo restante
web-actions = Ações
web-roll = Rolar
web-undo = Desfazer
web-resign = Desistir
web-resign-sure = Desistir da partida?
web-resign-what = A dois, ganha o adversário; com mais jogadores, um bot continua por ti.
web-resign-name = { $name } desiste
web-play-on = Continuar
web-choices-of = Jogadas de { $name }
web-plain-table = Mesa
web-plain-back = Voltar
web-plain-choice = { $text }
web-die = Dado que mostra { $face }
web-status-open = À espera de jogadores
web-status-over = A partida terminou
web-status-dealing = A preparar a mesa…
web-status-bot = { $name } está a pensar…
web-status-waiting = { $name } está a escolher a jogada
web-status-will-roll = À espera que { $name } role os dados
web-status-will-enter = { $name } está a indicar dados ou cartas
# $alone is «one» when the reader holds a single seat, so that no name is needed
web-status-roll =
    { $alone ->
        [one] É a tua vez: rola os dados
       *[several] { $name }, rola os dados
    }
web-status-hand =
    { $alone ->
        [one] Indica os dados ou cartas que saíram
       *[several] { $name }, indica os dados ou cartas que saíram
    }
web-status-your-turn =
    { $alone ->
        [one] É a tua vez
       *[several] { $name }, é a tua vez
    }
web-beside-table = Registo e conversa
web-table = Mesa
web-watching =
    { $count ->
        [one] Uma pessoa está a ver
       *[other] { $count } pessoas estão a ver
    }
web-commitment = Este número fixa os dados. No fim da partida, qualquer pessoa os pode verificar:
web-reconnecting = A ligação perdeu-se. A religar…
web-offline = Offline. A partida está guardada.
web-offline-pending = Offline. A tua jogada segue mais tarde.
web-sending = A enviar…
web-not-sent = Não enviado: estás offline.
web-not-sent-late = A tua jogada não foi feita: outra chegou primeiro.

## O registo e a conversa

web-log = Registo
web-log-empty = Ainda não aconteceu nada.
web-log-earlier = Mostrar anteriores
web-taken-back = Desfeito:
web-log-sat = { $name } sentou-se.
web-log-bot = { $bot } (bot) sentou-se.
web-log-seat-left = O lugar { $number } voltou a ficar livre.
web-log-began = A partida começou.
web-log-entropy-dropped = { $names }: número para os dados não revelado; ficou de fora.
web-log-undone =
    { $count ->
        [one] { $name } desfez uma jogada.
       *[other] { $name } desfez { $count } jogadas.
    }
web-log-gave-up = { $name } desistiu.
web-log-claimed = { $name } estava ausente e perdeu.
web-log-time = O tempo de { $name } esgotou-se.
web-log-covered = Um bot passou a jogar por { $name }, que estava ausente.
web-log-returned = { $name } voltou.
web-chat = Conversa
web-chat-open =
    { $count ->
        [0] Abrir a conversa
        [one] Abrir a conversa: 1 mensagem por ler
       *[other] Abrir a conversa: { $count } mensagens por ler
    }
web-chat-said = { $name }: { $text }
web-chat-say = Escreve uma mensagem
web-chat-empty = Ainda não há mensagens.
web-spectators-talk = Os espectadores podem conversar
web-chat-from-watchers = Dos espectadores
web-chat-players = Só os jogadores podem conversar.
web-send = Enviar
web-spectator = Um espectador
web-unread = por ler

## Dados e cartas reais

web-pad = Indica os dados que saíram
web-pad-left =
    { $count ->
        [one] Falta um dado
       *[other] Faltam { $count } dados
    }
web-pad-full = Já não falta nenhum dado.
web-pad-entered = Dados introduzidos
web-pad-face = Juntar um { $face }
web-pad-remove = Retirar este { $face }
web-pad-clear = Limpar
web-pad-enter = Confirmar
web-pick = Indica o resultado
web-pick-first = Quem começa?
web-pick-card = Que carta foi tirada?
web-pick-cards =
    { $count ->
        [one] Escolhe mais uma carta
       *[other] Escolhe mais { $count } cartas
    }
web-pick-faces = O que mostra cada dado? Primeiro o do jogador da vez.
web-pick-die = Dado { $number }
web-points =
    { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }

## O fim

web-rematch = Jogar de novo
web-rematch-yes = Aceitar
web-rematch-willing = Mais uma partida? Já aceitou: { $names }. Começa quando todos aceitarem.
web-rematch-silent = Falta o acordo de { $names }.
web-score = Resultado:
web-same-dice = De novo com os mesmos dados
web-same-dice-waiting = Mesmos dados: falta o acordo de { $names }.
web-same-dice-asked = { $names }: os mesmos dados outra vez? Todos têm de aceitar.
web-same-dice-marked = Os mesmos dados da partida anterior: toda a gente os pode conhecer.
web-join-rematch = Entrar na próxima partida
web-rematch-asked = A próxima partida começa quando entrares.
web-rematch-waiting = À espera de { $names }.
web-record-text = Registo (texto)
web-record-json = Registo (JSON)
web-end-more = Mais…

## A repetição

web-replay = Rever
web-replay-of = Rever: { $game }
web-replay-controls = Percorrer a partida
web-replay-start = Antes da primeira jogada
web-replay-move = Jogada
web-replay-at = Jogada { $ply } de { $last }
web-replay-first = Primeira jogada
web-replay-back = Jogada anterior
web-replay-play = Reproduzir
web-replay-pause = Pausa
web-replay-next = Próxima jogada
web-replay-last = Última jogada
web-play-on-from-here = Jogar a partir daqui
web-share-replay = Partilhar esta partida

## As regras

web-rules-of = Regras de { $game }
web-rules-search = Procurar nas regras
web-rules-nothing = Nenhum resultado nas regras.
web-rules-contents = Nesta página
web-rules-try = Experimenta: { $lesson }
web-rules-try-card = Experimentar no tabuleiro
web-rules-all = Todas as regras
web-rule = A regra

## A verificação dos dados

web-check-dice = Verificar os dados
web-check-how = Antes de cada partida, o servidor compromete-se com um número secreto, e o dispositivo de cada jogador com um número seu. Quando todos estão fixados, os números dos jogadores são revelados; o segredo do servidor é publicado no fim da partida. A partir destes números, esta página calcula de novo cada lançamento, compara-o com o registo e mostra o que isso prova.
web-check-paste = Registo de uma partida
web-check-file = Ou escolhe um ficheiro
web-check-now = Verificar
web-check-offline = Tudo é calculado neste dispositivo; depois de carregada, esta página não precisa de rede. Verifica os dados. «rollhouse verify» verifica também se cada jogada seguiu as regras.
# $byhand counts what people rolled with real dice
web-check-ok = { $count ->
    [one] O único lançamento virtual é exatamente o que estava fixado antes da partida.
   *[other] Os { $count } lançamentos e sorteios virtuais são exatamente os que estavam fixados antes da partida.
}
web-check-none = Não há nada para verificar: este registo não tem lançamentos virtuais.
web-check-by-hand = { $count ->
    [one] Um lançamento foi feito com dados reais e não pode ser verificado.
   *[other] { $count } lançamentos e sorteios foram feitos com dados e cartas reais e não podem ser verificados.
}
web-check-elsewhere = { $count ->
    [one] Um lançamento vem da mesa de que esta partida é a continuação. Verifica-o com o registo dessa mesa.
   *[other] { $count } lançamentos e sorteios vêm da mesa de que esta partida é a continuação. Verifica-os com o registo dessa mesa.
}
web-check-roll = A jogada { $number } diz «{ $value }», mas os dados dão «{ $derived }»: estes dados não são de confiança.
web-check-not-over = A partida ainda não acabou: o segredo é publicado no fim.
web-check-commitment = O segredo não corresponde ao selo mostrado antes da partida: estes dados não são de confiança.
web-check-part = O número revelado do lugar { $seat } não é aquele com que se comprometeu: estes dados não são de confiança.
web-check-seal-other = Este navegador guardou outro selo antes do primeiro lançamento ({ $seal }). Alguma coisa mudou depois: estes dados não são de confiança.
web-check-seal-same = Este navegador guardou o mesmo selo antes do primeiro lançamento.
web-check-secret = O segredo deste registo está danificado.
web-check-game = Esta página não consegue verificar registos deste jogo.
web-check-not-verifiable = Este registo não diz como os dados foram feitos, por isso não podem ser verificados.
web-check-no-record = Isto não é o registo de uma partida.
