-- Figures of the lists that were played at events (docs/statistics.md, "Played lists"): by unit and pair of units, by points level, release of
-- the catalogue and country. They are counted for each period, and read by one call.

-- The figures of one period: of the units of a faction, or of points levels, releases and countries where `faction` is ''.
create table private.statistic_facts (
  period text not null check (period in ('all', 'year', 'quarter')),
  faction text not null,
  figures jsonb,
  counted_at timestamptz,
  primary key (period, faction)
);

alter table private.statistic_facts enable row level security;
revoke all on private.statistic_facts from public, anon, authenticated, service_role;

-- The usual size that holds a list (READY_SIZES of src/domain/roster/document.ts); 'more' beyond the largest one.
create function private.points_level(points numeric)
returns text
language sql
immutable
set search_path = ''
as $$
  select case when points <= 300 then '300' when points <= 500 then '500' when points <= 800 then '800' when points > 800 then 'more' end
$$;

-- The events whose games count: finished, in sight, and of an organiser who is not banned. Their lists are known from the moment that
-- everybody may read them, and not before: figures of sealed lists would open them. `offset 0` has that looked up once an event, not once a game.
create or replace view private.counted_events as
select e.id, e.country, private.shows_lists(e) as shows
from private.events e
left join public.player_cards o on o.id = e.organiser_id
where e.state = 'finished' and not e.is_hidden and not coalesce(o.is_hidden, false)
offset 0;

-- The games of those events between two players with accounts, also when one of the accounts is gone. `one` and `other`: the seats.
create or replace view private.statistic_event_games as
select
  g.id, g.played_at, g.mission, g.feat, g.player, g.rival, own.id as faction, other.id as rival_faction,
  g.one_score - g.other_score as difference, g.twin, e.country,
  case when e.shows then a.facts end as facts, case when e.shows then b.facts end as rival_facts, g.one, g.other
from private.event_games g
join private.counted_events e on e.id = g.event_id
left join private.event_lists a on a.player_id = g.one and a.version = g.one_list
left join private.event_lists b on b.player_id = g.other and b.version = g.other_list
left join public.factions own on e.shows and own.id = a.facts ->> 'faction'
left join public.factions other on e.shows and other.id = b.facts ->> 'faction'
where not g.has_guest and (g.player is not null or g.rival is not null)
  and (g.player is null or g.player not in (select c.id from public.player_cards c where c.is_hidden))
  and (g.rival is null or g.rival not in (select c.id from public.player_cards c where c.is_hidden));

-- Counts a period: the units and pairs of a faction, or points levels, releases and countries for ''. Games of a faction against itself are in no
-- figure of a side. A unit or a pair is told from twenty games and five players on either side on.
create function private.count_facts(period text, of_faction text)
returns jsonb
language plpgsql
stable
set search_path = ''
set work_mem = '64MB'
set plan_cache_mode = 'force_custom_plan'
-- It runs beside what players wait for.
set max_parallel_workers_per_gather = 0
-- It takes longer than the count of a small installation.
set jit = off
as $$
#variable_conflict use_column
declare
  since constant timestamptz := private.statistics_since(count_facts.period);
  of_faction alias for $2;
  counted jsonb;
