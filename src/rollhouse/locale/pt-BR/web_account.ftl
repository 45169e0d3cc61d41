# The user's account: passkeys, recovery codes, deletion.

web-forget = Excluir sua conta
web-forget-goes = Isso exclui para sempre seu nome, aparelhos e programas, amigos, pontuações, partidas contra bots, problemas e posições de treino. Você desiste de todas as partidas em andamento.
web-forget-stays = As partidas com outras pessoas ficam para elas, sem seu nome e suas mensagens.
web-forget-never-back = Não dá para voltar atrás. Baixe antes seus dados, se ainda puder precisar deles.
web-forget-yes = Excluir a conta
web-forget-no = Cancelar
web-forget-done = Sua conta foi excluída.

## Passkeys and recovery codes

web-save-account = Salvar sua conta
web-save-account-how = Este navegador mantém você conectado. Com uma chave de acesso você também entra em outro lugar, ou se este navegador esquecer você: com digital, rosto ou PIN, sem senha.
web-passkey-make = Criar uma chave de acesso
web-passkey-nowhere = Chaves de acesso precisam de HTTPS e de um nome de domínio, que este endereço não tem. Você pode usar códigos de recuperação ou um link para outro aparelho.
web-passkey-kept = Chave de acesso criada.
web-passkey-twice = Este aparelho já tem uma chave de acesso para sua conta.
web-passkey-unnamed = Chave de acesso
web-passkey-name = Nome da chave de acesso
web-passkey-made = Criada em { $date }
web-passkey-used = usada pela última vez em { $date }
web-passkey-remove = Remover
web-passkey-removed = Chave de acesso removida.
web-codes = Códigos de recuperação
web-codes-how = Se não houver uma chave de acesso por perto, você pode entrar com um código de recuperação. Cada código vale uma vez.
web-codes-left = { $count ->
    [0] Você não tem nenhum.
    [one] Resta um.
   *[other] Restam { $count }.
}
web-codes-make = Criar códigos novos
web-codes-once = Anote ou imprima estes códigos. Eles só aparecem agora, e os antigos deixam de valer.
web-codes-copy = Copiar os códigos
web-codes-copied = Códigos copiados.

## Signing in

web-signin = Entrar
web-signin-already = Já tem uma conta?
web-signin-passkey = Entrar com uma chave de acesso
web-signin-nothing = Nenhuma chave de acesso foi usada.
web-signin-code = Ou com um código de recuperação
web-signin-with-code = Entrar com este código
web-signin-done = Que bom ver você de novo!
web-signout = Sair neste aparelho
web-signout-done = Você saiu neste aparelho.

## Confirming who one is

web-confirm = Confirme que é você
web-confirm-how = Você vai mudar a forma como entra na conta. Confirme com uma de suas chaves de acesso ou um código de recuperação.
web-confirm-passkey = Usar uma chave de acesso
web-confirm-code = Ou com um código de recuperação, que deixa de valer
web-confirm-yes = Confirmar
web-account-changes = Últimas alterações
