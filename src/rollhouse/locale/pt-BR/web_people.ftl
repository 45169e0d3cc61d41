# Outros jogadores: adversários, amigos, bloqueios e denúncias.

## Jogar com alguém

web-somebody = Encontrar adversário
web-somebody-find = Encontrar adversário
web-somebody-waiting = Procurando um adversário…
web-somebody-bot-in = { $bot } assume o lugar em { $time }.
web-somebody-stop = Cancelar a busca
web-somebody-count = { $count ->
    [0] Ninguém mais está esperando.
    [one] Uma pessoa está esperando.
   *[other] { $count } pessoas estão esperando.
}
web-somebody-with = Jogar com { $name }
web-somebody-players = { $count } jogadores
web-somebody-together = { $count } de { $players } já estão aqui.
web-pace = Ritmo
web-pace-none = Sem relógio
web-pace-minute = 1 minuto por jogada
web-pace-quarter = 15 minutos por partida
web-patience = Se ninguém aparecer
web-patience-never = Continuar esperando
# $time is a time with its unit: 15 seconds, 5 minutes
web-patience-after = Um bot depois de { $time }

## Amigos

web-people = Amigos e jogadores
web-friends = Amigos
web-friends-none = Você ainda não tem amigos. Envie seu link: quem abrir pode virar seu amigo.
web-friend-link = Link de convite
web-friend-link-how = Quem abrir este link vira seu amigo. Ele vale uma vez e expira depois de uma semana.
web-friend-link-qr = Código QR do link de convite
web-friend-here = on-line
web-friend-plays = jogando
web-friend-away = off-line
web-friend-part = Remover amigo
web-friend-unnamed = Sem nome
web-friend-accept = Pedido de amizade
web-friend-accept-what = Amigos veem quem está on-line e podem se convidar para partidas.
web-friend-yes = Aceitar
web-friend-now = { $name } e você agora são amigos.
web-invitations = Convites
web-invited = { $name } convida você para uma partida: { $game }.
web-invited-match = { $name } convida você para um confronto em duplicado: { $game }.
web-invited-come = Entrar
web-invited-no = Recusar
web-invite-friends = Seus amigos
web-invite-friend = Convidar
web-invite-sent = Convite enviado
web-recent = Adversários recentes
web-recent-games = { $count ->
    [one] uma partida, { $date }
   *[other] { $count } partidas, a última { $date }
}
web-recent-none = Seus adversários aparecem aqui.
web-the-others = Outros jogadores desta mesa
web-block = Bloquear
web-unblock = Desbloquear
web-blocked = Você bloqueou { $name }. Vocês não vão jogar juntos, e você não vê as mensagens dessa pessoa.
web-unblocked = { $name } não está mais na sua lista de bloqueio.
web-blocked-people = Bloqueados
web-blocked-how = Vocês não vão jogar juntos, eles não podem convidar você, e você não vê as mensagens deles. Eles não são avisados.
web-report = Denunciar
web-report-of = Denunciar { $name }
web-report-what = A administração vai analisar.
web-report-what-table = A administração vai analisar e pode ler a conversa desta mesa.
web-report-reason = Do que se trata?
web-report-talk = Insultos ou palavrões
web-report-name = Um nome ofensivo
web-report-cheats = Trapaça
web-report-leaves = Abandona partidas com frequência
web-report-other = Outra coisa
web-report-note = Detalhes
web-report-send = Enviar
web-report-sent = Obrigado. Sua denúncia foi enviada.

## Reações

web-reactions = Reações rápidas
web-reaction-hello = Olá!
web-reaction-good-luck = Boa sorte!
web-reaction-well-played = Boa jogada!
web-reaction-lucky = Que sorte!
web-reaction-oops = Ops!
web-reaction-thanks = Obrigado pela partida!
web-chat-allowed = Conversa permitida
web-chat-none = A conversa está desligada nesta mesa. Você pode enviar reações.
web-chat-off = As mensagens estão ocultas. Você só vê as reações.
web-chat-shown = Mostrar as mensagens

## Administração

web-operator = Administração
web-operator-token = Token de administração
web-operator-enter = Entrar
web-operator-leave = Sair
web-operator-counts = Números
web-operator-people = Usuários
web-operator-tables-open = Mesas esperando jogadores
web-operator-tables-playing = Partidas em andamento
web-operator-tables-over = Partidas terminadas
web-operator-games = Partidas de usuários
web-operator-waiting = Procurando adversário
web-operator-reports = Denúncias
web-operator-bans = Banidos
web-operator-keep = Tempo de retenção
web-operator-keep-open = Mesas sem partida
web-operator-keep-playing = Partidas não terminadas
web-operator-keep-over = Partidas terminadas
web-operator-keep-guests = Convidados sem partidas
web-operator-for-ever = para sempre
web-operator-told = denunciado por { $name }, { $date }
web-operator-table = Mesa
web-operator-close = Fechar a denúncia
web-operator-no-reports = Nenhuma denúncia aberta.
web-operator-ban-week = Banir por uma semana
web-operator-ban = Banir definitivamente
web-operator-unban = Desbanir
web-operator-rename = Renomear
web-operator-search = Nome ou identificador público
web-operator-look = Buscar
web-operator-person = partidas: { $games }, desde { $date }
web-operator-tables = Mesas
web-operator-which = Status
web-operator-all = Todas
web-operator-days = { $count ->
    [one] { $count } dia
   *[other] { $count } dias
}
