# Who somebody is: their seat, kept or given up.

web-forget = Apagar tudo o que é teu
web-forget-goes = Desaparecem para sempre: o teu nome, os teus dispositivos e programas, as tuas partidas contra bots, os teus problemas e as tuas posições de treino. Onde estiveres a jogar, desistes.
web-forget-stays = As partidas com outras pessoas continuam a ser delas, sem o teu nome e sem o que lá disseste.
web-forget-never-back = Ninguém pode recuperar nada. Descarrega tudo primeiro, se ainda puderes precisar.
web-forget-yes = Apagar tudo
web-forget-no = Manter
web-forget-done = Tudo o que era teu foi apagado.
