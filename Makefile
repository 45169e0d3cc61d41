# `make play` and `make test` install everything they need into .venv; nothing else on the machine changes.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
.PHONY: help play terminal test check coverage steady format bench docs release-check clean web

# The first Python that is new enough; choose another with `make PYTHON=…`.
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	command -v $$p >/dev/null 2>&1 && $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
UV := $(shell command -v uv 2>/dev/null)
BIN := .venv/bin
# Tests start hundreds of programs, each of which would compile every module again if bytecode were not written.
unexport PYTHONDONTWRITEBYTECODE
# Test processes. They wait a lot for servers and browsers, so two cores are busy with twice as many.
WORKERS ?= 4

help: ## show this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/  make \1\t\2/' | expand -t 22

play: .venv/.play web ## install, start a server and open it in a browser (ARGS="--port 9000" for more)
	@$(BIN)/rollhouse serve --open $(ARGS)

terminal: .venv/.play ## install and play in the terminal (ARGS="dicetto --lang fr" for more)
	@$(BIN)/rollhouse play $(ARGS)

check: .venv/.test ## the quick loop: lint, types, unit tests (Python and TypeScript)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python -m scripts.build_web --test
	$(BIN)/pytest -n 2 -m unit

test: .venv/.test ## every check and every test
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/python -m scripts.test_servers
	$(BIN)/python -m scripts.build_web
	@# Types are checked while the tests wait for servers and browsers; the result is printed after theirs.
	@mkdir -p .cache; { $(BIN)/mypy && $(BIN)/python -m scripts.build_web --check; } >.cache/checks.log 2>&1 & \
	checks=$$!; tests=0; $(BIN)/pytest -n $(WORKERS) --dist worksteal || tests=$$?; \
	wrong=0; wait $$checks || wrong=$$?; cat .cache/checks.log; exit $$((tests + wrong))

# Which tests to measure: `make coverage MARKS=unit` takes a few minutes, all of them about twice as long as `make test`.
MARKS ?= unit or live or browser or slow
coverage: .venv/.test ## run the tests and report which lines of the package they ran
	$(BIN)/python -m scripts.test_servers
	$(BIN)/coverage erase
	$(BIN)/coverage run -m pytest -n $(WORKERS) --dist worksteal -m "$(MARKS)"
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report --sort=-miss

# The tests that chance or a busy machine might decide: ten times, in random order, and beside busy cores.
TIMES ?= 10
steady: .venv/.test ## run the live, browser and teacher tests again and again (TIMES=10)
	$(BIN)/python -m scripts.test_servers
	$(BIN)/python -m scripts.build_web
	$(BIN)/python -m scripts.repeat_tests --times $(TIMES)

format: .venv/.test ## format the code
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(BIN)/python -m scripts.build_web --format

bench: .venv/.bench ## measure against other libraries, side by side (installs them first)
	$(BIN)/python -m bench
	$(BIN)/python -m bench.jax_speed
	$(BIN)/python -m bench.server

docs: .venv/.docs ## build the documentation site in build/site (ARGS=--serve shows it)
	@$(BIN)/python -m scripts.site $(ARGS)

release-check: .venv/.test ## check that this tree can be released: versions, changelog, git
	@$(BIN)/python -m scripts.check_release

clean: ## remove the environment and all caches
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist

# Builds the browser client when its sources are newer; Node is installed from PyPI where the machine has none.
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
	@echo "Installing Rollhouse and its documentation tools into .venv"
	@$(call install,-e '.[docs]')
	@touch $@

.venv/.test: pyproject.toml | .venv/.python
	@echo "Installing Rollhouse and its test tools into .venv"
	@$(call install,-e '.[dev]')
	@touch $@ .venv/.play .venv/.docs

.venv/.bench: pyproject.toml | .venv/.test
	@echo "Installing the libraries to measure against into .venv"
	@$(call install,-e '.[dev$(comma)bench]')
	@touch $@

comma := ,
