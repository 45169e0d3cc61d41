# O professor no terminal: dicas, treinador, análise depois da partida, problemas e treino.

advisor-off = O anfitrião desligou as dicas e o treinador nesta mesa.
advisor-none = Ainda não há ajuda para { $game }: as posições não podem ser avaliadas.
advisor-later = Não há nada para decidir agora: peça quando for a sua vez.
advisor-looking = Um momento…
advisor-compiling = Preparando, uma única vez nesta máquina: { $percent }%
advisor-working = Calculando a resposta exata: { $percent }%
advisor-wait = Calculando a resposta exata: { $percent }%. Até lá, isto é uma estimativa.
advisor-ready = A resposta exata está pronta: h dá uma dica.
advisor-clue = { $clue } (h de novo: a jogada)
advisor-clue-so-far = { $clue } (estimativa, por enquanto; h de novo: a jogada)
advisor-clue-estimate = { $clue } (estimativa; h de novo: a jogada)
advisor-move = A melhor jogada: { $move }
advisor-best-few = As melhores jogadas, com sua chance de vitória:
advisor-best-few-turns = As melhores jogadas, com o número esperado de turnos da partida toda:
advisor-candidate = { $value } · { $move }
advisor-coach-on = O treinador está ligado: ele avisa antes de uma jogada que custa muito.
advisor-coach-off = O treinador está desligado.
# $mark é “Erro” ou “Erro grave”
advisor-caution-mark = Em uma análise, esta jogada seria marcada como: { $mark }.
advisor-caution-estimate = Isto é uma estimativa.

## Na tela

advisor-hint = Dica
advisor-coach = Treinador
advisor-report = Análise
advisor-sign-off = sem dicas
advisor-sign-coach = treinador
# Bem curto
advisor-sign-working = exato { $percent }%
advisor-sign-compiling = preparando { $percent }%
advisor-sign-looking = análise { $percent }%
advisor-report-wait = estimativa, por enquanto; valores mais exatos: { $percent }%
advisor-report-looking = análise da partida: { $percent }%
advisor-key-hint = Dica
advisor-key-coach = Treinador
advisor-key-chances = Chances
advisor-key-report = Análise
advisor-key-close = Fechar
advisor-key-scroll = Rolar o texto
advisor-key-think = Pensar melhor
advisor-key-play = Jogar assim mesmo

## Em linhas

advisor-plain-commands = h: dica, c: ligar ou desligar o treinador.
advisor-plain-stop = Primeiro é calculada a resposta exata para esta partida. Ctrl-C interrompe.
advisor-ask-anyway = p: jogar assim mesmo, Enter: pensar melhor:

## Problemas

puzzle-title = Problema de { $day }
puzzle-none = Não há problema aqui.
puzzle-question = { $seat }, encontre a melhor jogada.
puzzle-commands = Digite um número ou uma jogada. Enter: ver as opções, s: posição, r: regras, q: sair.
## Lições

learn-title = Lição { $number } de { $count }: { $title }
learn-commands = Quando uma lição pedir uma jogada, digite o número dela ou a própria jogada. s: posição, r: regras, q: sair.
learn-press-enter = Aperte Enter para rolar
learn-key-roll = Rolar
learn-finished = Muito bem: você já sabe jogar. Uma primeira partida com o treinador: { $command }
error-setup-lesson = A lição “{ $value }” não existe.
error-setup-no-lessons = Ainda não há lições para “{ $value }”.
puzzle-another-day = Este é o problema de outro dia: não conta para a sua sequência.
puzzle-answered = Você já respondeu ao problema de hoje: desta vez não conta.
puzzle-right = Certo! Não há jogada melhor.
puzzle-nearly = Resolvido: só custa { $cost }.
# $cost é “4,2 pontos percentuais de chance de vitória”, $mark “Erro” ou “Erro grave”
puzzle-wrong = Quase: isso custa { $cost } ({ $mark }).
puzzle-best = A melhor jogada: { $move }
puzzle-streak =
    { $current ->
        [0] Você não tem uma sequência agora. Resolva o próximo problema para começar uma.
        [one] Sua sequência: um dia. A mais longa: { $longest }.
       *[other] Sua sequência: { $current } dias. A mais longa: { $longest }.
    }
puzzle-key-next = Continuar

## Treinar com os próprios erros

train-games =
    { $count ->
        [one] Análise de uma partida terminada…
       *[other] Análise de { $count } partidas terminadas…
    }
train-none = Não há nada para treinar: nenhum erro nas suas partidas terminadas.
train-nothing-due =
    { $count ->
        [one] Não há nada para rever hoje. A próxima posição volta em { $day }.
       *[other] Não há nada para rever hoje. De { $count } posições, a próxima volta em { $day }.
    }
train-learnt-all = Você já aprendeu todas as posições.
train-due =
    { $count ->
        [one] Uma posição para rever.
       *[other] { $count } posições para rever.
    }
train-title = Posição { $number } de { $count }
train-theme = { $id }: { $name } ({ $count })
train-played = Na partida você jogou: { $move }
train-again = Ela volta em { $day }.
train-learnt = Aprendida: não volta mais.

## O que é recusado

error-setup-day = Data inválida: “{ $value }”.
error-why-date = As datas são escritas como 2026-01-31.
error-why-day-to-come = Esse dia está no futuro.
error-setup-coach = O treinador não está disponível nesta mesa.
error-why-no-help = O anfitrião desligou as dicas e o treinador.
