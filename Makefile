# `make play` and `make test` set up everything they need: a virtual environment in .venv, nothing else on the machine.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
.PHONY: help play terminal test steady check format bench docs clean web

# The first Python that is new enough; name another with `make PYTHON=…`.
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	command -v $$p >/dev/null 2>&1 && $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
UV := $(shell command -v uv 2>/dev/null)
BIN := .venv/bin
# What was compiled is kept, whatever the environment says: tests start hundreds of programs, and each would compile every module again.
unexport PYTHONDONTWRITEBYTECODE
# Tests that start whole programs, compile, or solve whole games; `make check` leaves them out.
WHOLE := tests/adapters tests/terminal tests/cli tests/arena tests/bench tests/server tests/web tests/games/dicy_cards/solver tests/gpu tests/games/dicy_cards/bots \
	tests/games/dicy_cards/evaluation tests/games/dicetto/evaluation tests/games/dicetto/teacher tests/analysis tests/examples tests/test_conformance.py \
	tests/test_readme.py tests/lowlevel/test_compiled.py tests/fuzz

# Processes that run the tests; they wait a lot for servers and browsers, so that twice as many as there are cores keep two cores busy.
WORKERS ?= 4

help: ## show this list
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/  make \1\t\2/' | expand -t 16

play: .venv/.play web ## set up and open the house in a browser (ARGS="--port 9000" for more)
	@$(BIN)/rollhouse serve --open $(ARGS)

terminal: .venv/.play ## set up and play in the terminal (ARGS="dicetto --lang fr" for more)
	@$(BIN)/rollhouse play $(ARGS)

test: .venv/.test ## set up and run every check and every test
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/python -m scripts.test_servers
	$(BIN)/python -m scripts.build_web
	@# Types are checked while the tests wait for servers and browsers; what was found is said after them.
	@mkdir -p .cache; { $(BIN)/mypy && $(BIN)/python -m scripts.build_web --check; } >.cache/checks.log 2>&1 & \
	checks=$$!; tests=0; $(BIN)/pytest -n $(WORKERS) --dist worksteal || tests=$$?; \
	wrong=0; wait $$checks || wrong=$$?; cat .cache/checks.log; exit $$((tests + wrong))

# The suites that luck or a busy machine might decide: ten times, in random order, and beside busy cores.
TIMES ?= 10
steady: .venv/.test ## run the live, web and teacher tests again and again (TIMES=10)
	$(BIN)/python -m scripts.test_servers
	$(BIN)/python -m scripts.build_web
	$(BIN)/python -m scripts.repeat_tests --times $(TIMES)

check: .venv/.test ## the quick loop: lint, types, unit tests
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/pytest -n 2 $(addprefix --ignore=,$(WHOLE))

format: .venv/.test ## put the code into shape
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(BIN)/python -m scripts.build_web --format

bench: .venv/.bench ## measure against the peers, side by side (installs them first)
	$(BIN)/python -m bench
	$(BIN)/python -m bench.jax_speed
	$(BIN)/python -m bench.server

docs: .venv/.docs ## build the documentation as a site, in build/site (ARGS=--serve shows it)
	@$(BIN)/python -m scripts.site $(ARGS)

clean: ## remove the environment and all caches
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist

# Builds the browser client when its sources are newer; Node comes along from PyPI where the machine has none.
web: .venv/.play
	@$(BIN)/python -m scripts.build_web

.venv/.python:
	@if [ -z "$(PYTHON)" ]; then echo "Rollhouse needs Python 3.11 or newer, and found none; install it, or say: make PYTHON=/path/to/python3"; exit 1; fi
	@echo "Setting up .venv with $$($(PYTHON) --version)"
	@$(if $(UV),$(UV) venv --quiet --clear --python $(PYTHON) .venv,$(PYTHON) -m venv --clear .venv >/dev/null) \
		|| { echo "Python's venv module is missing or broken; on Debian or Ubuntu: apt-get install python3-venv"; rm -rf .venv; exit 1; }
	@touch $@

# $(call install,REQUIREMENT)
install = $(if $(UV),$(UV) pip install --quiet --python $(BIN)/python $(1),$(BIN)/python -m pip install --quiet --disable-pip-version-check $(1)) \
	|| { echo "The packages could not be installed (see above); is the network up?"; exit 1; }

.venv/.play: pyproject.toml | .venv/.python
	@echo "Installing Rollhouse into .venv"
	@$(call install,-e '.[server$(comma)solver]')
	@touch $@

.venv/.docs: pyproject.toml | .venv/.python
	@echo "Installing Rollhouse and what builds its documentation into .venv"
	@$(call install,-e '.[docs]')
	@touch $@

.venv/.test: pyproject.toml examples/pig/pyproject.toml | .venv/.python
	@echo "Installing Rollhouse and its test tools into .venv"
	@$(call install,-e '.[dev]' -e examples/pig)
	@touch $@ .venv/.play .venv/.docs

.venv/.bench: pyproject.toml | .venv/.test
	@echo "Installing the peers to measure against into .venv"
	@$(call install,-e '.[dev$(comma)bench]')
	@touch $@

comma := ,
