# O que a casa sabe de alguém, para o próprio: os seus jogos e como joga.

## Os teus jogos

web-my-games = Os teus jogos
web-games-game = Jogo
web-games-any-game = Todos os jogos
web-games-status = Quais
web-games-any-status = Todos
web-games-running = A decorrer
web-games-finished = Terminados
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
web-games-more = Mostrar mais
web-games-none = Ainda não há jogos. Os que jogares a partir de agora ficam aqui.
web-games-none-found = Nenhum jogo corresponde.
