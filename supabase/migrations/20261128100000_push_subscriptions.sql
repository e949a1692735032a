-- Notifications of the browser (Web Push, ADR 095) for what a player asked for: nothing is on by itself. This file has the kinds, the
-- choices and the devices of players; the next one has the queue. Nobody touches the tables but by the calls below: what
-- is in them lets its reader write to a player's device.

create table private.push_kinds (
  kind text primary key,
  -- Messages about it that one player gets in a day.
  a_day integer not null check (a_day > 0),
  -- Seconds in which more about the same thing is no further message.
  pause integer not null check (pause >= 0),
  -- Seconds that it waits: what is settled or gone by then is not sent.
  delay integer not null check (delay >= 0),
  -- Seconds after which it is worth nothing.
  lives_for integer not null check (lives_for > 0),
  is_urgent boolean not null default false,
  -- False for what comes without having been chosen.
  is_choice boolean not null default true
);

insert into private.push_kinds (kind, a_day, pause, delay, lives_for, is_urgent, is_choice) values
  -- Somebody comments on the player's list.
  ('comment', 20, 300, 5, 86400, false, true),
  -- Somebody replies to the player's comment.
  ('reply', 40, 60, 5, 86400, false, true),
  -- A result waits for the player's answer.
  ('result', 10, 0, 5, 86400, false, true),
  -- The other player of a live game asks for something, or answers.
  ('nod', 60, 15, 8, 900, true, true),
  -- The player tries it out.
  ('test', 5, 0, 0, 300, true, false);

create table private.push_choices (
  user_id uuid not null references public.profiles (id) on delete cascade,
  kind text not null references private.push_kinds (kind) on delete cascade,
  primary key (user_id, kind)
);

create index push_choices_kind_idx on private.push_choices (kind);

-- A browser that agreed to be written to. It belongs to the session that it was in: with that it ends.
create table private.push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  session_id uuid,
  -- Without encryption on this machine alone, where tests have a push service. The sender checks the host before it calls it.
  endpoint text not null unique
    check (endpoint ~ '^(https://[^\s/@]+|http://127\.0\.0\.1:\d+)/\S*$' and char_length(endpoint) <= 2000),
  p256dh text not null check (p256dh ~ '^B[A-Za-z0-9_-]{86}$'),
  auth text not null check (auth ~ '^[A-Za-z0-9_-]{22}$'),
  language text not null check (language in ('en', 'es', 'fr')),
  created_at timestamptz not null default now(),
  -- When the push service first refused a message since it last took one, and how often it has since.
  failing_since timestamptz,
  failures integer not null default 0
);

create index push_subscriptions_user_idx on private.push_subscriptions (user_id, created_at);
create index push_subscriptions_session_idx on private.push_subscriptions (session_id);

create trigger push_subscriptions_limit
  before insert on private.push_subscriptions
  for each row execute function private.limit_action('push', '30', '1 hour');

alter table private.push_kinds enable row level security;
alter table private.push_choices enable row level security;
alter table private.push_subscriptions enable row level security;
revoke all on private.push_kinds, private.push_choices, private.push_subscriptions from public, anon, authenticated, service_role;

-- The player who asks. Raises for a guest, and with `writes` for whoever may not write.
create function private.require_push_player(writes boolean)
returns uuid
language plpgsql
stable
set search_path = ''
as $$
declare
  me constant uuid := private.require_me();
begin
  if me is null or (writes and not private.may_write()) then
    raise exception using errcode = 'insufficient_privilege', message = 'this needs an account';
  end if;
  return me;
end;
$$;

-- The session that a device belongs to still holds, with the second factor where its account has one.
create function private.is_live_device(device private.push_subscriptions)
returns boolean
language sql
stable
set search_path = ''
as $$
  select device.session_id is null or exists (
    select from auth.sessions s
    where s.id = device.session_id and s.user_id = device.user_id and (s.not_after is null or s.not_after > now())
      and (
        coalesce(s.aal::text, 'aal1') <> 'aal1'
        or not exists (select from auth.mfa_factors f where f.user_id = device.user_id and f.status = 'verified')
      )
  )
$$;

-- What the player has chosen, on how many devices, and whether the one with this endpoint is among them.
create function public.push_settings(endpoint text default null)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  me constant uuid := private.require_push_player(false);
begin
  return jsonb_build_object(
    'kinds', (select jsonb_agg(k.kind order by k.kind) from private.push_kinds k where k.is_choice),
    'chosen', (select coalesce(jsonb_agg(c.kind order by c.kind), '[]') from private.push_choices c where c.user_id = me),
    'devices', (select count(*) from private.push_subscriptions s where s.user_id = me and private.is_live_device(s)),
    'is_here', exists (
      select from private.push_subscriptions s where s.user_id = me and s.endpoint = $1 and private.is_live_device(s)
    )
  );
