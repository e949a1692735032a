-- Figures of played lists, continued: counted in the rounds of the statistics, and the call that reads them (docs/statistics.md).

-- Counts one due period of a faction's lists, or of points levels, releases and countries; returns false when none is due.
create function private.count_due_facts(round timestamptz)
returns boolean
language plpgsql
volatile
set search_path = ''
as $$
declare
  due record;
begin
  select f.period, f.faction into due
  from private.statistic_facts f
  where f.counted_at is null or f.counted_at < round
  order by f.counted_at nulls first, f.period, f.faction
  limit 1;
  if not found then
    return false;
  end if;
  update private.statistic_facts f
  set figures = private.count_facts(due.period, due.faction), counted_at = clock_timestamp()
  where (f.period, f.faction) = (due.period, due.faction);
  return true;
end;
$$;

-- Counts one due choice of filters; returns false when none is due.
create function private.count_due_cell(round timestamptz)
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
  set figures = private.count_cell(due.period, due.mission, due.feat), counted_at = clock_timestamp()
  where (c.period, c.mission, c.feat) = (due.period, due.mission, due.feat);
  return true;
end;
$$;

-- Begins a round where something has changed, or another day has begun; returns false when none is due. The next one waits for five
-- minutes, and for twenty times as long as the last one took.
create or replace function private.begin_statistics()
returns boolean
language plpgsql
volatile
set search_path = ''
as $$
declare
  last private.statistic_rounds;
begin
  select * into last from private.statistic_rounds;
  if found and last.ended_at is null then
    return true;
  end if;
  if found and (
    last.ended_at + greatest(interval '5 minutes', last.took * 20) > clock_timestamp()
    or (last.began_at >= date_trunc('day', now()) and not exists (select from private.statistic_marks))
  ) then
    return false;
  end if;
  delete from private.statistic_marks;
  insert into private.statistic_rounds (began_at) values (clock_timestamp())
  on conflict (one) do update set began_at = excluded.began_at, ended_at = null, took = '0';
  delete from private.statistic_cells c
  where (c.mission <> '' and not exists (select from private.scenarios s where s.id = c.mission and s.kind = 'mission'))
    or (c.feat <> '' and not exists (select from private.scenarios s where s.id = c.feat and s.kind = 'feat'));
  insert into private.statistic_cells (period, mission, feat)
  select p.period, m.id, f.id
  from unnest(array['all', 'year', 'quarter']) as p (period)
  cross join (select '' as id union all select s.id from private.scenarios s where s.kind = 'mission') as m
  cross join (select '' as id union all select s.id from private.scenarios s where s.kind = 'feat') as f
  on conflict do nothing;
  delete from private.statistic_facts f where f.faction <> '' and not exists (select from public.factions k where k.id = f.faction);
  insert into private.statistic_facts (period, faction)
  select p.period, k.id
  from unnest(array['all', 'year', 'quarter']) as p (period)
  cross join (select '' as id union all select f.id from public.factions f) as k
  on conflict do nothing;
  return true;
end;
$$;

-- Counts for a tenth of a second, or one choice of filters; returns true while more is to be done. The server calls it every
-- minute, a schedule of a hosted project as well.
create or replace function private.refresh_statistics()
returns boolean
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  began constant timestamptz := clock_timestamp();
  round timestamptz;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('muster statistics', 0)) or not private.begin_statistics() then
    return false;
  end if;
  select r.began_at into round from private.statistic_rounds r;
  loop
    if not private.count_due_cell(round) and not private.count_due_facts(round) then
      insert into private.statistic_lists (figures) values (private.count_lists())
      on conflict (one) do update set figures = excluded.figures;
      update private.statistic_rounds r set ended_at = clock_timestamp(), took = r.took + (clock_timestamp() - began);
      return false;
    end if;
    exit when clock_timestamp() > began + interval '100 milliseconds';
  end loop;
  update private.statistic_rounds r set took = r.took + (clock_timestamp() - began);
  return true;
end;
$$;

-- Figures of the games of events by points level, release and country, or of the units of one faction, as they were counted last; null before the
-- first count, and for a period or faction that there is not.
create function public.event_statistics(period text default 'all', faction text default '')
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select f.figures || jsonb_build_object('at', private.ms_of(f.counted_at))
  from private.statistic_facts f
  where f.period = $1 and f.faction = coalesce($2, '') and f.figures is not null
$$;

revoke execute on all functions in schema private from public;
revoke all on function public.event_statistics(text, text) from public, anon, authenticated;
grant execute on function public.event_statistics(text, text) to anon, authenticated, service_role;
