# O que dizem todos os jogos e todos os programas.

## Pessoas e bots

common-name = { $seat }
common-name-person = { $name }
common-name-gone = Jogador { $number } (excluído)
# $bot é um dos nomes common-bot-…
common-name-bot-own = { $name } ({ $bot })
common-name-bot = { $bot } (bot)
common-name-bot-numbered = { $bot } { $number } (bot)
common-bot-random = Aleatório
common-bot-greedy = Guloso
common-bot-newcomer = Estreante
common-bot-novice = Iniciante
common-bot-casual = Casual
common-bot-skilled = Experiente
common-bot-expert = Mestre
common-bot-perfect = Perfeito
common-level-newcomer = ainda está aprendendo as regras e comete muitos erros grandes
common-level-novice = acabou de aprender as regras; sabe o que é bom, mas muitas vezes joga outra coisa
common-level-casual = joga de vez em quando e comete pequenos erros
common-level-skilled = joga bem e comete poucos erros, quase sempre pequenos
common-noted = { $seat }: { $note }
common-stop-wanted = { $seat } concorda em parar.
common-stop-declined = { $seat } prefere continuar.
common-order-followed = Uma instrução de { $seat } foi seguida.
# Dito por um bot de fora, quando outro jogou por ele
common-stand-in = Jogaram por mim. { $fault }
# Um lugar sem nome
common-seat = Lugar { $number }

## O acaso, quando uma pessoa responde com dados de verdade

common-menu-roll =
    { $count ->
        [one] Informar a rolagem de um dado
       *[other] Informar a rolagem de { $count } dados
    }
common-menu-first = Escolher quem começa
common-move-roll = Rolar { $dice }

## O fim de uma partida

# $winners é uma lista de nomes
common-event-won =
    { $count ->
        [one] Vitória de { $winners }.
       *[other] Vitória compartilhada: { $winners }.
    }

## Por que uma jogada é recusada, em qualquer jogo

common-why-over = A partida acabou.
common-why-no-chance = É a vez de { $seat }; agora não há nada para rolar nem sortear.
common-why-roll-count =
    { $count ->
        [one] A rolagem é de um dado só; você informou { $rolled }.
       *[other] A rolagem é de { $count } dados; você informou { $rolled }.
    }
common-why-roll-first =
    { $count ->
        [one] Antes é preciso rolar um dado.
       *[other] Antes é preciso rolar { $count } dados.
    }
common-why-chance-acts = Antes é preciso fazer um sorteio.
common-why-no-seat = Não existe lugar { $seat } nesta mesa.
common-why-not-listed = Esta jogada não é possível agora.
common-why-dice-missing = Não dá para tirar { $chosen } dos dados que estão na mesa: { $dice }.

# Uma decisão sobre as regras, depois do título da seção que a explica
common-ruling = { $section }, { $ruling }
common-dice-promise = Este número fixa os dados desta partida. No fim, “rollhouse verify” pode conferi-los: { $commitment }

## O que os dados conferidos provam, e para quem

# $names é uma lista de pessoas
common-proved-hidden = { $names }: cada um somou aos dados um número secreto que ninguém podia conhecer antes de todos estarem fixados. Portanto, ninguém escolheu estes dados, nem sequer um jogador que administre o servidor. Qualquer pessoa cujo aparelho tenha guardado este selo antes da primeira rolagem pode ter certeza disso: { $seal }
common-proved-in-the-open = { $names }: número acrescentado aos dados às claras. Isso mostra a eles que o servidor não mudou o seu segredo depois que a partida começou. Mas um jogador que conhecesse esse segredo e acrescentasse o seu número depois poderia ter escolhido os dados.
common-proved-dropped = { $names }: o número prometido não foi revelado, e os dados foram sorteados de novo sem ele. Em conluio com quem administra o servidor, cada um desses lugares podia recusar assim um conjunto de dados, mas não escolher outro.
common-proved-trusting = { $names }: nada acrescentado aos dados. Precisam confiar que o servidor não trapaceou com todos os que acrescentaram.
common-proved-by-no-player = Nenhum jogador acrescentou nada a estes dados. Isto mostra que não foram alterados depois que a partida começou, mas não que ninguém os escolheu antes.
common-proved-again = São os dados de uma partida anterior, rolados de novo porque todos os que jogaram concordaram. Qualquer um podia conhecê-los de antemão.
common-proved-shared = Outros jogadores tiveram os mesmos dados em outra mesa. O registro dessa partida indica o mesmo número, o que comprova isso: { $commitment }

## Uma probabilidade dentro de uma frase: “44 vezes em 100”

common-times =
    { $count ->
        [one] { $count } vez em 100
       *[other] { $count } vezes em 100
    }
common-times-rarely = menos de 1 vez em 100
common-times-nearly-always = acima de 99 vezes em 100
common-times-never = nunca
common-times-always = com certeza

## Changes of how a user signs in

account-change = { $what ->
    [passkey-added] Uma chave de acesso foi adicionada.
    [passkey-removed] Uma chave de acesso foi removida.
    [codes-made] Novos códigos de recuperação foram criados. Os antigos não funcionam mais.
    [token-made] Um token foi criado para um programa.
    [token-revoked] Um aparelho ou programa foi desconectado.
    [link-made] Um link para outro aparelho foi criado.
    [address-set] O endereço de e-mail foi alterado.
    [address-removed] O endereço de e-mail foi removido.
   *[deleted] A conta foi excluída.
}
