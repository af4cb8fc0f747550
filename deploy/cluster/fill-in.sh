#!/bin/sh
# Writes the files of one folder with this cluster's values: fill-in.sh VALUES FROM TO
# VALUES holds a NAME=value a line; in the files, ${NAME} stands for it. It stops at a name without a value.
set -eu
values=$1
from=$2
to=$3
names=
while IFS='=' read -r name value; do
  case $name in '' | '#'*) continue ;; esac
  export "$name=$value"
  names="$names \${$name}"
done <"$values"
# The files hold passwords.
umask 077
mkdir -p "$to"
for file in "$from"/*; do
  filled=$to/$(basename "$file")
  envsubst "$names" <"$file" >"$filled"
  if grep -n '\${[A-Z]' "$filled" >&2; then
    echo "$file: give these names a value in $values." >&2
    exit 1
  fi
  case $file in *.sh) chmod 700 "$filled" ;; esac
done
