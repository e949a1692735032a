-- Events, continued: what happens in a running event, as one log that nobody changes (docs/decisions/111). What it comes to every device
-- works out by itself (src/domain/events/log), so the database looks at who may write what, and at sizes.

create table private.event_deeds (
  event_id uuid not null references private.events (id) on delete cascade,
  -- From 1 without gaps, in the order in which they arrived.
  number integer not null,
  -- Made on the device: to send a deed again is to send it once.
  id uuid not null,
  -- Null once the account is gone.
  author_id uuid references public.profiles (id) on delete set null,
  -- The author's own place in the event; null for none.
  player_id uuid references private.event_players (id) on delete set null,
  -- True when the author ran the event then.
  runs boolean not null,
  deed jsonb not null check (jsonb_typeof(deed) = 'object' and octet_length(deed::text) <= 60000),
  -- By the clock of the device, which may have been without a network.
  made_at timestamptz not null check (made_at between '2020-01-01' and '2100-01-01'),
  at timestamptz not null default clock_timestamp(),
  primary key (event_id, number),
  unique (event_id, id)
);

create index event_deeds_author_idx on private.event_deeds (author_id);
create index event_deeds_player_idx on private.event_deeds (player_id);

create trigger event_deeds_limit
  before insert on private.event_deeds
  for each row execute function private.limit_action('event deeds', '1200', '1 hour');

alter table private.event_deeds enable row level security;
revoke all on private.event_deeds from public, anon, authenticated, service_role;

-- Adds up to 50 deeds at the end of the log, [{"id", "made_at", "deed"}]: of those who run the event any, of its players reports of results alone.
-- Answers the number of the last deed of the log. What is in the log already is left out, so a device that heard no answer sends it again.
create function public.add_event_deeds(event uuid, deeds jsonb)
returns integer
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  me constant uuid := private.require_writer();
  held private.events;
  seat uuid;
  runs constant boolean := private.runs_event(event);
  last integer;
  item jsonb;
begin
  if jsonb_typeof(deeds) is distinct from 'array' or jsonb_array_length(deeds) > 50 or octet_length(deeds::text) > 500000 then
    raise exception using errcode = 'PT400', message = 'deeds are a list of 50 at most';
  end if;
  select s.id into seat from private.event_players s where s.event_id = event and s.user_id = me and s.status = 'in';
  if seat is null and not runs then
    raise exception using errcode = 'insufficient_privilege', message = 'this is for the players and those who run the event';
  end if;
  select * into held from private.events e where e.id = event for update;
  if held.state not in ('open', 'closed', 'running') or not runs and held.state <> 'running' then
    raise exception using errcode = 'PT409', message = 'the event does not run', detail = held.state;
  end if;
  select coalesce(max(d.number), 0) into last from private.event_deeds d where d.event_id = event;
  for item in select * from jsonb_array_elements(deeds) loop
    if item #>> '{deed,kind}' is null or item #>> '{deed,kind}' <> all ('{pair,decide,report,play,clock}') then
      raise exception using errcode = 'PT400', message = 'a deed has a kind';
    end if;
    if not runs and item #>> '{deed,kind}' <> 'report' then
      raise exception using errcode = 'insufficient_privilege', message = 'this is for those who run the event';
    end if;
    if not runs and octet_length(item::text) > 2000 then
      raise exception using errcode = 'PT400', message = 'a report has 2,000 bytes at most';
    end if;
    continue when exists (select from private.event_deeds d where d.event_id = event and d.id = (item ->> 'id')::uuid);
    last := last + 1;
    if last > 5000 then
      raise exception using errcode = 'PT409', message = 'the log is full', detail = 'log';
    end if;
    insert into private.event_deeds (event_id, number, id, author_id, player_id, runs, deed, made_at)
    values (event, last, (item ->> 'id')::uuid, me, seat, runs, item -> 'deed', (item ->> 'made_at')::timestamptz);
  end loop;
  return last;
end;
$$;

-- The log after a number, 200 deeds at a time, for who sees the event. Of an author it tells the place in the event, and of those who run it the name.
create function public.event_log(event uuid, after integer default 0, invite text default null)
returns setof jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.sees_event(event, invite) then
    return;
  end if;
  return query
    select jsonb_build_object(
      'number', d.number, 'id', d.id, 'player', d.player_id, 'runs', d.runs, 'deed', d.deed, 'made_at', d.made_at, 'at', d.at,
      'organiser', case when d.runs then private.player_name(d.author_id) end
    )
    from private.event_deeds d
    where d.event_id = event and d.number > coalesce(after, 0)
    order by d.number limit 200;
end;
$$;

-- What a player's export has of events.
create function private.export_events(player uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'events', (
      select coalesce(jsonb_agg(to_jsonb(e) order by e.created_at), '[]') from private.events e where e.organiser_id = player
    ),
    'event_helper_of', (
      select coalesce(jsonb_agg(to_jsonb(h) - 'user_id' order by h.created_at), '[]') from private.event_helpers h where h.user_id = player
    ),
    'event_seats', (
      select coalesce(jsonb_agg(to_jsonb(s) - 'user_id' order by s.created_at), '[]') from private.event_players s where s.user_id = player
    ),
    'event_lists', (
      select coalesce(jsonb_agg(to_jsonb(l) - 'handed_in_by' order by l.handed_in_at), '[]')
      from private.event_players s join private.event_lists l on l.player_id = s.id
      where s.user_id = player
    ),
    'event_deeds', (
      select coalesce(jsonb_agg(to_jsonb(d) - 'author_id' order by d.at, d.number), '[]')
      from private.event_deeds d where d.author_id = player
    )
  )
$$;

-- The export of one's data has events: the function before it stays as it was.
alter function public.export_my_data() rename to export_without_events;
alter function public.export_without_events() set schema private;
revoke all on function private.export_without_events() from public, anon, authenticated;

create function public.export_my_data()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return private.export_without_events() || private.export_events(private.me());
end;
$$;

revoke all on function public.add_event_deeds(uuid, jsonb), public.event_log(uuid, integer, text), public.export_my_data()
from public, anon, authenticated;
grant execute on function public.add_event_deeds(uuid, jsonb), public.export_my_data() to authenticated;
grant execute on function public.event_log(uuid, integer, text) to anon, authenticated;
revoke execute on function private.export_events(uuid) from public;
