-- Whoever is asked answers corrections too, sees what the record holds until then, and confirms what the page showed.
--
-- Replaces answer_game(), my_games() and games_to_answer() of 20261121110000_game_results.sql, as 20261122100000_second_factor.sql
-- left them.

drop function public.answer_game(uuid, boolean);

-- Confirms or declines what another player recorded or corrected; returns what was made of it. Answering twice is answering
-- once. With the figures that the page showed, from the side of the one who answers, other figures are not confirmed unseen.
create function public.answer_game(
  result_id uuid,
  confirms boolean,
  own_score integer default null,
  opponent_score integer default null
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
  asked public.game_results;
  is_correction boolean;
begin
  if me is null or not private.may_write() then
    raise exception using errcode = 'insufficient_privilege', message = 'results are answered by players who may write';
  end if;
  select * into asked from public.game_results r where r.id = result_id and r.opponent_id = me and r.is_recorder for update;
  if not found then
    raise exception using errcode = 'invalid_parameter_value', message = 'no such result', detail = 'result';
  end if;
  is_correction := asked.corrected_own_score is not null;
  if asked.status <> 'pending' and not is_correction then
    return asked.status;
  end if;
  if confirms and answer_game.own_score is not null
    and (answer_game.opponent_score, answer_game.own_score) is distinct from (
      coalesce(asked.corrected_own_score, asked.own_score), coalesce(asked.corrected_opponent_score, asked.opponent_score)
    )
  then
    raise exception using errcode = 'PT409', message = 'the result was changed meanwhile', detail = 'changed';
  end if;
  if confirms then
    insert into public.game_results as r (
      user_id, game_id, opponent_id, status, is_recorder, mission, feat, own_faction, opponent_faction,
      own_score, opponent_score, played_at
    )
    values (
      me, asked.game_id, asked.user_id, 'confirmed', false, asked.mission, asked.feat, asked.opponent_faction,
      asked.own_faction, coalesce(asked.corrected_opponent_score, asked.opponent_score),
      coalesce(asked.corrected_own_score, asked.own_score), asked.played_at
    )
    on conflict (user_id, game_id) do update set
      own_score = excluded.own_score,
      opponent_score = excluded.opponent_score
    where is_correction and not r.is_recorder and r.opponent_id = asked.user_id;
  end if;
  update public.game_results r set
    status = case when confirms or is_correction then 'confirmed' else 'declined' end,
    own_score = case when confirms then coalesce(r.corrected_own_score, r.own_score) else r.own_score end,
    opponent_score = case when confirms then coalesce(r.corrected_opponent_score, r.opponent_score) else r.opponent_score end,
    corrected_own_score = null,
    corrected_opponent_score = null,
    refusals = r.refusals + (not confirms)::integer
  where r.id = asked.id;
  return case when confirms then 'confirmed' else 'declined' end;
end;
$$;

drop function public.my_games(timestamptz, integer);

-- The history of the one who asks, latest first, from before a time, and whom it was played against. `is_correcting`: the other
-- player is asked for other figures.
create function public.my_games(before timestamptz default null, page_size integer default 30)
returns table (
  id uuid, game_id uuid, status text, played_at timestamptz, mission text, feat text, own_faction text,
  opponent_faction text, own_score integer, opponent_score integer, opponent_id uuid, opponent_name text, is_correcting boolean
)
language sql
stable
security definer
set search_path = ''
as $$
  select
    r.id, r.game_id, r.status, r.played_at, r.mission, r.feat, r.own_faction, r.opponent_faction, r.own_score,
    r.opponent_score, case when not c.is_hidden then r.opponent_id end,
    case when c.id is null then r.opponent_name when not c.is_hidden then coalesce(c.username, c.short_id) end,
    r.corrected_own_score is not null
  from public.game_results r
  left join public.player_cards c on c.id = r.opponent_id
  where r.user_id = (select private.require_me()) and (before is null or r.played_at < before)
  order by r.played_at desc, r.id desc
  limit least(greatest(page_size, 1), 100)
$$;

drop function public.games_to_answer();

-- Results that others recorded or corrected and that wait for the one who asks, from that player's side; oldest first. With a
-- correction `recorded_own_score` and `recorded_opponent_score` are what the record holds until it is confirmed, else null.
create function public.games_to_answer()
returns table (
  id uuid, game_id uuid, status text, played_at timestamptz, mission text, feat text, own_faction text,
  opponent_faction text, own_score integer, opponent_score integer, opponent_id uuid, opponent_name text,
  recorded_own_score integer, recorded_opponent_score integer
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
    case when r.corrected_own_score is not null then r.own_score end
  from public.game_results r
  join public.player_cards c on c.id = r.user_id
  where r.opponent_id = (select private.require_me()) and r.is_recorder
    and (r.status = 'pending' or r.corrected_own_score is not null)
    and not c.is_hidden and c.id <> all (private.blocked_ids())
  order by r.played_at, r.id
  limit 100
$$;

-- How many results wait for the one who asks: a number for a badge.
create function public.results_waiting()
returns integer
language sql
stable
security definer
set search_path = ''
as $$
  select count(*)::integer from public.games_to_answer()
$$;

revoke all on function
  public.answer_game(uuid, boolean, integer, integer),
  public.my_games(timestamptz, integer),
  public.games_to_answer(),
  public.results_waiting()
from public, anon, authenticated;
grant execute on function
  public.answer_game(uuid, boolean, integer, integer),
  public.my_games(timestamptz, integer),
  public.games_to_answer(),
  public.results_waiting()
to authenticated;
