-- Public statistics, continued: the rounds of counting, and the one call that reads (docs/statistics.md).

-- Begins a round where something has changed, or another day has begun; returns false when none is due. The next one waits for five
-- minutes, and for twenty times as long as the last one took.
create function private.begin_statistics()
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
  return true;
end;
$$;

-- Counts for a tenth of a second, or one choice of filters; returns true while more is to be done. The server calls it every
-- minute, a schedule of a hosted project as well.
create function private.refresh_statistics()
returns boolean
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  began constant timestamptz := clock_timestamp();
  round timestamptz;
  cell record;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('muster statistics', 0)) or not private.begin_statistics() then
    return false;
  end if;
  select r.began_at into round from private.statistic_rounds r;
  loop
    select c.period, c.mission, c.feat into cell
    from private.statistic_cells c
    where c.counted_at is null or c.counted_at < round
    order by c.counted_at nulls first, c.period, c.mission, c.feat
    limit 1;
    if not found then
      insert into private.statistic_lists (figures) values (private.count_lists())
      on conflict (one) do update set figures = excluded.figures;
      update private.statistic_rounds r set ended_at = clock_timestamp(), took = r.took + (clock_timestamp() - began);
      return false;
    end if;
    update private.statistic_cells c
    set figures = private.count_cell(cell.period, cell.mission, cell.feat), counted_at = clock_timestamp()
    where (c.period, c.mission, c.feat) = (cell.period, cell.mission, cell.feat);
    exit when clock_timestamp() > began + interval '100 milliseconds';
  end loop;
  update private.statistic_rounds r set took = r.took + (clock_timestamp() - began);
  return true;
end;
$$;

-- The figures that filters let through, as they were counted last; null before the first count, and for filters that there are not.
create function public.game_statistics(period text default 'all', mission text default null, feat text default null)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select c.figures || coalesce(l.figures, '{"lists": [], "units": []}') || jsonb_build_object(
    'at', private.ms_of(c.counted_at),
    'missions', coalesce((
      select jsonb_agg(jsonb_build_object('id', m.mission, 'games', m.figures -> 'games', 'players', m.figures -> 'players') order by m.mission)
      from private.statistic_cells m
      where m.period = $1 and m.mission <> '' and m.feat = coalesce($3, '') and m.figures ->> 'games' <> '0'
    ), '[]'),
    'feats', coalesce((
      select jsonb_agg(jsonb_build_object('id', f.feat, 'games', f.figures -> 'games', 'players', f.figures -> 'players') order by f.feat)
      from private.statistic_cells f
      where f.period = $1 and f.feat <> '' and f.mission = coalesce($2, '') and f.figures ->> 'games' <> '0'
    ), '[]')
  )
  from private.statistic_cells c
  left join private.statistic_lists l on true
  where c.period = $1 and c.mission = coalesce($2, '') and c.feat = coalesce($3, '') and c.figures is not null
$$;

revoke execute on all functions in schema private from public;
revoke all on function public.game_statistics(text, text, text) from public, anon, authenticated;
grant execute on function public.game_statistics(text, text, text) to anon, authenticated, service_role;
