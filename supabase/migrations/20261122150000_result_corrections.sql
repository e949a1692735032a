-- A confirmed result can be corrected: the record stays as it is until the other player has confirmed the new figures. What is
-- asked of another player is bounded: ten open questions of a pair, three refusals of a result, sixty questions an hour.
--
-- Replaces the bodies of record_game() and lose_opponent() of 20261121110000_game_results.sql, as 20261122100000_second_factor.sql
-- left them. The answers to corrections are in 20261122150100_result_answers.sql.

alter table public.game_results
  add column corrected_own_score integer check (corrected_own_score between -999 and 999),
  add column corrected_opponent_score integer check (corrected_opponent_score between -999 and 999),
  -- How often the other player said no.
  add column refusals smallint not null default 0 check (refusals >= 0),
  add constraint game_results_correction_is_whole check (
    (corrected_own_score is null) = (corrected_opponent_score is null)
    and (corrected_own_score is null or (status = 'confirmed' and is_recorder))
  );

create index game_results_correction_idx on public.game_results (opponent_id) where corrected_own_score is not null;

-- A correction is a question like a new result; a change of an open result goes through the trigger for new ones.
create trigger game_results_limit_corrections
  before update on public.game_results
  for each row
  when (
    new.corrected_own_score is not null
    and (new.corrected_own_score, new.corrected_opponent_score)
      is distinct from (old.corrected_own_score, old.corrected_opponent_score)
  )
  execute function private.limit_action('results', '60', '1 hour');

-- What nobody is left to confirm is not asked any more.
create or replace function private.lose_opponent()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if old.opponent_id is not null and new.opponent_id is null then
    new.corrected_own_score := null;
    new.corrected_opponent_score := null;
    if new.status = 'pending' then
      new.status := 'declined';
    end if;
  end if;
  return new;
end;
$$;

-- Refuses one question more to a player who has not answered ten of the same asker.
create function private.limit_questions(asker uuid, opponent uuid, game uuid)
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if (
    select count(*) from public.game_results r
    where r.user_id = asker and r.opponent_id = opponent and r.game_id <> game and r.is_recorder
      and (r.status = 'pending' or r.corrected_own_score is not null)
  ) >= 10 then
    raise exception using
      errcode = 'PT429', message = 'too many results wait for this player', detail = 'waiting-results', hint = '3600';
  end if;
end;
$$;

-- Records a game for the one who asks, and returns what became of it: 'guest' and 'confirmed' count, 'pending' waits for the
-- other player, 'declined' was refused. Again with other figures: what is not confirmed yet is changed, and asked again; what
-- was confirmed stays, and 'correcting' says that the other player is asked for the new figures. The figures of the record take
-- an open correction back.
create or replace function public.record_game(
  game_id uuid,
  mission text,
  own_score integer,
  opponent_score integer,
  played_at timestamptz,
  feat text default null,
  own_faction text default null,
  opponent_faction text default null,
  opponent_wab_id text default null,
  opponent_name text default null
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
    own_score, opponent_score, played_at
  )
  values (
    me, record_game.game_id, opponent, case when opponent is null then record_game.opponent_name end,
    case when opponent is null then 'guest' else 'pending' end, record_game.mission, record_game.feat,
    record_game.own_faction, record_game.opponent_faction, record_game.own_score, record_game.opponent_score,
    record_game.played_at
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
    played_at = excluded.played_at
  where r.status <> 'confirmed'
    and (r.opponent_id, r.opponent_name, r.mission, r.feat, r.own_faction, r.opponent_faction, r.own_score, r.opponent_score)
      is distinct from (
        excluded.opponent_id, excluded.opponent_name, excluded.mission, excluded.feat, excluded.own_faction,
        excluded.opponent_faction, excluded.own_score, excluded.opponent_score
      )
  returning r.status into result;
  return coalesce(
    result,
    (select r.status from public.game_results r where r.user_id = me and r.game_id = record_game.game_id)
  );
end;
$$;

-- Asks the other player for other figures of a confirmed result; returns 'correcting' while they are asked. Only whoever
-- recorded a result corrects it, and only while the other player may be asked.
create function private.correct_game(known public.game_results, own_score integer, opponent_score integer)
returns text
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  is_new constant boolean := (known.own_score, known.opponent_score) is distinct from ($2, $3);
begin
  if not known.is_recorder or known.opponent_id is null then
    return 'confirmed';
  end if;
  if is_new and (known.refusals >= 3 or not private.on_terms(known.user_id, known.opponent_id)) then
    return 'confirmed';
  end if;
  if is_new then
    perform private.limit_questions(known.user_id, known.opponent_id, known.game_id);
  end if;
  update public.game_results r set
    corrected_own_score = case when is_new then $2 end,
    corrected_opponent_score = case when is_new then $3 end
  where r.id = known.id;
  return case when is_new then 'correcting' else 'confirmed' end;
end;
$$;

revoke execute on function
  private.limit_questions(uuid, uuid, uuid),
  private.correct_game(public.game_results, integer, integer)
from public;
