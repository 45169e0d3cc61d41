# The page on which an owner of the printed box corrects our guess at its contents.

web-box = Sua caixa
web-box-of = { $game }: o que há na sua caixa?
web-box-link = Você tem a caixa? Corrija nossa suposição
web-box-shared = Este conteúdo vem do link. Compare com a sua caixa antes de salvar.
web-box-actions = Usar este conteúdo
web-box-play = Jogar com este baralho
web-box-play-set = Jogar com o conjunto { $name }
web-box-check = Verificar
web-box-save = Salvar na minha conta
web-box-saved = Salvo na sua conta.
web-box-forget = Excluir da minha conta
web-box-download = Baixar { $file }
web-box-terminal = No terminal:
web-box-reset = Recomeçar da nossa suposição
web-box-share = Link com este conteúdo
web-box-wrong = Alguns campos ainda não estão certos.
