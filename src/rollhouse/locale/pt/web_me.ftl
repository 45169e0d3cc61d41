# As partidas e a precisão do utilizador.

## Os teus jogos

web-my-games = As tuas partidas
web-games-game = Jogo
web-games-any-game = Todos os jogos
web-games-status = Estado
web-games-any-status = Todas
web-games-running = A decorrer
web-games-finished = Terminadas
web-games-result = Resultado
web-games-any-result = Todos
web-games-won = Vitória
web-games-shared = Vitória partilhada
web-games-lost = Derrota
web-games-opponent = Adversário
web-games-against = contra { $names }
web-games-alone = a solo
web-games-setting = { $name }: { $value }
web-games-setting-own = { $name }: à escolha
web-games-go-on = Continuar
web-games-choose = Escolher: { $game }, { $names }, { $date }
web-games-save-all = Descarregar registos
web-games-save-chosen = { $count ->
    [one] Descarregar um registo
   *[other] Descarregar { $count } registos
}
# $cost é um número, com ≈ quando é uma estimativa; $luck leva o seu sinal
web-games-played-share = { $cost } pontos percentuais por decisão, sorte { $luck }
web-games-played-turns = { $cost } turnos por decisão, sorte { $luck } turnos
web-games-more = Mostrar mais
web-games-add = Juntar partidas
web-games-added = { $count ->
    [0] Estas partidas já cá estavam.
    [one] Foi acrescentada uma partida.
   *[other] Foram acrescentadas { $count } partidas.
}
web-games-refused = { $file }: { $reason }
web-games-elsewhere = jogada noutro sítio
web-games-terminal = Partidas do terminal
web-games-terminal-how = Para enviar as partidas que terminas no terminal, corre lá este comando e cola o token; depois `rollhouse sync` envia-as.
web-games-terminal-command = Comando
web-games-none = Ainda não há partidas. As que jogares aparecem aqui.
web-games-none-found = Nenhuma partida corresponde.

## Como jogas

web-me = A tua precisão
web-me-about = A qualidade das tuas decisões, sorte à parte
web-me-archive = Descarregar os teus dados
web-skill-how = O custo médio das tuas decisões, sorte à parte. Menos é melhor; o jogo perfeito não custa nada.
web-skill-of = { $players ->
    [one] { $game }, a solo
   *[other] { $game }, { $players } jogadores
}
web-skill-share = pontos percentuais de probabilidade de vitória por decisão
web-skill-turns = turnos por decisão
web-skill-between = Intervalo de confiança de 95%: de { $low } a { $high }.
web-skill-one-game = Uma só partida diz pouco. O valor fica mais fiável a cada partida.
web-skill-praised = { $only ->
    [one] Encontraste uma vez a única boa jogada
   *[other] Encontraste { $only } vezes a única boa jogada
}{ $great ->
    [0] .
    [one] , e { $great } foi um grande achado.
   *[other] , e { $great } foram grandes achados.
}
web-skill-like = { $sure ->
    [yes] Jogas como { $level }.
   *[no] Jogas como { $level } (95%: de { $low } a { $high }).
 }
web-skill-from = { $games ->
    [one] Uma partida,
   *[other] { $games } partidas,
} { $decisions ->
    [one] uma decisão.
   *[other] { $decisions } decisões.
}
web-skill-estimated = { $games ->
    [one] Numa delas os valores são estimativas.
   *[other] Em { $games } delas os valores são estimativas.
}
web-skill-scale = Em comparação com os bots
web-skill-scale-how = O que custam ao todo as decisões de uma partida, em pontos percentuais de probabilidade de vitória; o comprimento das barras segue a raiz quadrada. Cada bot foi medido a jogar contra si próprio, com a configuração predefinida.
web-skill-per-game = { $cost } por partida
web-skill-per-decision = { $cost } por decisão
web-skill-you = Tu
web-skill-curve = Ao longo do tempo
web-skill-curve-how = Cada ponto é uma partida, a linha é a média das últimas dez: agora { $cost }.
web-skill-preparing = As tuas últimas partidas estão a ser analisadas.
web-skill-none = Termina uma partida para veres como jogaste.
