"""A language for tests: English with every letter accented, in brackets. What shows up plain is in no catalogue."""

from __future__ import annotations

import re
from typing import cast

from fluent.syntax import ast
from fluent.syntax.visitor import Transformer

__all__ = ["PSEUDO", "PSEUDO_LETTERS", "accented", "pseudo"]

PSEUDO = "qps"

PSEUDO_LETTERS = "áƀçðéƒĝĥíĵķļɱñöþɋŕšţüṽŵẋýžÁɃÇÐÉƑĜĤÍĴĶĻṀÑÖÞɊŔŠŢÜṼŴẊÝŽ"
_ACCENTS = str.maketrans("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", PSEUDO_LETTERS)
_INNER = re.compile(r"\S(?:.*\S)?", re.DOTALL)


def accented(text: str) -> str:
    """`"Roll the dice "` is `"⟦Ŕöļļ ţĥé ðíçé⟧ "`; a text without letters stays as it is."""
    accents = text.translate(_ACCENTS)
    return text if accents == text else _INNER.sub(lambda found: f"⟦{found[0]}⟧", accents, count=1)


class _Accents(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802  # the base looks methods up by node name
        return ast.TextElement(accented(node.value))


def pseudo(resource: ast.Resource) -> ast.Resource:
    """The resource with every run of text accented; what is put into the sentences stays as it is."""
    return cast(ast.Resource, _Accents().visit(resource.clone()))
