# The page on which an owner of the printed box corrects our guess at its contents.

web-box = A tua caixa
web-box-of = { $game }: o que há na tua caixa?
web-box-link = Tens a caixa? Corrige a nossa suposição
web-box-shared = Este conteúdo vem do link. Compara-o com a tua caixa antes de o guardares.
web-box-actions = Usar este conteúdo
web-box-play = Jogar com este baralho
web-box-play-set = Jogar com o conjunto { $name }
web-box-check = Verificar
web-box-save = Guardar na minha conta
web-box-saved = Guardado na tua conta.
web-box-forget = Apagar da minha conta
web-box-download = Descarregar { $file }
web-box-terminal = No terminal:
web-box-reset = Recomeçar da nossa suposição
web-box-share = Link com este conteúdo
web-box-wrong = Alguns campos ainda não estão certos.
