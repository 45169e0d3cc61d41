"""The commands of `rollhouse`, one module each; what they share is in `support`.

A game may have commands of its own: a package `commands` with a `COMMANDS` like this one.
"""

from __future__ import annotations

from typing import NamedTuple

__all__ = ["COMMANDS", "Listed"]


class Listed(NamedTuple):
    """A command in the list; it is imported when it is used."""

    where: str
    """`package.module:name` of the click command."""
    about: str
    """The message key of its description."""


COMMANDS = {
    "play": Listed("rollhouse.commands.play:play_command", "cli-play"),
    "learn": Listed("rollhouse.commands.learn:learn_command", "cli-learn"),
    "resume": Listed("rollhouse.commands.resume:resume_command", "cli-resume"),
    "games": Listed("rollhouse.commands.games:games_command", "cli-games"),
    "replay": Listed("rollhouse.commands.replay:replay_command", "cli-replay"),
    "analyse": Listed("rollhouse.commands.analyse:analyse_command", "cli-analyse"),
    "login": Listed("rollhouse.commands.login:login_command", "cli-login"),
    "sync": Listed("rollhouse.commands.sync:sync_command", "cli-sync"),
    "puzzle": Listed("rollhouse.commands.puzzle:puzzle_command", "cli-puzzle"),
    "train": Listed("rollhouse.commands.train:train_command", "cli-train"),
    "rules": Listed("rollhouse.commands.rules:rules_command", "cli-rules"),
    "referee": Listed("rollhouse.commands.referee:referee_command", "cli-referee"),
    "serve": Listed("rollhouse.commands.serve_flags:serve_command", "cli-serve"),
    "backup": Listed("rollhouse.commands.backup:backup_command", "cli-backup"),
    "restore": Listed("rollhouse.commands.restore:restore_command", "cli-restore"),
    "inspect": Listed("rollhouse.commands.inspect:inspect_command", "cli-inspect"),
    "admin": Listed("rollhouse.commands.admin:admin_command", "cli-admin"),
    "verify": Listed("rollhouse.commands.verify:verify_command", "cli-verify"),
    "levels": Listed("rollhouse.commands.levels:levels_command", "cli-levels"),
    "arena": Listed("rollhouse.commands.arena:arena_command", "cli-arena"),
    "simulate": Listed("rollhouse.commands.simulate:simulate_command", "cli-simulate"),
    "dataset": Listed("rollhouse.commands.dataset:dataset_command", "cli-dataset"),
}
"""In the order of the help."""
