-- Games of events, continued: kept once an event is finished, and seen by the statistics (docs/statistics.md, "Games of events").

-- {"faction": "amber", "units": ["bear", "fox"], "points": 100, "release": 7}, by the ids of the catalogue: what the app that hands a list in read from
-- it. The code of a list is packed, so the database cannot read it.
create function private.is_list_facts(facts jsonb)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select case
    when jsonb_typeof(facts) <> 'object' or octet_length(facts::text) > 8000 then false
    when facts - '{faction,units,points,release}'::text[] <> '{}' then false
    when not private.is_whole(facts -> 'points', 0, 100000) or not private.is_whole(facts -> 'release', 0, 1000000) then false
    when jsonb_typeof(facts -> 'faction') is distinct from 'string' or facts ->> 'faction' !~ '^[a-z0-9-]{1,100}$' then false
    when jsonb_typeof(facts -> 'units') is distinct from 'array' then false
    else jsonb_array_length(facts -> 'units') <= 100 and not exists (
      select from jsonb_array_elements(facts -> 'units') as unit
      where jsonb_typeof(unit) <> 'string' or unit #>> '{}' !~ '^[a-z0-9-]{1,100}$'
    )
  end
$$;

-- No call returns them to anybody but the player's export: they are what the seal hides.
alter table private.event_lists add column facts jsonb check (facts is null or private.is_list_facts(facts));

alter function public.hand_in_list(uuid, text, jsonb, uuid, text) rename to hand_in_sealed;
alter function public.hand_in_sealed(uuid, text, jsonb, uuid, text) set schema private;
revoke all on function private.hand_in_sealed(uuid, text, jsonb, uuid, text) from public, anon, authenticated;

-- Hands in the next version of a list, with what the app read from it (private.hand_in_sealed says who may).
create function public.hand_in_list(
  event uuid, code text, verdict jsonb, player uuid default null, reason text default null, facts jsonb default null
)
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  made constant jsonb := private.hand_in_sealed(event, code, verdict, player, reason);
begin
  if facts is not null then
    update private.event_lists l set facts = hand_in_list.facts
    from private.event_players s
    where s.event_id = event and case when hand_in_list.player is null then s.user_id = private.me() else s.id = hand_in_list.player end
      and l.player_id = s.id and l.version = (made ->> 'version')::integer;
  end if;
  return made;
end;
$$;

revoke all on function public.hand_in_list(uuid, text, jsonb, uuid, text, jsonb) from public, anon, authenticated;
grant execute on function public.hand_in_list(uuid, text, jsonb, uuid, text, jsonb) to authenticated;

-- The games of finished events, each once, from the side of the first of its pairing.
create table private.event_games (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references private.events (id) on delete cascade,
  round smallint not null,
  one uuid not null references private.event_players (id) on delete cascade,
  other uuid not null references private.event_players (id) on delete cascade,
  -- The accounts of both: null for a guest, and for a player whose account is gone.
  player uuid references public.player_cards (id) on delete set null,
  rival uuid references public.player_cards (id) on delete set null,
  -- A side is a guest, whom nobody but the organisers knows.
  has_guest boolean not null,
  one_score integer not null,
  other_score integer not null,
  mission text,
  feat text,
  -- The versions of the lists that counted.
  one_list smallint,
  other_list smallint,
  played_at timestamptz not null,
  -- The game_id of the result that the two players recorded of it as well.
  twin uuid,
  unique (event_id, round, one)
);

create index event_games_one_idx on private.event_games (one);
create index event_games_other_idx on private.event_games (other);
create index event_games_player_idx on private.event_games (player, rival);
create index event_games_rival_idx on private.event_games (rival);
create index event_games_missions_idx on private.event_games (mission, feat, played_at);
create index event_games_times_idx on private.event_games (played_at);
create index event_games_twin_idx on private.event_games (twin) where twin is not null;

-- Events whose games were worked out.
create table private.event_counts (
  event_id uuid primary key references private.events (id) on delete cascade,
  counted_at timestamptz not null default now()
);

alter table private.event_games enable row level security;
alter table private.event_counts enable row level security;
revoke all on private.event_games, private.event_counts from public, anon, authenticated, service_role;

-- Finds the results that players recorded of games of events, so that each counts once: a confirmed one of the same two accounts from
-- the day before the event to the day after the game, the first for the first: a round may be entered long after it was played. `event` null: of all events; `one` and `other` null: of all pairs.
create function private.match_event_games(event uuid, one uuid, other uuid)
returns void
language sql
volatile
set search_path = ''
as $$
  with games as (
    select g.id, g.event_id, least(g.player, g.rival) as low, greatest(g.player, g.rival) as high, g.played_at,
      row_number() over (partition by g.event_id, least(g.player, g.rival), greatest(g.player, g.rival) order by g.round) as place
    from private.event_games g
    where ($1 is null or g.event_id = $1)
      and ($2 is null or (g.player, g.rival) in (($2, $3), ($3, $2))) and g.player is not null and g.rival is not null
  ),
  recorded as (
    select f.event_id, f.low, f.high, f.game_id,
      row_number() over (partition by f.event_id, f.low, f.high order by f.played_at, f.game_id) as place
    from (
      select distinct g.event_id, g.low, g.high, r.game_id, r.played_at
      from games g
      join private.events e on e.id = g.event_id
      join public.game_results r on r.user_id = g.low and r.opponent_id = g.high and r.status = 'confirmed'
        and r.played_at between e.starts_at - interval '1 day' and g.played_at + interval '1 day'
    ) as f
  )
  update private.event_games g set twin = r.game_id
  from games n
  left join recorded r using (event_id, low, high, place)
  where g.id = n.id and g.twin is distinct from r.game_id
