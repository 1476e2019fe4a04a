# The project's commands; `make` alone lists them.
#
# Everything is installed into .venv, with the exact versions of constraints.txt. A stamp records
# what is in there, so that a second `make` installs nothing.
#   PYTHON=python3.12    the Python to make .venv with
#   CHROMIUM=/path       the browser of `make test` and `make audit`
#   NO_BROWSER=1         `make test` leaves out what needs the browser, lunr.js too, and says so
#   ARGS="-k search"     more arguments for the command behind `site`, `serve`, `test`, `bench`

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help site serve test check lint audit bench constraints clean

BIN := .venv/bin
INSTALL := $(BIN)/python -m pip -qq --disable-pip-version-check install
STAMP := .venv/installed
LOCKED := pyproject.toml constraints.txt

help:
	@echo 'make site         build the site of content/ in _site/'
	@echo 'make serve        preview it; build and reload at every save'
	@echo 'make test         every check and test, the browser included'
	@echo 'make check        format, lint, types and layers alone'
	@echo 'make audit        HTML, accessibility, Lighthouse, workflows (needs Node 20 and Java 17)'
	@echo 'make bench        what builds and previews cost beside Hugo and Pagefind'
	@echo 'make constraints  pin the newest versions of everything'
	@echo 'make clean        remove _site/, .venv/ and every cache'

site: $(STAMP)
	@$(BIN)/sitegen build $(ARGS)

serve: $(STAMP)
	@$(BIN)/sitegen serve $(ARGS)

test: lint
	@$(if $(NO_BROWSER),,CHROMIUM=$$($(BIN)/python -m tests.chromium) && export CHROMIUM &&) \
	  $(BIN)/python -m pytest --quiet --numprocesses auto $(ARGS)
	@$(if $(NO_BROWSER),echo 'INCOMPLETE: NO_BROWSER left out the tests that drive a browser.')

check: lint
	@$(BIN)/python -m pytest --quiet tests/test_architecture.py

lint: $(STAMP)-dev
	@$(BIN)/ruff format --check --quiet . || { echo 'Run: $(BIN)/ruff format .'; exit 1; }
	@$(BIN)/ruff check --quiet .
	@$(BIN)/mypy --no-error-summary

audit: $(STAMP)-audit node_modules/installed
	@CHROMIUM=$$($(BIN)/python -m tests.chromium) && export CHROMIUM && \
	  $(BIN)/python -m tests.audit

bench: $(STAMP)-dev
	@$(BIN)/python -m tests.bench $(ARGS)

$(BIN)/python:
	@PYTHON='$(PYTHON)' .ci/venv

$(STAMP): $(LOCKED) | $(BIN)/python
	@echo 'Installing into .venv ...' >&2
	@$(INSTALL) --editable . --constraint constraints.txt
	@touch $@

$(STAMP)-dev: $(LOCKED) | $(BIN)/python
	@echo 'Installing into .venv ...' >&2
	@$(INSTALL) --editable '.[dev]' --constraint constraints.txt
	@touch $(STAMP) $@

$(STAMP)-audit: $(LOCKED) | $(BIN)/python
	@echo 'Installing into .venv ...' >&2
	@$(INSTALL) --editable '.[dev,audit]' --constraint constraints.txt
	@touch $(STAMP) $(STAMP)-dev $@

node_modules/installed: package.json package-lock.json
	@command -v npm >/dev/null && command -v java >/dev/null || { \
	  echo 'make audit needs Node 20 and Java 17 (Debian: nodejs npm default-jre-headless)' >&2; exit 1; }
	@npm ci --silent --no-audit --no-fund --ignore-scripts
	@touch $@

constraints: | $(BIN)/python
	@.ci/constraints

clean:
	@rm -rf .venv node_modules _site .sitegen dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
