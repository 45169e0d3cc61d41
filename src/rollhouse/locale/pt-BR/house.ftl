# O que dizem todos os jogos e todos os programas.

## Pessoas e bots

house-name = { $seat }
house-name-person = { $name }
house-name-gone = Jogador { $number } (excluído)
# $bot é um dos nomes house-bot-…
house-name-bot = { $bot } (bot)
house-name-bot-numbered = { $bot } { $number } (bot)
house-bot-random = Aleatório
house-bot-greedy = Guloso
house-bot-newcomer = Estreante
house-bot-novice = Iniciante
house-bot-casual = Casual
house-bot-skilled = Experiente
house-bot-expert = Mestre
house-bot-perfect = Perfeito
house-noted = { $seat }: { $note }
# Dito por um bot de fora, quando outro jogou por ele
house-stand-in = Jogaram por mim. { $fault }
# Um lugar sem nome
house-seat = Lugar { $number }

## O acaso, quando uma pessoa responde com dados de verdade

house-menu-roll =
    { $count ->
        [one] Informar a rolagem de um dado
       *[other] Informar a rolagem de { $count } dados
    }
house-menu-first = Escolher quem começa
house-move-roll = Rolar { $dice }

## O fim de uma partida

# $winners é uma lista de nomes
house-event-won =
    { $count ->
        [one] Vitória de { $winners }.
       *[other] Vitória compartilhada: { $winners }.
    }

## Por que uma jogada é recusada, em qualquer jogo

house-why-over = A partida acabou.
house-why-no-chance = É a vez de { $seat }; agora não há nada para rolar nem sortear.
house-why-roll-count =
    { $count ->
        [one] A rolagem é de um dado só; você informou { $rolled }.
       *[other] A rolagem é de { $count } dados; você informou { $rolled }.
    }
house-why-roll-first =
    { $count ->
        [one] Antes é preciso rolar um dado.
       *[other] Antes é preciso rolar { $count } dados.
    }
house-why-chance-acts = Antes é preciso fazer um sorteio.
house-why-no-seat = Não existe lugar { $seat } nesta mesa.
house-why-not-listed = Esta jogada não é possível agora.
house-why-dice-missing = Não dá para tirar { $chosen } dos dados que estão na mesa: { $dice }.

# Uma decisão sobre as regras, depois do título da seção que a explica
house-ruling = { $section }, { $ruling }
house-dice-promise = Este número fixa os dados desta partida. No fim, “rollhouse verify” pode conferi-los: { $commitment }

## O que os dados conferidos provam, e para quem

# $names é uma lista de pessoas
house-proved-hidden = { $names }: cada um somou aos dados um número secreto que ninguém podia conhecer antes de todos estarem fixados. Portanto, ninguém escolheu estes dados, nem sequer um jogador que administre o servidor. Qualquer pessoa cujo aparelho tenha guardado este selo antes da primeira rolagem pode ter certeza disso: { $seal }
house-proved-in-the-open = { $names }: número acrescentado aos dados às claras. Isso mostra a eles que o servidor não mudou o seu segredo depois que a partida começou. Mas um jogador que conhecesse esse segredo e acrescentasse o seu número depois poderia ter escolhido os dados.
house-proved-dropped = { $names }: o número prometido não foi revelado, e os dados foram sorteados de novo sem ele. Em conluio com quem administra o servidor, dava para recusar assim um conjunto de dados, mas não escolher outro.
house-proved-trusting = { $names }: nada acrescentado aos dados. Precisam confiar que o servidor não trapaceou com todos os que acrescentaram.
house-proved-by-nobody = Nenhum jogador acrescentou nada a estes dados. Isto mostra que não foram alterados depois que a partida começou, mas não que ninguém os escolheu antes.
house-proved-again = São os dados de uma partida anterior, rolados de novo porque todos os que jogaram concordaram. Qualquer um podia conhecê-los de antemão.
house-proved-shared = Outros jogadores tiveram os mesmos dados em outra mesa. O registro dessa partida indica o mesmo número, o que comprova isso: { $commitment }
