# A aparência no navegador: cores, sons, movimento, e como uma partida acaba.

web-look-light = Cores
web-look-light-auto = Como no aparelho
web-look-light-light = Claras
web-look-light-dark = Escuras
web-look-table = Mesa
web-look-table-felt = Feltro verde
web-look-table-midnight = Azul-noite
web-look-table-walnut = Nogueira
web-look-dice = Dados
web-look-dice-ivory = Marfim
web-look-dice-onyx = Ônix
web-look-dice-bold = Contraste
web-look-speed = Movimento
web-look-speed-calm = Calmo
web-look-speed-quick = Rápido
web-look-speed-none = Nenhum
web-look-haptics = Vibração no celular
web-look-afar = Modo TV
web-look-afar-how = (grande, com um código QR para entrar com o celular)
web-log-fold = Ocultar o histórico
web-log-unfold = Mostrar o histórico
web-end-you = Você venceu!
web-end-shared = Vitória compartilhada!
web-end-lost = Desta vez a vitória foi de { $names }
web-tv-join = Aponte a câmera para entrar
