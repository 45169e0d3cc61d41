# La table de Dicy Cards dans le navigateur. Sur les cartes et les boutons il y a peu de place : faire court.

web-dicy-board = Table de Dicy Cards
web-dicy-race = La course aux { $target } points
web-dicy-round = Manche { $round }
web-dicy-lane =
    { $points ->
        [one] { $name } : { $points } point sur { $target }
       *[other] { $name } : { $points } points sur { $target }
    }
web-dicy-row =
    { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $count ->
        [one] { $count } carte active
       *[other] { $count } cartes actives
    }
web-dicy-dice = Dés sur la table
web-dicy-dice-waiting = Dés, pas encore lancés
web-dicy-die = Le dé { $place } montre { $face }

## Les cartes

web-dicy-frozen = Gelée
web-dicy-card-active = { $card }, active
web-dicy-card-frozen = { $card }, gelée
web-dicy-card-nothing = { $card }, active, aucun point avec ces dés
web-dicy-card-worth =
    { $points ->
        [one] { $card }, active, { $points } point avec { $dice }
       *[other] { $card }, active, { $points } points avec { $dice }
    }
web-dicy-freeze = Geler
web-dicy-reset = Réinitialiser

## Ce qui est demandé

web-dicy-ask-turn = Choisissez une carte à jouer, ou des dés à relancer.
web-dicy-ask-score = { $card } avec { $dice }
web-dicy-ask-dice = Choisissez des dés pour { $card }.
web-dicy-ask-reroll = Relancer { $dice } : quelle carte gelez-vous ?
web-dicy-no-way-back = Dans une partie entre humains, une relance ne se reprend pas.
web-dicy-ask-freeze = Choisissez une carte à geler.
web-dicy-ask-reset = Choisissez une carte à réinitialiser.
# Pourquoi quelqu’un doit retourner une carte
web-dicy-cause-freeze = { $name } a joué { $card } : gelez une carte.
web-dicy-cause-reset = { $name } a joué { $card } : réinitialisez une carte.
web-dicy-cause-skip = { $name } a passé son tour : réinitialisez une carte.
# Sous la règle d’une carte gelée
web-dicy-frozen-back = Gelée : vous pouvez la réinitialiser en passant, ou quand le tour passé ou la carte d’un autre joueur le permet.
web-dicy-ask-all-frozen = Toutes vos cartes sont gelées : vous ne pouvez que passer, ce qui les réinitialise.
web-dicy-score = Marquer { $points }
web-dicy-result-active = Cartes actives
web-dicy-score-cannot = Choisissez d’autres dés
web-dicy-others = Relancer le reste
web-dicy-cancel = Annuler
web-dicy-keys = R : lancer · 1–6 : dés · A–E : cartes · Maj + lettre : geler · I : autres dés · S : passer · Échap : annuler

## Qui l’on attend

web-dicy-wait = Choisissez une carte pour lire ce qu’elle fait.
web-dicy-status-freeze =
    { $who ->
        [me] Choisissez une carte à geler
        [ours] { $name }, choisissez une carte à geler
       *[other] { $name } choisit une carte à geler
    }
web-dicy-status-reset =
    { $who ->
        [me] Choisissez une carte à réinitialiser
        [ours] { $name }, choisissez une carte à réinitialiser
       *[other] { $name } choisit une carte à réinitialiser
    }
web-dicy-must-freeze = Doit geler une carte
web-dicy-must-reset = Réinitialise une carte

web-about-dicy-cards = Six dés, cinq cartes. Le premier à 100 gagne.
web-goal-dicy-cards = en { $target } points

# The contents of the printed box
web-dicy-box-why = Le livret ne montre les ensembles B, C et D qu’en image : les nôtres sont une hypothèse. Choisissez les cinq cartes de chaque ensemble ; la lettre est imprimée dans le coin de la carte.
web-dicy-box-set = Ensemble { $name }
web-dicy-box-chosen = { $count } cartes choisies sur { $size }
web-dicy-set-guess = Ensemble { $name } : notre hypothèse
web-dicy-set-printed = Ensemble { $name } d’une boîte imprimée
