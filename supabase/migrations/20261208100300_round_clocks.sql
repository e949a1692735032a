-- Players are told when the clock of a round runs out and the result of their table is missing (docs/decisions/123, 126).

-- Rounds of which it was told: once each, however often the clock is set again. Nobody but the server reads them.
create table private.event_round_calls (
  event_id uuid not null references private.events (id) on delete cascade,
  round smallint not null,
  told_at timestamptz not null default now(),
  primary key (event_id, round)
);

alter table private.event_round_calls enable row level security;
revoke all on private.event_round_calls from public, anon, authenticated, service_role;

-- The clocks of the last day are found without reading the logs of all events.
create index event_deeds_clock_idx on private.event_deeds (at) where deed ->> 'kind' = 'clock';

-- True for the clock of a round that ran out within the last half hour, is the last word about it, and whose round has no next one yet. An instant
-- in UTC sorts as its text does, and any text may stand there.
create function private.is_time_up(clock private.event_deeds)
returns boolean
language sql
stable
set search_path = ''
as $$
  select clock.runs and clock.deed ->> 'kind' = 'clock' and clock.deed ->> 'round' ~ '^\d{1,2}$'
    and clock.deed ->> 'endsAt' ~ '^\d{4}-\d\d-\d\dT[\d:.]{5,12}Z$'
    and clock.deed ->> 'endsAt' < to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS')
    and clock.deed ->> 'endsAt' > to_char((now() - interval '30 minutes') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS')
    and not exists (
      select from private.event_deeds d
      where d.event_id = clock.event_id and left(d.deed ->> 'round', 3) = clock.deed ->> 'round' and d.deed ->> 'kind' = 'clock'
        and d.runs and d.number > clock.number
    )
    and not exists (
      select from private.event_pairing(
        clock.event_id, (case when clock.deed ->> 'round' ~ '^\d{1,2}$' then (clock.deed ->> 'round')::integer end + 1)::text
      )
    )
$$;

-- The players of a round who have a rival, have reported nothing, and whose result nobody decided.
create function private.players_without_result(event uuid, round text)
returns setof uuid
language sql
stable
set search_path = ''
as $$
  select s.user_id
  from private.event_pairing(event, round) as p
  cross join lateral private.event_places(p.deed) as place
  join private.event_players s on s.event_id = $1 and s.id::text = place.player and s.status = 'in' and s.user_id is not null
  where place.rival is not null
    and not exists (
      select from private.event_deeds r
      where r.event_id = $1 and left(r.deed ->> 'round', 3) = $2 and r.deed ->> 'kind' = 'report' and r.number > p.number
        and r.player_id = s.id and (r.deed ->> 'one', r.deed ->> 'other') in ((place.player, place.rival), (place.rival, place.player))
    )
    and coalesce((
      select r.deed -> 'result' = 'null' from private.event_deeds r
      where r.event_id = $1 and left(r.deed ->> 'round', 3) = $2 and r.deed ->> 'kind' = 'decide' and r.number > p.number and r.runs
        and (r.deed ->> 'one', r.deed ->> 'other') in ((place.player, place.rival), (place.rival, place.player))
      order by r.number desc limit 1
    ), true)
$$;

-- Tells what is due about clocks of rounds, each round once. Up to `most` at a time; the next call goes on.
create function private.tell_round_ends(most integer)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  clock private.event_deeds;
begin
  for clock in
    select d.*
    from private.event_deeds d
    join private.events e on e.id = d.event_id
    where d.deed ->> 'kind' = 'clock' and d.at > now() - interval '1 day' and e.state = 'running' and private.tells_event(e)
      and private.is_time_up(d)
      and not exists (
        select from private.event_round_calls c where c.event_id = d.event_id and c.round::text = d.deed ->> 'round'
      )
    order by d.at limit most
  loop
    insert into private.event_round_calls (event_id, round) values (clock.event_id, (clock.deed ->> 'round')::smallint)
    on conflict do nothing;
    continue when not found;
    perform private.queue_pushes(
      array(select private.players_without_result(clock.event_id, clock.deed ->> 'round')),
      null, 'event-result', clock.event_id, clock.id::text
    );
  end loop;
end;
$$;

-- With clocks of rounds, `tell_deadlines` and `event_push_facts` are other functions, which call what was there before.
alter function private.tell_deadlines(integer) rename to tell_list_deadlines;

-- Tells what is due about deadlines of lists and clocks of rounds. Our server calls it every minute, a hosted project by a schedule
-- (docs/operating.md).
create function private.tell_deadlines(most integer default 50)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  perform private.tell_list_deadlines(most);
  perform private.tell_round_ends(most);
end;
$$;

alter function private.event_push_facts(private.push_messages) rename to event_push_facts_but_clocks;

-- As before, and of a clock that ran out, as long as the player's result is missing.
create function private.event_push_facts(message private.push_messages)
returns table (who text, variant text, about jsonb)
language sql
stable
set search_path = ''
as $$
  select f.who, f.variant, f.about from private.event_push_facts_but_clocks(message) as f
  union all
  select null, 'time-up', jsonb_build_object('name', e.name, 'round', d.deed ->> 'round')
  from private.events e
  join private.event_deeds d on d.event_id = e.id and d.id = case when message.kind = 'event-result' then message.detail::uuid end
  where message.kind = 'event-result' and e.id = message.thing_id and e.state = 'running' and private.tells_event(e) and private.is_time_up(d)
    and message.recipient_id in (select private.players_without_result(e.id, d.deed ->> 'round'))
$$;

revoke all on function
  private.is_time_up(private.event_deeds), private.players_without_result(uuid, text), private.tell_round_ends(integer),
  private.tell_deadlines(integer), private.event_push_facts(private.push_messages)
from public, anon, authenticated, service_role;
