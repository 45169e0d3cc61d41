# Who somebody is: their seat, kept or given up.

web-forget = Excluir tudo o que é seu
web-forget-goes = Somem para sempre: seu nome, seus aparelhos e programas, amigos e pontuações, suas partidas contra bots, seus desafios e suas posições de treino. Onde você estiver jogando, você desiste.
web-forget-stays = As partidas com outras pessoas ficam para elas, sem o nome e as mensagens desta conta.
web-forget-never-back = Ninguém consegue recuperar nada. Baixe tudo antes, se ainda puder precisar.
web-forget-yes = Excluir a conta
web-forget-no = Cancelar
web-forget-done = Tudo o que era seu foi excluído.

## Passkeys and recovery codes

web-seat = Guardar seu lugar
web-seat-how = Este navegador sabe quem você é. Com uma chave de acesso você entra de qualquer lugar, caso ele esqueça: com o dedo, o rosto ou um PIN, sem senha.
web-passkey-make = Criar uma chave de acesso
web-passkey-nowhere = Chaves de acesso precisam de um endereço criptografado (https) com um nome, o que este não é. Os códigos de recuperação e o link para outro aparelho também funcionam aqui.
web-passkey-kept = Chave de acesso criada.
web-passkey-unnamed = Chave de acesso
web-passkey-name = Nome da chave de acesso
web-passkey-made = Criada em { $date }
web-passkey-used = usada por último em { $date }
web-passkey-remove = Remover
web-passkey-removed = Chave de acesso removida.
web-codes = Códigos de recuperação
web-codes-how = Para o dia em que não houver uma chave de acesso por perto: com cada código você entra uma vez.
web-codes-left = { $count ->
    [0] Você não tem nenhum.
    [one] Resta um.
   *[other] Restam { $count }.
}
web-codes-make = Criar códigos novos
web-codes-once = Anote ou imprima: eles só aparecem agora, e os códigos antigos deixam de valer.
web-codes-copy = Copiar os códigos
web-codes-copied = Códigos copiados.

## Signing in

web-signin = Entrar
web-signin-already = Você já tem um lugar aqui?
web-signin-passkey = Entrar com uma chave de acesso
web-signin-nothing = Nenhuma chave de acesso foi usada.
web-signin-code = Ou com um código de recuperação
web-signin-with-code = Entrar com este código
web-signin-done = Que bom ver você de novo!
web-signout = Sair neste aparelho
web-signout-done = Você saiu neste aparelho.
