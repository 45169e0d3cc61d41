# O navegador. Num telemóvel há pouco espaço para botões e etiquetas: ser breve.

## A casa

web-home = Rollhouse, para o início
web-skip = Saltar para o conteúdo
web-settings = Definições
web-language = Idioma
web-theme-auto = Cores: como o dispositivo
web-theme-light = Cores: claras
web-theme-dark = Cores: escuras
web-sound = Sons
web-more = Mais
web-close = Fechar
web-loading = Um momento…
web-unreachable = Não é possível contactar a casa neste momento.
web-try-again = Tentar de novo
web-nowhere = Não há nada aqui.
web-back-to-lobby = Voltar ao início
web-unofficial = O Rollhouse é uma versão não oficial. Dicy Cards é um jogo de Eric B. Vogel e uma marca da Blue Orange; Dicetto é editado pela Tactic.

## A entrada

web-welcome = A que vamos jogar?
web-which-game = Que jogo?
web-how-many = Jogadores
web-who-sits = Quem fica no lugar { $number }?
web-seat-bot = Bot: { $bot }
web-seat-link = Um amigo, por link
web-seat-here = Alguém aqui, neste dispositivo
# A bot's own name, and its level
web-name-bot = { $name } ({ $bot })
web-cards = Cartas
web-cards-tap = Toca numa carta para leres o que faz.
web-your-name = O teu nome
web-name = Nome
web-name-of-seat = Nome para o lugar { $number }
web-player = Jogador { $number }
web-play = Jogar
web-play-game = Jogar { $game }
web-learn-short = Aprender
web-puzzle-short = Problema
web-puzzle-of = Problema do dia: { $game }
web-open-table = Abrir a mesa
web-link-follows = Recebes um link para enviar aos teus amigos.
## Aprender a jogar

web-learn = Aprender a jogar
web-learn-of = Aprender { $game }
web-learn-new = É a primeira vez aqui?
web-learn-how = Aprende { $game } jogando: dois minutos, no tabuleiro verdadeiro.
web-learn-on = { $game }: continua com a lição { $number } de { $count }.
web-learn-lessons = Lições
web-learn-next = Lição seguinte
web-learn-again = Desde o início
web-learn-rules = Voltar às regras
web-learn-once-more = Mais uma vez
web-learn-done = É o jogo todo. Vamos a uma primeira partida? O treinador avisa-te antes de uma jogada que sai cara.
web-learn-first-game = Jogar uma primeira partida
web-more-options = Mais opções
web-who-starts = Quem começa?
web-first-random = A sorte decide
web-dice = Dados
web-dice-house = A casa rola
web-dice-real = Dados e cartas reais, introduzidos à mão
web-dice-mixed = Dados reais em alguns lugares
web-real-dice-here = Dados reais
web-clock = Relógio
web-clock-none = Sem relógio
web-clock-move = Tempo por decisão
web-clock-game = Tempo para a partida toda
web-clock-seconds = Segundos por decisão
web-clock-minutes = Minutos para a partida
web-public = Qualquer pessoa pode entrar
web-my-tables = As tuas mesas
web-open-tables = Mesas abertas
web-no-open-tables = De momento ninguém espera por jogadores.
web-nobody-yet = Ainda ninguém
web-line-my-turn = É a tua vez
web-line-waiting = À espera de jogadores
web-line-playing = A decorrer
web-line-over = Terminada
web-line-won = Vitória: { $names }
web-line-turn-of = É a vez de { $name }
web-other-device = Continuar noutro dispositivo
web-other-device-how = Abre este link no outro dispositivo dentro de um quarto de hora: funciona uma só vez e leva consigo o teu nome e as tuas mesas. Não o partilhes.
web-other-device-link = Link para o outro dispositivo
web-other-device-qr = O link em imagem, para a câmara do outro dispositivo
web-claim = Continuar neste dispositivo
web-claim-what = Este dispositivo assume o nome e as mesas daquele que criou este link. O nome que tinha antes é esquecido.
web-claim-yes = Assumir
web-claim-no = Deixar como está
web-claim-loses = Este dispositivo tem mesas, problemas ou amigos próprios. Sem uma ligação para lá, não consegues voltar a eles.
web-claim-replace = Abdicar deles

