-- When players of an event are told something (docs/decisions/123). Guests whom the organisers entered have no account and are told
-- nothing, and nobody is notified of an own act.

-- Tells players whose seat is new. `waited`: they moved up from the waiting list.
create function private.tell_seats(players uuid[], event uuid, waited boolean)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  me constant uuid := private.me();
  others constant uuid[] := array_remove(players, me);
  given constant text := case when waited then 'moved-up' else 'given' end;
begin
  if not exists (select from private.events e where e.id = event and private.tells_event(e)) then
    return;
  end if;
  if me = any (players) then
    perform private.queue_event_mails(array[me], event, 'seat-joined');
  end if;
  perform private.queue_event_mails(others, event, 'seat-' || given);
  perform private.queue_pushes(others, null, 'event-seat', event, given);
end;
$$;

create function private.tell_new_seats()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.tell_seats(array_agg(n.user_id), n.event_id, false)
  from after_it n
  where n.status = 'in' and n.user_id is not null
  group by n.event_id;
  return null;
end;
$$;

create function private.tell_given_seats()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.tell_seats(array_agg(n.user_id), n.event_id, o.status = 'waiting')
  from after_it n
  join before_it o on o.id = n.id
  where n.status = 'in' and o.status <> 'in' and n.user_id is not null
  group by n.event_id, o.status = 'waiting';
  return null;
end;
$$;

-- A statement that gives many seats tells all of them at once.
create trigger event_players_tell_new
  after insert on private.event_players
  referencing new table as after_it
  for each statement execute function private.tell_new_seats();
create trigger event_players_tell_given
  after update on private.event_players
  referencing old table as before_it new table as after_it
  for each statement execute function private.tell_given_seats();

-- A list that those who run the event handed in for a player, with their reason. They refuse no list: that is all they can do.
create function private.tell_replaced_list()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  entry constant private.event_players := (select s from private.event_players s where s.id = new.player_id);
begin
  if entry.user_id is null or not exists (select from private.events e where e.id = entry.event_id and private.tells_event(e)) then
    return null;
  end if;
  perform private.queue_event_mails(array[entry.user_id], entry.event_id, 'list-replaced');
  perform private.queue_pushes(array[entry.user_id], null, 'event-list', entry.event_id, 'replaced');
  return null;
end;
$$;

create trigger event_lists_tell_replaced
  after insert on private.event_lists
  for each row when (new.handed_in_by is not null)
  execute function private.tell_replaced_list();

-- The deadlines of events that their players were told about. One that is moved by a day or more is told again.
create table private.event_reminders (
  event_id uuid primary key references private.events (id) on delete cascade,
  -- The deadline of which players were reminded; null for none.
  reminded_of timestamptz,
  -- True once players were told of problems in their lists after the deadline.
  told_after boolean not null default false
);

alter table private.event_reminders enable row level security;
revoke all on private.event_reminders from public, anon, authenticated, service_role;

create index events_deadline_idx on private.events (list_deadline) where state in ('open', 'closed', 'running');

-- Tells the players with a seat whose list is missing or has problems, by the word of their own app.
create function private.tell_lists(event uuid, detail text)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  players constant uuid[] := (
    select array_agg(s.user_id)
    from private.event_players s
    left join lateral (
      select l.verdict from private.event_lists l where l.player_id = s.id order by l.version desc limit 1
    ) as known on true
    where s.event_id = event and s.status = 'in' and s.user_id is not null
      and (detail = 'near' and known.verdict is null or private.list_problems(known.verdict) > 0)
  );
begin
  perform private.queue_event_mails(players, event, 'list-' || detail);
  perform private.queue_pushes(players, null, 'event-list', event, detail);
end;
$$;

