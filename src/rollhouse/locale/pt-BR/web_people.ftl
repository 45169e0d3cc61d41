# Os outros, no navegador: com quem jogar, amigos, e quem se prefere não encontrar.

## Jogar com alguém

web-somebody = Jogar com alguém
web-somebody-find = Encontrar adversário
web-somebody-waiting = Esperando alguém que queira jogar o mesmo…
web-somebody-bot-in = { $bot } assume o lugar em { $time }.
web-somebody-stop = Parar de esperar
web-somebody-count = { $count ->
    [0] Ninguém mais está esperando.
    [one] Uma pessoa está esperando.
   *[other] { $count } pessoas estão esperando.
}
web-somebody-with = Jogar com { $name }
web-somebody-players = para { $count }
web-somebody-together = { $count } de { $players } já estão aqui.
web-pace = Ritmo
web-pace-none = Sem relógio
web-pace-minute = Um minuto por jogada
web-pace-quarter = 15 minutos por partida
web-patience = Se ninguém aparecer
web-patience-never = Continuar esperando
# $time is a time with its unit: 15 seconds, 5 minutes
web-patience-after = Um bot depois de { $time }

## Amigos

web-people = Amigos e outros
web-friends = Amigos
web-friends-none = Você ainda não tem amigos. Envie seu link a alguém: quem abrir vira seu amigo.
web-friend-link = Um link para um amigo
web-friend-link-how = Quem abrir este link vira seu amigo. Ele vale uma vez, por uma semana.
web-friend-link-qr = O mesmo link em imagem, para a câmera de outro aparelho
web-friend-here = presente
web-friend-plays = em uma mesa
web-friend-away = ausente
web-friend-part = Deixar de ser amigos
web-friend-unnamed = Alguém sem nome
web-friend-accept = Ser amigos
web-friend-accept-what = Alguém enviou este link a você. Amigos veem quem está presente e podem se convidar para uma mesa.
web-friend-yes = Sim
web-friend-now = { $name } e você agora são amigos.
web-invitations = Você recebeu um convite
web-invited = { $name } convida você para uma partida: { $game }.
web-invited-match = { $name } convida você para um confronto em duplicado: { $game }.
web-invited-come = Ir
web-invited-no = Não, obrigado
web-invite-friends = Seus amigos
web-invite-friend = Convidar
web-invite-sent = Convite enviado
web-recent = Com quem você jogou há pouco
web-recent-games = { $count ->
    [one] uma partida, { $date }
   *[other] { $count } partidas, a última { $date }
}
web-recent-none = Aqui aparece com quem você joga.
web-the-others = Os outros nesta mesa
web-block = Bloquear
web-unblock = Desbloquear
web-blocked = Você bloqueou { $name }: vocês não ficam na mesma mesa, e você não vê o que essa pessoa diz.
web-unblocked = { $name } não está mais na sua lista de bloqueio.
web-blocked-people = Bloqueados
web-blocked-how = Vocês não ficam na mesma mesa, eles não podem convidar você, e você não vê o que dizem. Eles não ficam sabendo.
web-report = Denunciar
web-report-of = Denunciar { $name }
web-report-what = Quem cuida desta casa vai ver o que houve.
web-report-what-table = Quem cuida desta casa vai ver o que houve e o que foi dito nesta mesa.
web-report-reason = Do que se trata?
web-report-talk = Insultos ou palavrões
web-report-name = Um nome ofensivo
web-report-cheats = Trapaça
web-report-leaves = Abandona partidas o tempo todo
web-report-other = Outra coisa
web-report-note = Com suas palavras
web-report-send = Enviar
web-report-sent = Obrigado. Foi enviado.

## Reações

web-reactions = Dizer com um toque
web-reaction-hello = Olá!
web-reaction-good-luck = Boa sorte!
web-reaction-well-played = Boa jogada!
web-reaction-lucky = Que sorte!
web-reaction-oops = Ops!
web-reaction-thanks = Obrigado pela partida!
web-chat-allowed = Os jogadores podem escrever uns aos outros
web-chat-none = Nesta mesa não há conversa, só reações.
web-chat-off = Você não vê o que os outros escrevem, só as reações.
web-chat-shown = Mostrar o que escrevem

## Para quem cuida da casa

web-operator = Administração
web-operator-token = O token de quem administra
web-operator-enter = Entrar
web-operator-leave = Sair
web-operator-counts = Números
web-operator-people = Pessoas
web-operator-tables-open = Mesas com lugar
web-operator-tables-playing = Partidas em andamento
web-operator-tables-over = Partidas terminadas
web-operator-games = Lugares de pessoas em partidas
web-operator-waiting = Esperando alguém
web-operator-reports = Denúncias
web-operator-bans = Banidos
web-operator-keep = Tempo de guarda
web-operator-keep-open = Mesas sem partida
web-operator-keep-playing = Partidas não terminadas
web-operator-keep-over = Partidas terminadas
web-operator-keep-guests = Convidados sem partidas
web-operator-for-ever = para sempre
web-operator-told = denunciado por { $name }, { $date }
web-operator-table = A mesa
web-operator-close = Fechar a denúncia
web-operator-no-reports = Nenhuma denúncia aberta.
web-operator-ban-week = Banir por uma semana
web-operator-ban = Banir para sempre
web-operator-unban = Readmitir
web-operator-rename = Renomear
web-operator-search = Nome ou identificador público
web-operator-look = Buscar
web-operator-person = partidas: { $games }, aqui desde { $date }
web-operator-tables = Mesas
web-operator-which = Quais
web-operator-all = Todas
web-operator-days = { $count ->
    [one] { $count } dia
   *[other] { $count } dias
}
