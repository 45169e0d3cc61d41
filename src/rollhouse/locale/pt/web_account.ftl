# Who somebody is: their seat, kept or given up.

web-forget = Apagar tudo o que é teu
web-forget-goes = Desaparecem para sempre: o teu nome, os teus dispositivos e programas, amigos e pontuações, as tuas partidas contra bots, os teus problemas e as tuas posições de treino. Onde estiveres a jogar, desistes.
web-forget-stays = As partidas com outras pessoas continuam a ser delas, sem o teu nome e sem o que lá disseste.
web-forget-never-back = Ninguém pode recuperar nada. Descarrega tudo primeiro, se ainda puderes precisar.
web-forget-yes = Apagar tudo
web-forget-no = Manter
web-forget-done = Tudo o que era teu foi apagado.

## Passkeys and recovery codes

web-seat = Guardar o teu lugar
web-seat-how = Este navegador sabe quem és. Com uma chave de acesso podes entrar a partir de qualquer lado, se ele o esquecer: com o dedo, o rosto ou um PIN, sem palavra-passe.
web-passkey-make = Criar uma chave de acesso
web-passkey-nowhere = As chaves de acesso precisam de um endereço cifrado (https) com um nome, e este não o é. Os códigos de recuperação e o link para outro dispositivo também funcionam aqui.
web-passkey-kept = A tua chave de acesso está criada.
web-passkey-unnamed = Chave de acesso
web-passkey-name = Nome da chave de acesso
web-passkey-made = De { $date }
web-passkey-used = usada pela última vez: { $date }
web-passkey-remove = Remover
web-passkey-removed = Essa chave de acesso já não abre nada.
web-codes = Códigos de recuperação
web-codes-how = Para o dia em que não tiveres nenhuma chave de acesso à mão: com cada código podes entrar uma vez.
web-codes-left = { $count ->
    [0] Não tens nenhum.
    [one] Resta um.
   *[other] Restam { $count }.
}
web-codes-make = Criar códigos novos
web-codes-once = Escreve-os ou imprime-os: só são mostrados agora, e os códigos antigos deixam de servir.
web-codes-copy = Copiar os códigos
web-codes-copied = Os códigos estão copiados.

## Signing in

web-signin = Entrar
web-signin-already = Já tens um lugar aqui?
web-signin-passkey = Entrar com uma chave de acesso
web-signin-nothing = Não foi usada nenhuma chave de acesso.
web-signin-code = Ou com um código de recuperação
web-signin-with-code = Entrar com este código
web-signin-done = Que bom ver-te de volta!
web-signout = Sair neste dispositivo
web-signout-done = Saíste neste dispositivo.
