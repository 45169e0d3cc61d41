# O professor no terminal: dicas, treinador, análise depois da partida, problemas e treino.

advisor-off = O anfitrião desligou as dicas e o treinador nesta mesa.
advisor-none = Ainda não há ajuda para { $game }: as suas posições não podem ser avaliadas.
advisor-later = Agora não há nada para decidir: pede quando for a tua vez.
advisor-looking = Um momento…
advisor-compiling = A preparar, uma só vez nesta máquina: { $percent }%
advisor-working = A calcular a resposta exata: { $percent }%
advisor-wait = A calcular a resposta exata: { $percent }%. Até lá, isto é uma estimativa.
advisor-ready = A resposta exata está pronta: h dá uma dica.
advisor-clue = { $clue } (h outra vez: a jogada)
advisor-clue-so-far = { $clue } (uma estimativa, por agora; h outra vez: a jogada)
advisor-clue-estimate = { $clue } (uma estimativa; h outra vez: a jogada)
advisor-move = A melhor jogada: { $move }
advisor-best-few = As melhores jogadas, com a tua hipótese de ganhar:
advisor-best-few-turns = As melhores jogadas, com o número esperado de turnos da partida toda:
advisor-candidate = { $value } · { $move }
advisor-coach-on = O treinador está ligado: avisa-te antes de uma jogada que custe muito.
advisor-coach-off = O treinador está desligado.
# $mark: «Erro» ou «Erro grave»
advisor-caution-mark = Numa análise, esta jogada seria assinalada: { $mark }.
advisor-caution-estimate = Isto é uma estimativa.

## On the screen

advisor-hint = Dica
advisor-coach = Treinador
advisor-report = Análise
advisor-sign-off = sem dicas
advisor-sign-coach = treinador
# Very short
advisor-sign-working = exato { $percent }%
advisor-sign-compiling = a preparar { $percent }%
advisor-sign-looking = análise { $percent }%
advisor-report-wait = uma estimativa, por agora; valores mais exatos: { $percent }%
advisor-report-looking = análise da partida: { $percent }%
advisor-key-hint = Dica
advisor-key-coach = Treinador
advisor-key-chances = Hipóteses
advisor-key-report = Análise
advisor-key-close = Fechar
advisor-key-scroll = Deslizar
advisor-key-think = Pensar melhor
advisor-key-play = Jogar mesmo assim

## In lines

advisor-plain-commands = h: dica, c: ligar ou desligar o treinador.
advisor-plain-stop = Primeiro calcula-se a resposta exata para esta partida. Ctrl-C interrompe o cálculo.
advisor-ask-anyway = p: jogar mesmo assim, Enter: pensar melhor:

## Puzzles

puzzle-title = Problema de { $day }
puzzle-none = Aqui não há nenhum problema para resolver.
puzzle-question = { $seat }, encontra a melhor jogada.
puzzle-commands = Escreve um número ou uma jogada. Enter: ver as opções, s: posição, r: regras, q: sair.
## Lições

learn-title = Lição { $number } de { $count }: { $title }
learn-commands = Quando uma lição pedir uma jogada, escreve o número dela ou a própria jogada. s: posição, r: regras, q: sair.
learn-press-enter = Enter para rolar
learn-key-roll = Rolar
learn-finished = Muito bem: já sabes jogar. Uma primeira partida com o treinador: { $command }
error-setup-lesson = Não há nenhuma lição «{ $value }».
error-setup-no-lessons = Ainda não há lições para «{ $value }».
puzzle-another-day = Este é o problema de outro dia: não conta para a tua série.
puzzle-answered = Já respondeste ao problema de hoje: desta vez não conta.
puzzle-right = Certo! Não há melhor jogada.
puzzle-nearly = Resolvido: só custa { $cost }.
puzzle-wrong = Quase: isto custa { $cost } ({ $mark }).
puzzle-best = A melhor jogada: { $move }
puzzle-streak =
    { $current ->
        [0] Não tens nenhuma série agora. Resolve o próximo problema para começar uma.
        [one] A tua série: um dia. A mais longa: { $longest }.
       *[other] A tua série: { $current } dias. A mais longa: { $longest }.
    }
puzzle-key-next = Continuar

## Training with one's own errors

train-games =
    { $count ->
        [one] Análise de uma partida terminada…
       *[other] Análise de { $count } partidas terminadas…
    }
train-none = Não há nada para treinar: nenhum erro nas tuas partidas terminadas.
train-nothing-due =
    { $count ->
        [one] Hoje não há nada para rever. A próxima posição volta em { $day }.
       *[other] Hoje não há nada para rever. De { $count } posições, a próxima volta em { $day }.
    }
train-learnt-all = Já aprendeste todas as posições.
train-due =
    { $count ->
        [one] Uma posição para rever.
       *[other] { $count } posições para rever.
    }
train-title = Posição { $number } de { $count }
train-theme = { $id }: { $name } ({ $count })
train-played = Na partida jogaste: { $move }
train-again = Volta em { $day }.
train-learnt = Aprendida: não volta mais.

## What is refused

error-setup-day = Data inválida: «{ $value }».
error-why-date = As datas escrevem-se como 2026-01-31.
error-why-day-to-come = Esse dia está no futuro.
error-setup-coach = O treinador não está disponível nesta mesa.
error-why-no-help = O anfitrião desligou as dicas e o treinador.
