# Confrontos em duplicado: duas mesas, os mesmos dados.

error-match-unknown = Esse confronto não existe.
error-match-begun = O confronto já começou.
error-match-over = O confronto acabou.
error-match-place-taken = O lugar { $value } não está livre.
error-match-not-yours = Você não participa deste confronto.
error-match-not-host = Só quem criou o confronto pode fazer isso.
error-match-too-many = Você tem { $value } confrontos em aberto: termine um primeiro, ou cancele-o.
error-match-bot = “{ $value }” não pode jogar um duelo: os dois precisam enfrentar o mesmo bot, um que não deixe nada ao acaso ({ $expected }).
error-table-same-dice-elsewhere = Outros ainda jogam com os mesmos dados. Até acabarem, só quem está sentado a esta mesa a vê.
error-table-match-once = Esta mesa faz parte de um confronto, que continua sozinho.
