-- The queue of notifications. Triggers put a message into it for each device of a player who chose the kind, in the transaction of
-- what it tells. Our server, or a function of a hosted project, claims what is due and says what the push service answered.

create table private.push_messages (
  id uuid primary key default gen_random_uuid(),
  subscription_id uuid not null references private.push_subscriptions (id) on delete cascade,
  recipient_id uuid not null references public.profiles (id) on delete cascade,
  -- Null for a test.
  actor_id uuid references auth.users (id) on delete cascade,
  kind text not null references private.push_kinds (kind) on delete cascade,
  -- The list, result or game, and the comment or row in it. What is said of them is looked up when it is sent.
  thing_id uuid,
  detail text,
  created_at timestamptz not null default now(),
  due_at timestamptz not null,
  attempts integer not null default 0
);

create index push_messages_due_idx on private.push_messages (due_at);
create index push_messages_subscription_idx on private.push_messages (subscription_id);
create index push_messages_recipient_idx on private.push_messages (recipient_id);
create index push_messages_actor_idx on private.push_messages (actor_id);
create index push_messages_kind_idx on private.push_messages (kind);

-- What was told in the last day, for the bounds.
create table private.push_log (
  recipient_id uuid not null references public.profiles (id) on delete cascade,
  kind text not null references private.push_kinds (kind) on delete cascade,
  thing_id uuid,
  at timestamptz not null default now()
);

create index push_log_recipient_idx on private.push_log (recipient_id, kind, at);
create index push_log_kind_idx on private.push_log (kind);
create index push_log_at_idx on private.push_log (at);

-- One row: when devices whose session has ended were last deleted.
create table private.push_sweeps (
  one boolean primary key default true check (one),
  at timestamptz not null default now()
);

alter table private.push_messages enable row level security;
alter table private.push_log enable row level security;
alter table private.push_sweeps enable row level security;
revoke all on private.push_messages, private.push_log, private.push_sweeps from public, anon, authenticated, service_role;

-- Whether a player still wants to be told this about somebody, and may be.
create function private.wants_push(recipient uuid, actor uuid, about text)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select
    from public.profiles p
    join auth.users u using (id)
    join private.push_kinds k on k.kind = about
    where p.id = recipient and not p.banned and not p.deactivated
      and u.deleted_at is null and (u.banned_until is null or u.banned_until <= now())
      and (not k.is_choice or exists (select from private.push_choices c where c.user_id = p.id and c.kind = about))
  )
  and (actor is null or private.on_terms(recipient, actor))
$$;

create function private.queue_push(recipient uuid, actor uuid, about text, thing uuid, detail text)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  rule private.push_kinds;
begin
  -- Most players have no device: looked at first.
  if recipient is null or recipient = actor
    or not exists (select from private.push_subscriptions s where s.user_id = recipient)
    or not private.wants_push(recipient, actor, about)
  then
    return;
  end if;
  select * into rule from private.push_kinds k where k.kind = about;
  -- What happens at the same moment waits for each other's count.
  perform pg_advisory_xact_lock(hashtextextended('push ' || recipient::text, 0));
  if (
    select count(*) from private.push_log l
    where l.recipient_id = recipient and l.kind = about and l.at > now() - interval '1 day'
  ) >= rule.a_day
  or exists (
    select from private.push_log l
    where l.recipient_id = recipient and l.kind = about and l.thing_id = thing
      and l.at > now() - make_interval(secs => rule.pause)
  )
  then
    return;
  end if;
  insert into private.push_log (recipient_id, kind, thing_id) values (recipient, about, thing);
  insert into private.push_messages (subscription_id, recipient_id, actor_id, kind, thing_id, detail, due_at)
  select s.id, recipient, actor, about, thing, $5, now() + make_interval(secs => rule.delay)
  from private.push_subscriptions s where s.user_id = recipient;
  -- The seconds after which something is due.
  perform pg_notify('muster_push', rule.delay::text);
end;
$$;

create function private.push_event()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.queue_push(new.owner_id, new.actor_id, new.kind, new.list_id, new.comment_id::text);
  return null;
end;
$$;

create trigger activity_events_push
  after insert on public.activity_events
  for each row when (new.kind in ('comment', 'reply') and new.owner_id <> new.actor_id)
  execute function private.push_event();

create function private.push_result()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.queue_push(new.opponent_id, new.user_id, 'result', new.id, null);
  return null;
end;
$$;

