-- Games of events, continued: the views that statistics and ratings read (docs/statistics.md, "Games of events").

-- The events whose games count: finished, in sight, and of an organiser who is not banned. Their lists are known from the moment that
-- everybody may read them, and not before: figures of sealed lists would open them.
create view private.counted_events as
select e.id, e.country, private.shows_lists(e) as shows
from private.events e
left join public.player_cards o on o.id = e.organiser_id
where e.state = 'finished' and not e.is_hidden and not coalesce(o.is_hidden, false);

-- The games of those events between two players with accounts, also when one of the accounts is gone.
create view private.statistic_event_games as
select
  g.id, g.played_at, g.mission, g.feat, g.player, g.rival, own.id as faction, other.id as rival_faction,
  g.one_score - g.other_score as difference, g.twin, e.country,
  case when e.shows then a.facts end as facts, case when e.shows then b.facts end as rival_facts
from private.event_games g
join private.counted_events e on e.id = g.event_id
left join private.event_lists a on a.player_id = g.one and a.version = g.one_list
left join private.event_lists b on b.player_id = g.other and b.version = g.other_list
left join public.factions own on e.shows and own.id = a.facts ->> 'faction'
left join public.factions other on e.shows and other.id = b.facts ->> 'faction'
where not g.has_guest and (g.player is not null or g.rival is not null)
  and (g.player is null or g.player not in (select c.id from public.player_cards c where c.is_hidden))
  and (g.rival is null or g.rival not in (select c.id from public.player_cards c where c.is_hidden));

-- Each confirmed game once: both players have a row of it, and one is left when the other's account is gone. A game of an event that
-- was recorded too counts as the event's. Games of banned players are none.
create or replace view private.statistic_games as
select
  r.id, r.played_at, r.mission, r.feat, r.user_id as player, r.opponent_id as rival, own.id as faction, other.id as rival_faction,
  r.own_score - r.opponent_score as difference
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
select g.id, g.played_at, g.mission, g.feat, g.player, g.rival, g.faction, g.rival_faction, g.difference
from private.statistic_event_games g;

revoke all on private.counted_events, private.statistic_event_games from public, anon, authenticated, service_role;

-- Counts the games of one choice of filters.
create or replace function private.count_cell(period text, mission text, feat text)
returns jsonb
language plpgsql
stable
set search_path = ''
set work_mem = '64MB'
set plan_cache_mode = 'force_custom_plan'
-- It runs beside what players wait for.
set max_parallel_workers_per_gather = 0
as $$
#variable_conflict use_column
declare
  since constant timestamptz := private.statistics_since(count_cell.period);
  of_mission alias for $2;
  of_feat alias for $3;
  counted jsonb;