## Ligações

web-copy = Copiar
web-copied = Copiado.
web-share = Partilhar

## Antes do jogo

web-take-a-seat = Escolhe um lugar
web-name-of-friend = Nome de um amigo neste dispositivo
web-seat-free = Livre
web-sit = Sentar-me
web-sit-friend = Sentar um amigo
web-bot = Bot
web-put-bot = Pôr um bot no lugar { $number }
web-rise = Levantar-me
web-remove = Libertar
web-begin = Começar
web-seats-left =
    { $count ->
        [one] Ainda há um lugar livre.
       *[other] Ainda há { $count } lugares livres.
    }
web-all-here = Já estão todos.
web-sealing = A sortear os dados…
web-host-begins = Já estão todos; o anfitrião inicia a partida.
web-invite = Convidar
web-invite-link = Link para esta mesa
web-invite-how = Envia o link, ou aponta a câmara de um telemóvel à imagem. Não é preciso conta.
web-invite-watch = Quem tiver este link pode assistir, e falar se o anfitrião deixar.
web-invite-only-here = Só este computador pode entrar: a casa não está aberta à tua rede.
web-invite-open-lan = Para a abrir, fecha a casa e volta a iniciá-la com:
web-invite-open = Abrir à minha rede
web-invite-open-how = Os telemóveis e computadores da mesma rede podem então entrar, até a casa fechar.
web-qr = O link da mesa em imagem
web-read-rules = Ler as regras

## À mesa

web-seats = Jogadores
web-seat-you = tu
web-seat-of-device = neste dispositivo
web-seat-away = ausente
web-seat-covered = joga um bot
web-seat-resigned = desistiu
web-seat-lapsed = sem tempo
web-seat-real-dice = dados reais
web-cover = Deixar jogar um bot
web-time-left = Tempo restante
web-actions = O que fazer
web-roll = Rolar
web-undo = Desfazer
web-resign = Desistir
web-resign-sure = Desistir da partida?
web-resign-what = A dois, ganha o outro; com mais jogadores, um bot continua por ti.
web-resign-name = { $name } desiste
web-play-on = Continuar
web-choices-of = O que { $name } pode fazer
web-plain-table = A mesa
web-plain-back = Voltar
web-plain-choice = { $text }
web-die = Dado que mostra { $face }
web-status-open = À espera de jogadores
web-status-over = A partida terminou
web-status-dealing = A preparar a mesa…
web-status-bot = { $name } está a pensar…
web-status-waiting = À espera de { $name }
web-status-will-roll = { $name } vai rolar os dados
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
web-status-react =
    { $alone ->
        [one] És tu que decides
       *[several] { $name }, decides tu
    }
web-status-your-turn =
    { $alone ->
        [one] É a tua vez
       *[several] { $name }, é a tua vez
    }
web-beside-table = Ao lado da mesa
web-table = Mesa
web-watching =
    { $count ->
        [one] Uma pessoa está a ver
       *[other] { $count } pessoas estão a ver
    }
web-commitment = Este número fixa os dados; no fim da partida, qualquer pessoa os pode verificar:
web-reconnecting = A ligação perdeu-se. A religar…
web-offline = Sem ligação. A partida está guardada e continua quando voltares.
web-not-sent = Não enviado: de momento não há ligação.

## O registo e a conversa

web-log = Registo
web-log-empty = Ainda não aconteceu nada.
web-log-earlier = Mostrar anteriores
web-taken-back = Desfeito:
web-log-sat = { $name } sentou-se.
web-log-bot = { $bot } (bot) sentou-se.
web-log-rose = O lugar { $number } voltou a ficar livre.
web-log-began = A partida começa.
web-log-parts-dropped = { $names }: a sua parte nos dados não foi revelada e fica de fora.
web-log-took-back =
    { $count ->
        [one] { $name } desfez uma jogada.
       *[other] { $name } desfez { $count } jogadas.
    }
