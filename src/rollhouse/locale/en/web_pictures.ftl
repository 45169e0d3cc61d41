# Saving positions and games as pictures.

web-picture = Save as a picture
web-picture-position = Position (PNG)
web-picture-webp = Whole game (WebP)
web-picture-gif = Whole game (GIF)
