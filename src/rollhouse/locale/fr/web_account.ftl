# Who somebody is: their seat, kept or given up.

web-forget = Supprimer tout ce qui est à vous
web-forget-goes = Disparaissent pour toujours : votre nom, vos appareils et programmes, vos amis et vos cotes, vos parties contre les robots, vos problèmes et vos positions d’entraînement. Là où une partie est en cours, vous abandonnez.
web-forget-stays = Les parties avec d’autres personnes leur restent, sans votre nom ni ce que vous y avez dit.
web-forget-never-back = Personne ne pourra rien rétablir. Commencez par tout télécharger si vous pensez en avoir encore besoin.
web-forget-yes = Tout supprimer
web-forget-no = Tout garder
web-forget-done = Tout ce qui était à vous est supprimé.

## Passkeys and recovery codes

web-seat = Garder votre place
web-seat-how = Ce navigateur sait qui vous êtes. Avec une clé d’accès, vous pouvez vous connecter de partout s’il l’oublie : par empreinte, visage ou code PIN, sans mot de passe.
web-passkey-make = Créer une clé d’accès
web-passkey-nowhere = Les clés d’accès demandent une adresse chiffrée (https) avec un nom, ce que celle-ci n’est pas. Les codes de secours et le lien pour un autre appareil marchent aussi ici.
web-passkey-kept = Votre clé d’accès est créée.
web-passkey-unnamed = Clé d’accès
web-passkey-name = Nom de la clé d’accès
web-passkey-made = Du { $date }
web-passkey-used = dernière utilisation : { $date }
web-passkey-remove = Supprimer
web-passkey-removed = Cette clé d’accès n’ouvre plus rien.
web-codes = Codes de secours
web-codes-how = Pour le jour où vous n’avez aucune clé d’accès sous la main : chaque code sert à vous connecter une fois.
web-codes-left = { $count ->
    [0] Vous n’en avez aucun.
    [one] Il en reste un.
   *[other] Il en reste { $count }.
}
web-codes-make = Créer de nouveaux codes
web-codes-once = Notez-les ou imprimez-les : ils ne sont montrés que maintenant, et les anciens codes ne valent plus rien.
web-codes-copy = Copier les codes
web-codes-copied = Les codes sont copiés.

## Signing in

web-signin = Se connecter
web-signin-already = Avez-vous déjà une place ici ?
web-signin-passkey = Se connecter avec une clé d’accès
web-signin-nothing = Aucune clé d’accès n’a été utilisée.
web-signin-code = Ou avec un code de secours
web-signin-with-code = Se connecter avec ce code
web-signin-done = Content de vous revoir !
web-signout = Se déconnecter de cet appareil
web-signout-done = Vous êtes déconnecté de cet appareil.
