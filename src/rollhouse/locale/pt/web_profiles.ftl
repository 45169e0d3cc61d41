# A user's page, the menu of a name, and privacy.

web-person-page = Ver página
web-person-play = Jogar { $game }
web-person-watch = Assistir
web-person-add = Adicionar como amigo
web-person-accept = Aceitar pedido de amizade
web-person-requested = Pedido de amizade enviado a { $name }.
web-person-unrequest = Retirar pedido de amizade
web-person-guest = Convidado
web-person-menu = Jogar, adicionar, bloquear…
web-person-joined = Membro desde { $date }
web-person-no-ratings = Ainda sem partidas classificadas.
web-person-provisional = Provisória.
web-person-versus = As vossas partidas
web-person-versus-none = Ainda não terminaram nenhuma partida juntos.
web-person-accuracy = Precisão
web-person-accuracy-how = O custo médio de uma decisão, sem contar a sorte. Quanto menor, melhor.
web-person-games = Últimas partidas
web-friend-requests = Pedidos de amizade
web-privacy = Privacidade
web-privacy-page = A tua página
web-privacy-guest = Guarda a tua conta para teres uma página própria.
web-privacy-games = A minha página mostra as minhas partidas classificadas e públicas
web-privacy-accuracy = A minha página mostra a minha precisão
web-privacy-online = Os outros veem quando estou online
web-privacy-watch = Os espectadores podem encontrar as minhas partidas classificadas e públicas
web-privacy-invitations = Jogadores que não são meus amigos podem convidar-me
web-person-versus-score =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }: { $won ->
        [one] { $won } ganha
       *[other] { $won } ganhas
    }{ $shared ->
        [0] { "" }
        [one] , { $shared } partilhada
       *[other] , { $shared } partilhadas
    }, { $lost ->
        [one] { $lost } perdida
       *[other] { $lost } perdidas
    }

## Looking for an opponent

web-pace-day = 1 dia por jogada
web-pace-three-days = 3 dias por jogada
web-seek-rated = Classificada
web-seek-range = Diferença de pontuação
web-seek-range-points = até { $points } pontos
web-seek-range-any = qualquer pontuação
web-seek-difference = Adversários até { $points } pontos de diferença; a margem aumenta enquanto esperas.
web-seek-unrated = Não classificada: as partidas classificadas são para dois jogadores, com as definições habituais e relógio.
web-seek-guest = Não classificada: guarda a tua conta para jogares partidas classificadas.
web-seek-kept = Esperas um adversário por correspondência: { $game }, { $pace }. Podes sair da página.
