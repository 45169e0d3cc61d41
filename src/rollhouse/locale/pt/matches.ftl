# Encontros em duplicado: duas mesas, os mesmos dados.

error-match-unknown = Encontro não encontrado.
error-match-begun = O encontro já começou.
error-match-over = O encontro acabou.
error-match-place-taken = O lugar { $value } está ocupado.
error-match-not-yours = Não jogas neste encontro.
error-match-not-host = Só quem organiza o encontro pode fazer isso.
error-match-too-many = Tens { $value } encontros por acabar. Acaba ou cancela um primeiro.
error-match-bot = «{ $value }» não pode jogar um duelo. Os dois jogadores precisam do mesmo bot, sem acaso nas jogadas ({ $expected }).
error-table-same-dice-elsewhere = Os mesmos dados ainda estão em jogo noutra mesa. Até essa partida acabar, só os jogadores desta mesa a podem ver.
error-table-match-once = Esta mesa faz parte de um encontro; a partida seguinte começa automaticamente.
