# O aspeto no navegador: cores, sons, movimento, e como acaba uma partida.

web-look-light = Cores
web-look-light-auto = Como o dispositivo
web-look-light-light = Claras
web-look-light-dark = Escuras
web-look-table = Mesa
web-look-table-felt = Feltro verde
web-look-table-midnight = Azul-noite
web-look-table-walnut = Nogueira
web-look-dice = Dados
web-look-dice-ivory = Marfim
web-look-dice-onyx = Ónix
web-look-dice-bold = Contrastados
web-look-speed = Movimento
web-look-speed-calm = Calmo
web-look-speed-quick = Rápido
web-look-speed-none = Nenhum
web-look-haptics = Vibração no telemóvel
web-look-afar = Modo TV
web-look-afar-how = (grande, com um código QR para entrar com o telemóvel)
web-log-fold = Ocultar o registo
web-log-unfold = Mostrar o registo
web-end-you = Ganhaste!
web-end-shared = Vitória partilhada!
web-end-lost = Desta vez a vitória foi de { $names }
web-tv-join = Aponta a câmara para entrar
