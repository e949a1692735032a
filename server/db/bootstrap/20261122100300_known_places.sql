-- Networks that an account was fully signed in from: its owner's guesses are counted apart from those of strangers there
-- (server/auth/known-places.ts). The key is a hash; no address can be read here.
create table muster.known_places (
  key text primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  seen_at timestamptz not null
);

create index known_places_user_idx on muster.known_places (user_id, seen_at desc);

revoke all on muster.known_places from public, anon, authenticated, service_role;
