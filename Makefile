.DEFAULT_GOAL := help
.PHONY: help setup play terminal check test lint mutants soak faults bench images format lock clean

BIN := .venv/bin
unexport PYTHONDONTWRITEBYTECODE # tests start hundreds of processes: what they share is compiled once
STAMP := .venv/.stamp
PAGE := src/pioche/server/page/index.html
NODE := web/node_modules/.stamp

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{ printf "%-14s %s\n", $$1, $$2 }'

setup: $(STAMP) $(PAGE) ## create .venv with the pinned libraries and the package itself, and build the page

$(STAMP): requirements.txt pyproject.toml
	@$(BIN)/python -m pip --version > /dev/null 2>&1 || python3 -m venv --clear .venv
	@$(BIN)/python -m pip install -qq --disable-pip-version-check --require-hashes -r requirements.txt
	@$(BIN)/python -m pip install -qq --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

$(NODE): web/package.json web/package-lock.json
	@tools/needs.sh nodejs npm
	@node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' || \
	  { echo "Node.js 20 or newer is needed to build the page; this is $$(node --version)." >&2; exit 1; }
	@# Not npm ci: it insists on the builds of some tools for every platform, and not all of them are always there.
	@cd web && npm install --silent --no-save --no-audit --no-fund
	@touch $@

$(PAGE): $(NODE) web/index.html web/vite.config.ts $(shell find web/src web/public -type f 2> /dev/null)
	@cd web && npm run --silent build -- --logLevel error

play: setup ## serve the table for the browser, at the address that is printed
	@$(BIN)/pioche serve

terminal: setup ## play in the terminal
	@$(BIN)/pioche play

check: lint ## quick check: lint, types, contracts, fast tests once
	PIOCHE_ONCE=1 $(BIN)/pytest -m "not slow" -n 2

test: setup ## the whole check: lint, types, contracts, every test, of page and browser too
	@tools/needs.sh postgresql chromium chromium-headless-shell
	@$(MAKE) --no-print-directory -j 4 -O lint page browser others

# Tests that wait for a browser run one by one beside the others: two browsers at a time slow each other down. Of the
# others three at a time, for those of the server wait much.
.PHONY: page browser others
page:
	npm --prefix web run --silent check
	npm --prefix web run --silent test

browser:
	$(BIN)/pytest tests/browser

others:
	$(BIN)/pytest -n 3 --maxschedchunk 2 --ignore tests/browser

lint: setup ## lint, format, types and import contracts, without tests
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

mutants: setup ## break the code on purpose and see that tests notice
	$(BIN)/python -m tests.mutants

soak: setup ## play 20,000 games of bots over all boxes, modes and decks (GAMES=… for more)
	$(BIN)/python -m tests.soak $(if $(GAMES),--games $(GAMES))

faults: setup ## kill servers and their workers, take their database and disk away, damage rows, while people play (KILLS=… for fewer)
	@tools/needs.sh postgresql
	$(BIN)/python -m tests.server.faults $(if $(KILLS),--kills $(KILLS))

bench: setup ## measure speed, as JSON
	@$(BIN)/pioche bench --json

images: setup ## take the pictures in docs/images anew, by the browser tests
	@tools/needs.sh chromium pngquant
	PIOCHE_IMAGES=docs/images $(BIN)/pytest tests/browser -n 2
	@pngquant --force --ext .png --strip docs/images/*.png

format: setup ## format the code and sort its imports
	$(BIN)/ruff check --fix --select I .
	$(BIN)/ruff format .
	npm --prefix web run --silent format

lock: ## pin the newest libraries of requirements.in into requirements.txt
	@test -x .venv-lock/bin/uv || { python3 -m venv .venv-lock && .venv-lock/bin/pip install -qq uv; }
	.venv-lock/bin/uv pip compile requirements.in --quiet --upgrade --generate-hashes --universal \
	  --python-version 3.11 --no-emit-index-url --no-header --output-file requirements.txt

clean: ## remove .venv, caches and build output
	rm -rf web/node_modules src/pioche/server/page
	rm -rf .venv .venv-lock build dist .mutants .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
	find $(wildcard src tests) -name __pycache__ -type d -prune -exec rm -rf {} +