-- As mails about results, 20261122170000_result_mails.sql.
create trigger game_results_push_new
  after insert on public.game_results
  for each row when (new.is_recorder and new.opponent_id is not null and new.status = 'pending')
  execute function private.push_result();
create trigger game_results_push_change
  after update on public.game_results
  for each row when (
    new.is_recorder and new.opponent_id is not null
    and (new.status = 'pending' or new.corrected_own_score is not null)
    and (
      new.opponent_id, new.status, new.own_score, new.opponent_score, new.corrected_own_score, new.corrected_opponent_score
    ) is distinct from (
      old.opponent_id, old.status, old.own_score, old.opponent_score, old.corrected_own_score, old.corrected_opponent_score
    )
  )
  execute function private.push_result();

-- The fold of the rows decides what is a request (docs/live.md); it is none where the row that it names is the asker's own. What
-- is answered before it is due is not sent.
create function private.push_row()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  what constant text := new.body ->> 'kind';
  of_row constant text := coalesce(new.body ->> 'of', new.body ->> 'request');
  asked_by uuid;
begin
  if what in ('undo', 'nod', 'refuse') then
    select r.author into asked_by from public.live_rows r where r.game_id = new.game_id and r.id = of_row;
    if asked_by is null or asked_by = new.author then
      return null;
    end if;
  elsif not exists (
    select from public.live_rows r
    where r.game_id = new.game_id and r.author <> new.author and r.body ->> 'kind' = 'seat'
      and (what = 'settings' or r.body ->> 'player' = new.body ->> 'player')
  ) then
    return null;
  end if;
  -- In one order, as each waits for the count of its player.
  perform private.queue_push(m.user_id, new.author, 'nod', new.game_id, new.id)
  from (
    select l.user_id from public.live_members l
    where l.game_id = new.game_id and (what not in ('nod', 'refuse') or l.user_id = asked_by)
    order by l.user_id
  ) as m;
  return null;
end;
$$;

create trigger live_rows_push
  after insert on public.live_rows
  for each row when (new.body ->> 'kind' in ('undo', 'seat', 'settings', 'nod', 'refuse'))
  execute function private.push_row();

-- Sends the player who asks a message, to see whether it arrives.
create function public.test_push()
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  perform private.queue_push(private.require_push_player(true), null, 'test', null, null);
end;
$$;

-- The facts that a message tells, as they are now. No row where it is settled, gone or no longer to be seen.
create function private.push_facts(message private.push_messages)
returns table (who text, list_name text, variant text)
language sql
stable
set search_path = ''
as $$
  select coalesce(a.username, a.short_id), l.name, null
  from public.list_comments c
  join public.shared_lists l on l.id = c.list_id
  join public.player_cards a on a.id = c.user_id
  where message.kind in ('comment', 'reply') and c.id::text = message.detail and not c.is_hidden and not a.is_hidden
    and l.is_active and not l.is_hidden
  union all
  select coalesce(a.username, a.short_id), null, case when r.corrected_own_score is not null then 'correction' end
  from public.game_results r
  join public.player_cards a on a.id = r.user_id
  where message.kind = 'result' and r.id = message.thing_id and r.opponent_id = message.recipient_id and r.is_recorder
    and (r.status = 'pending' or r.corrected_own_score is not null) and not a.is_hidden
  union all
  select
    (select coalesce(a.username, a.short_id) from public.player_cards a where a.id = message.actor_id and not a.is_hidden),
    null,
    case when r.body ->> 'kind' in ('nod', 'refuse') then 'answer' end
  from public.live_rows r
  join public.live_members m on m.game_id = r.game_id and m.user_id = message.recipient_id
  where message.kind = 'nod' and r.game_id = message.thing_id and r.id = message.detail
    and not exists (
      select from public.live_rows s
      where s.game_id = r.game_id and s.n > r.n and s.body ->> 'kind' in ('nod', 'refuse') and s.body ->> 'request' = r.id
    )
  union all
  select null, null, null where message.kind = 'test'
$$;

-- Deletes devices whose session has ended, once an hour at most.
create function private.sweep_push_devices()
returns void
language plpgsql
volatile
set search_path = ''
as $$
begin
  insert into private.push_sweeps as s (one) values (true)
  on conflict (one) do update set at = now() where s.at <= now() - interval '1 hour';
  if found then
    delete from private.push_subscriptions s where not private.is_live_device(s);
  end if;
