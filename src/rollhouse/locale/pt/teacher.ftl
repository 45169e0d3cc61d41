# O professor no terminal: dicas, treinador, análise depois da partida, problemas e treino.

teacher-off = O anfitrião desligou as dicas e o treinador nesta mesa.
teacher-none = Ainda ninguém sabe dizer quanto valem as posições de { $game }: aqui não há ajuda.
teacher-later = Agora não há nada para decidir: pede quando for a tua vez.
teacher-looking = Um momento…
teacher-compiling = A preparar, uma só vez nesta máquina: { $percent }%
teacher-working = A calcular a base de soluções: { $percent }%
teacher-wait = A calcular a base de soluções: { $percent }%. Até lá, isto é uma estimativa.
teacher-ready = A base de soluções está pronta: h dá uma dica.
teacher-clue = { $clue } (h outra vez: a jogada)
teacher-clue-so-far = { $clue } (uma estimativa, por agora; h outra vez: a jogada)
teacher-clue-estimate = { $clue } (uma estimativa; h outra vez: a jogada)
teacher-move = A melhor jogada: { $move }
teacher-best-few = As melhores jogadas, cada uma com a tua hipótese de ganhar:
teacher-best-few-turns = As melhores jogadas, cada uma com os turnos que a partida toda vai levar:
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
teacher-sign-working = base { $percent }%
teacher-sign-compiling = a preparar { $percent }%
teacher-sign-looking = a rever { $percent }%
teacher-report-wait = uma estimativa, por agora; base de soluções: { $percent }%
teacher-report-looking = a rever a partida: { $percent }%
teacher-key-hint = Dica
teacher-key-coach = Treinador
teacher-key-report = Análise
teacher-key-close = Fechar
teacher-key-scroll = Deslizar
teacher-key-think = Pensar melhor
teacher-key-play = Jogar mesmo assim

## In lines

teacher-plain-commands = h: uma dica, c: ligar ou desligar o treinador.
teacher-plain-stop = Primeiro calcula-se a base de soluções desta partida. Ctrl-C interrompe o cálculo.
teacher-ask-anyway = p: jogar mesmo assim, Enter: pensar melhor:

## Puzzles

puzzle-title = O problema de { $day }
puzzle-none = Aqui não há nenhum problema para resolver.
puzzle-question = { $seat }, encontra a melhor jogada.
puzzle-commands = Escreve um número, ou uma jogada. Enter: ver outra vez as opções, s: a posição, r: regras, q: sair.
## Lições

learn-title = Lição { $number } de { $count }: { $title }
learn-commands = Uma lição pede uma jogada: um número da lista, ou uma jogada. s mostra a posição, r as regras, q sai.
learn-press-enter = Enter para rolar
learn-key-roll = Rolar
learn-finished = É tudo: já sabes jogar. Uma primeira partida com o treinador: { $command }
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
        [0] A tua série recomeça com o próximo problema que resolveres.
        [one] A tua série: um dia. A mais longa: { $longest }.
       *[other] A tua série: { $current } dias. A mais longa: { $longest }.
    }
puzzle-key-next = Continuar

## Training with one's own errors

train-games =
    { $count ->
        [one] A ver uma partida terminada…
       *[other] A ver { $count } partidas terminadas…
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
train-learnt = Já a sabes: não volta mais.

## What is refused

error-setup-day = O dia não pode ser «{ $value }».
error-why-date = Os dias escrevem-se como 2026-01-31.
error-why-day-to-come = Esse dia ainda não chegou.
error-setup-coach = O treinador não pode vir a esta mesa.
error-why-no-help = O anfitrião desligou as dicas e o treinador.
