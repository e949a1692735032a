-- Notifications about events: their kinds, a way to queue one for many players at once, and what they tell (docs/decisions/123).
-- The triggers are in the next migration.

insert into private.push_kinds (kind, a_day, pause, delay, lives_for, is_urgent, is_choice) values
  -- Somebody else gave the player a seat, or the player moved up.
  ('event-seat', 10, 0, 5, 86400, false, true),
  -- The list is missing or has problems shortly before its deadline, has some after it, or those who run the event handed in another.
  ('event-list', 10, 60, 5, 86400, false, true),
  -- The player's table of a round. What is told of the round comes right behind the pairings.
  ('event-table', 40, 0, 8, 3600, true, true),
  -- The rival reported a result, or those who run the event decided it.
  ('event-result', 60, 15, 8, 7200, false, true);

-- Queues a message for each of these players who chose it and has a device: the same bounds as private.queue_push(), in one
-- statement. It takes no lock for each player, as the event is held by who calls; two events may overrun the bound of a day by one.
create function private.queue_pushes(recipients uuid[], actor uuid, about text, thing uuid, detail text)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  rule constant private.push_kinds := (select k from private.push_kinds k where k.kind = about);
begin
  with told as (
    insert into private.push_log (recipient_id, kind, thing_id)
    select r.id, about, thing
    from (
      -- Most players have no device: they are left out before anything else is asked.
      select distinct s.user_id as id from private.push_subscriptions s
      where s.user_id = any (recipients) and s.user_id is distinct from actor
    ) as r
    where private.wants_push(r.id, actor, about)
      and (
        select count(*) from private.push_log l
        where l.recipient_id = r.id and l.kind = about and l.at > now() - interval '1 day'
      ) < rule.a_day
      and not exists (
        select from private.push_log l
        where l.recipient_id = r.id and l.kind = about and l.thing_id = thing
          and l.at > now() - make_interval(secs => rule.pause)
      )
    returning recipient_id
  )
  insert into private.push_messages (subscription_id, recipient_id, actor_id, kind, thing_id, detail, due_at)
  select s.id, t.recipient_id, actor, about, thing, $5, now() + make_interval(secs => rule.delay)
  from told t join private.push_subscriptions s on s.user_id = t.recipient_id;
  if found then
    perform pg_notify('muster_push', rule.delay::text);
  end if;
end;
$$;

-- A round is a number of two digits at most in the deeds that count, so the beginning of its text finds it.
create index event_deeds_round_idx on private.event_deeds (event_id, left(deed ->> 'round', 3), (deed ->> 'kind'), number);

-- Pairings as src/domain/events/log reads them: places in their bound, and nobody twice.
create function private.is_sound_pairing(deed jsonb)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select case
    when jsonb_typeof(deed -> 'places') is distinct from 'array' then false
    when jsonb_array_length(deed -> 'places') > 256 then false
    else not exists (
      select
      from jsonb_array_elements(deed -> 'places') as place
      cross join lateral (values (place ->> 'one'), (place ->> 'other')) as seat (id)
      where seat.id is not null
      group by seat.id having count(*) > 1
    )
  end
$$;

-- The deed whose pairings a round has; no row without one. As the fold of the log, where two organisers paired at once: the first one
-- counts, and a later one counts when it names the one before. None counts once there are results.
create function private.event_pairing(event uuid, round text)
returns setof private.event_deeds
language sql
stable
set search_path = ''
as $$
  with recursive counting as (
    (
      select d.number, d.id
      from private.event_deeds d
      where d.event_id = event and left(d.deed ->> 'round', 3) = round and d.deed ->> 'kind' = 'pair' and d.runs
        and d.deed ->> 'base' is null and private.is_sound_pairing(d.deed)
      order by d.number limit 1
    )
    union all
    select next.number, next.id
    from counting c
    cross join lateral (
      select d.number, d.id
      from private.event_deeds d
      where d.event_id = event and left(d.deed ->> 'round', 3) = round and d.deed ->> 'kind' = 'pair' and d.runs
        and d.deed ->> 'base' = c.id::text and d.number > c.number and private.is_sound_pairing(d.deed)
        and not exists (
          select from private.event_deeds r
          where r.event_id = event and left(r.deed ->> 'round', 3) = round and r.deed ->> 'kind' in ('report', 'decide')
            and r.number between c.number and d.number
        )
      order by d.number limit 1
    ) as next
  )
  select d.*
  from private.event_deeds d
  where d.event_id = event and d.number = (select max(c.number) from counting c)
