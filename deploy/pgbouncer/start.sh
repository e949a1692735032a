#!/bin/sh
# Writes the user that may connect, from DATABASE_PASSWORD, and starts pgbouncer in its place.
set -eu
umask 077
printf '"muster" "%s"\n' "$DATABASE_PASSWORD" >/tmp/userlist.txt
exec pgbouncer /etc/pgbouncer/pgbouncer.ini
