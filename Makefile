# make play    open the table in a browser            make test    everything that must hold
# make lint    format, lint, types, layers            make bench   ours beside other libraries
# make page    build the page                         make clean   forget the environment and caches
# make soak    servers killed and cut off, by seed    make fuzz    a million wrong messages
# make bench-server   ours beside boardgame.io         make coverage   which lines no test runs (slow)
# make nightly   all tests there are, at ten times the size (hours)    make reports   add what draws reports
#
# Each target sets up what it needs in .venv; the second time that is quick.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip --disable-pip-version-check install --quiet --progress-bar on

PAGE         := src/facedown/server/static/index.html
PAGE_SOURCES := $(shell find web -name node_modules -prune -o -type f -print)

.PHONY: play page reports test nightly coverage lint soak bench bench-server fuzz clean help
help:
	@sed -n '1,6s/^# //p' Makefile

$(VENV)/ready: requirements.txt pyproject.toml
	@echo "Setting up Facedown in $(VENV) (once; about a minute) ..."
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Facedown needs Python 3.11 or newer; try make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -m venv $(VENV)
	@$(PIP) -r requirements.txt
	@$(PIP) --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/ready-reports: $(VENV)/ready requirements-reports.txt
	@echo "Adding what draws reports ..."
	@$(PIP) -r requirements-reports.txt
	@touch $@

reports: $(VENV)/ready-reports

$(VENV)/ready-dev: $(VENV)/ready requirements-dev.txt requirements-research.txt requirements-reports.txt examples/liars_dice/pyproject.toml
	@echo "Adding what tests need ..."
	@$(PIP) -r requirements-dev.txt
	@$(PIP) --no-deps --no-build-isolation -e examples/liars_dice
	@touch $@

$(VENV)/ready-bench: $(VENV)/ready-dev requirements-bench.txt
	@echo "Adding RLCard, pgx and what they need, for comparison ..."
	@for one in $$(grep -v '^[#-]' requirements-bench.txt); do \
		$(PIP) --no-deps $$one || echo "$$one cannot be installed here; its figures will be missing"; done
	@touch $@

$(PAGE): $(VENV)/ready $(PAGE_SOURCES)
	@bash web/build.sh
	@touch $@

page: $(PAGE)

play: $(PAGE)
	@echo "Facedown is ready."
	@$(BIN)/facedown serve

lint: $(VENV)/ready-dev
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports

# Types are checked while the page is built: each takes one core for a minute.
both := $(MAKE) --no-print-directory --jobs=2 lint page

test: $(VENV)/ready-dev
	@$(both)
	@bash tests/run

nightly: $(VENV)/ready-dev
	@$(both)
	@bash tests/run nightly

soak: $(VENV)/ready-dev
	@$(BIN)/python -m tests.soak $(SOAK)

coverage: $(VENV)/ready-dev $(PAGE)
	@$(BIN)/python -m pytest -q -n 2 -m "" --cov --cov-report=term

bench: $(VENV)/ready-bench
	@$(BIN)/python -m benchmarks

PEER := build/boardgame.io

$(PEER)/ready: benchmarks/server/peer/package-lock.json
	@echo "Fetching boardgame.io for comparison ..."
	@mkdir -p $(PEER)
	@cp benchmarks/server/peer/package*.json $(PEER)/
	@bash -c 'source web/node.sh && cd $(PEER) && npm ci --omit=dev --no-audit --no-fund --loglevel=error'
	@touch $@

bench-server: $(VENV)/ready-dev $(PEER)/ready
	@bash -c 'source web/node.sh && $(BIN)/python -m benchmarks.server $(ARGS)'

fuzz: $(VENV)/ready-dev
	@$(BIN)/python -m tests.fuzz $(ARGS)
	@FACEDOWN_TEST_SCALE=60 $(BIN)/python -m pytest -q -p no:cacheprovider tests/server/test_requests_fuzzed.py tests/server/test_odd_requests.py

clean:
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .coverage .coverage.* htmlcov reports web/node_modules web/src/generated src/facedown/server/static
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
