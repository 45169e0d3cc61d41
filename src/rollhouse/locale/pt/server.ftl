# O servidor: o que pode correr mal entre ele e a sua base de dados.

error-store-url = «{ $came }» não é uma base de dados que se possa usar aqui.
error-store-unavailable = A base de dados não responde; nada foi alterado. Tenta de novo daqui a pouco.
error-store-closed = O servidor está a encerrar. Volta daqui a pouco.
error-store-newer = A base de dados é de um Rollhouse mais recente ({ $came }); este não a consegue usar.
error-store-backup = Não é possível escrever a cópia de segurança «{ $came }».
error-store-backup-exists = «{ $came }» já existe, e uma cópia de segurança nunca substitui um ficheiro.
error-store-backup-postgres = A base de dados «{ $came }» é PostgreSQL: faz a cópia de segurança com { $allowed }.
