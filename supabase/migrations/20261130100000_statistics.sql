-- Public statistics of confirmed games (docs/statistics.md): counted in rounds into private tables, and read by one call. Nothing
-- in them names a player, and small figures are counts alone.

-- The missions and feats of the catalogue, filled by the seed: whatever else a result names counts in the sums and is shown nowhere.
create table private.scenarios (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(id) <= 60),
  kind text not null check (kind in ('mission', 'feat')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create trigger scenarios_touch_updated_at
  before update on private.scenarios
  for each row execute function private.touch_updated_at();

-- The figures of one choice of filters; '' stands for any mission or feat.
create table private.statistic_cells (
  period text not null check (period in ('all', 'year', 'quarter')),
  mission text not null,
  feat text not null,
  figures jsonb,
  counted_at timestamptz,
  primary key (period, mission, feat)
);

-- The lists of the board by faction and unit. One row.
create table private.statistic_lists (
  one boolean primary key default true check (one),
  figures jsonb not null
);

-- One row for each change that the next round has to count. Only written and deleted, so no writer waits for another one.
create table private.statistic_marks (at timestamptz not null default now());

-- The round of counting that is under way, or the last one. One row.
create table private.statistic_rounds (
  one boolean primary key default true check (one),
  began_at timestamptz not null,
  -- Null while it is under way.
  ended_at timestamptz,
  took interval not null default '0'
);

alter table private.scenarios enable row level security;
alter table private.statistic_cells enable row level security;
alter table private.statistic_lists enable row level security;
alter table private.statistic_marks enable row level security;
alter table private.statistic_rounds enable row level security;
revoke all on private.scenarios, private.statistic_cells, private.statistic_lists, private.statistic_marks, private.statistic_rounds
from public, anon, authenticated, service_role;

-- For the games of statistic_games below.
create index game_results_missions_idx on public.game_results (mission, feat, played_at)
  where status = 'confirmed' and (opponent_id is null or user_id < opponent_id);
create index game_results_times_idx on public.game_results (played_at)
  where status = 'confirmed' and (opponent_id is null or user_id < opponent_id);

create function private.mark_statistics()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.statistic_marks default values;
  return null;
end;
$$;

create trigger game_results_mark_new
  after insert on public.game_results
  for each row when (new.status = 'confirmed')
  execute function private.mark_statistics();
create trigger game_results_mark_change
  after update on public.game_results
  for each row when (new.status = 'confirmed' or old.status = 'confirmed')
  execute function private.mark_statistics();
create trigger game_results_mark_end
  after delete on public.game_results
  for each row when (old.status = 'confirmed')
  execute function private.mark_statistics();
create trigger shared_list_facts_mark
  after insert or delete or update of is_shown, unit_ids on public.shared_list_facts
  for each row execute function private.mark_statistics();

-- Each confirmed game once: both players have a row of it, and one is left when the other's account is gone. Games of banned players
-- are none. Finished events add theirs here.
create view private.statistic_games as
select
  r.id, r.played_at, r.mission, r.feat, r.user_id as player, r.opponent_id as rival, own.id as faction, other.id as rival_faction,
  r.own_score - r.opponent_score as difference
from public.game_results r
left join public.factions own on own.id = r.own_faction
left join public.factions other on other.id = r.opponent_faction
where r.status = 'confirmed' and (r.opponent_id is null or r.user_id < r.opponent_id)
  and r.user_id not in (select c.id from public.player_cards c where c.is_hidden)
  and (r.opponent_id is null or r.opponent_id not in (select c.id from public.player_cards c where c.is_hidden));

-- The same from either side: two rows a game.
create view private.statistic_sides as
select g.id, g.played_at, g.mission, g.feat, side.faction, side.rival_faction, side.player, side.rival, side.difference
from private.statistic_games g
cross join lateral (values
  (g.faction, g.rival_faction, g.player, g.rival, g.difference),
  (g.rival_faction, g.faction, g.rival, g.player, -g.difference)
) as side (faction, rival_faction, player, rival, difference);

revoke all on private.statistic_games, private.statistic_sides from public, anon, authenticated, service_role;

revoke execute on all functions in schema private from public;
