# Encontros em duplicado: duas mesas, os mesmos dados.

error-match-unknown = Esse encontro não existe.
error-match-begun = O encontro já começou.
error-match-over = O encontro acabou.
error-match-place-taken = O lugar { $value } não está livre.
error-match-not-yours = Não participas neste encontro.
error-match-not-host = Só quem criou o encontro o pode fazer.
error-match-too-many = Tens { $value } encontros por acabar: acaba um primeiro, ou cancela-o.
error-match-bot = «{ $value }» não pode jogar um duelo: os dois têm de encontrar o mesmo bot, um que não deixe nada ao acaso ({ $expected }).
error-table-same-dice-elsewhere = Outros ainda jogam com os mesmos dados. Até acabarem, só quem está sentado a esta mesa a vê.
error-table-match-once = Esta mesa faz parte de um encontro, que continua por si.
