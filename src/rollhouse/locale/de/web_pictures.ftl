# Saving positions and games as pictures.

web-picture = Als Bild speichern
web-picture-position = Stellung (PNG)
web-picture-webp = Ganze Partie (WebP)
web-picture-gif = Ganze Partie (GIF)
