"""The commands of `rollhouse`, one module each; what they share is in `support`.

A game may have commands of its own: a package `commands` with a `COMMANDS` like this one.
"""

from __future__ import annotations

from typing import NamedTuple

__all__ = ["COMMANDS", "GROUPS", "Listed"]


GROUPS = ("play", "learn", "analyse", "host", "research")
"""The headings of the help, `cli-group-…`, in its order."""


class Listed(NamedTuple):
    """A command in the list; it is imported when it is used."""

    where: str
    """`package.module:name` of the click command."""
    about: str
    """The message key of its description."""
    group: str = "analyse"
    """One of `GROUPS`."""


COMMANDS = {
    "play": Listed("rollhouse.commands.play:play_command", "cli-play", "play"),
    "learn": Listed("rollhouse.commands.learn:learn_command", "cli-learn", "learn"),
    "resume": Listed("rollhouse.commands.resume:resume_command", "cli-resume", "play"),
    "games": Listed("rollhouse.commands.games:games_command", "cli-games", "play"),
    "replay": Listed("rollhouse.commands.replay:replay_command", "cli-replay", "play"),
    "analyse": Listed("rollhouse.commands.analyse:analyse_command", "cli-analyse"),
    "join": Listed("rollhouse.commands.join:join_command", "cli-join", "play"),
    "login": Listed("rollhouse.commands.login:login_command", "cli-login", "play"),
    "sync": Listed("rollhouse.commands.sync:sync_command", "cli-sync", "play"),
    "puzzle": Listed("rollhouse.commands.puzzle:puzzle_command", "cli-puzzle", "learn"),
    "train": Listed("rollhouse.commands.train:train_command", "cli-train", "learn"),
    "rules": Listed("rollhouse.commands.rules:rules_command", "cli-rules", "learn"),
    "referee": Listed("rollhouse.commands.referee:referee_command", "cli-referee", "research"),
    "serve": Listed("rollhouse.commands.serve_flags:serve_command", "cli-serve", "host"),
    "backup": Listed("rollhouse.commands.backup:backup_command", "cli-backup", "host"),
    "restore": Listed("rollhouse.commands.restore:restore_command", "cli-restore", "host"),
    "inspect": Listed("rollhouse.commands.inspect:inspect_command", "cli-inspect", "host"),
    "admin": Listed("rollhouse.commands.admin:admin_command", "cli-admin", "host"),
    "verify": Listed("rollhouse.commands.verify:verify_command", "cli-verify"),
    "levels": Listed("rollhouse.commands.levels:levels_command", "cli-levels", "research"),
    "arena": Listed("rollhouse.commands.arena:arena_command", "cli-arena", "research"),
    "simulate": Listed("rollhouse.commands.simulate:simulate_command", "cli-simulate", "research"),
    "dataset": Listed("rollhouse.commands.dataset:dataset_command", "cli-dataset", "research"),
}
"""In the order of the help."""
