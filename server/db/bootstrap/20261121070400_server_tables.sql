-- What the server keeps for itself. A hosted project has none of it, and no role of the API reaches it.

create schema if not exists muster;
revoke all on schema muster from public;

-- How often each one did what may be done only so often (server/limits). Not logged: written at every sign-in, and worth
-- nothing after a crash, when everybody begins anew. Times are milliseconds of the server's clock.
create unlogged table muster.rate_limits (
  bucket text not null,
  key text not null,
  granted boolean not null,
  tokens double precision not null,
  filled_at double precision not null,
  full_at double precision not null,
  primary key (bucket, key)
);

-- Which seed files were applied, by their content (server/project/apply-seed.ts).
create table muster.applied_seeds (
  path text primary key,
  hash text not null,
  applied_at timestamptz not null default now()
);

revoke all on all tables in schema muster from public, anon, authenticated, service_role;