$$;

-- Who sits where by a pairing: each player of it, the rival or null, and the table or null.
create function private.event_places(deed jsonb)
returns table (player text, rival text, board text)
language sql
immutable
set search_path = ''
as $$
  select side.player, side.rival, case when place ->> 'table' ~ '^\d{1,3}$' then place ->> 'table' end
  from jsonb_array_elements(case when private.is_sound_pairing(deed) then deed -> 'places' else '[]' end) as place
  cross join lateral (
    values (place ->> 'one', place ->> 'other'), (place ->> 'other', place ->> 'one')
  ) as side (player, rival)
  where side.player is not null
$$;

-- Where a game stands after its pairing: the last result that either player reported, and the last decision. No row for a game
-- that its round does not have.
create function private.event_game(event uuid, round text, one text, other text)
returns table (of_one jsonb, of_other jsonb, decision uuid, decided jsonb)
language sql
stable
set search_path = ''
as $$
  with said as (
    select d.number, d.id, d.player_id::text as player, d.runs, d.deed
    from private.event_pairing(event, round) as p
    join private.event_deeds d on d.event_id = event and left(d.deed ->> 'round', 3) = round and d.deed ->> 'kind' in ('report', 'decide')
      and d.number > p.number and d.deed ->> 'one' = one and d.deed ->> 'other' = other
  )
  select
    (select s.deed -> 'result' from said s where s.deed ->> 'kind' = 'report' and s.player = one order by s.number desc limit 1),
    (select s.deed -> 'result' from said s where s.deed ->> 'kind' = 'report' and s.player = other order by s.number desc limit 1),
    d.id, nullif(d.deed -> 'result', 'null')
  from private.event_pairing(event, round) as p
  left join lateral (
    select s.* from said s where s.deed ->> 'kind' = 'decide' and s.runs order by s.number desc limit 1
  ) as d on true
  where exists (select from private.event_places(p.deed) as s where s.player = one and s.rival = other)
$$;

-- True when a round is behind its players: the next one is paired, or its time is up.
create function private.is_round_over(event uuid, round text)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (select from private.event_pairing(event, (case when round ~ '^\d{1,2}$' then round::integer end + 1)::text))
    or coalesce((
      -- An instant in UTC sorts as its text does, and any text may stand there.
      select d.deed ->> 'endsAt' ~ '^\d{4}-\d\d-\d\dT[\d:.]{5,12}Z$'
        and d.deed ->> 'endsAt' < to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS')
      from private.event_deeds d
      where d.event_id = event and left(d.deed ->> 'round', 3) = round and d.deed ->> 'kind' = 'clock' and d.runs
      order by d.number desc limit 1
    ), false)
$$;

-- The name of a player of an event as messages tell it; null where an administrator hides it.
create function private.event_player_name(player text)
returns text
language sql
stable
set search_path = ''
as $$
  select case when s.user_id is null then s.name else coalesce(c.username, c.short_id) end
  from private.event_players s
  left join public.player_cards c on c.id = s.user_id and not c.is_hidden
  where s.id::text = player
$$;

