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
web-games-shared = Vitória dividida
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
web-games-more = Mostrar mais
web-games-none = Nenhuma partida ainda. As que você jogar a partir de agora ficam aqui.
web-games-none-found = Nenhuma partida corresponde.
