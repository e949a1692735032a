-- Who began: a game's record says which player had the first activation of the first round, where that is known (docs/decisions/129).
--
-- Replaces record_game() of 20261122150000_result_corrections.sql and games_to_answer() of 20261122150100_result_answers.sql.

-- True when the player of this row began; null when nobody knows.
alter table public.game_results add column own_began boolean;

-- The player who began a live game, by its log: the first start of the first round that nobody undid. Null for none.
create function private.live_first_player(game uuid)
returns text
language sql
stable
set search_path = ''
as $$
  select l.body #>> '{event,player}'
  from public.live_rows l
  where l.game_id = $1 and l.body ->> 'kind' = 'event'
    and l.body #>> '{event,type}' = 'turn-started' and l.body #>> '{event,number}' = '1'
    and not exists (
      select from public.live_rows u
      where u.game_id = $1 and u.n > l.n and u.body ->> 'kind' = 'undo' and u.body ->> 'of' = l.id
    )
  order by l.n
  limit 1
$$;

-- A confirmed result takes over who began from the other player's row, or from the log of the game that both played on their phones.
create function private.note_first_player()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.own_began := coalesce(
    (
      select not r.own_began
      from public.game_results r
      where r.user_id = new.opponent_id and r.game_id = new.game_id and r.opponent_id = new.user_id
    ),
    (
      select (g.result #>> array['players', private.live_first_player(g.id), 'account']) = new.user_id::text
      from public.live_games g
      where g.id = new.game_id
    )
  );
  return new;
end;
$$;

create trigger game_results_note_first_player
  before insert or update of status on public.game_results
  for each row when (new.status = 'confirmed' and new.own_began is null and new.opponent_id is not null)
  execute function private.note_first_player();

drop function public.record_game(uuid, text, integer, integer, timestamptz, text, text, text, text, text);

-- Records a game for the one who asks, and returns what became of it: 'guest' and 'confirmed' count, 'pending' waits for the
-- other player, 'declined' was refused. Again with other figures: what is not confirmed yet is changed, and asked again; what
-- was confirmed stays, and 'correcting' says that the other player is asked for the new figures. The figures of the record take
-- an open correction back. `own_began`: null when it is not known.
create function public.record_game(
  game_id uuid,
  mission text,
  own_score integer,
  opponent_score integer,
  played_at timestamptz,
  feat text default null,
  own_faction text default null,
  opponent_faction text default null,
  opponent_wab_id text default null,
  opponent_name text default null,
  own_began boolean default null
)
returns text
language plpgsql
volatile
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  me constant uuid := private.require_me();
  opponent uuid;
  known public.game_results;
  result text;
begin
  if me is null or not private.may_write() then
    raise exception using errcode = 'insufficient_privilege', message = 'results are recorded by players who may write';
  end if;
  if opponent_wab_id is not null then
    opponent := (select c.id from private.player_of(record_game.opponent_wab_id) c);
    if opponent is null or opponent = me then
      raise exception using
        errcode = 'invalid_parameter_value', message = 'no other player has this WAB id', detail = 'opponent';
    end if;
  end if;
  select * into known from public.game_results r
  where r.user_id = me and r.game_id = record_game.game_id
  for update;
  if known.status = 'confirmed' then
    return private.correct_game(known, record_game.own_score, record_game.opponent_score);
  end if;
  if known.status = 'declined' and known.opponent_id = opponent and known.refusals >= 3 then
    return 'declined';
  end if;
  if opponent is not null then
    perform private.limit_questions(me, opponent, record_game.game_id);
  end if;
  insert into public.game_results as r (
    user_id, game_id, opponent_id, opponent_name, status, mission, feat, own_faction, opponent_faction,
    own_score, opponent_score, played_at, own_began
  )
  values (
    me, record_game.game_id, opponent, case when opponent is null then record_game.opponent_name end,
    case when opponent is null then 'guest' else 'pending' end, record_game.mission, record_game.feat,
    record_game.own_faction, record_game.opponent_faction, record_game.own_score, record_game.opponent_score,
    record_game.played_at, record_game.own_began
  )
  on conflict (user_id, game_id) do update set
    opponent_id = excluded.opponent_id,
    opponent_name = excluded.opponent_name,
    status = excluded.status,
    mission = excluded.mission,
    feat = excluded.feat,
    own_faction = excluded.own_faction,
    opponent_faction = excluded.opponent_faction,
    own_score = excluded.own_score,
    opponent_score = excluded.opponent_score,
    played_at = excluded.played_at,
    own_began = excluded.own_began
  where r.status <> 'confirmed'
    and (
      r.opponent_id, r.opponent_name, r.mission, r.feat, r.own_faction, r.opponent_faction, r.own_score, r.opponent_score, r.own_began
    ) is distinct from (
      excluded.opponent_id, excluded.opponent_name, excluded.mission, excluded.feat, excluded.own_faction,
      excluded.opponent_faction, excluded.own_score, excluded.opponent_score, excluded.own_began
    )
  returning r.status into result;
  return coalesce(
    result,
    (select r.status from public.game_results r where r.user_id = me and r.game_id = record_game.game_id)
  );
end;
$$;

drop function public.games_to_answer();

-- Results that others recorded or corrected and that wait for the one who asks, from that player's side; oldest first. With a
-- correction `recorded_own_score` and `recorded_opponent_score` are what the record holds until it is confirmed, else null.
-- `own_began`: null when the record does not say who began.
create function public.games_to_answer()
returns table (
  id uuid, game_id uuid, status text, played_at timestamptz, mission text, feat text, own_faction text,
  opponent_faction text, own_score integer, opponent_score integer, opponent_id uuid, opponent_name text,
  recorded_own_score integer, recorded_opponent_score integer, own_began boolean
)
language sql
stable
security definer
set search_path = ''
as $$
  select
    r.id, r.game_id, r.status, r.played_at, r.mission, r.feat, r.opponent_faction, r.own_faction,
    coalesce(r.corrected_opponent_score, r.opponent_score), coalesce(r.corrected_own_score, r.own_score), r.user_id,
    coalesce(c.username, c.short_id),
    case when r.corrected_own_score is not null then r.opponent_score end,
    case when r.corrected_own_score is not null then r.own_score end,
    not r.own_began
  from public.game_results r
  join public.player_cards c on c.id = r.user_id
  where r.opponent_id = (select private.require_me()) and r.is_recorder
    and (r.status = 'pending' or r.corrected_own_score is not null)
    and not c.is_hidden and c.id <> all (private.blocked_ids())
  order by r.played_at, r.id
  limit 100
$$;

revoke execute on all functions in schema private from public;
revoke all on function
  public.record_game(uuid, text, integer, integer, timestamptz, text, text, text, text, text, boolean),
  public.games_to_answer()
from public, anon, authenticated;
grant execute on function
  public.record_game(uuid, text, integer, integer, timestamptz, text, text, text, text, text, boolean),
  public.games_to_answer()
to authenticated;
