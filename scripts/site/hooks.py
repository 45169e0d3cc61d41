"""Hooks of MkDocs: documents from outside docs/ as pages, links to files of the repository, data of the interactive pages."""

from __future__ import annotations

import re
from pathlib import Path, PurePosixPath
from posixpath import normpath, relpath
from typing import TYPE_CHECKING

from mkdocs.structure.files import File, Files

from scripts.site.data import atlas, levels, script
from scripts.site.notebooks import as_markdown

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.pages import Page

_ROOT = Path(__file__).resolve().parents[2]
_OUTSIDE = {
    "README.md": "play.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "reporting.md",
    "bench/README.md": "bench.md",
    **{f"bench/notes/{path.name}": f"bench/{path.name}" for path in sorted((_ROOT / "bench" / "notes").glob("*.md"))},
}
"""Documents that lie where people look for them in a repository, and what the site calls them."""
_INSIDE = {page: path for path, page in _OUTSIDE.items()}
_FONTS = ("figtree.woff2", "fraunces.woff2")
_TARGET = re.compile(r'(?<=\]\()(?!\w+:|#)([^)#\s]+)|(?<=<img src=")(?!\w+:)([^"]+)')
"""The target of a link or an image within the repository."""
_SHIM = "https://unpkg.com/iframe-worker/shim"
_LANGUAGES = {".py": "python", ".mjs": "javascript", ".toml": "toml", ".json": "json", ".yaml": "yaml"}


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add what is not in docs/."""
    for path, page in _OUTSIDE.items():
        files.append(File.generated(config, page, content=(_ROOT / path).read_text(encoding="utf-8")))
    for name in _FONTS:
        files.append(File.generated(config, f"assets/{name}", abs_src_path=str(_ROOT / "web" / "src" / "fonts" / name)))
    files.append(File.generated(config, "assets/icon.svg", abs_src_path=str(_ROOT / "web" / "public" / "icon.svg")))
    files.append(File.generated(config, "explore/atlas-data.js", content=script("ROLLHOUSE_ATLAS", atlas())))
    files.append(File.generated(config, "explore/levels-data.js", content=script("ROLLHOUSE_LEVELS", levels())))
    for notebook in sorted((_ROOT / "examples" / "notebooks").glob("*.ipynb")):
        files.append(File.generated(config, f"notebooks/{notebook.stem}.md", content=as_markdown(notebook)))
    for path in sorted(_linked_files(files)):
        files.append(File.generated(config, _shown_at(path), content=_as_page(path)))
    return files


def on_page_markdown(markdown: str, /, *, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Let every link lead to where its file is on the site. A folder is not there: what names it is left as words."""
    home = page.file.src_uri

    def led(found: re.Match[str]) -> str:
        target = _in_repository(home, found[0])
        if target == "LICENSE" or not (_ROOT / target).is_file():
            return found[0]
        return relpath(_on_site(target), str(PurePosixPath(home).parent))

    markdown = re.sub(r"\[([^\]]*)\]\(([^)#:\s]+)\)", lambda found: found[1] if _is_folder(home, found[2]) else found[0], markdown)
    return _TARGET.sub(led, markdown)


def on_post_page(output: str, /, *, page: Page, config: MkDocsConfig) -> str:
    """Search from a disk asks a stranger's server for a few lines of script; ours are beside the page."""
    home = str(PurePosixPath(page.file.src_uri).parent)
    return output.replace(_SHIM, relpath("assets/search-from-disk.js", home))


def on_post_template(output: str, /, *, template_name: str, config: MkDocsConfig) -> str:
    """The same for the page of error 404."""
    return output.replace(_SHIM, "assets/search-from-disk.js")


def _origin(page: str) -> str:
    return _INSIDE.get(page) or (f"examples/{page}" if page.startswith("notebooks/") else f"docs/{page}")


def _in_repository(page: str, target: str) -> str:
    return normpath(str(PurePosixPath(_origin(page)).parent / target))


def _is_folder(page: str, target: str) -> bool:
    return (_ROOT / _in_repository(page, target)).is_dir() or _in_repository(page, target) == "LICENSE"


def _on_site(path: str) -> str:
    if path in _OUTSIDE:
        return _OUTSIDE[path]
    return path.removeprefix("docs/") if path.startswith("docs/") else _shown_at(path)


def _shown_at(path: str) -> str:
    return f"files/{path}.md"


def _linked_files(files: Files) -> set[str]:
    """Files of the repository that some page links to, and that are no pages themselves."""
    found = set()
    for file in files.documentation_pages():
        if file.src_uri.startswith("reference/"):
            continue
        for match in _TARGET.finditer(file.content_string):
            target = _in_repository(file.src_uri, match[0])
            if (_ROOT / target).is_file() and target != "LICENSE" and target not in _OUTSIDE and not target.startswith("docs/"):
                found.add(target)
    return found


def _as_page(path: str) -> str:
    """The page of a source file. It is not in the search index."""
    language = _LANGUAGES.get(PurePosixPath(path).suffix, "text")
    text = (_ROOT / path).read_text(encoding="utf-8").rstrip("\n")
    return f"---\nsearch:\n  exclude: true\nhide: [navigation]\n---\n# {path}\n\n~~~~~~{language}\n{text}\n~~~~~~\n"
