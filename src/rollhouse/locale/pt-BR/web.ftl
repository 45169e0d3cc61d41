# O navegador. No celular há pouco espaço para botões e rótulos: seja breve.

## A moldura

web-home = Página inicial do Rollhouse
web-skip = Pular para o conteúdo
web-settings = Configurações
web-language = Idioma
web-sound = Sons
web-more = Mais
web-close = Fechar
web-loading = Um momento…
web-unreachable = Não é possível contatar o servidor.
web-try-again = Tentar de novo
web-nowhere = Página não encontrada.
web-back-to-lobby = Voltar à página inicial
web-unofficial = O Rollhouse é uma versão não oficial. Dicy Cards é um jogo de Eric B. Vogel e uma marca da Blue Orange; Dicetto é publicado pela Tactic.

## A entrada

web-welcome = O que você quer jogar?
web-which-game = Qual jogo?
web-how-many = Jogadores
web-who-sits = Quem joga no lugar { $number }?
web-seat-bot = Bot: { $bot }
web-seat-link = Um amigo, por link
web-seat-here = Uma pessoa neste aparelho
# O nome de um bot, e o nível dele
web-cards = Cartas
web-cards-tap = Escolha uma carta para ler o que ela faz.
web-your-name = Seu nome
web-name = Nome
web-name-of-seat = Nome para o lugar { $number }
web-player = Jogador { $number }
web-play = Jogar
web-learn-short = Aprender
## Aprender jogando

web-learn = Aprender jogando
web-learn-of = Aprender { $game }
web-learn-lessons = Lições
web-learn-next = Próxima lição
web-learn-again = Recomeçar
web-learn-rules = Voltar às regras
web-learn-once-more = Mais uma vez
web-learn-done = Agora você conhece o jogo todo. Vamos à primeira partida? O treinador avisa antes de uma jogada que sai cara.
web-learn-first-game = Jogar a primeira partida
web-more-options = Mais opções
web-who-starts = Quem começa?
web-first-random = Por sorteio
web-dice = Dados
web-dice-server = Dados virtuais
web-dice-real = Dados e cartas de verdade, informados à mão
web-dice-mixed = Dados de verdade para alguns jogadores
web-real-dice-here = Dados de verdade
web-clock = Relógio
web-clock-none = Sem relógio
web-clock-move = Limite de tempo por decisão
web-clock-game = Limite de tempo por partida
web-clock-seconds = Segundos por decisão
web-clock-minutes = Minutos por jogador
web-public = Qualquer pessoa pode entrar
web-open-tables = Mesas abertas
web-no-open-tables = Ninguém está esperando jogadores no momento.
web-line-my-turn = Sua vez
web-line-waiting = Esperando jogadores
web-line-playing = Em andamento
web-line-turn-of = Vez de { $name }
web-other-device = Continuar em outro aparelho
web-other-device-how = Abra este link no outro aparelho em até 15 minutos. Ele funciona uma vez e conecta você lá, com seu nome e suas mesas. Não o compartilhe.
web-other-device-link = Link para o outro aparelho
web-other-device-qr = Código QR do link para o outro aparelho
web-claim = Continuar neste aparelho
web-claim-what = Este aparelho passa a usar a conta que criou este link, com o nome e as mesas dela, em vez da conta atual.
web-claim-yes = Continuar
web-claim-no = Cancelar
web-claim-loses = Este aparelho tem mesas, problemas ou amigos próprios. Você perde o acesso a eles, a não ser que crie antes um link para lá.
web-claim-replace = Substituir

## Links

web-copy = Copiar
web-copied = Copiado.
web-share = Compartilhar

## Antes da partida

web-take-a-seat = Escolha um lugar
web-name-of-friend = Um amigo que joga neste aparelho
web-seat-free = Livre
web-sit = Sentar
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
web-all-here = Todo mundo chegou.
web-sealing = Preparação dos dados…
web-host-begins = Todo mundo chegou. Esperando o anfitrião começar.
web-invite = Convidar
web-invite-link = Link para esta mesa
web-invite-how = Mande o link ou escaneie o código QR com um celular. Não precisa de conta.
web-invite-watch = Qualquer pessoa com este link pode assistir, e conversar se o anfitrião deixar.
web-invite-only-here = Este link só funciona neste computador. Para que celulares possam entrar, deixe o Rollhouse acessível no seu Wi-Fi.
web-invite-open-lan = Para isso, pare o Rollhouse e inicie de novo com:
web-invite-open = Deixar acessível na minha rede
web-invite-open-how = Celulares e computadores da mesma rede podem entrar enquanto o Rollhouse estiver aberto.
web-qr = Código QR do link desta mesa
web-read-rules = Ler as regras