$$;

-- A result that is deleted needs no match: it is in no figure anyway, and of an account that is gone the other player's row stays matched.
create function private.match_result()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (
    select from private.event_games g where (g.player, g.rival) in ((new.user_id, new.opponent_id), (new.opponent_id, new.user_id))
  ) then
    perform private.match_event_games(null, new.user_id, new.opponent_id);
  end if;
  return null;
end;
$$;

create trigger game_results_match_new
  after insert on public.game_results
  for each row when (new.status = 'confirmed' and new.opponent_id is not null)
  execute function private.match_result();
create trigger game_results_match_change
  after update of status, played_at on public.game_results
  for each row when ((new.status = 'confirmed' or old.status = 'confirmed') and new.opponent_id is not null)
  execute function private.match_result();

-- Has the games of an event counted again, in the statistics and in the ratings of their seasons.
create function private.mark_event_games(event uuid)
returns void
language sql
volatile
set search_path = ''
as $$
  insert into private.statistic_marks select from private.event_games g where g.event_id = $1 limit 1;
  insert into private.rating_marks (season) select distinct private.season_of(g.played_at) from private.event_games g where g.event_id = $1;
$$;

-- Keeps the games of a finished event. A log that cannot be read has none, and stops no other event.
create function private.keep_event_games(event uuid)
returns void
language plpgsql
volatile
set search_path = ''
as $$
begin
  insert into private.event_games (
    event_id, round, one, other, player, rival, has_guest, one_score, other_score, mission, feat, one_list, other_list, played_at
  )
  select
    event, r.round, a.id, b.id, a.user_id, b.user_id, a.user_id is null and a.name is not null or b.user_id is null and b.name is not null,
    r.one_score, r.other_score, r.mission, r.feat,
    (select max(l.version) from private.event_lists l where l.player_id = a.id),
    (select max(l.version) from private.event_lists l where l.player_id = b.id),
    least(now(), greatest(e.starts_at, r.paired_at))
  from private.settled_event_games(event) r
  join private.events e on e.id = event
  join private.event_players a on a.event_id = event and a.id::text = r.one
  join private.event_players b on b.event_id = event and b.id::text = r.other;
exception when others then
  raise warning 'the games of event % could not be read (%)', event, sqlerrm;
end;
$$;

-- Works out the games of one event that is finished; returns true while another one is to be done. An event that runs again has none until it
-- is finished again.
create function private.refresh_events()
returns boolean
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  due uuid;
begin
  select e.id into due
  from private.events e
  where e.state = 'finished' and not exists (select from private.event_counts c where c.event_id = e.id)
  order by e.starts_at
  limit 1
  for update skip locked;
  if due is null then
    return false;
  end if;
  perform private.keep_event_games(due);
  insert into private.event_counts (event_id) values (due);
  perform private.match_event_games(due, null, null);
  perform private.mark_event_games(due);
  return exists (
    select from private.events e
    where e.state = 'finished' and not exists (select from private.event_counts c where c.event_id = e.id)
  );
end;
$$;

-- An event that runs again, or that an administrator hides or shows, changes the figures at once.
create function private.follow_event()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.mark_event_games(new.id);
  if new.state <> 'finished' then
    delete from private.event_games g where g.event_id = new.id;
    delete from private.event_counts c where c.event_id = new.id;
  end if;
  return null;
end;
$$;

create trigger events_follow
  after update of state, is_hidden on private.events
  for each row when (old.state = 'finished' and (new.state, new.is_hidden) is distinct from (old.state, old.is_hidden))
  execute function private.follow_event();

-- A player whose account is gone changes the figures too.
create function private.mark_event_players()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.statistic_marks select from changed limit 1;
  insert into private.rating_marks (season) select distinct private.season_of(c.played_at) from changed c;
  return null;
end;
$$;

create trigger event_games_mark
  after update on private.event_games
  referencing new table as changed
  for each statement execute function private.mark_event_players();

-- Counts events, statistics and ratings; returns true while more is to be done. The server calls it every minute, a schedule of a hosted
-- project as well.
create or replace function private.refresh_figures()
returns boolean
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  has_events constant boolean := private.refresh_events();
  has_ratings constant boolean := private.refresh_ratings();
begin
  return private.refresh_statistics() or has_ratings or has_events;
end;
$$;

-- Joining and leaving change every season of the player, games of events included.
create or replace function private.mark_rated_player()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not new.is_rated then
    delete from private.player_ratings r where r.user_id = new.id;
  end if;
  insert into private.rating_marks (season)
  select private.season_of(r.played_at) from public.game_results r where r.user_id = new.id and r.status = 'confirmed'
  union
  select private.season_of(g.played_at) from private.event_games g where new.id in (g.player, g.rival);
  return null;
end;
$$;

revoke execute on all functions in schema private from public;
