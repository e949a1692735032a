#!/bin/sh
# Runs once, on an empty data folder: the roles and the database of docs/operating.md.
set -eu
psql --no-psqlrc --set=ON_ERROR_STOP=1 --username=postgres --dbname=postgres --set=password="$DATABASE_PASSWORD" <<'SQL'
create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
create role authenticator nologin noinherit;
create role supabase_auth_admin nologin noinherit;
create role muster login password :'password';
grant anon, authenticated, service_role to muster with admin option;
grant set on parameter session_replication_role to muster;
create database muster owner muster;
SQL