## Na mesa

web-seats = Jogadores
web-seat-you = você
web-seat-of-device = neste aparelho
web-seat-away = ausente
web-seat-covered = um bot joga
web-seat-resigned = desistiu
web-seat-timed-out = sem tempo
web-seat-real-dice = dados de verdade
web-cover = Deixar um bot jogar
web-claim-win = Reivindicar a vitória
web-time-left = Tempo restante
web-actions = Ações
web-roll = Rolar
web-undo = Desfazer
web-resign = Desistir
web-resign-sure = Desistir da partida?
web-resign-what = Com dois jogadores, o adversário vence; com mais, um bot continua no seu lugar.
web-resign-name = { $name } desiste
web-play-on = Continuar
web-choices-of = Jogadas de { $name }
web-plain-table = Mesa
web-plain-back = Voltar
web-plain-choice = { $text }
web-die = Dado mostrando { $face }
web-status-open = Esperando jogadores
web-status-over = A partida acabou
web-status-dealing = Preparando a mesa…
web-status-bot = { $name } está pensando…
web-status-waiting = { $name } está escolhendo a jogada
web-status-will-roll = Esperando { $name } rolar os dados
web-status-will-enter = { $name } está indicando dados ou cartas
# $alone é “one” quando quem lê ocupa um lugar só, e então não precisa de nome
web-status-roll =
    { $alone ->
        [one] Sua vez: role os dados
       *[several] { $name }, role os dados
    }
web-status-hand =
    { $alone ->
        [one] Indique os dados ou cartas que saíram
       *[several] { $name }, indique os dados ou cartas que saíram
    }
web-status-your-turn =
    { $alone ->
        [one] Sua vez
       *[several] { $name }, sua vez
    }
web-beside-table = Histórico e conversa
web-table = Mesa
web-watching =
    { $count ->
        [0] Ninguém está assistindo
        [one] Uma pessoa está assistindo
       *[other] { $count } pessoas estão assistindo
    }
web-commitment = Este número fixa os dados. Quando a partida acabar, qualquer pessoa pode conferi-los:
web-reconnecting = A conexão caiu. Reconectando…
web-offline = Offline. A partida está salva.
web-offline-pending = Offline. Sua jogada será enviada depois.
web-sending = Enviando…
web-not-sent = Não enviado: você está offline.
web-not-sent-late = Sua jogada não foi feita: outra chegou antes.

## O histórico e a conversa

web-log = Histórico
web-log-empty = Ainda não aconteceu nada.
web-log-earlier = Mostrar anteriores
web-taken-back = Desfeito:
web-log-sat = { $name } se sentou.
web-log-bot = { $bot } (bot) se sentou.
web-log-seat-left = O lugar { $number } ficou livre de novo.
web-log-began = A partida começou.
web-log-entropy-dropped = { $names }: número para os dados não revelado; ficou de fora.
web-log-undone =
    { $count ->
        [one] { $name } desfez uma jogada.
       *[other] { $name } desfez { $count } jogadas.
    }
web-log-gave-up = { $name } desistiu.
web-log-claimed = { $name } estava ausente e perdeu.
web-log-time = O tempo de { $name } acabou.
web-log-covered = Um bot assumiu o lugar de { $name }, que estava ausente.
web-log-returned = { $name } voltou.
web-chat = Conversa
web-chat-open =
    { $count ->
        [0] Abrir a conversa
        [one] Abrir a conversa: 1 mensagem para ler
       *[other] Abrir a conversa: { $count } mensagens para ler
    }
web-chat-said = { $name }: { $text }
web-chat-say = Escreva uma mensagem
web-chat-empty = Ainda não há mensagens.
web-spectators-talk = Os espectadores podem conversar
web-chat-from-watchers = Dos espectadores
web-chat-players = Só os jogadores podem conversar.
web-send = Enviar
web-spectator = Um espectador
web-unread = para ler

## Dados e cartas de verdade

web-pad = Indique os dados que saíram
web-pad-left =
    { $count ->
        [one] Falta um dado
       *[other] Faltam { $count } dados
    }
