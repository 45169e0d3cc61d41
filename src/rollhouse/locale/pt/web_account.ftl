# The user's account: passkeys, recovery codes, deletion.

web-forget = Apagar a tua conta
web-forget-goes = Isto apaga para sempre o teu nome, dispositivos e programas, amigos, pontuações, partidas contra bots, problemas e posições de treino. Desistes de todas as partidas em curso.
web-forget-stays = As partidas com outras pessoas ficam para elas, sem o teu nome e as tuas mensagens.
web-forget-never-back = Não é possível voltar atrás. Descarrega primeiro os teus dados, se ainda puderes precisar deles.
web-forget-yes = Apagar a conta
web-forget-no = Cancelar
web-forget-done = A tua conta foi apagada.

## Passkeys and recovery codes

web-save-account = Guardar a tua conta
web-save-account-how = Este navegador mantém a tua sessão iniciada. Com uma chave de acesso também podes entrar noutro lado, ou se este navegador te esquecer: com impressão digital, rosto ou PIN, sem palavra-passe.
web-passkey-make = Criar uma chave de acesso
web-passkey-nowhere = As chaves de acesso precisam de HTTPS e de um nome de domínio, que este endereço não tem. Podes usar códigos de recuperação ou um link para outro dispositivo.
web-passkey-kept = Chave de acesso criada.
web-passkey-twice = Este dispositivo já tem uma chave de acesso para a tua conta.
web-passkey-unnamed = Chave de acesso
web-passkey-name = Nome da chave de acesso
web-passkey-made = Criada a { $date }
web-passkey-used = usada pela última vez: { $date }
web-passkey-remove = Remover
web-passkey-removed = Chave de acesso removida.
web-codes = Códigos de recuperação
web-codes-how = Se não tiveres uma chave de acesso à mão, podes entrar com um código de recuperação. Cada código serve uma vez.
web-codes-left = { $count ->
    [0] Não tens nenhum.
    [one] Resta um.
   *[other] Restam { $count }.
}
web-codes-make = Criar códigos novos
web-codes-once = Anota ou imprime estes códigos. Só são mostrados agora, e os antigos deixam de ser válidos.
web-codes-copy = Copiar os códigos
web-codes-copied = Códigos copiados.

## Signing in

web-signin = Entrar
web-signin-already = Já tens conta?
web-signin-passkey = Entrar com uma chave de acesso
web-signin-nothing = Não foi usada nenhuma chave de acesso.
web-signin-code = Ou com um código de recuperação
web-signin-with-code = Entrar com este código
web-signin-done = Que bom ver-te de volta!
web-signout = Terminar sessão neste dispositivo
web-signout-done = Sessão terminada neste dispositivo.

## Confirming who one is

web-confirm = Confirma que és tu
web-confirm-how = Vais mudar a forma como inicias sessão. Confirma com uma das tuas chaves de acesso ou um código de recuperação.
web-confirm-passkey = Usar uma chave de acesso
web-confirm-code = Ou com um código de recuperação, que deixa de servir
web-confirm-yes = Confirmar
web-account-changes = Últimas alterações
