# O que a casa sabe de alguém, para o próprio: os seus jogos e como joga.

## Os teus jogos

web-my-games = As tuas partidas
web-games-game = Jogo
web-games-any-game = Todos os jogos
web-games-status = Quais
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
web-games-go-on = Continuar
web-games-choose = Escolher: { $game }, { $names }, { $date }
web-games-save-all = Guardar como registos
web-games-save-chosen = { $count ->
    [one] Guardar um registo
   *[other] Guardar { $count } registos
}
# $cost é um número, com ≈ quando é uma estimativa; $luck leva o seu sinal
web-games-played-share = { $cost } pontos por decisão, sorte { $luck }
web-games-played-turns = { $cost } turnos por decisão, sorte { $luck } turnos
web-games-more = Mostrar mais
web-games-add = Juntar partidas
web-games-added = { $count ->
    [0] Estas partidas já cá estavam.
    [one] Foi acrescentada uma partida.
   *[other] Foram acrescentadas { $count } partidas.
}
web-games-elsewhere = jogada noutro sítio
web-games-terminal = Partidas do terminal
web-games-terminal-how = Este comando envia para aqui as partidas que terminas no terminal. O token que ele traz é uma chave do teu lugar: não o partilhes.
web-games-terminal-command = O comando
web-games-none = Ainda não há partidas. As que jogares a partir de agora ficam aqui.
web-games-none-found = Nenhuma partida corresponde.

## Como jogas

web-me = Como jogas
web-me-about = Pelas tuas decisões, sem a sorte
web-me-archive = Descarregar tudo o que é teu
web-skill-how = O que te custa uma decisão em média, sem contar a sorte. Menos é melhor; o jogo perfeito não custa nada.
web-skill-of = { $players ->
    [one] { $game }, a solo
   *[other] { $game }, { $players } jogadores
}
web-skill-share = pontos de hipótese de ganhar por decisão
web-skill-turns = turnos por decisão
web-skill-between = O valor verdadeiro fica entre { $low } e { $high }, 95 vezes em 100.
web-skill-one-game = Uma só partida diz pouco: cada nova partida torna o valor mais seguro.
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
web-skill-scale = Na mesma escala
web-skill-scale-how = Os bots jogam contra si próprios, com as definições habituais.
web-skill-you = Tu
web-skill-curve = Ao longo do tempo
web-skill-curve-how = Cada ponto é uma partida, a linha é a média das últimas dez: agora { $cost }.
web-skill-preparing = As tuas últimas partidas estão a ser avaliadas.
web-skill-none = Termina uma partida e vês aqui como a jogaste.
