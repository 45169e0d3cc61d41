# O professor no terminal: dicas, treinador, análise depois da partida, problemas e treino.

teacher-off = O anfitrião desligou as dicas e o treinador nesta mesa.
teacher-none = Não há ajuda para { $game }, porque nada aqui consegue ainda avaliar as suas posições.
teacher-later = Agora não há nada para decidir: pede quando for a tua vez.
teacher-looking = Um momento…
teacher-compiling = A preparar, uma só vez nesta máquina: { $percent }%
teacher-working = A calcular a resposta exata: { $percent }%
teacher-wait = A calcular a resposta exata: { $percent }%. Até lá, isto é uma estimativa.
teacher-ready = A resposta exata está pronta: h dá uma dica.
teacher-clue = { $clue } (h outra vez: a jogada)
teacher-clue-so-far = { $clue } (uma estimativa, por agora; h outra vez: a jogada)
teacher-clue-estimate = { $clue } (uma estimativa; h outra vez: a jogada)
teacher-move = A melhor jogada: { $move }
teacher-best-few = As melhores jogadas, com a tua hipótese de ganhar:
teacher-best-few-turns = As melhores jogadas, com o número esperado de turnos da partida toda:
teacher-candidate = { $value } · { $move }
teacher-coach-on = O treinador está ligado: avisa-te antes de uma jogada que custe muito.
teacher-coach-off = O treinador está desligado.
# $mark: «Erro» ou «Erro grave»
teacher-caution-mark = Numa análise, esta jogada seria assinalada: { $mark }.
teacher-caution-estimate = Isto é uma estimativa.

## On the screen

teacher-hint = Dica
teacher-coach = Treinador
teacher-report = Análise
teacher-sign-off = sem dicas
teacher-sign-coach = treinador
# Very short
teacher-sign-working = exato { $percent }%
teacher-sign-compiling = a preparar { $percent }%
teacher-sign-looking = análise { $percent }%
teacher-report-wait = uma estimativa, por agora; resposta exata: { $percent }%
teacher-report-looking = análise da partida: { $percent }%
teacher-key-hint = Dica
teacher-key-coach = Treinador
teacher-key-report = Análise
teacher-key-close = Fechar
teacher-key-scroll = Deslizar
teacher-key-think = Pensar melhor
teacher-key-play = Jogar mesmo assim

## In lines

teacher-plain-commands = h: dica, c: ligar ou desligar o treinador.
teacher-plain-stop = Primeiro calcula-se a resposta exata para esta partida. Ctrl-C interrompe o cálculo.
teacher-ask-anyway = p: jogar mesmo assim, Enter: pensar melhor:

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
