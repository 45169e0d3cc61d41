# Saving positions and games as pictures.

web-picture = Als afbeelding bewaren
web-picture-position = Stelling (PNG)
web-picture-webp = Hele partij (WebP)
web-picture-gif = Hele partij (GIF)
