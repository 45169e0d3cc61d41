# As partidas e a precisão do usuário.

## Suas partidas

web-my-games = Suas partidas
web-games-game = Jogo
web-games-any-game = Todos os jogos
web-games-status = Status
web-games-any-status = Todas
web-games-running = Em andamento
web-games-finished = Encerradas
web-games-result = Resultado
web-games-any-result = Todos
web-games-won = Vitória
web-games-shared = Vitória compartilhada
web-games-lost = Derrota
web-games-opponent = Adversário
web-games-against = contra { $names }
web-games-alone = solo
web-games-setting = { $name }: { $value }
web-games-setting-own = { $name }: à escolha
web-games-go-on = Continuar
web-games-choose = Escolher: { $game }, { $names }, { $date }
web-games-save-all = Baixar registros
web-games-save-chosen = { $count ->
    [one] Baixar um registro
   *[other] Baixar { $count } registros
}
# $cost é um número, com ≈ quando é uma estimativa; $luck leva o seu sinal
web-games-played-share = { $cost } pontos percentuais por decisão, sorte { $luck }
web-games-played-turns = { $cost } turnos por decisão, sorte { $luck } turnos
web-games-more = Mostrar mais
web-games-add = Adicionar partidas
web-games-added = { $count ->
    [0] Estas partidas já estavam aqui.
    [one] Uma partida foi adicionada.
   *[other] { $count } partidas foram adicionadas.
}
web-games-refused = { $file }: { $reason }
web-games-elsewhere = jogada em outro lugar
web-games-terminal = Partidas do terminal
web-games-terminal-how = Para enviar as partidas que você termina no terminal, rode lá este comando e cole o token; depois `rollhouse sync` as envia.
web-games-terminal-command = Comando
web-games-none = Nenhuma partida ainda. As que você jogar aparecem aqui.
web-games-none-found = Nenhuma partida corresponde.

## Como você joga

web-me = Sua precisão
web-me-about = A qualidade das suas decisões, sorte à parte
web-me-archive = Baixar seus dados
web-skill-how = O custo médio das suas decisões, sorte à parte. Menos é melhor; o jogo perfeito não custa nada.
web-skill-of = { $players ->
    [one] { $game }, solo
   *[other] { $game }, { $players } jogadores
}
web-skill-share = pontos percentuais de chance de vitória por decisão
web-skill-turns = turnos por decisão
web-skill-between = Intervalo de confiança de 95%: de { $low } a { $high }.
web-skill-one-game = Uma só partida diz pouco. O valor fica mais confiável a cada partida.
web-skill-praised = { $only ->
    [one] Você encontrou uma vez a única boa jogada
   *[other] Você encontrou { $only } vezes a única boa jogada
}{ $great ->
    [0] .
    [one] , e { $great } foi um grande achado.
   *[other] , e { $great } foram grandes achados.
}
web-skill-like = { $sure ->
    [yes] Você joga como { $level }.
   *[no] Você joga como { $level } (95%: de { $low } a { $high }).
 }
web-skill-from = { $games ->
    [one] Uma partida,
   *[other] { $games } partidas,
} { $decisions ->
    [one] uma decisão.
   *[other] { $decisions } decisões.
}
web-skill-estimated = { $games ->
    [one] Em uma delas os valores são estimativas.
   *[other] Em { $games } delas os valores são estimativas.
}
web-skill-scale = Em comparação com os bots
web-skill-scale-how = O que custam no total as decisões de uma partida, em pontos percentuais de chance de vitória; o comprimento das barras segue a raiz quadrada. Cada bot foi medido jogando contra si mesmo, com a configuração padrão.
web-skill-per-game = { $cost } por partida
web-skill-per-decision = { $cost } por decisão
web-skill-you = Você
web-skill-curve = Ao longo do tempo
web-skill-curve-how = Cada ponto é uma partida, a linha é a média das dez últimas: agora { $cost }.
web-skill-preparing = Suas últimas partidas estão sendo analisadas.
web-skill-none = Termine uma partida para ver como você jogou.