end;
$$;

-- Takes up to so many messages that are due, for a minute; whoever takes them says what came of each with `finish_pushes`. What is
-- no longer wanted or true is dropped, as is what was taken six times, and a device whose session has ended. For our server and a hosted project's function alone.
create function public.claim_pushes(most integer default 20)
returns table (
  id uuid, endpoint text, p256dh text, auth text, language text, kind text, lives_for integer, is_urgent boolean,
  who text, list_name text, variant text, thing_id uuid, detail text
)
language plpgsql
volatile
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  taken uuid[];
begin
  delete from private.push_log l where l.at <= now() - interval '1 day';
  perform private.sweep_push_devices();
  delete from private.push_subscriptions s
  using private.push_messages m
  where m.subscription_id = s.id and m.due_at <= now() and not private.is_live_device(s);
  -- Also where a process dies each time before it says what came of them.
  delete from private.push_messages m where m.due_at <= now() and m.attempts >= 6;
  delete from private.push_messages m
  using private.push_kinds k
  where k.kind = m.kind and m.created_at <= now() - make_interval(secs => k.lives_for);

  with due as (
    select m.id from private.push_messages m where m.due_at <= now() order by m.due_at limit least(most, 100)
    for update skip locked
  ),
  claimed as (
    update private.push_messages m set attempts = m.attempts + 1, due_at = now() + interval '1 minute'
    from due where m.id = due.id
    returning m.id
  )
  select array_agg(c.id) into taken from claimed c;

  delete from private.push_messages m
  where m.id = any (taken)
    and not (private.wants_push(m.recipient_id, m.actor_id, m.kind) and exists (select from private.push_facts(m)));

  return query
  select m.id, s.endpoint, s.p256dh, s.auth, s.language, k.kind, k.lives_for, k.is_urgent, f.who, f.list_name, f.variant,
    m.thing_id, m.detail
  from private.push_messages m
  join private.push_subscriptions s on s.id = m.subscription_id
  join private.push_kinds k on k.kind = m.kind
  cross join lateral private.push_facts(m) as f
  where m.id = any (taken);
end;
$$;

-- Notes what came of messages: `[{id, outcome, wait}]`. `sent`: the push service took it. `gone`: it knows the device no longer.
-- `later`: it asks for patience, or did not answer; `wait` are its seconds. `refused`: it will never take this one.
create function public.finish_pushes(outcomes jsonb)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  update private.push_subscriptions s
  set failing_since = case when o.outcome = 'sent' then null else coalesce(s.failing_since, now()) end,
    failures = case when o.outcome = 'sent' then 0 else s.failures + 1 end
  from jsonb_to_recordset(outcomes) as o (id uuid, outcome text)
  join private.push_messages m on m.id = o.id
  where s.id = m.subscription_id and o.outcome in ('sent', 'later', 'refused')
    and (o.outcome <> 'sent' or s.failures > 0);

  -- A device whose service refuses for three days, ten times or more, is not coming back.
  delete from private.push_subscriptions s
  using jsonb_to_recordset(outcomes) as o (id uuid, outcome text), private.push_messages m
  where m.id = o.id and s.id = m.subscription_id
    and (o.outcome = 'gone' or (s.failures >= 10 and s.failing_since <= now() - interval '3 days'));

  delete from private.push_messages m
  using jsonb_to_recordset(outcomes) as o (id uuid, outcome text)
  where m.id = o.id and (o.outcome in ('sent', 'refused') or m.attempts >= 6);

  -- Half a minute, then twice as long each time; an hour at most, also where the service asks for more.
  update private.push_messages m
  set due_at = now() + make_interval(secs => least(3600, greatest(o.wait, 30 * 2 ^ (m.attempts - 1))))
  from jsonb_to_recordset(outcomes) as o (id uuid, outcome text, wait double precision)
  where m.id = o.id and o.outcome = 'later';
end;
$$;

revoke all on function
  private.wants_push(uuid, uuid, text), private.queue_push(uuid, uuid, text, uuid, text), private.push_event(),
  private.push_result(), private.push_row(), public.test_push(), private.push_facts(private.push_messages),
  private.sweep_push_devices(), public.claim_pushes(integer), public.finish_pushes(jsonb)
from public, anon, authenticated, service_role;
grant execute on function public.test_push() to authenticated;
grant execute on function public.claim_pushes(integer), public.finish_pushes(jsonb) to service_role;