begin
  with
  -- The larger list says the level of a game, the newer one its release; both have to be known.
  games as materialized (
    select
      g.id, g.played_at, g.one, g.other, g.player, g.rival, g.faction, g.rival_faction, g.difference,
      case when of_faction <> '' then g.facts -> 'units' end as units, case when of_faction <> '' then g.rival_facts -> 'units' end as rival_units,
      g.country,
      case when g.facts is not null and g.rival_facts is not null
        then private.points_level(greatest((g.facts ->> 'points')::numeric, (g.rival_facts ->> 'points')::numeric)) end as level,
      case when g.facts is not null and g.rival_facts is not null
        then greatest((g.facts ->> 'release')::numeric, (g.rival_facts ->> 'release')::numeric)::integer end as release
    from private.statistic_event_games g
    where g.played_at >= since and g.played_at < now() + interval '1 day'
      and (of_faction = '' or of_faction in (g.faction, g.rival_faction))
  ),
  sides as materialized (
    select
      g.id, g.played_at, g.country, g.level, side.*,
      -- A release that was never published is none: an app may send any number.
      case when g.release = 0 or g.release in (select r.number from public.catalogue_releases r) then g.release end as release
    from games g
    cross join lateral (values
      (true, g.one, g.player, g.rival, g.faction, g.rival_faction, g.difference, g.units),
      (false, g.other, g.rival, g.player, g.rival_faction, g.faction, -g.difference, g.rival_units)
    ) as side (is_first, seat, player, rival, faction, rival_faction, difference, units)
    where of_faction = '' or side.faction = of_faction
  ),
  listed as materialized (
    select l.seat, l.player, u.unit_id
    from (select distinct on (s.seat) s.seat, s.player, s.units from sides s where of_faction <> '' order by s.seat) as l
    cross join lateral (select distinct told.unit_id from jsonb_array_elements_text(l.units) as told (unit_id)) as told
    join public.catalogue_units u on u.faction = of_faction and u.unit_id = told.unit_id
  ),
  -- Units by the number of their lists: numbers are quicker to count by than names.
  numbered as materialized (
    select l.unit_id, row_number() over (order by count(*) desc, l.unit_id)::integer as n from listed l group by l.unit_id
  ),
  lists as materialized (
    select l.seat, array_agg(n.n) as units from listed l join numbered n using (unit_id) group by l.seat
  ),
  placed as not materialized (
    select topic.kind, topic.value, s.id, s.played_at, s.faction, s.rival_faction, s.is_first, s.player, s.rival, s.difference
    from sides s
    cross join lateral (values ('points', s.level), ('release', s.release::text), ('country', s.country)) as topic (kind, value)
    where of_faction = '' and topic.value is not null
  ),
  -- Every figure by its number: 0 for all games of the faction, a unit's with and without it, 1000 times one unit's plus the other's for a
  -- pair. Pairs are formed of the sixteen units that stand on most lists, so that no list has many.
  names as materialized (
    select 0 as key, 'all' as kind, '' as value, of_faction as faction where of_faction <> ''
    union all
    select n.n, 'with', n.unit_id, of_faction from numbered n
    union all
    select -n.n, 'without', n.unit_id, of_faction from numbered n
    union all
    select 1000 * one.n + other.n, 'pair', least(one.unit_id, other.unit_id) || ' ' || greatest(one.unit_id, other.unit_id), of_faction
    from numbered one
    join numbered other on other.n > one.n and other.n <= 16
    union all
    select row_number() over ()::integer, p.kind, p.value, p.faction
    from (select distinct p.kind, p.value, p.faction from placed p where p.faction <> p.rival_faction) as p
  ),
  folk as materialized (
    select f.person, row_number() over ()::integer as n
    from (select s.player as person from sides s union select s.rival from sides s) as f
    where f.person is not null
  ),
  -- The games that are in figures of a side.
  rated as materialized (
    select s.id, s.played_at, p.n as player, r.n as rival, s.difference, l.units
    from sides s
    left join lists l using (seat)
    left join folk p on p.person = s.player
    left join folk r on r.person = s.rival
    where of_faction <> '' and s.faction <> s.rival_faction
  ),
  held as not materialized (
    select 0 as key, r.id, r.played_at, r.player, r.rival, r.difference from rated r
    union all
    select unit.n, r.id, r.played_at, r.player, r.rival, r.difference
    from rated r
    cross join unnest(r.units) as unit (n)
    union all
    select 1000 * one.n + other.n, r.id, r.played_at, r.player, r.rival, r.difference
    from rated r
    cross join unnest(r.units) as one (n)
    join lateral unnest(r.units) as other (n) on other.n > one.n and other.n <= 16
    union all
    select n.key, p.id, p.played_at, f.n, o.n, p.difference
    from placed p
    join names n using (kind, value, faction)
    left join folk f on f.person = p.player
    left join folk o on o.person = p.rival
    where p.faction <> p.rival_faction
  ),
  -- What each person brings, as the player of a side and as the rival.
  persons as materialized (
    select
      h.key, role.is_own, role.person, count(*) as games, count(*) filter (where h.difference > 0) as wins,
      count(*) filter (where h.difference < 0) as losses, sum(h.difference) as difference
    from held h
    cross join lateral (values (true, h.player), (false, h.rival)) as role (is_own, person)
    group by h.key, role.is_own, role.person
  ),
  -- Games without a unit are all games less those with it.
  each as (
    select p.* from persons p
    union all
    select -r.n, r.is_own, r.person, sum(r.games), sum(r.wins), sum(r.losses), sum(r.difference)
    from (
      select n.n, a.is_own, a.person, a.games, a.wins, a.losses, a.difference
      from numbered n
      cross join persons a
      where a.key = 0
      union all
      select n.n, p.is_own, p.person, -p.games, -p.wins, -p.losses, -p.difference
      from numbered n
      join persons p on p.key = n.n
    ) as r
    group by r.n, r.is_own, r.person
    having sum(r.games) > 0
  ),
  sums as materialized (
    select
      e.key, sum(e.games) filter (where e.is_own) as games, count(e.person) filter (where e.is_own) as players,
      count(e.person) filter (where not e.is_own) as rivals, max(e.games) filter (where e.person is not null) as most,
      sum(e.wins) filter (where e.is_own) as wins, sum(e.losses) filter (where e.is_own) as losses,
      sum(e.difference) filter (where e.is_own) as difference
    from each e
    group by e.key
  ),
  figures as materialized (
    select n.kind, n.value, n.faction, s.* from sums s join names n using (key)
  ),
  enough as (
    select f.*, row_number() over (partition by f.kind order by f.games desc, f.value) as place
    from figures f
    where f.games >= 20 and f.players >= 5 and f.rivals >= 5
  ),
  told as materialized (
    select f.*
    from figures f
    where case f.kind
      when 'with' then exists (select from enough e where e.kind = 'with' and e.value = f.value)
      when 'without' then exists (select from enough e where e.kind = 'with' and e.value = f.value)
      when 'pair' then exists (select from enough e where e.kind = 'pair' and e.value = f.value and e.place <= 60)
      else true
    end
  ),
  -- Figures of which somebody has more than a fifth, without what is above it (private.count_capped).
  capping as (
    select t.key
    from told t
    where t.games >= 20 and t.players >= 5 and t.rivals >= 5 and t.most * 5 > t.games
  ),
  ranked as (
    select
      c.key, c.difference,
      greatest(
        case when c.player is null then 1
          else row_number() over (partition by c.key, c.player order by c.played_at desc, c.id) end,
        case when c.rival is null then 1
          else row_number() over (partition by c.key, c.rival order by c.played_at desc, c.id) end
      ) as place
    from (
      select h.* from held h where h.key in (select n.key from capping n)
      union all
      select n.key, r.id, r.played_at, r.player, r.rival, r.difference
      from capping n
      join rated r on n.key < 0 and not coalesce(-n.key = any(r.units), false)
    ) as c
  ),
  steps as (
    select
      r.key, r.place, sum(count(*)) over within as games, sum(count(*) filter (where r.difference > 0)) over within as wins,
      sum(count(*) filter (where r.difference < 0)) over within as losses, sum(sum(r.difference)) over within as difference
    from ranked r
    group by r.key, r.place
    window within as (partition by r.key order by r.place)
  ),
  capped as materialized (
    select distinct on (s.key) s.*
    from steps s
    where s.place * 5 <= s.games and s.games >= 20
    order by s.key, s.games desc
  ),
  counts as (
    select t.kind, t.value, t.faction, t.games, t.players, t.rivals, c.games as counted, c.wins, c.losses, c.difference
    from told t
    left join lateral (
      select t.games, t.wins, t.losses, t.difference
      where t.games >= 20 and t.players >= 5 and t.rivals >= 5 and t.most * 5 <= t.games
      union all
      select c.games, c.wins, c.losses, c.difference from capped c where c.key = t.key
    ) as c on true
  ),
  seats as (
    select p.kind, p.value, p.player as person, count(*) as games from placed p group by p.kind, p.value, p.player
  ),
  wholes as (
    select p.kind, p.value, count(*) as games, count(*) filter (where p.difference = 0) as draws, sum(abs(p.difference)) as margin
    from placed p
    where p.is_first
    group by p.kind, p.value
  ),
  topics as (
    select
      w.kind, w.value, w.games, p.players, w.draws, w.margin, p.most,
      row_number() over (
        partition by w.kind
        order by case w.kind when 'release' then w.value::integer when 'country' then w.games else 0 end desc, w.value
      ) as place
    from wholes w
    join (
      select s.kind, s.value, count(s.person) as players, max(s.games) filter (where s.person is not null) as most
      from seats s
      group by s.kind, s.value
    ) as p using (kind, value)
  )
  select jsonb_build_object(
    'games', (select count(*) from sides s where s.is_first and of_faction = ''),
    'topics', coalesce((
      select jsonb_agg(jsonb_build_object(
        'kind', t.kind, 'value', t.value, 'games', t.games, 'players', t.players,
        -- Each game has two seats, of which nobody fills more than a fifth.
        'whole', case when t.games >= 20 and t.players >= 5 and t.most * 5 <= t.games * 2
          then jsonb_build_object('draws', t.draws, 'margin', t.margin) end
      ) order by t.kind, t.place)
      from topics t
      where t.place <= case t.kind when 'country' then 40 else 12 end
    ), '[]'),
    'lists', (select count(distinct s.seat) from sides s where of_faction <> ''),
    'players', (select count(distinct s.player) from sides s where of_faction <> ''),
    'units', coalesce((
      select jsonb_agg(jsonb_build_object('unit', l.unit_id, 'lists', l.lists, 'players', l.players) order by l.players desc, l.lists desc, l.unit_id)
      from (
        select l.unit_id, count(*) as lists, count(distinct l.player) as players
        from listed l
        where exists (select from told t where t.kind = 'with' and t.value = l.unit_id)
        group by l.unit_id
      ) as l
    ), '[]'),
    'few_units', (select count(distinct l.unit_id) from listed l)
      - (select count(*) from told t where t.kind = 'with'),
    'few_pairs', (select count(*) from figures f where f.kind = 'pair') - (select count(*) from told t where t.kind = 'pair'),
    'figures', coalesce((
      select jsonb_agg(jsonb_build_object(
        'kind', s.kind, 'value', s.value, 'faction', s.faction, 'games', s.games, 'players', s.players, 'rivals', s.rivals,
        'counted', case when s.counted is not null then jsonb_build_object(
          'games', s.counted, 'wins', s.wins, 'losses', s.losses, 'draws', s.counted - s.wins - s.losses, 'difference', s.difference
        ) end
      ) order by s.kind, s.games desc, s.value, s.faction)
      from counts s
      where of_faction <> ''
        or exists (select from topics t where t.kind = s.kind and t.value = s.value and t.place <= case t.kind when 'country' then 40 else 12 end)
    ), '[]')
  ) into counted;
  return counted;
end;
$$;

revoke execute on all functions in schema private from public;
