# O que a casa sabe de alguém, para a própria pessoa: suas partidas e como joga.

## Suas partidas

web-my-games = Suas partidas
web-games-game = Jogo
web-games-any-game = Todos os jogos
web-games-status = Quais
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
web-games-go-on = Continuar
web-games-choose = Escolher: { $game }, { $names }, { $date }
web-games-save-all = Salvar como registros
web-games-save-chosen = { $count ->
    [one] Salvar um registro
   *[other] Salvar { $count } registros
}
# $cost é um número, com ≈ quando é uma estimativa; $luck leva o seu sinal
web-games-played-share = { $cost } pontos por decisão, sorte { $luck }
web-games-played-turns = { $cost } turnos por decisão, sorte { $luck } turnos
web-games-more = Mostrar mais
web-games-add = Adicionar partidas
web-games-added = { $count ->
    [0] Estas partidas já estavam aqui.
    [one] Uma partida foi adicionada.
   *[other] { $count } partidas foram adicionadas.
}
web-games-elsewhere = jogada em outro lugar
web-games-terminal = Partidas do terminal
web-games-terminal-how = Este comando envia para cá as partidas que você termina no terminal. O token nele é uma chave do seu lugar: não compartilhe.
web-games-terminal-command = O comando
web-games-none = Nenhuma partida ainda. As que você jogar a partir de agora ficam aqui.
web-games-none-found = Nenhuma partida corresponde.

## Como você joga

web-me = Como você joga
web-me-about = Pelas suas decisões, sem a sorte
web-me-archive = Baixar tudo o que é seu
web-skill-how = O que uma decisão sua custa em média, sem contar a sorte. Menos é melhor; o jogo perfeito não custa nada.
web-skill-of = { $players ->
    [one] { $game }, solo
   *[other] { $game }, { $players } jogadores
}
web-skill-share = pontos de chance de vitória por decisão
web-skill-turns = turnos por decisão
web-skill-between = O valor verdadeiro fica entre { $low } e { $high }, 95 vezes em 100.
web-skill-one-game = Uma só partida diz pouco: cada nova partida deixa o valor mais seguro.
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
web-skill-scale = Na mesma escala
web-skill-scale-how = Os bots jogam contra si mesmos, com as configurações de sempre.
web-skill-you = Você
web-skill-curve = Ao longo do tempo
web-skill-curve-how = Cada ponto é uma partida, a linha é a média das dez últimas: agora { $cost }.
web-skill-preparing = Suas últimas partidas estão sendo avaliadas.
web-skill-none = Termine uma partida e veja aqui como você jogou.
