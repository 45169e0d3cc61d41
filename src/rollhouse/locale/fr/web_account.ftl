# The user's account: passkeys, recovery codes, deletion.

web-forget = Supprimer votre compte
web-forget-goes = Cela supprime définitivement votre nom, vos appareils et programmes, vos amis, vos cotes, vos parties contre les robots, vos problèmes et vos positions d’entraînement. Vous abandonnez toutes les parties en cours.
web-forget-stays = Les parties avec d’autres personnes leur restent, sans votre nom ni vos messages.
web-forget-never-back = C’est irréversible. Téléchargez d’abord vos données si vous pensez en avoir encore besoin.
web-forget-yes = Supprimer le compte
web-forget-no = Annuler
web-forget-done = Votre compte a été supprimé.

## Passkeys and recovery codes

web-save-account = Sauvegarder votre compte
web-save-account-how = Ce navigateur vous garde connecté. Avec une clé d’accès, vous pouvez aussi vous connecter ailleurs, ou si ce navigateur vous oublie : par empreinte, visage ou code PIN, sans mot de passe.
web-passkey-make = Créer une clé d’accès
web-passkey-nowhere = Les clés d’accès demandent HTTPS et un nom de domaine, ce que cette adresse n’a pas. Vous pouvez utiliser des codes de secours ou un lien pour un autre appareil.
web-passkey-kept = Clé d’accès créée.
web-passkey-twice = Cet appareil a déjà une clé d’accès pour votre compte.
web-passkey-unnamed = Clé d’accès
web-passkey-name = Nom de la clé d’accès
web-passkey-made = Créée le { $date }
web-passkey-used = dernière utilisation : { $date }
web-passkey-remove = Supprimer
web-passkey-removed = Clé d’accès supprimée.
web-codes = Codes de secours
web-codes-how = Sans clé d’accès sous la main, vous pouvez vous connecter avec un code de secours. Chaque code sert une fois.
web-codes-left = { $count ->
    [0] Vous n’en avez aucun.
    [one] Il en reste un.
   *[other] Il en reste { $count }.
}
web-codes-make = Créer de nouveaux codes
web-codes-once = Notez ces codes ou imprimez-les. Ils ne sont montrés que maintenant, et les anciens ne sont plus valables.
web-codes-copy = Copier les codes
web-codes-copied = Codes copiés.

## Signing in

web-signin = Se connecter
web-signin-already = Vous avez déjà un compte ?
web-signin-passkey = Se connecter avec une clé d’accès
web-signin-nothing = Aucune clé d’accès n’a été utilisée.
web-signin-code = Ou avec un code de secours
web-signin-with-code = Se connecter avec ce code
web-signin-done = Content de vous revoir !
web-signout = Se déconnecter de cet appareil
web-signout-done = Vous êtes déconnecté de cet appareil.

## Confirming who one is

web-confirm = Confirmez que c’est vous
web-confirm-how = Vous allez changer la façon dont vous vous connectez. Confirmez avec une de vos clés d’accès ou un code de secours.
web-confirm-passkey = Utiliser une clé d’accès
web-confirm-code = Ou avec un code de secours, qui ne pourra plus servir
web-confirm-yes = Confirmer
web-account-changes = Derniers changements
