-- The result that both players of a live game confirm stands in both histories at once. The rows name the accounts, so that
-- nobody confirms in a player's place.

create index live_rows_words_idx on public.live_rows (game_id, author, n)
  where body ->> 'kind' in ('confirm-result', 'agree-report');

-- Results of anonymous accounts. They come into the history when the account is given an address.
create table private.live_claims (
  user_id uuid not null references auth.users (id) on delete cascade,
  game_id uuid not null,
  result jsonb not null,
  primary key (user_id, game_id)
);

alter table private.live_claims enable row level security;
revoke all on private.live_claims from anon, authenticated, service_role;

create function private.is_id_line(value json, most integer)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select case json_typeof(value)
    when 'null' then true
    when 'string' then private.is_line(value #>> '{}', most)
  end
$$;

-- One side of a result, made again from what was checked; null when it is none.
create function private.read_live_side(side json)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select jsonb_build_object(
    'account', side ->> 'account',
    'faction', side ->> 'faction',
    'score', (side ->> 'score')::integer
  )
  where json_typeof(side) = 'object'
    and side ->> 'account' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    and private.is_id_line(side -> 'faction', 100)
    and json_typeof(side -> 'score') = 'number' and side ->> 'score' ~ '^-?[0-9]{1,3}$'
$$;

-- The result in the body of a row, made again from what was checked. Null when it is none, or none of two accounts.
create function private.read_live_result(body json)
returns jsonb
language plpgsql
immutable
set search_path = ''
as $$
declare
  sides jsonb;
begin
  if octet_length(body::text) > 10000
    or body ->> 'kind' is distinct from 'confirm-result'
    or json_typeof(body -> 'players') is distinct from 'object'
    or not coalesce(private.is_line(body ->> 'mission', 100) and private.is_id_line(body -> 'feat', 100), false)
    or not coalesce(json_typeof(body -> 'playedAt') = 'null' or body ->> 'playedAt' ~ '^[0-9]{1,15}$', false)
  then
    return null;
  end if;
  select jsonb_object_agg(p.key, private.read_live_side(p.value)) into sides
  from json_each(body -> 'players') as p
  where char_length(p.key) <= 200
  having count(*) = 2 and count(distinct private.read_live_side(p.value) ->> 'account') = 2;
  if sides is null or not (body ->> 'concededBy' is null or sides ? (body ->> 'concededBy')) then
    return null;
  end if;
  return jsonb_build_object(
    'mission', body ->> 'mission',
    'feat', body ->> 'feat',
    'playedAt', (body ->> 'playedAt')::bigint,
    'concededBy', body ->> 'concededBy',
    'players', sides
  );
end;
$$;

-- The name that a player had last in the log of a game; null when it is none, or the game is gone.
create function private.live_name_of(game uuid, player text)
returns text
language sql
stable
set search_path = ''
as $$
  select case when private.is_line(named.value, 60) then named.value end
  from (
    select btrim(l.body #>> '{event,player,name}') as value
    from public.live_rows l
    where l.game_id = game and l.body ->> 'kind' = 'event'
      and l.body #>> '{event,type}' in ('player-added', 'player-changed') and l.body #>> '{event,player,id}' = player
    order by l.n desc
    limit 1
  ) as named
$$;

-- Writes a result into the history of each player that has one. Against an anonymous account it is a game against a guest,
-- until that account has an address. `replaces`: both players have just confirmed it, whatever was recorded before.
create function private.record_live_result(game uuid, result jsonb, replaces boolean)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  told constant bigint := (result ->> 'playedAt')::bigint;
  played timestamptz := now();
  side record;
begin
  if told between private.ms_of('2020-01-01') and private.ms_of(now()) then
    played := to_timestamp(told / 1000.0);
  end if;
  for side in
    select
      other.key as rival_player, (own.value ->> 'account')::uuid as account, own.value ->> 'faction' as own_faction,
      (own.value ->> 'score')::integer as own_score, other.value ->> 'faction' as opponent_faction,
      (other.value ->> 'score')::integer as opponent_score, rival.id as rival,
      card.id is not null as is_player
    from jsonb_each(record_live_result.result -> 'players') as own
    join jsonb_each(record_live_result.result -> 'players') as other on other.key <> own.key
    left join public.player_cards card on card.id = (own.value ->> 'account')::uuid
    left join public.player_cards rival on rival.id = (other.value ->> 'account')::uuid
    order by 1
  loop
    if not side.is_player then
      insert into private.live_claims as c (user_id, game_id, result)
      select u.id, record_live_result.game, record_live_result.result
      from auth.users u
      where u.id = side.account and u.is_anonymous
        and (select count(*) from private.live_claims o where o.user_id = u.id) < 200
      on conflict (user_id, game_id) do update set result = excluded.result;
      continue;
    end if;
    insert into public.game_results as r (
      user_id, game_id, opponent_id, opponent_name, status, is_recorder, mission, feat, own_faction, opponent_faction,
      own_score, opponent_score, played_at
    )
    values (
      side.account, record_live_result.game, side.rival, case when side.rival is null then private.live_name_of(record_live_result.game, side.rival_player) end,
      case when side.rival is null then 'guest' else 'confirmed' end, side.rival is null or side.account < side.rival,
      record_live_result.result ->> 'mission', record_live_result.result ->> 'feat', side.own_faction,
      side.opponent_faction, side.own_score, side.opponent_score, played
    )
    on conflict (user_id, game_id) do update set
      opponent_id = excluded.opponent_id,
      opponent_name = excluded.opponent_name,
      status = excluded.status,
      is_recorder = excluded.is_recorder,
      mission = excluded.mission,
      feat = excluded.feat,
      own_faction = excluded.own_faction,
      opponent_faction = excluded.opponent_faction,
      own_score = excluded.own_score,
      opponent_score = excluded.opponent_score,
      corrected_own_score = null,
      corrected_opponent_score = null
    where replaces
      or (r.status = 'guest' and (r.own_score, r.opponent_score) = (excluded.own_score, excluded.opponent_score));
  end loop;
end;
$$;

-- Looks at the newest words of the players: two equal results of the two accounts that they name stand, and their report is
-- public while both agree. Where a history has no room, or too many results came in an hour, the game stands without a record.
create function private.settle_live_game(game uuid)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  agreed jsonb;
  before jsonb;
begin
  with words as (
    select distinct on (l.author) l.author, l.n, private.read_live_result(l.body) as result
    from public.live_rows l
    where l.game_id = game and l.body ->> 'kind' in ('confirm-result', 'agree-report') and l.body ->> 'kind' = 'confirm-result'
    order by l.author, l.n desc
  )
  select w.result into agreed
  from words w
  join words o on o.author > w.author and o.result = w.result
  where (
    select array_agg(p.value ->> 'account' order by p.value ->> 'account') from jsonb_each(w.result -> 'players') as p
  ) = array[w.author::text, o.author::text]
  order by greatest(w.n, o.n) desc
  limit 1;
  select g.result into before from public.live_games g where g.id = game;
  if agreed is not null and agreed is distinct from before then
    update public.live_games g set result = agreed where g.id = game;
    begin
      perform private.record_live_result(game, agreed, true);
    exception when sqlstate 'PT413' or sqlstate 'PT429' or check_violation then
      raise log 'a result of a live game was not recorded (%)', sqlstate;
    end;
  end if;
  update public.live_games g
  set report_is_public = g.result is not null and 2 = (
    select count(*)
    from (
      select distinct on (l.author) l.body ->> 'agrees' as agrees
      from public.live_rows l
      where l.game_id = game and l.body ->> 'kind' in ('confirm-result', 'agree-report') and l.body ->> 'kind' = 'agree-report'
        and l.author::text in (select p.value ->> 'account' from jsonb_each(g.result -> 'players') as p)
      order by l.author, l.n desc
    ) as word
    where word.agrees = 'true'
  )
  where g.id = game;
end;
$$;

create function private.claim_live_results()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.record_live_result(c.game_id, c.result, false) from private.live_claims c where c.user_id = new.id;
  delete from private.live_claims c where c.user_id = new.id;
  return null;
exception when others then
  -- An account is worth more than its results.
  raise log 'results of live games were not claimed (%)', sqlstate;
  return null;
end;
$$;

-- After the profile, by its name.
create trigger on_auth_user_became_player_results
  after update of is_anonymous on auth.users
  for each row when (old.is_anonymous and not new.is_anonymous)
  execute function private.claim_live_results();

revoke execute on all functions in schema private from public;
