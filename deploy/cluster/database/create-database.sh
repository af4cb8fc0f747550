#!/bin/sh
# Patroni calls it once, when the first node has begun, with the way to the new PostgreSQL.
set -eu
psql -X -v ON_ERROR_STOP=1 -d "$1" -f "$(dirname "$0")/create-database.sql"
