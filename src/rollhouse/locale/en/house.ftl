# What every game and every client says.

## People and bots

house-name = { $seat }
house-name-person = { $name }
house-name-gone = Player { $number } (deleted)
# $bot is one of the house-bot-… names
house-name-bot = { $bot } (bot)
house-name-bot-numbered = { $bot } { $number } (bot)
house-bot-random = Random
house-bot-greedy = Greedy
house-bot-newcomer = Newcomer
house-bot-novice = Novice
house-bot-casual = Casual
house-bot-skilled = Skilled
house-bot-expert = Expert
house-bot-perfect = Perfect
house-noted = { $seat }: { $note }
# Said by a bot from outside whose move was made for it
house-stand-in = My move was made for me. { $fault }
# A seat without a name
house-seat = Seat { $number }

## Chance, answered by a person with real dice

house-menu-roll =
    { $count ->
        [one] Enter the roll of one die
       *[other] Enter the roll of { $count } dice
    }
house-menu-first = Say who starts
house-move-roll = Roll { $dice }

## How a game ends

# $winners is a list of names
house-event-won =
    { $count ->
        [one] { $winners } wins.
       *[other] { $winners } share the win.
    }

## Why a move is refused, in any game

house-why-over = The game is over.
house-why-no-chance = It is up to { $seat } now; nothing is due to be rolled or drawn.
house-why-roll-count =
    { $count ->
        [one] One die is being rolled; this shows { $rolled }.
       *[other] { $count } dice are being rolled; this shows { $rolled }.
    }
house-why-roll-first =
    { $count ->
        [one] One die has to be rolled first.
       *[other] { $count } dice have to be rolled first.
    }
house-why-chance-acts = Something has to be drawn first.
house-why-no-seat = There is no seat { $seat } at this table.
house-why-not-listed = This is not one of the moves you can make now.
house-why-dice-missing = You can't take { $chosen } from the dice on the table: { $dice }.

# A ruling, after the title of the section of the rules that tells it
house-ruling = { $section }, { $ruling }
house-dice-promise = The dice of this game are fixed by this number, and “rollhouse verify” can check them when it is over: { $commitment }

## What checked dice prove, and to whom

# $names is a list of people
house-proved-hidden = { $names } added a part that nobody else could know before all were bound. So nobody chose these dice, not even whoever runs the server and plays here too. This is proved to each of them whose device had noted this seal before the first roll: { $seal }
house-proved-in-the-open = { $names } added a part in the open. To them this shows that the house didn’t change its secret once the game had begun; but somebody who knew that secret, and added a part of their own later, could have chosen the dice.
house-proved-dropped = { $names } did not reveal the part they were bound to, so the dice were drawn anew without it. Together with whoever runs the server they could have turned down one set of dice like this, but not chosen another.
house-proved-trusting = { $names } added nothing: they have to trust that the house was not in league with all who did.
house-proved-by-nobody = No seat added anything of its own to these dice. So this shows that they were not changed once the game had begun, not that nobody chose them before.
house-proved-again = These are the dice of an earlier game, rolled again because all who played had agreed to it. Everybody could know them beforehand.
house-proved-shared = Others played these dice at another table. The record of that game names the same number, which shows that its dice were the same: { $commitment }