begin
  -- Most choices of filters have no games at all.
  if not exists (
    select from public.game_results r
    where r.status = 'confirmed' and (r.opponent_id is null or r.user_id < r.opponent_id) and r.played_at >= since
      and (of_mission = '' or r.mission = of_mission) and (of_feat = '' or r.feat = of_feat)
    union all
    select from private.event_games g
    where g.played_at >= since and (of_mission = '' or g.mission = of_mission) and (of_feat = '' or g.feat = of_feat)
  ) then
    return '{"games": 0, "players": 0, "unknown": 0, "mirrors": 0, "whole": null, "factions": [], "matchups": []}';
  end if;
  with
  each as materialized (
    select
      s.faction, s.rival_faction, s.player,
      count(*) as games,
      count(*) filter (where s.difference > 0) as wins,
      count(*) filter (where s.difference < 0) as losses,
      sum(s.difference) as difference,
      sum(abs(s.difference)) as margin
    from private.statistic_sides s
    where s.played_at >= since and s.played_at < now() + interval '1 day'
      and (of_mission = '' or s.mission = of_mission) and (of_feat = '' or s.feat = of_feat)
    group by s.faction, s.rival_faction, s.player
  ),
  -- The other side of a match-up is the same match-up from its side.
  matchups as (
    select
      e.faction, e.rival_faction, sum(e.games) as games, count(e.player) as players,
      max(e.games) filter (where e.player is not null) as most, sum(e.wins) as wins, sum(e.losses) as losses,
      sum(e.difference) as difference
    from each e
    where e.faction <> e.rival_faction
    group by e.faction, e.rival_faction
  ),
  own as (
    select p.faction, count(p.player) as players, max(p.games) filter (where p.player is not null) as most
    from (
      select e.faction, e.player, sum(e.games) as games
      from each e
      where e.faction <> e.rival_faction
      group by e.faction, e.player
    ) as p
    group by p.faction
  ),
  rivals as (
    select p.faction, count(p.player) as players, max(p.games) filter (where p.player is not null) as most
    from (
      select e.rival_faction as faction, e.player, sum(e.games) as games
      from each e
      where e.faction <> e.rival_faction
      group by e.rival_faction, e.player
    ) as p
    group by p.faction
  ),
  figures as (
    select
      m.faction, m.rival_faction, m.games, m.wins, m.losses, m.difference, m.players, o.players as rivals,
      greatest(m.most, o.most) as most
    from matchups m
    join matchups o on o.faction = m.rival_faction and o.rival_faction = m.faction
    where m.faction < m.rival_faction
    union all
    select
      m.faction, null, sum(m.games), sum(m.wins), sum(m.losses), sum(m.difference), own.players, rivals.players,
      greatest(own.most, rivals.most)
    from matchups m
    join own on own.faction = m.faction
    join rivals on rivals.faction = m.faction
    group by m.faction, own.players, own.most, rivals.players, rivals.most
  ),
  sides as (
    select
      f.faction, f.rival_faction,
      jsonb_build_object(
        'games', f.games, 'players', f.players, 'rivals', f.rivals,
        'counted', case
          when f.games < 20 or f.players < 5 or f.rivals < 5 then null
          when f.most * 5 > f.games then private.count_capped(since, of_mission, of_feat, f.faction, f.rival_faction)
          else jsonb_build_object(
            'games', f.games, 'wins', f.wins, 'losses', f.losses, 'draws', f.games - f.wins - f.losses,
            'difference', f.difference
          )
        end
      ) as figure
    from figures f
  ),
  mirrors as (
    select e.faction, sum(e.games)::integer / 2 as games, count(e.player) as players
    from each e
    where e.faction = e.rival_faction
    group by e.faction
  ),
  nothing as (select '{"games": 0, "players": 0, "rivals": 0, "counted": null}'::jsonb as figure),
  people as (select e.player, sum(e.games) as games from each e where e.player is not null group by e.player),
  whole as (
    select
      coalesce(sum(e.games), 0)::integer / 2 as games,
      (select count(*) from people) as players,
      (coalesce(sum(e.games), 0) - coalesce(sum(e.wins + e.losses), 0))::integer / 2 as draws,
      coalesce(sum(e.margin), 0)::bigint / 2 as margin,
      coalesce(sum(e.games) filter (where e.faction is null or e.rival_faction is null), 0)::integer / 2 as unknown,
      coalesce((select max(p.games) from people p), 0) as most
    from each e
  )
  select jsonb_build_object(
    'games', w.games, 'players', w.players, 'unknown', w.unknown,
    'mirrors', coalesce((select sum(m.games) from mirrors m), 0),
    -- Each game has two seats, of which nobody fills more than a fifth.
    'whole', case when w.games >= 20 and w.players >= 5 and w.most * 5 <= w.games * 2
      then jsonb_build_object('draws', w.draws, 'margin', w.margin) end,
    'factions', coalesce((
      select jsonb_agg(
        coalesce(s.figure, n.figure) || jsonb_build_object('faction', faction, 'mirrors', coalesce(m.games, 0)) order by faction
      )
      from (select s.faction, s.figure from sides s where s.rival_faction is null) as s
      full join mirrors m using (faction)
      cross join nothing n
    ), '[]'),
    'matchups', coalesce((
      select jsonb_agg(u.figure order by u.faction, u.rival_faction)
      from (
        select s.faction, s.rival_faction, s.figure || jsonb_build_object('faction', s.faction, 'rival', s.rival_faction) as figure
        from sides s where s.rival_faction is not null
        union all
        select m.faction, m.faction, n.figure || jsonb_build_object(
          'faction', m.faction, 'rival', m.faction, 'games', m.games, 'players', m.players, 'rivals', m.players
        )
        from mirrors m cross join nothing n
      ) as u
    ), '[]')
  ) into counted
  from whole w;
  return counted;
end;
$$;

revoke execute on all functions in schema private from public;
