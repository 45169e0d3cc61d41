# Who somebody is: their seat, kept or given up.

web-forget = Excluir tudo o que é seu
web-forget-goes = Somem para sempre: seu nome, seus aparelhos e programas, suas partidas contra bots, seus desafios e suas posições de treino. Onde você estiver jogando, você desiste.
web-forget-stays = As partidas com outras pessoas continuam sendo delas, sem seu nome e sem o que você disse ali.
web-forget-never-back = Ninguém consegue recuperar nada. Baixe tudo antes, se ainda puder precisar.
web-forget-yes = Excluir tudo
web-forget-no = Manter
web-forget-done = Tudo o que era seu foi excluído.
