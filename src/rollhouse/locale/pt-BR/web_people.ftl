# Outros jogadores: adversários, amigos, bloqueios e denúncias.

## Jogar com alguém

web-seek = Encontrar adversário
web-seek-find = Encontrar adversário
web-seek-waiting = Procurando um adversário…
web-seek-bot-in = { $bot } assume o lugar em { $time }.
web-seek-stop = Cancelar a busca
web-seek-count = { $count ->
    [0] Ninguém mais está esperando.
    [one] Uma pessoa está esperando.
   *[other] { $count } pessoas estão esperando.
}
web-seek-with = Jogar com { $name }
web-seek-players = { $count } jogadores
web-seek-together = { $count } de { $players } já estão aqui.
web-pace = Ritmo
web-pace-none = Sem relógio
web-pace-minute = 1 minuto por jogada
web-pace-quarter = 15 minutos por partida
web-wait = Se ninguém aparecer
web-wait-never = Continuar esperando
# $time is a time with its unit: 15 seconds, 5 minutes
web-wait-after = Um bot depois de { $time }

## Amigos

web-friends = Amigos
web-friends-none = Você ainda não tem amigos. Envie seu link: quem abrir pode virar seu amigo.
web-friend-link = Link de convite
web-friend-link-how = Quem abrir este link vira seu amigo. Ele vale uma vez e expira depois de uma semana.
web-friend-link-qr = Código QR do link de convite
web-friend-here = online
web-friend-plays = jogando
web-friend-away = offline
web-friend-remove = Remover amigo
web-friend-unnamed = Sem nome
web-friend-accept = Pedido de amizade
web-friend-accept-what = Amigos veem quem está online e podem se convidar para partidas.
web-friend-from = O link é de { $name }.
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

web-admin = Administração
web-admin-token = Token de administração
web-admin-enter = Entrar
web-admin-leave = Sair
web-admin-counts = Números
web-admin-people = Usuários
web-admin-tables-open = Mesas esperando jogadores
web-admin-tables-playing = Partidas em andamento
web-admin-tables-over = Partidas terminadas
web-admin-games = Partidas de usuários
web-admin-waiting = Procurando adversário
web-admin-reports = Denúncias
web-admin-bans = Banidos
web-admin-keep = Tempo de retenção
web-admin-keep-open = Mesas sem partida
web-admin-keep-playing = Partidas não terminadas
web-admin-keep-over = Partidas terminadas
web-admin-keep-guests = Convidados sem partidas
web-admin-for-ever = para sempre
web-admin-reported-by = denunciado por { $name }, { $date }
web-admin-table = Mesa
web-admin-close = Fechar a denúncia
web-admin-answer = Resposta a quem fez a denúncia (opcional)
web-admin-no-reports = Nenhuma denúncia aberta.
web-admin-ban-week = Banir por uma semana
web-admin-ban = Banir definitivamente
web-admin-unban = Desbanir
web-admin-rename = Renomear
web-admin-lock = Travar nome
web-admin-unlock = Destravar nome
web-admin-end = Encerrar
web-admin-chat = Conversa
web-admin-no-chat = Nenhuma mensagem.
web-admin-remove-message = Remover mensagem
web-admin-tournament = ID do torneio
web-admin-cancel-tournament = Cancelar torneio
web-admin-log = O que os administradores fizeram
web-admin-no-log = Nada por enquanto.
web-admin-search = Nome ou identificador público
web-admin-look = Buscar
web-admin-person = partidas: { $games }, desde { $date }
web-admin-tables = Mesas
web-admin-which = Status
web-admin-all = Todas
web-admin-days = { $count ->
    [one] { $count } dia
   *[other] { $count } dias
}
