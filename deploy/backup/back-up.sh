#!/bin/sh
# Backs up the database, or the files, and records it for those who watch the age of backups: back-up.sh base|files.
# Run "base" as the owner of PostgreSQL, e.g. every night, and "files" every ten minutes.
# docs/how-to/back-up-and-restore.md
set -eu

case "${1:-}" in
  base) pgbackrest --stanza=school --type="${TYPE:-incr}" backup ;;
  # What is stored is never changed, and nothing is deleted from the backup, so that it holds every moment.
  files) rclone copy --immutable "${FILES:?}" "${FILES_BACKUP:?}" ;;
  *) echo "It is called as: back-up.sh base|files" >&2; exit 1 ;;
esac

cd "${SECTION:-/opt/section/current}"
exec node dist/server.js backup:record "$1"
