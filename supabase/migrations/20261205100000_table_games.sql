-- Games that the two players of a table of an event play on two phones (docs/decisions/122). A table's game is opened and joined without a code: the
-- right to it is the seat.

create table private.table_games (
  -- The live game. It may be gone already: its line stays, as the log of the event names it.
  game_id uuid primary key,
  event_id uuid not null references private.events (id) on delete cascade,
  round smallint not null check (round between 1 and 15),
  -- The table: two entries of the event, in the order of the pairing.
  one_id uuid not null references private.event_players (id) on delete cascade,
  other_id uuid not null references private.event_players (id) on delete cascade,
  -- The scores that both accounts confirmed in the game; null until then.
  one_score smallint,
  other_score smallint,
  created_at timestamptz not null default clock_timestamp(),
  constraint table_games_two_scores check ((one_score is null) = (other_score is null))
);

create index table_games_table_idx on private.table_games (event_id, round, one_id, other_id);
create index table_games_one_idx on private.table_games (one_id);
create index table_games_other_idx on private.table_games (other_id);

alter table private.table_games enable row level security;
revoke all on private.table_games from public, anon, authenticated, service_role;

-- Refuses everybody but the two players of a table, tables that no pairing of the round has, and events that do not run. Takes a turn: of two calls for
-- one table the second sees what the first did.
create function private.require_table(event uuid, round integer, one uuid, other uuid)
returns void
language plpgsql
volatile
set search_path = ''
as $$
declare
  me constant uuid := private.require_writer();
  state text;
begin
  if not exists (
    select from private.event_players s
    where s.event_id = event and s.id in (one, other) and s.user_id = me and s.status = 'in'
  ) or not exists (
    select from private.event_deeds d
    where d.event_id = event and d.runs and d.deed ->> 'kind' = 'pair' and d.deed ->> 'round' = require_table.round::text
      and d.deed -> 'places' @> jsonb_build_array(jsonb_build_object('one', one, 'other', other))
  ) then
    raise exception using
      errcode = 'insufficient_privilege', message = 'this is for the two players of the table', detail = 'not_your_table';
  end if;
  select e.state into state from private.events e where e.id = event;
  if state <> 'running' then
    raise exception using errcode = 'PT409', message = 'the event does not run', detail = state;
  end if;
  perform pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'table', event, round, one, other), 0));
end;
$$;

-- Puts a player of the table into its game, as a code would.
create function private.enter_table_game(entered public.live_games, player uuid)
returns jsonb
language plpgsql
volatile
set search_path = ''
as $$
begin
  if exists (select from public.live_members m where m.game_id = entered.id and m.user_id = player) then
    return private.live_entry(entered);
  end if;
  if (select count(*) from public.live_members m where m.game_id = entered.id) >= 6 then
    raise exception using errcode = 'PT409', message = 'this game is full', detail = 'live_full';
  end if;
  perform private.require_live_room(player);
  insert into public.live_members (game_id, user_id) values (entered.id, player);
  update public.live_games g set code = null, invite = null, code_until = null, last_at = now()
  where g.id = entered.id
  returning g.* into entered;
  perform private.hint_live(entered, 'members');
  return private.live_entry(entered);
end;
$$;

-- Joins the game of one's table, or opens it under the id that the phone made. Of two who ask at once the second joins the game of the first. A game whose
-- phone was lost before its first row holds the table for a minute.
create function public.play_table_game(event uuid, round integer, one uuid, other uuid, game uuid)
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  me constant uuid := private.me();
  held public.live_games;
  entry jsonb;
begin
  perform private.require_table(event, round, one, other);
  select g.* into held
  from private.table_games t join public.live_games g on g.id = t.game_id
  where t.event_id = event and t.round = play_table_game.round and t.one_id = one and t.other_id = other
    and (g.rows > 0 or g.created_by = me or t.created_at > clock_timestamp() - interval '1 minute')
  order by g.rows > 0 desc, t.created_at desc limit 1
  for update of g;
  if held.id is not null then
    if held.rows = 0 and held.created_by is distinct from me then
      raise exception using errcode = 'PT409', message = 'the other player is opening the game', detail = 'live_opening';
    end if;
    return private.enter_table_game(held, me);
  end if;
  -- No game that was played elsewhere becomes that of a table.
  if exists (select from public.live_games g where g.id = game) or exists (select from private.table_games t where t.game_id = game) then
    raise exception using errcode = 'PT409', message = 'this game is open already', detail = 'live_taken';
  end if;
  entry := public.open_live_game(game);
  insert into private.table_games (game_id, event_id, round, one_id, other_id) values (game, event, round, one, other);
  return entry;
end;
$$;

-- The game of one's own table in a round, once there is something to join: its id, and whether one is in it. Null while there is none.
create function public.table_game(event uuid, round integer)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  me constant uuid := private.require_me();
begin
  return (select jsonb_build_object(
    'game', t.game_id, 'one', t.one_id, 'other', t.other_id,
    'is_in', exists (select from public.live_members m where m.game_id = t.game_id and m.user_id = me)
  )
  from private.event_players s
  join private.table_games t on t.event_id = s.event_id and s.id in (t.one_id, t.other_id)
  join public.live_games g on g.id = t.game_id and g.rows > 0
  where s.event_id = $1 and t.round = $2 and s.user_id = me and s.status = 'in'
  order by t.created_at desc limit 1);