web-pad-full = Não falta mais nenhum dado.
web-pad-entered = Dados até agora
web-pad-face = Adicionar um { $face }
web-pad-remove = Tirar este { $face }
web-pad-clear = Limpar
web-pad-enter = Confirmar
web-pick = Informe o resultado
web-pick-first = Quem começa?
web-pick-card = Qual carta saiu?
web-pick-cards =
    { $count ->
        [0] Todas as cartas foram escolhidas
        [one] Escolha mais uma carta
       *[other] Escolha mais { $count } cartas
    }
web-pick-faces = O que mostra cada dado? Primeiro, o do jogador da vez.
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
web-score = Placar:
web-same-dice = De novo com os mesmos dados
web-same-dice-waiting = Mesmos dados: falta o acordo de { $names }.
web-same-dice-asked = { $names }: os mesmos dados outra vez? Todos precisam aceitar.
web-same-dice-marked = Os mesmos dados da partida anterior: qualquer um pode conhecê-los.
web-join-rematch = Entrar na próxima partida
web-rematch-asked = A próxima partida começa quando você entrar.
web-rematch-waiting = Esperando { $names }.
web-record-text = Registro (texto)
web-record-json = Registro (JSON)
web-end-more = Mais…

## O replay

web-replay = Replay
web-replay-of = Replay: { $game }
web-replay-controls = Percorrer a partida
web-replay-start = Antes da primeira jogada
web-replay-move = Jogada
web-replay-at = Jogada { $ply } de { $last }
web-replay-first = Primeira jogada
web-replay-back = Jogada anterior
web-replay-play = Reproduzir
web-replay-pause = Pausar
web-replay-next = Próxima jogada
web-replay-last = Última jogada
web-play-on-from-here = Jogar a partir daqui
web-share-replay = Compartilhar este replay

## As regras

web-rules-of = Regras de { $game }
web-rules-search = Buscar nas regras
web-rules-nothing = Nenhum resultado nas regras.
web-rules-contents = Nesta página
web-rules-try = Experimente: { $lesson }
web-rules-try-card = Experimentar no tabuleiro
web-rules-all = Todas as regras
web-rule = A regra

## A conferência dos dados

web-check-dice = Conferir os dados
web-check-how = Antes de cada partida, o servidor se compromete com um número secreto, e o aparelho de cada jogador com um número próprio. Quando todos estão fixados, os números dos jogadores são revelados; o segredo do servidor é publicado no fim da partida. A partir desses números, esta página recalcula cada rolagem, compara com o registro e mostra o que isso prova.
web-check-paste = Registro de uma partida
web-check-file = Ou escolha um arquivo
web-check-now = Conferir
web-check-offline = Tudo é calculado neste aparelho; depois de carregada, esta página não precisa de rede. Ela confere os dados. “rollhouse verify” também confere se cada jogada seguiu as regras.
# $byhand conta o que as pessoas rolaram com dados de verdade
web-check-ok = { $count ->
    [one] A única rolagem virtual é exatamente a que estava fixada antes da partida.
   *[other] As { $count } rolagens e sorteios virtuais são exatamente os que estavam fixados antes da partida.
}
web-check-none = Não há nada para conferir: este registro não tem rolagens virtuais.
web-check-by-hand = { $count ->
    [one] Uma rolagem foi feita com dados de verdade e não pode ser conferida.
   *[other] { $count } rolagens e sorteios foram feitos com dados e cartas de verdade e não podem ser conferidos.
}
web-check-elsewhere = { $count ->
    [one] Uma rolagem vem da mesa da qual esta partida é a continuação. Confira com o registro daquela mesa.
   *[other] { $count } rolagens e sorteios vêm da mesa da qual esta partida é a continuação. Confira com o registro daquela mesa.
}
web-check-roll = A jogada { $number } diz “{ $value }”, mas os dados dão “{ $derived }”: estes dados não são de confiança.
web-check-not-over = A partida não acabou: o segredo é publicado no final.
web-check-commitment = O segredo não corresponde ao selo mostrado antes da partida: estes dados não são de confiança.
web-check-part = O número revelado do lugar { $seat } não é aquele com que ele se comprometeu: estes dados não são de confiança.
web-check-seal-other = Este navegador guardou outro selo antes da primeira rolagem ({ $seal }). Alguma coisa mudou depois: estes dados não são de confiança.
web-check-seal-same = Este navegador guardou o mesmo selo antes da primeira rolagem.
web-check-secret = O segredo deste registro está danificado.
web-check-game = Esta página não consegue conferir registros deste jogo.
web-check-not-verifiable = Este registro não diz como os dados foram feitos, por isso não podem ser conferidos.
web-check-no-record = Isto não é o registro de uma partida.
