"""The catalogues: every message in every language."""

from rollhouse.locale.catalogue import Catalogue, MissingWords, catalogue
from rollhouse.locale.languages import LANGUAGES, SPOKEN, choose_language
from rollhouse.locale.pseudo import PSEUDO

__all__ = ["LANGUAGES", "PSEUDO", "SPOKEN", "Catalogue", "MissingWords", "catalogue", "choose_language"]
