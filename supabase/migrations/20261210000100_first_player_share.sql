-- How often the player who began wins (docs/statistics.md, "Who began").
--
-- Replaces the view statistic_games of 20261204100020_statistics_of_events.sql and count_due_cell() of
-- 20261207100010_refresh_played_lists.sql.

-- Each confirmed game once: both players have a row of it, and one is left when the other's account is gone. A game of an event that
-- was recorded too counts as the event's. Games of banned players are none. `began`: true when `player` began, null when nobody knows.
create or replace view private.statistic_games as
select
  r.id, r.played_at, r.mission, r.feat, r.user_id as player, r.opponent_id as rival, own.id as faction, other.id as rival_faction,
  r.own_score - r.opponent_score as difference, r.own_began as began
from public.game_results r
left join public.factions own on own.id = r.own_faction
left join public.factions other on other.id = r.opponent_faction
where r.status = 'confirmed' and (r.opponent_id is null or r.user_id < r.opponent_id)
  and r.user_id not in (select c.id from public.player_cards c where c.is_hidden)
  and (r.opponent_id is null or r.opponent_id not in (select c.id from public.player_cards c where c.is_hidden))
  and not exists (
    select from private.statistic_event_games g where g.twin = r.game_id and r.user_id in (g.player, g.rival)
  )
union all
select
  g.id, g.played_at, g.mission, g.feat, g.player, g.rival, g.faction, g.rival_faction, g.difference,
  -- The results of an event do not say it; the game that both recorded may.
  (
    select r.own_began = (r.user_id = g.player)
    from public.game_results r
    where r.game_id = g.twin and r.user_id in (g.player, g.rival) and r.own_began is not null
    limit 1
  )
from private.statistic_event_games g;

-- The games of which it is known who began, from the side of who did: mirror games and unknown factions too. On either side one
-- player counts for a fifth of them at most (private.count_capped); where nobody has more, the last step holds all games.
create function private.count_first_players(period text, mission text, feat text)
returns jsonb
language sql
stable
set search_path = ''
set work_mem = '64MB'
set max_parallel_workers_per_gather = 0
as $$
  with began as materialized (
    select
      g.id, g.played_at, case when g.began then g.player else g.rival end as player,
      case when g.began then g.rival else g.player end as rival, case when g.began then g.difference else -g.difference end as difference
    from private.statistic_games g
    where g.began is not null and g.played_at >= private.statistics_since($1) and g.played_at < now() + interval '1 day'
      and ($2 = '' or g.mission = $2) and ($3 = '' or g.feat = $3)
  ),
  ranked as (
    select
      b.difference,
      greatest(
        case when b.player is null then 1
          else row_number() over (partition by b.player order by b.played_at desc, b.id) end,
        case when b.rival is null then 1
          else row_number() over (partition by b.rival order by b.played_at desc, b.id) end
      ) as place
    from began b
  ),
  steps as (
    select
      r.place,
      sum(count(*)) over within as games,
      sum(count(*) filter (where r.difference > 0)) over within as wins,
      sum(count(*) filter (where r.difference < 0)) over within as losses,
      sum(sum(r.difference)) over within as difference
    from ranked r
    group by r.place
    window within as (order by r.place)
  ),
  sums as (select count(*) as games, count(distinct b.player) as players, count(distinct b.rival) as rivals from began b)
  select jsonb_build_object('games', s.games, 'players', s.players, 'rivals', s.rivals, 'counted', (
    select jsonb_build_object(
      'games', t.games, 'wins', t.wins, 'losses', t.losses, 'draws', t.games - t.wins - t.losses, 'difference', t.difference
    )
    from steps t
    where s.players >= 5 and s.rivals >= 5 and t.place * 5 <= t.games and t.games >= 20
    order by t.games desc
    limit 1
  ))
  from sums s
$$;

-- Counts one due choice of filters; returns false when none is due.
create or replace function private.count_due_cell(round timestamptz)
returns boolean
language plpgsql
volatile
set search_path = ''
as $$
declare
  due record;
begin
  select c.period, c.mission, c.feat into due
  from private.statistic_cells c
  where c.counted_at is null or c.counted_at < round
  order by c.counted_at nulls first, c.period, c.mission, c.feat
  limit 1;
  if not found then
    return false;
  end if;
  update private.statistic_cells c
  set
    figures = private.count_cell(due.period, due.mission, due.feat)
      || jsonb_build_object('began', private.count_first_players(due.period, due.mission, due.feat)),
    counted_at = clock_timestamp()
  where (c.period, c.mission, c.feat) = (due.period, due.mission, due.feat);
  return true;
end;
$$;

revoke execute on all functions in schema private from public;
