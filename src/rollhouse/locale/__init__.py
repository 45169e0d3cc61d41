"""The catalogue: every sentence, in every language of the house."""

from rollhouse.locale.catalogue import Catalogue, MissingWords, catalogue
from rollhouse.locale.languages import LANGUAGES, SPOKEN, choose_language
from rollhouse.locale.pseudo import PSEUDO

__all__ = ["LANGUAGES", "PSEUDO", "SPOKEN", "Catalogue", "MissingWords", "catalogue", "choose_language"]