-- The facts of a message about an event, as they are now. No row where it is settled, over or no longer to be seen. Of a list it
-- tells that it is missing or how many problems its player's app found, never what is in it; of a mission what the round has told.
create function private.event_push_facts(message private.push_messages)
returns table (who text, variant text, about jsonb)
language sql
stable
set search_path = ''
as $$
  with seat as (
    select e.*, s.id as seat, s.id::text as seat_id
    from private.events e
    join private.event_players s on s.event_id = e.id and s.user_id = message.recipient_id and s.status = 'in'
    where message.kind like 'event-%' and e.id = message.thing_id and private.tells_event(e)
  ),
  deed as (
    select d.id, d.number, d.runs, d.player_id::text as author, d.deed, left(d.deed ->> 'round', 3) as round
    from private.event_deeds d
    where d.event_id = message.thing_id
      and d.id = case when message.kind in ('event-table', 'event-result') then message.detail::uuid end
  )
  select null, message.detail, jsonb_build_object('name', s.name)
  from seat s
  where message.kind = 'event-seat'
  union all
  select
    null,
    case when message.detail = 'near' and l.version is null then 'missing' else message.detail end,
    jsonb_build_object('name', s.name, 'deadline', s.list_deadline, 'zone', s.zone, 'problems', private.list_problems(l.verdict))
  from seat s
  left join lateral (
    select known.* from private.event_lists known where known.player_id = s.seat order by known.version desc limit 1
  ) as l on true
  where message.kind = 'event-list' and case message.detail
    when 'near' then s.list_deadline > now() and (l.version is null or private.list_problems(l.verdict) > 0)
    when 'over' then s.list_deadline <= now() and private.list_problems(l.verdict) > 0
    else l.handed_in_by is not null
  end
  union all
  select
    private.event_player_name(p.rival),
    case when p.rival is null then 'bye' end,
    jsonb_build_object('name', s.name, 'round', d.round, 'table', p.board, 'mission', played.mission)
  from seat s
  cross join deed d
  join lateral private.event_places(d.deed) as p on p.player = s.seat_id
  left join lateral (
    select t.deed ->> 'mission' as mission from private.event_deeds t
    where t.event_id = s.id and left(t.deed ->> 'round', 3) = d.round and t.deed ->> 'kind' = 'play' and t.runs
    order by t.number desc limit 1
  ) as played on true
  where message.kind = 'event-table' and d.id = (select now_told.id from private.event_pairing(s.id, d.round) as now_told)
    and not private.is_round_over(s.id, d.round)
    -- Whoever has a result knew the table.
    and not exists (
      select from private.event_deeds r
      where r.event_id = s.id and left(r.deed ->> 'round', 3) = d.round and r.deed ->> 'kind' in ('report', 'decide') and r.number > d.number
        and s.seat_id in (r.deed ->> 'one', r.deed ->> 'other')
    )
  union all
  select
    case when d.deed ->> 'kind' = 'report' then private.event_player_name(d.author) end,
    case when d.deed ->> 'kind' = 'decide' then 'decided' when own.result is null then 'report' else 'disputed' end,
    jsonb_build_object('name', s.name, 'round', d.round)
  from seat s
  cross join deed d
  cross join lateral private.event_game(s.id, d.round, d.deed ->> 'one', d.deed ->> 'other') as g
  cross join lateral (
    select case when s.seat_id = d.deed ->> 'one' then g.of_one else g.of_other end as result,
      case when s.seat_id = d.deed ->> 'one' then g.of_other else g.of_one end as theirs
  ) as own
  where message.kind = 'event-result' and s.seat_id in (d.deed ->> 'one', d.deed ->> 'other')
    and case d.deed ->> 'kind'
      when 'decide' then g.decision = d.id and g.decided is not null
      else g.decided is null and own.theirs = d.deed -> 'result' and own.result is distinct from own.theirs
    end
$$;

-- With a column for what events tell, `push_facts` and `claim_pushes` are other functions. Their bodies are as before in
-- 20261128100100_push_queue.sql, but for it.
alter function private.push_facts(private.push_messages) rename to push_facts_of_lists_and_games;

create function private.push_facts(message private.push_messages)
returns table (who text, list_name text, variant text, about jsonb)
language sql
stable
set search_path = ''
as $$
  select f.who, f.list_name, f.variant, null::jsonb from private.push_facts_of_lists_and_games(message) as f
  union all
  select f.who, null, f.variant, f.about from private.event_push_facts(message) as f
$$;

drop function public.claim_pushes(integer);

create function public.claim_pushes(most integer default 20)
returns table (
  id uuid, endpoint text, p256dh text, auth text, language text, kind text, lives_for integer, is_urgent boolean,
  who text, list_name text, variant text, thing_id uuid, detail text, about jsonb
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
    m.thing_id, m.detail, f.about
  from private.push_messages m
  join private.push_subscriptions s on s.id = m.subscription_id
  join private.push_kinds k on k.kind = m.kind
  cross join lateral private.push_facts(m) as f
  where m.id = any (taken);
end;
$$;

revoke all on function
  private.queue_pushes(uuid[], uuid, text, uuid, text), private.is_sound_pairing(jsonb), private.event_pairing(uuid, text),
  private.event_places(jsonb), private.event_game(uuid, text, text, text), private.is_round_over(uuid, text),
  private.event_player_name(text), private.event_push_facts(private.push_messages), private.push_facts(private.push_messages),
  public.claim_pushes(integer)
from public, anon, authenticated, service_role;
grant execute on function public.claim_pushes(integer) to service_role;
