# O modo de texto, a escolha da partida e o replay.

plain-numbered = { $number }. { $label }
plain-number-please = Digite um número de 1 a { $most }.
plain-count-please = É preciso escolher { $count }; você escolheu { $given }.
plain-commands = Digite um número ou uma jogada. Enter: ver as opções de novo, s: a posição, u: desfazer, r: regras, ?: ajuda, q: sair (a partida fica salva).
# $example é uma jogada na notação
plain-help-move = Responda com o número de uma opção ou digite uma jogada na notação, como “{ $example }”. Os dados são indicados pelo valor que mostram: 12 é um 1 e um 2.
plain-help-roll = Aperte Enter para rolar os dados.
plain-help-commands = s mostra a posição, u desfaz sua última jogada (entre pessoas, nunca além de uma rolagem), r mostra as regras, q sai; com “rollhouse resume” você volta para cá.
plain-help-stop = stop encerra a partida agora, se todos os jogadores concordarem.
plain-ask-roll = { $seat }, aperte Enter para rolar (u: desfazer):
plain-ask-bot = É a vez de { $seat }; aperte Enter (u: desfazer):
plain-only-move = Só existe uma jogada possível: { $move }.
plain-ask-go-on = Aperte Enter para fazê-la:
plain-undone = { $count ->
    [one] Uma jogada desfeita.
   *[other] { $count } jogadas desfeitas.
}
plain-over = A partida acabou.
plain-ask-end = a: a análise desta partida, n: revanche, Enter: sair:
plain-heading-rulings = { $title } ({ $rulings })
plain-title = ==  { $title }  ==
plain-ask-game = Qual jogo? (Enter: 1)
plain-ask-number = { $option }, de { $low } a { $high } (Enter: { $default }):
plain-ask-option = { $option }? (Enter: { $default })
plain-who-plays = Quem joga? Digite o nome de uma pessoa, ou { $bots }.
plain-bot = { $id } ({ $bot })
plain-bot-about = { $id }: { $about }
plain-ask-seat = Lugar { $number } (Enter: { $default }):
plain-ask-more = Lugar { $number } (Enter: mais nenhum jogador):
plain-no-saves = Não há nenhuma partida interrompida.
plain-kept = O registro desta partida está em { $path }
plain-saved = A partida está salva. Para continuar: { $command }
plain-save = { $id }: { $game }, { $players }, { $moves ->
    [one] { $moves } jogada
   *[other] { $moves } jogadas
}
plain-save-damaged = { $id }: danificada. { $reason }
plain-save-in-use = { $text } (sendo jogada agora)
plain-save-deleted = Apagada: { $id }
plain-synced = { $new ->
    [0] Nenhuma partida nova;
    [one] Uma partida nova;
   *[other] { $new } partidas novas;
} { $known ->
    [0] nenhuma já estava lá.
    [one] uma já estava lá.
   *[other] { $known } já estavam lá.
}
plain-sync-refused = { $name } foi recusada: { $reason }
plain-login-token = Token para { $address }
plain-login-kept = Você entrou em { $address }.
plain-login-forgotten = O token para { $address } foi apagado deste computador.
plain-partial = { $moves ->
    [0] Esta partida está danificada desde o início. Para recomeçá-la: { $command }
    [one] Esta partida está danificada depois da primeira jogada. Para continuar a partir dali: { $command }
   *[other] Esta partida está danificada depois da jogada { $moves }. Para continuar a partir dali: { $command }
}
plain-bot-gone = Um bot desta partida não está mais disponível aqui. Nada foi perdido; para continuar com outro: { $command }
plain-unofficial = O Rollhouse é uma versão não oficial. Dicy Cards é um jogo de Eric B. Vogel e uma marca da Blue Orange; Dicetto é publicado pela Tactic.
plain-ask-step = Jogada { $ply } de { $last }. Enter: próxima, b: anterior, um número: ir até lá, q: sair:
plain-no-step = “{ $value }” não é nenhuma dessas opções.
plain-comment = “{ $text }”
plain-verified = { $count ->
    [one] Uma rolagem foi recalculada a partir do segredo publicado, e está certa.
   *[other] { $count } rolagens e sorteios foram recalculados a partir do segredo publicado, e todos estão certos.
}
plain-verified-none = Não há nada para conferir: este registro não tem rolagens virtuais.
plain-verified-same = As { $count } partidas foram jogadas com os mesmos dados.
plain-verified-not-same = Estas partidas não foram todas jogadas com os mesmos dados.
plain-verified-seed = Os dados vêm da semente { $seed }, escolhida por um jogador. Qualquer jogador que a conhecesse podia saber de antemão todas as rolagens.
plain-verified-by-hand = { $count ->
    [one] Uma rolagem foi informada à mão e não pode ser conferida.
   *[other] { $count } rolagens e sorteios foram informados à mão e não podem ser conferidos.
}
plain-verified-elsewhere = { $count ->
    [one] Uma rolagem foi feita na mesa da qual esta partida é a continuação. Confira com o registro daquela mesa.
   *[other] { $count } rolagens e sorteios foram feitos na mesa da qual esta partida é a continuação. Confira com o registro daquela mesa.
}
plain-serving = O Rollhouse está rodando em { $address } (Ctrl-C para)
plain-serving-others = Na sua rede, os outros podem abrir { $address }
plain-served = O Rollhouse parou. Todas as partidas estão salvas.
plain-serve-no-pages = As páginas não foram geradas: só programas podem jogar. “make play” gera as páginas.
plain-few-files = Este processo só pode ter { $count } arquivos abertos ao mesmo tempo, e cada conexão ocupa um. Veja `ulimit -n`, ou LimitNOFILE em uma unidade do systemd.
plain-backed-up = A cópia está em { $path }
plain-restored = O banco de dados foi restaurado de { $path }.
plain-moved-aside = O banco de dados anterior agora se chama { $path }.
plain-unreadable = { $table } não pode ser lida: { $why }
plain-inspected =
    { $count ->
        [0] Nenhuma mesa foi aberta.
        [one] Uma mesa foi aberta.
       *[other] { $count } mesas foram abertas.
    } { $unreadable ->
        [0] Todas podem ser lidas.
        [one] Uma delas não pode ser lida.
       *[other] { $unreadable } delas não podem ser lidas.
    }
