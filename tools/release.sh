#!/bin/sh
# release.sh: test, build and tag the version that pyproject.toml names; `make release`. In dist/ afterwards: wheel, source archive,
# a Debian package for each release and architecture, what is laid on a Pi's card with it, and SHA256SUMS. It pushes nothing.
set -eu
cd "$(dirname "$0")/.."
number=$(sed -n 's/^version = "\(.*\)"/\1/p' pyproject.toml | head -n 1)

stop() {
    echo "release: $*" >&2
    exit 1
}

[ -z "$(git status --porcelain)" ] || stop "commit first; a release is what is committed"
! git rev-parse --quiet --verify "refs/tags/v$number" >/dev/null || stop "v$number is tagged already; raise version in pyproject.toml"
[ "$(grep -m 1 '^## ' CHANGELOG.md)" = "## $number" ] ||
    stop "CHANGELOG.md must begin with \"## $number\" in the place of \"## Unreleased\""
python3 tools/news.py "$number" >/dev/null || stop "what devices say of this version must be about it"
# Devices take what is signed by a key that they have: docs/updates.md.
[ -n "${COMPANION_KEY:-}" ] || stop "COMPANION_KEY must name the key that signs updates"
known=no
for key in tools/deb/keys/*.pub; do
    ! cmp -s "$COMPANION_KEY.pub" "$key" || known=yes
done
[ "$known" = yes ] || stop "$COMPANION_KEY.pub is not in tools/deb/keys, so no device would take what it signs"
make test
[ "$(git rev-parse --quiet --verify 'refs/tags/nightly^{commit}')" = "$(git rev-parse HEAD)" ] || make nightly
rm -rf dist
tools/wheel.sh dist
tools/deb/make-deb.sh
tools/card/make-card.sh
# The clear voice's package is small and young: its source is kept with every release.
.venv/bin/python -m pip download --quiet --no-deps --no-binary py-nanotts --dest dist \
    "$(sed -n 's/^\(py-nanotts==[^ ]*\).*/\1/p' requirements/lock.txt)"
(cd dist && sha256sum -- * >SHA256SUMS && cat SHA256SUMS)
git tag -a "v$number" -m "Companion $number"
echo "release: v$number is tagged; git push --tags, and lay what is in dist/ beside it"