web-log-gave-up = { $name } desistiu.
web-log-time = O tempo de { $name } esgotou-se.
web-log-covered = Um bot joga por { $name }, que está ausente.
web-log-returned = { $name } voltou.
web-chat = Conversa
web-chat-say = Dizer alguma coisa
web-chat-empty = Ainda ninguém disse nada.
web-spectators-talk = Quem assiste pode falar
web-chat-from-watchers = De quem assiste
web-chat-players = Aqui só fala quem joga.
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
web-pick = O que saiu
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
web-rematch-yes = Dizer que sim
web-rematch-willing = Mais uma partida? Já disse que sim: { $names }. Começa quando todos tiverem dito que sim.
web-rematch-silent = Falta o sim de { $names }.
web-score = Resultado:
web-same-dice = De novo com os mesmos dados
web-same-dice-waiting = À espera do sim de { $names } para os mesmos dados.
web-same-dice-asked = { $names }: os mesmos dados outra vez? É preciso que todos queiram.
web-same-dice-marked = Os mesmos dados da partida anterior: toda a gente os pode conhecer.
web-join-rematch = Entrar na próxima partida
web-rematch-asked = Há outra partida à espera: começa quando entrares.
web-rematch-waiting = Falta chegar: { $names }.
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
web-replay-first = Para o início
web-replay-back = Uma jogada atrás
web-replay-play = Reproduzir
web-replay-pause = Pausa
web-replay-next = Uma jogada adiante
web-replay-last = Para o fim
web-play-on-from-here = Jogar a partir daqui
web-share-replay = Partilhar esta partida

## As regras

web-rules-of = Regras de { $game }
web-rules-search = Procurar nas regras
web-rules-nothing = As regras nada dizem sobre isso.
web-rules-contents = Nesta página
web-rules-try = Para jogar: { $lesson }
web-rules-try-card = Experimentar no tabuleiro
web-rules-all = Todas as regras
web-rule = A regra

## A verificação dos dados

web-check-dice = Verificar os dados
web-check-how = Antes de cada partida, a casa compromete-se com um número secreto, e cada jogador com um número seu; quando todos estão comprometidos, os números dos jogadores são revelados. No fim da partida, o segredo também é publicado. A partir daí, esta página volta a calcular cada lançamento, compara-o com o registo e diz o que isso prova.
web-check-paste = O registo de uma partida
web-check-file = Ou escolher o ficheiro
web-check-now = Verificar
web-check-offline = Tudo é calculado neste dispositivo; depois de carregada, esta página dispensa a rede. Ela verifica os dados; «rollhouse verify» verifica também se cada jogada cumpriu as regras.
# $byhand counts what people rolled with real dice
web-check-ok = { $count ->
    [one] O único lançamento da casa é exatamente o que estava fixado antes da partida.
   *[other] Os { $count } lançamentos e sorteios da casa são exatamente os que estavam fixados antes da partida.
}
web-check-none = Não há nada para calcular de novo: a casa não fez nenhum lançamento neste registo.
web-check-by-hand = { $count ->
    [one] Um lançamento foi feito com dados reais; ninguém o pode verificar.
   *[other] { $count } lançamentos e sorteios foram feitos com dados e cartas reais; ninguém os pode verificar.
}
web-check-elsewhere = { $count ->
    [one] Um lançamento vem da mesa de que esta partida é a continuação; o registo dessa mesa pode ser verificado.
   *[other] { $count } lançamentos e sorteios vêm da mesa de que esta partida é a continuação; o registo dessa mesa pode ser verificado.
}
web-check-roll = A jogada { $number } diz «{ $came }», mas os dados dão «{ $derived }»: não são de confiança.
web-check-not-over = A partida ainda não acabou: o segredo é publicado no fim.
web-check-commitment = O segredo não corresponde ao selo mostrado antes da partida: estes dados não são de confiança.
web-check-part = A parte do lugar { $seat } não é aquela com que se comprometeu: não se pode confiar nestes dados.
web-check-seal-other = Este navegador anotou outro selo antes do primeiro lançamento ({ $seal }): alguma coisa mudou depois disso, e não se pode confiar nestes dados.
web-check-seal-same = Este navegador anotou o mesmo selo antes do primeiro lançamento.
web-check-secret = O segredo deste registo está danificado.
web-check-game = Esta página não conhece o jogo deste registo.
web-check-not-verifiable = Estes dados não eram da casa: não há nada para recalcular.
web-check-no-record = Isto não é o registo de uma partida.
