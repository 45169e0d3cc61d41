# Saving positions and games as pictures.

web-picture = Enregistrer en image
web-picture-position = Position (PNG)
web-picture-webp = Partie entière (WebP)
web-picture-gif = Partie entière (GIF)