end;
$$;

create function public.choose_push(kind text, wanted boolean)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  me constant uuid := private.require_push_player(true);
begin
  if not exists (select from private.push_kinds k where k.kind = $1 and k.is_choice) then
    raise exception using errcode = 'invalid_parameter_value', message = 'there is no such kind', detail = 'push_kind';
  end if;
  if wanted then
    insert into private.push_choices (user_id, kind) values (me, $1) on conflict do nothing;
  else
    delete from private.push_choices c where c.user_id = me and c.kind = $1;
  end if;
end;
$$;

-- Keeps the browser that asks as a device of the player, ten at most: the oldest gives way. A browser that was another player's
-- is this one's now: whoever knows its secret has it in their hands.
create function public.save_push(endpoint text, p256dh text, auth text, language text)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  me constant uuid := private.require_push_player(true);
begin
  if $1 is null or $2 is null or $3 is null or $4 is null then
    raise exception using errcode = 'invalid_parameter_value', message = 'a device has an address and two keys';
  end if;
  delete from private.push_subscriptions s where s.endpoint = $1 and s.user_id <> me and s.auth = $3;
  insert into private.push_subscriptions as s (user_id, session_id, endpoint, p256dh, auth, language)
  values (me, private.session_id(), $1, $2, $3, $4)
  on conflict on constraint push_subscriptions_endpoint_key do update
  set session_id = excluded.session_id, p256dh = excluded.p256dh, auth = excluded.auth, language = excluded.language,
    failing_since = null, failures = 0
  where s.user_id = me;
  if not found then
    raise exception using errcode = 'PT409', message = 'this address is another player''s';
  end if;
  delete from private.push_subscriptions s
  where s.id in (
    select o.id from private.push_subscriptions o where o.user_id = me order by o.created_at desc, o.id offset 10
  );
end;
$$;

-- Forgets a device of the player, or all of them without an endpoint.
create function public.drop_push(endpoint text default null)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  me constant uuid := private.require_push_player(false);
begin
  delete from private.push_subscriptions s where s.user_id = me and ($1 is null or s.endpoint = $1);
end;
$$;

-- A browser that was given a new address by its push service says so, with the secret of the old one. Answers nothing, whatever
-- it did: no page has to be open for it, so nobody has to be signed in.
create function public.renew_push(old_endpoint text, old_auth text, endpoint text, p256dh text, auth text)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  if exists (select from private.push_subscriptions s where s.endpoint = $3) then
    return;
  end if;
  update private.push_subscriptions s
  set endpoint = $3, p256dh = $4, auth = $5, failing_since = null, failures = 0
  where s.endpoint = $1 and s.auth = $2;
end;
$$;

revoke all on function
  private.require_push_player(boolean), private.is_live_device(private.push_subscriptions), public.push_settings(text), public.choose_push(text, boolean),
  public.save_push(text, text, text, text), public.drop_push(text), public.renew_push(text, text, text, text, text)
from public, anon, authenticated;
grant execute on function
  public.push_settings(text), public.choose_push(text, boolean), public.save_push(text, text, text, text), public.drop_push(text)
to authenticated;
grant execute on function public.renew_push(text, text, text, text, text) to anon, authenticated;

-- The newest body before this one: 20261127100600_live_upkeep.sql.
create or replace function public.export_my_data()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_me();
  return private.export_as_player() || jsonb_build_object(
    'warnings', (
      select coalesce(jsonb_agg(to_jsonb(w) - 'report_id' order by w.created_at), '[]')
      from public.player_warnings w where w.player_id = private.me()
    ),
    'administration', (
      select coalesce(jsonb_agg(to_jsonb(e) - 'before' - 'after' order by e.id), '[]')
      from public.admin_log e where e.admin_id = private.me()
    ),
    'catalogue_changes', (
      select coalesce(jsonb_agg(to_jsonb(c) - 'decided_by' order by c.created_at), '[]')
      from public.catalogue_changes c where c.author_id = private.me()
    ),
    'editor_of', (
      select coalesce(jsonb_agg(to_jsonb(e) order by e.created_at), '[]')
      from public.catalogue_editors e where e.player_id = private.me()
    ),
    'live_games', private.export_live_games(private.me()),
    'notifications_chosen', (
      select coalesce(jsonb_agg(c.kind order by c.kind), '[]') from private.push_choices c where c.user_id = private.me()
    ),
    -- Without the keys: with them anybody could write to the device.
    'notification_devices', (
      select coalesce(jsonb_agg(
        jsonb_build_object('push_service', split_part(s.endpoint, '/', 3), 'language', s.language, 'created_at', s.created_at)
        order by s.created_at
      ), '[]')
      from private.push_subscriptions s where s.user_id = private.me()
    )
  );
end;
$$;
