# Saving positions and games as pictures.

web-picture = Guardar como imagem
web-picture-position = Posição (PNG)
web-picture-webp = Partida inteira (WebP)
web-picture-gif = Partida inteira (GIF)
