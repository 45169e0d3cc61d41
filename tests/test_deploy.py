"""The files in `deploy/` fit the server: flags, environment variables, metrics, ports and paths exist and agree."""

from __future__ import annotations

import configparser
import json
import re
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]  # its types are another package, for one file

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
OPERATE = (ROOT / "docs" / "operate.md").read_text(encoding="utf-8")
HOST = (ROOT / "docs" / "host.md").read_text(encoding="utf-8")
FLAGS = set(re.findall(r"^  (--[a-z-]+)", (ROOT / "docs" / "commands.md").read_text(encoding="utf-8").split("### serve")[1], re.MULTILINE))
METRICS = set(re.findall(r"`(rollhouse_\w+)`", OPERATE))


def compose() -> dict[str, Any]:
    services: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    return services


def unit() -> configparser.ConfigParser:
    parser = configparser.ConfigParser(interpolation=None, strict=False)
    parser.read(DEPLOY / "rollhouse.service", encoding="utf-8")
    return parser


def container() -> str:
    return (DEPLOY / "Containerfile").read_text(encoding="utf-8")


def test_every_flag_exists() -> None:
    given = [*compose()["services"]["node1"]["command"], *unit()["Service"]["execstart"].split()]
    given += json.loads(re.findall(r"^ENTRYPOINT (.*)$", container(), re.MULTILINE)[0])
    named = {word for word in given if word.startswith("--")}
    assert len(named) >= 3
    assert named <= FLAGS


def test_every_environment_variable_is_documented() -> None:
    texts = [path.read_text(encoding="utf-8") for path in DEPLOY.iterdir()]
    named = {name for text in texts for name in re.findall(r"\bROLLHOUSE_[A-Z]+", text)}
    described = set(re.findall(r"`(ROLLHOUSE_[A-Z_]+)", OPERATE + (ROOT / "README.md").read_text(encoding="utf-8")))
    assert named <= described


def test_services_refer_to_each_other_correctly() -> None:
    services = compose()["services"]
    caddy = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    node = services["node1"]
    (port,) = re.findall(r"^EXPOSE (\d+)$", container(), re.MULTILINE)
    assert f"reverse_proxy node1:{port} node2:{port} {{" in caddy
    assert "health_uri /readyz" in caddy, "a node that can't serve gets no requests, before one has failed"
    assert services["node2"] == node
    assert node["environment"]["ROLLHOUSE_DATABASE"].split("@")[1] == "postgres/" + services["postgres"]["environment"]["POSTGRES_DB"]
    assert re.fullmatch(r"redis://:\$\{REDIS_PASSWORD:\?.*\}@redis/0", node["environment"]["ROLLHOUSE_REDIS"])
    proxy = services["caddy"]["networks"]["front"]["ipv4_address"]
    assert node["command"][node["command"].index("--trusted-proxies") + 1] == proxy
    assert node["build"]["dockerfile"] == "deploy/Containerfile"
    mounted = {volume.split(":")[0] for service in services.values() for volume in service.get("volumes", []) if not volume.startswith(".")}
    assert mounted == set(compose()["volumes"])


def test_every_container_is_confined() -> None:
    """A read-only root, no capabilities by default, a limit of memory; the databases are reached by the nodes alone, with passwords."""
    services = compose()["services"]
    for name, service in services.items():
        assert (service["read_only"], service["cap_drop"], service["security_opt"]) == (True, ["ALL"], ["no-new-privileges:true"]), name
        assert service["mem_limit"], name
    assert compose()["networks"]["data"] == {"internal": True}
    assert services["postgres"]["networks"] == services["redis"]["networks"] == ["data"]
    assert "data" not in services["caddy"]["networks"]
    assert "--requirepass" in services["redis"]["command"]
    assert [name for name, service in services.items() if "ports" in service] == ["caddy"]


@pytest.mark.parametrize("name", ["prometheus-rules.yaml", "grafana.json"])
def test_every_metric_is_documented(name: str) -> None:
    named = set(re.findall(r"\brollhouse_\w+", (DEPLOY / name).read_text(encoding="utf-8")))
    assert named
    assert named <= METRICS


def test_alert_rules_and_dashboard_are_complete() -> None:
    rules = yaml.safe_load((DEPLOY / "prometheus-rules.yaml").read_text(encoding="utf-8"))["groups"][0]["rules"]
    assert all({"alert", "expr", "for", "labels", "annotations"} <= set(rule) for rule in rules)
    panels = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels)
    assert all(panel["targets"] for panel in panels)


def test_the_documents_name_every_file() -> None:
    assert [path.name for path in DEPLOY.iterdir() if path.name not in HOST + OPERATE and path.name != "Caddyfile"] == []
