# Confrontos em duplicado: duas mesas, os mesmos dados.

error-match-unknown = Confronto não encontrado.
error-match-begun = O confronto já começou.
error-match-over = O confronto acabou.
error-match-place-taken = O lugar { $value } está ocupado.
error-match-not-yours = Você não joga neste confronto.
error-match-not-host = Só quem organiza o confronto pode fazer isso.
error-match-too-many = Você tem { $value } confrontos em aberto. Termine ou cancele um antes.
error-match-bot = “{ $value }” não pode jogar um duelo. Os dois jogadores precisam do mesmo bot, sem acaso nas jogadas ({ $expected }).
error-table-same-dice-elsewhere = Os mesmos dados ainda estão em jogo em outra mesa. Até essa partida acabar, só os jogadores desta mesa podem vê-la.
error-table-match-once = Esta mesa faz parte de um confronto; a partida seguinte começa automaticamente.
