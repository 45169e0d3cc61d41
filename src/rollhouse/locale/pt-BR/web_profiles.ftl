# A user's page, the menu of a name, and privacy.

web-person-page = Ver página
web-person-play = Jogar { $game }
web-person-watch = Assistir
web-person-add = Adicionar como amigo
web-person-accept = Aceitar pedido de amizade
web-person-requested = Pedido de amizade enviado a { $name }.
web-person-unrequest = Cancelar pedido de amizade
web-person-guest = Convidado
web-person-menu = Jogar, adicionar, bloquear…
web-person-joined = Membro desde { $date }
web-person-no-ratings = Ainda sem partidas classificadas.
web-person-provisional = Provisória.
web-person-versus = As partidas de vocês
web-person-versus-none = Vocês ainda não terminaram nenhuma partida juntos.
web-person-accuracy = Precisão
web-person-accuracy-how = O custo médio de uma decisão, sem contar a sorte. Quanto menor, melhor.
web-person-games = Últimas partidas
web-friend-requests = Pedidos de amizade
web-privacy = Privacidade
web-privacy-page = Sua página
web-privacy-guest = Salve sua conta para ter uma página própria.
web-privacy-games = Minha página mostra minhas partidas classificadas e públicas
web-privacy-accuracy = Minha página mostra minha precisão
web-privacy-online = Os outros veem quando estou online
web-privacy-watch = Espectadores podem encontrar minhas partidas classificadas e públicas
web-privacy-invitations = Jogadores que não são meus amigos podem me convidar
web-person-versus-score =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }: { $won ->
        [one] { $won } vencida
       *[other] { $won } vencidas
    }{ $shared ->
        [0] { "" }
        [one] , { $shared } compartilhada
       *[other] , { $shared } compartilhadas
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
web-seek-difference = Adversários a até { $points } pontos de diferença; a margem aumenta enquanto você espera.
web-seek-unrated = Não classificada: partidas classificadas são para dois jogadores, com as configurações usuais e relógio.
web-seek-guest = Não classificada: salve sua conta para jogar partidas classificadas.
web-seek-kept = Você espera um adversário por correspondência: { $game }, { $pace }. Você pode sair da página.
