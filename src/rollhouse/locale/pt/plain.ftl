# O modo de texto, a escolha da partida e a revisão.

plain-numbered = { $number }. { $label }
plain-number-please = Escreve um número de 1 a { $most }.
plain-count-please = É preciso escolher { $count }; escolheste { $given }.
plain-commands = Escreve um número, ou uma jogada. Enter: ver de novo as escolhas, s: a posição, u: desfazer, r: regras, ?: ajuda, q: sair (a partida fica guardada).
# $example é uma jogada na notação
plain-help-move = Responde com o número de uma escolha, ou escreve uma jogada na notação, por exemplo «{ $example }». Os dados indicam-se pelo seu valor: 12 é um 1 e um 2.
plain-help-roll = Carrega em Enter para rolar os dados.
plain-help-commands = s mostra a posição, u desfaz a tua última jogada (entre pessoas, nunca para lá de um lançamento), r mostra as regras, q sai; com «rollhouse resume» voltas aqui.
plain-help-stop = stop acaba a partida já, se todos os jogadores concordarem.
plain-ask-roll = { $seat }, carrega em Enter para rolar (u: desfazer):
plain-ask-bot = É a vez de { $seat }; carrega em Enter (u: desfazer):
plain-only-move = Só há uma jogada possível: { $move }.
plain-ask-go-on = Carrega em Enter para a fazer:
plain-undone = { $count ->
    [one] Uma jogada desfeita.
   *[other] { $count } jogadas desfeitas.
}
plain-over = A partida terminou.
plain-ask-end = a: a análise desta partida, n: a desforra, Enter: sair:
plain-heading-rulings = { $title } ({ $rulings })
plain-title = ==  { $title }  ==
plain-ask-game = Que jogo? (Enter: 1)
plain-ask-number = { $option }, de { $low } a { $high } (Enter: { $default }):
plain-ask-option = { $option }? (Enter: { $default })
plain-who-plays = Quem joga? Escreve o nome de uma pessoa, ou { $bots }.
plain-bot = { $id } ({ $bot })
plain-bot-about = { $id }: { $about }
plain-ask-seat = Lugar { $number } (Enter: { $default }):
plain-ask-more = Lugar { $number } (Enter: mais nenhum jogador):
plain-no-saves = Não há nenhuma partida interrompida.
plain-kept = O registo desta partida está em { $path }
plain-saved = A partida está guardada. Para continuar: { $command }
plain-save = { $id }: { $game }, { $players }, { $moves ->
    [one] { $moves } jogada
   *[other] { $moves } jogadas
}
plain-save-damaged = { $id }: danificada. { $reason }
plain-save-in-use = { $text } (a ser jogada agora)
plain-save-deleted = Apagada: { $id }
plain-synced = { $new ->
    [0] Nenhuma partida nova;
    [one] Uma partida nova;
   *[other] { $new } partidas novas;
} { $known ->
    [0] nenhuma lá estava já.
    [one] uma já lá estava.
   *[other] { $known } já lá estavam.
}
plain-sync-refused = { $name } foi recusada: { $reason }
plain-login-token = Token para { $address }
plain-login-kept = Sessão iniciada em { $address }.
plain-login-forgotten = O token para { $address } foi apagado deste computador.
plain-partial = { $moves ->
    [0] Esta partida está danificada desde o início. Para a recomeçar: { $command }
    [one] Esta partida está danificada depois da primeira jogada. Para continuar a partir daí: { $command }
   *[other] Esta partida está danificada depois da jogada { $moves }. Para continuar a partir daí: { $command }
}
plain-bot-gone = Um bot desta partida já não está disponível aqui. Nada se perdeu; para continuar com outro: { $command }
plain-unofficial = O Rollhouse é uma versão não oficial. Dicy Cards é um jogo de Eric B. Vogel e uma marca da Blue Orange; Dicetto é editado pela Tactic.
plain-ask-step = Jogada { $ply } de { $last }. Enter: seguinte, b: anterior, um número: ir para lá, q: sair:
plain-no-step = «{ $value }» não serve aqui.
plain-comment = «{ $text }»
plain-verified = { $count ->
    [one] Um lançamento foi calculado de novo a partir do segredo publicado, e está certo.
   *[other] { $count } lançamentos e sorteios foram calculados de novo a partir do segredo publicado, e todos estão certos.
}
plain-verified-none = Não há nada para verificar: este registo não tem lançamentos virtuais.
plain-verified-same = As { $count } partidas foram jogadas com os mesmos dados.
plain-verified-not-same = Estas partidas não foram todas jogadas com os mesmos dados.
plain-verified-seed = Os dados vêm da semente { $seed }, escolhida por um jogador. Qualquer jogador que a conhecesse podia saber de antemão todos os lançamentos.
plain-verified-by-hand = { $count ->
    [one] Um lançamento foi introduzido à mão e não pode ser verificado.
   *[other] { $count } lançamentos e sorteios foram introduzidos à mão e não podem ser verificados.
}
plain-verified-elsewhere = { $count ->
    [one] Um lançamento foi feito na mesa de que esta partida é a continuação. Verifica-o com o registo dessa mesa.
   *[other] { $count } lançamentos e sorteios foram feitos na mesa de que esta partida é a continuação. Verifica-os com o registo dessa mesa.
}
plain-serving = O Rollhouse está a correr em { $address } (Ctrl-C para-o)
plain-serving-others = Na tua rede, os outros podem abrir { $address }
plain-served = O Rollhouse parou. Todas as partidas ficam guardadas.
plain-serve-no-pages = As páginas não foram geradas: só programas podem jogar. «make play» gera-as.
plain-few-files = Este processo só pode ter { $count } ficheiros abertos ao mesmo tempo, e cada ligação ocupa um. Vê `ulimit -n`, ou LimitNOFILE numa unidade systemd.
plain-backed-up = A cópia está em { $path }
plain-restored = A base de dados foi reposta a partir de { $path }.
plain-moved-aside = A base de dados anterior passou a chamar-se { $path }.
plain-unreadable = Não é possível ler { $table }: { $why }
plain-inspected =
    { $count ->
        [one] Foi aberta uma mesa.
       *[other] Foram abertas { $count } mesas.
    } { $unreadable ->
        [0] Todas se conseguem ler.
        [one] Uma delas não se consegue ler.
       *[other] { $unreadable } delas não se conseguem ler.
    }
