-- Accounts with profiles, cards, sessions, follows and blocks. Every row has a uuid that its number gives: bench.id.

create schema bench;
create function bench.id(kind text, n bigint) returns uuid language sql immutable as $$ select md5(kind || ' ' || n)::uuid $$;
-- A number below `most`. The higher the power, the more often it is a low one: few write much, most write little.
create function bench.some(most bigint, power double precision = 1) returns bigint
language sql volatile as $$ select floor(power(random(), power) * most)::bigint $$;
create function bench.moment(days integer) returns timestamptz
language sql volatile as $$ select now() - random() * days * interval '1 day' $$;
create table bench.words as
select array['Iron', 'Ember', 'Frost', 'Storm', 'Raven', 'Oath', 'Grim', 'Tide', 'Wolf', 'Banner', 'Ashen', 'Gilded', 'Hollow', 'Silent'] as of;

insert into auth.users (
  id, aud, role, email, email_confirmed_at, encrypted_password, raw_app_meta_data, raw_user_meta_data, created_at, updated_at, last_sign_in_at
)
select
  bench.id('player', n), 'authenticated', 'authenticated', 'p' || n || '@example.org', case when n % 50 > 0 then at end,
  '$2a$10$abcdefghijklmnopqrstuuPTX7Wm0Gc0Jm4JwFZ1xX0B4cK0Yw7e2', '{"provider":"email","providers":["email"]}', '{}', at, at, at
from (select n, bench.moment(1460) as at from generate_series(0, :players - 1) n) as made;

insert into auth.identities (provider_id, user_id, identity_data, provider, created_at, updated_at)
select u.id, u.id, jsonb_build_object('sub', u.id, 'email', u.email, 'email_verified', true), 'email', u.created_at, u.created_at from auth.users u;

insert into public.profiles (
  id, wab_id, username, created_at, updated_at, profile_visibility, wab_admin, tester, banned, deactivated, is_rated, activity_seen_at, bio
)
select
  u.id, 'WAB-' || upper(substr(m.key, 1, 4) || '-' || substr(m.key, 5, 4) || '-' || substr(m.key, 9, 4)),
  case when m.n % 4 > 0 then w.of[1 + m.n % 14] || ' ' || w.of[1 + m.n / 14 % 14] || ' ' || m.n end,
  u.created_at, u.created_at, (array['everyone', 'everyone', 'everyone', 'signed_in', 'nobody'])[1 + m.n % 5],
  m.n < 3, m.n % 5000 = 3, m.n % 500 = 7, m.n % 200 = 9, m.n % 3 = 0, u.created_at, case when m.n % 5 = 0 then 'Plays on Tuesdays.' end
from (
  select n, substr(md5('wab ' || n), 1, 4) || lpad(to_hex(n), 8, '0') as key from generate_series(0, :players - 1) n
) as m
cross join bench.words w
join auth.users u on u.id = bench.id('player', m.n);

insert into public.player_cards select (private.card_of(p)).* from public.profiles p;

insert into auth.sessions (id, user_id, created_at, updated_at, aal, refreshed_at, user_agent, ip)
select bench.id('session', n), bench.id('player', n % :players), at, at, 'aal1', at, 'Mozilla/5.0 (Linux; Android 16)', '203.0.113.7'
from (select n, bench.moment(90) as at from generate_series(0, :players / 2) n) as made;

insert into auth.refresh_tokens (token, user_id, revoked, created_at, updated_at, session_id)
select substr(md5('token ' || s.id || n), 1, 22), s.user_id, n < 2, s.created_at, s.created_at, s.id
from auth.sessions s cross join generate_series(0, 2) n;

insert into auth.audit_log_entries (id, payload, created_at, ip_address)
select bench.id('audit', n), json_build_object('action', 'login', 'actor_id', bench.id('player', n)), bench.moment(30), '203.0.113.7'
from generate_series(0, :players / 2) n;

insert into muster.known_places (key, user_id, seen_at)
select md5('place ' || n), bench.id('player', n), bench.moment(90) from generate_series(0, :players / 2) n;

insert into public.user_follows (follower_id, followed_id, created_at)
select bench.id('player', a), bench.id('player', b), bench.moment(1000)
from (select bench.some(:players, 1.7) as a, bench.some(:players, 2.5) as b from generate_series(1, :players)) as made
where a <> b
on conflict do nothing;

insert into public.user_blocks (blocker_id, blocked_id, created_at)
select bench.id('player', a), bench.id('player', b), bench.moment(1000)
from (select bench.some(:players, 1.5) as a, bench.some(:players) as b from generate_series(1, :players / 20)) as made
where a <> b
on conflict do nothing;
