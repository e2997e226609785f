#!/bin/sh
# Sees to the system packages that setup and tests need: tools/needs.sh PACKAGE...
# Installs them when root, else prints the one command that does. Debian and its like only.
set -eu

missing=
for package in "$@"; do
    case $package in
        nodejs) command -v node > /dev/null ;;
        postgresql) command -v initdb > /dev/null || ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1 ;;
        *) command -v "$package" > /dev/null ;;
    esac || missing="$missing $package"
done
[ -n "$missing" ] || exit 0

install="apt-get install --yes --no-install-recommends$missing"
if [ "$(id -u)" = 0 ] && command -v apt-get > /dev/null; then
    apt-get update -qq && DEBIAN_FRONTEND=noninteractive $install > /dev/null
else
    echo "Missing:$missing. Please run: sudo $install" >&2
    exit 1
fi