end;
$$;

-- The points of one side in a report; null for what is none, as the database takes any report.
create function private.reported_score(side jsonb)
returns integer
language sql
immutable
set search_path = ''
as $$
  select case
    when side ->> 'mission' ~ '^-?\d{1,3}$' and side ->> 'feats' ~ '^-?\d{1,3}$' then (side ->> 'mission')::integer + (side ->> 'feats')::integer
  end
$$;

-- True for a report with the scores that both players of its table confirmed in their game.
create function private.is_from_game(event uuid, deed jsonb)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select from private.table_games t
    where t.event_id = $1 and t.game_id::text = deed ->> 'game' and t.round::text = deed ->> 'round'
      and t.one_id::text = deed ->> 'one' and t.other_id::text = deed ->> 'other'
      and t.one_score = private.reported_score(deed #> '{result,one}')
      and t.other_score = private.reported_score(deed #> '{result,other}')
  )
$$;

-- The remark of the database on a report: its game ended so.
alter table private.event_deeds add column is_from_game boolean not null default false;

-- Takes a report with the id of a game from the two players of its table alone.
create function private.check_game_of_deed()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.deed ->> 'kind' <> 'report' or not exists (
    select from private.table_games t
    where t.event_id = new.event_id and t.game_id::text = new.deed ->> 'game' and t.round::text = new.deed ->> 'round'
      and t.one_id::text = new.deed ->> 'one' and t.other_id::text = new.deed ->> 'other'
      and new.player_id in (t.one_id, t.other_id)
  ) then
    raise exception using errcode = 'PT400', message = 'this is not the game of the table', detail = 'game';
  end if;
  new.is_from_game := private.is_from_game(new.event_id, new.deed);
  return new;
end;
$$;

create trigger event_deeds_check_game
  before insert on private.event_deeds
  for each row when (new.deed ? 'game')
  execute function private.check_game_of_deed();

-- Takes over what both confirmed, where they are the two players of the table, and remarks it on reports that arrived before.
create function private.note_table_result()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  with told as (
    select t.game_id, one.score as one_score, other.score as other_score
    from private.table_games t
    join private.event_players s on s.id = t.one_id
    join private.event_players r on r.id = t.other_id
    cross join lateral (
      select (p.value ->> 'score')::integer as score from jsonb_each(new.result -> 'players') as p where p.value ->> 'account' = s.user_id::text
    ) as one
    cross join lateral (
      select (p.value ->> 'score')::integer as score from jsonb_each(new.result -> 'players') as p where p.value ->> 'account' = r.user_id::text
    ) as other
    where t.game_id = new.id
  )
  update private.table_games t set one_score = told.one_score, other_score = told.other_score
  from told where t.game_id = told.game_id;
  update private.event_deeds d set is_from_game = true
  from private.table_games t
  where t.game_id = new.id and d.event_id = t.event_id and d.deed ->> 'game' = new.id::text and not d.is_from_game
    and private.is_from_game(d.event_id, d.deed);
  return null;
end;
$$;

create trigger live_games_note_table_result
  after update of result on public.live_games
  for each row when (new.result is distinct from old.result and new.result is not null)
  execute function private.note_table_result();

-- As before, with the remark.
create or replace function public.event_log(event uuid, after integer default 0, invite text default null)
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
      'organiser', case when d.runs then private.player_name(d.author_id) end, 'from_game', d.is_from_game
    )
    from private.event_deeds d
    where d.event_id = event and d.number > coalesce(after, 0)
    order by d.number limit 200;
end;
$$;

-- The export of one's data has these games, and those of finished events: the function before it stays as it was.
alter function public.export_my_data() rename to export_without_table_games;
alter function public.export_without_table_games() set schema private;
revoke all on function private.export_without_table_games() from public, anon, authenticated;

create function public.export_my_data()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return private.export_without_table_games() || jsonb_build_object(
    'table_games', (
      select coalesce(jsonb_agg(to_jsonb(t) order by t.created_at), '[]')
      from private.event_players s join private.table_games t on s.id in (t.one_id, t.other_id)
      where s.user_id = private.me()
    ),
    'event_games', (
      select coalesce(jsonb_agg(to_jsonb(g) order by g.played_at, g.id), '[]')
      from private.event_games g where private.me() in (g.player, g.rival)
    )
  );
end;
$$;

revoke execute on all functions in schema private from public;
revoke all on function public.play_table_game(uuid, integer, uuid, uuid, uuid), public.table_game(uuid, integer), public.export_my_data()
from public, anon, authenticated;
grant execute on function public.play_table_game(uuid, integer, uuid, uuid, uuid), public.table_game(uuid, integer), public.export_my_data()
to authenticated;
