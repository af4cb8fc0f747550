#!/bin/sh
# Makes a backup, `full` or `diff`, where this node leads; on the others it does nothing.
set -eu
curl -sf -o /dev/null http://${NODE_ADDRESS}:${PATRONI_PORT}/primary || exit 0
exec pgbackrest --config=${CONFIG_FOLDER}/pgbackrest.conf --stanza=revisewell --type="$1" backup
