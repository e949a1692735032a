-- Public statistics, continued: how figures are counted (docs/statistics.md).

-- The first moment of a period.
create function private.statistics_since(period text)
returns timestamptz
language sql
stable
set search_path = ''
as $$
  select case period
    when 'year' then date_trunc('day', now()) - interval '365 days'
    when 'quarter' then date_trunc('day', now()) - interval '90 days'
    else '-infinity'
  end
$$;

-- The games of a figure without those of anybody above the cap: on either side one player counts for a fifth of them at most, with
-- the newest games. A game stays whose place among those of its players is within the greatest number that keeps to this. Null
-- when fewer than 20 stay. `rival_faction` null: against all others.
create function private.count_capped(since timestamptz, mission text, feat text, faction text, rival_faction text)
returns jsonb
language sql
stable
set search_path = ''
as $$
  with ranked as (
    select
      s.difference,
      greatest(
        case when s.player is null then 1
          else row_number() over (partition by s.player order by s.played_at desc, s.id) end,
        case when s.rival is null then 1
          else row_number() over (partition by s.rival order by s.played_at desc, s.id) end
      ) as place
    from private.statistic_sides s
    where s.played_at >= since and s.played_at < now() + interval '1 day'
      and ($2 = '' or s.mission = $2) and ($3 = '' or s.feat = $3)
      and s.faction = $4 and s.rival_faction <> $4 and ($5 is null or s.rival_faction = $5)
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
  )
  select jsonb_build_object(
    'games', s.games, 'wins', s.wins, 'losses', s.losses, 'draws', s.games - s.wins - s.losses, 'difference', s.difference
  )
  from steps s
  where s.place * 5 <= s.games and s.games >= 20
  order by s.games desc
  limit 1
$$;

-- Counts the games of one choice of filters.
create function private.count_cell(period text, mission text, feat text)
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

-- Counts the lists of the board that the catalogue knows whole: of each faction, and those with each of its units.
create function private.count_lists()
returns jsonb
language sql
stable
set search_path = ''
as $$
  with shown as (
    select k.id as faction, f.user_id, f.unit_ids
    from public.shared_list_facts f
    join public.factions k on k.id = replace(replace(private.fold(f.faction), ' ', '-'), '_', '-')
    where f.is_shown and f.is_known
  ),
  units as (
    select s.faction, u.unit_id, count(*) as lists, count(distinct s.user_id) as players
    from shown s
    cross join lateral unnest(s.unit_ids) as held (unit_id)
    join public.catalogue_units u on u.faction = s.faction and u.unit_id = held.unit_id
    group by s.faction, u.unit_id
  )
  select jsonb_build_object(
    'lists', coalesce((
      select jsonb_agg(jsonb_build_object('faction', l.faction, 'lists', l.lists, 'players', l.players) order by l.faction)
      from (
        select s.faction, count(*) as lists, count(distinct s.user_id) as players from shown s group by s.faction
      ) as l
    ), '[]'),
    'units', coalesce((
      select jsonb_agg(
        jsonb_build_object('faction', u.faction, 'unit', u.unit_id, 'lists', u.lists, 'players', u.players)
        order by u.faction, u.players desc, u.lists desc, u.unit_id
      )
      from units u
    ), '[]')
  )
$$;

revoke execute on all functions in schema private from public;
