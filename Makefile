# make run: play.  make test: prove it.  Both make what they need first; nothing is installed outside .venv.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
# What Python has compiled is kept: else each process of the tests compiles all tests and the product anew.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: judge-eyes weights help run check test nightly never-by-luck mutants search evenings bench bench-vision bench-memory lint sounds docs screenshots test-arm test-fresh torture test-install test-installed test-home test-layout test-glass install deb release clean

help:
	@echo "make run     play (screen, or terminal where there is none)"
	@echo "make check   style, types, walls and the fast tests, in under a minute; make test: everything"
	@echo "make nightly what a landing does not prove; make never-by-luck: the rooms that wait, twenty times beside busy processes"
	@echo "make mutants small changes to what you changed (or FILES=...): does a test notice each?"
	@echo "make search  the property tests with fresh examples, and more of them"
	@echo "make evenings  whole evenings with fresh seeds for SECONDS=..., watched after every input; AGAIN=FILE plays one again"
	@echo "make bench   benchmarks; make bench-vision: only the readers, also on pictures of yours"
	@echo "make sounds  synthesise the effects anew; make docs: the generated pages"

$(STAMP): pyproject.toml requirements/lock.txt tools/set-up.sh
	@tools/set-up.sh $(PYTHON) $(VENV)

run: $(STAMP)
	@$(BIN)/companion

check: $(STAMP)
	@tools/set-up.sh $(PYTHON) $(VENV) test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/pytest -q -n 2 --dist loadscope -m "not slow"

test: $(STAMP)
	@tools/set-up.sh $(PYTHON) $(VENV) test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	@if grep -q 'system-site-packages = true' $(VENV)/pyvenv.cfg; then \
	    echo "types: left out, as NumPy, OpenCV and pygame are the system's and not those of the lock"; else $(BIN)/mypy; fi
	$(BIN)/lint-imports
	$(BIN)/pytest -q -rsfE -n 2 --dist loadscope

# What a landing does not prove: wheel, package, card and a booted Debian of each release, an evening in browsers; forty minutes at most.
nightly: $(STAMP)
	@timeout 2400 .ci/nightly

# Twenty runs of each room that waits on sockets, threads or time (or of ROOMS), beside four busy processes; nothing runs again.
never-by-luck: $(STAMP)
	@tools/set-up.sh $(PYTHON) $(VENV) test
	@tests/never-by-luck.sh $(ROOMS)

mutants: $(STAMP)
	@tools/set-up.sh $(PYTHON) $(VENV) test
	@$(BIN)/python -m tools.mutants $(FILES)

search: $(STAMP)
	@tools/set-up.sh $(PYTHON) $(VENV) test
	COMPANION_EXAMPLES=fresh $(BIN)/pytest -q -n auto --timeout 3600 $$(grep -rl '^@given' tests --include='test_*.py')

evenings: $(STAMP)
	@tools/set-up.sh $(PYTHON) $(VENV) test
	@SECONDS=$(SECONDS) AGAIN=$(AGAIN) SEED=$(SEED) $(BIN)/python tests/evenings/play.py

bench: $(STAMP)
	@tools/set-up.sh $(PYTHON) $(VENV) test
	@$(BIN)/python tests/bench/all.py

bench-memory: $(STAMP)
	@$(BIN)/python tests/bench/memory.py

weights:
	$(PYTHON) -m venv build/weights
	build/weights/bin/pip install -r tools/cubes/requirements.txt
	build/weights/bin/python -m tools.cubes.scenes build/weights/scenes --setups 154
	build/weights/bin/python -m tools.cubes.train build/weights/scenes build/weights/cubes --steps 6000

# Fresh set-ups for today's reader and an older one: one more row in docs/eyes.md, half an hour of two processors.
judge-eyes: $(STAMP)
	@test -x build/judge/bin/python || $(PYTHON) -m venv build/judge
	@build/judge/bin/pip install -q -c tools/cubes/requirements.txt mitsuba mujoco numpy opencv-python-headless
	@nice $(BIN)/python -m tools.cubes.judge --drawer build/judge/bin/python --drawn $(or $(DRAWN),16) --traced $(or $(TRACED),8)

bench-vision: $(STAMP)
	@$(BIN)/python tests/bench/bench_vision.py

sounds: $(STAMP)
	@$(BIN)/python -m tools.sounds.make

docs: $(STAMP)
	@$(BIN)/python -m tools.documents && $(BIN)/python -m tools.by_ear && $(BIN)/python -m tools.look_up

screenshots: $(STAMP)
	@$(BIN)/python -m tools.gallery docs/pictures && $(BIN)/python -m tools.film docs/pictures

test-layout: $(STAMP)
	@COMPANION_LOOK_AT_ALL=yes $(BIN)/python -m pytest -q -n 2 --dist loadscope tests/layout/whole_games.py tests/words/test_by_eye.py tests/lookup

torture: $(STAMP)
	@tools/set-up.sh $(PYTHON) $(VENV) test
	@if [ -n "$(FRESH)" ]; then rm -rf build/torture; fi
	@$(BIN)/python tests/torture/torture.py

# Other glasses in a real Chromium and a real Firefox: whole games by touch at every size, with axe where npm has it.
test-glass: $(STAMP)
	@tools/set-up.sh $(PYTHON) $(VENV) test
	@mkdir -p build/axe && cd build/axe && (test -d node_modules/axe-core || npm install --no-save --silent axe-core)
	@COMPANION_AXE=build/axe $(BIN)/python -m pytest -q -rs tests/glass/in_browsers.py

test-install:
	@tests/systemd/in-chroot.sh

test-installed: $(STAMP)
	@$(BIN)/python tests/installed/boots.py

test-home: $(STAMP)
	@$(BIN)/python -m pytest -q -n 2 tests/mqtt/home_brokers.py
	@$(BIN)/python -m pytest -q tests/mqtt/networks.py
	@tests/home/test-home.sh

test-fresh:
	@tests/fresh/test-fresh.sh

test-arm:
	@tests/arm/test-arm.sh

install:
	@systemd/install.sh

deb:
	@tools/deb/make-deb.sh

release: $(STAMP)
	@tools/release.sh

clean:
	rm -rf $(VENV) build dist *.egg-info