-- Tells what is due about deadlines of lists: those that come within a day, and those that are over since a day at most. Each is
-- told once, also where two processes call it. Our server calls it every five minutes, a hosted project by a schedule
-- (docs/operating.md). Up to `most` events at a time; the next call goes on.
create function private.tell_deadlines(most integer default 50)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  told uuid;
begin
  for told in
    insert into private.event_reminders as r (event_id, reminded_of)
    select e.id, e.list_deadline
    from private.events e
    left join private.event_reminders known on known.event_id = e.id
    where e.state in ('open', 'closed', 'running') and e.list_deadline > now() and e.list_deadline <= now() + interval '1 day'
      and private.tells_event(e)
      and (known.reminded_of is null or known.reminded_of <= e.list_deadline - interval '1 day')
    order by e.list_deadline limit most
    on conflict (event_id) do update set reminded_of = excluded.reminded_of
    where r.reminded_of is null or r.reminded_of <= excluded.reminded_of - interval '1 day'
    returning r.event_id
  loop
    perform private.tell_lists(told, 'near');
  end loop;
  for told in
    insert into private.event_reminders as r (event_id, told_after)
    select e.id, true
    from private.events e
    left join private.event_reminders known on known.event_id = e.id
    where e.state in ('open', 'closed', 'running') and e.list_deadline <= now() and e.list_deadline > now() - interval '1 day'
      and private.tells_event(e) and known.told_after is distinct from true
    order by e.list_deadline limit most
    on conflict (event_id) do update set told_after = true where not r.told_after
    returning r.event_id
  loop
    perform private.tell_lists(told, 'over');
  end loop;
end;
$$;

-- Pairings tell each player of them the table, and pairings that are made again only whose place changed. What a device sends
-- long after the round, with an hour of patience for its clock, is told to nobody.
create function private.tell_tables()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  held constant private.events := (select e from private.events e where e.id = new.event_id);
  round constant text := left(new.deed ->> 'round', 3);
  players uuid[];
begin
  if held.state <> 'running' or not private.tells_event(held)
    or new.made_at < now() - make_interval(mins => held.round_minutes + 60)
    or not exists (select from private.event_pairing(new.event_id, round) as p where p.id = new.id)
    or private.is_round_over(new.event_id, round)
  then
    return null;
  end if;
  select array_agg(s.user_id) into players
  from (
    select * from private.event_places(new.deed)
    except
    select was.*
    from private.event_deeds d cross join lateral private.event_places(d.deed) as was
    where d.event_id = new.event_id and d.id::text = new.deed ->> 'base'
  ) as place
  join private.event_players s on s.event_id = new.event_id and s.id::text = place.player
  where s.status = 'in' and s.user_id is not null and s.user_id is distinct from new.author_id;
  perform private.queue_pushes(players, null, 'event-table', new.event_id, new.id::text);
  return null;
end;
$$;

create trigger event_deeds_tell_tables
  after insert on private.event_deeds
  for each row when (new.runs and new.deed ->> 'kind' = 'pair')
  execute function private.tell_tables();

-- A report tells the rival, and a decision both players, unless it is their own act. The message is written when it is sent, so what
-- is agreed by then is not told.
create function private.tell_results()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  held constant private.events := (select e from private.events e where e.id = new.event_id);
  is_report constant boolean := new.deed ->> 'kind' = 'report';
  one constant text := new.deed ->> 'one';
  other constant text := new.deed ->> 'other';
  players uuid[];
begin
  if held.state <> 'running' or not private.tells_event(held)
    or is_report and (new.player_id is null or new.player_id::text not in (one, other))
    or not is_report and coalesce(new.deed -> 'result', 'null') = 'null'
    or not exists (select from private.event_game(new.event_id, left(new.deed ->> 'round', 3), one, other))
  then
    return null;
  end if;
  select array_agg(s.user_id) into players
  from private.event_players s
  where s.event_id = new.event_id and s.id::text in (one, other) and s.status = 'in'
    and s.user_id is not null and s.user_id is distinct from new.author_id;
  perform private.queue_pushes(
    players, case when is_report then new.author_id end, 'event-result', new.event_id, new.id::text
  );
  return null;
end;
$$;

create trigger event_deeds_tell_results
  after insert on private.event_deeds
  for each row when (new.deed ->> 'kind' = 'report' or new.runs and new.deed ->> 'kind' = 'decide')
  execute function private.tell_results();

revoke all on function
  private.tell_seats(uuid[], uuid, boolean), private.tell_new_seats(), private.tell_given_seats(), private.tell_replaced_list(),
  private.tell_lists(uuid, text), private.tell_deadlines(integer), private.tell_tables(), private.tell_results()
from public, anon, authenticated, service_role;
