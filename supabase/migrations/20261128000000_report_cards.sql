-- The words of a link to a public battle report: the result that both players confirmed, with their names and first units.

-- A game whose battle report everybody may read; null when there is none. Out of sight while a player of it is banned.
create function private.public_report(game uuid)
returns public.live_games
language sql
stable
security definer
set search_path = ''
as $$
  select g
  from public.live_games g
  where g.id = game and g.report_is_public and not exists (
    select
    from jsonb_each(g.result -> 'players') as p
    join public.player_cards c on c.id::text = p.value ->> 'account'
    where c.is_hidden
  )
$$;

create or replace function public.live_report(game uuid, after integer)
returns json
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  shown constant public.live_games := private.public_report(game);
begin
  if shown.id is null then
    raise exception using errcode = 'PT404', message = 'there is no such report', detail = 'live_report';
  end if;
  return json_build_object(
    'n', shown.rows,
    'now', private.ms_of(clock_timestamp()),
    'rows', case when shown.rows > after then private.live_rows_after(shown.id, after) else '[]' end
  );
end;
$$;

-- The ids of up to six units of a list, as a phone sent them; those that are none are left out.
create function private.first_units_of(entries json)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select coalesce(jsonb_agg(e.value ->> 'unitId' order by e.place), '[]')
  from json_array_elements(case when json_typeof(entries) = 'array' then entries else '[]' end)
    with ordinality as e (value, place)
  where e.place <= 6 and private.is_line(e.value ->> 'unitId', 100)
$$;

-- A public battle report in a few words; null when there is none. Players are in the order in which they came into the game.
-- The log is read once, and of each player the last name and the last list count.
create function public.live_report_card(game uuid)
returns json
language sql
stable
security definer
set search_path = ''
as $$
  with shown as materialized (
    select (private.public_report(game)).*
  ),
  told as materialized (
    select
      l.n,
      l.body #>> '{event,type}' = 'list-set' as is_list,
      coalesce(l.body #>> '{event,player,id}', l.body #>> '{event,player}') as player,
      btrim(l.body #>> '{event,player,name}') as name,
      l.body #> '{event,list,entries}' as entries
    from shown s
    join public.live_rows l on l.game_id = s.id
    where l.body #>> '{event,type}' in ('player-added', 'player-changed', 'list-set')
  ),
  sides as (
    select
      p.value,
      (select min(t.n) from told t where not t.is_list and t.player = p.key) as came,
      (select t.name from told t where not t.is_list and t.player = p.key order by t.n desc limit 1) as name,
      (select t.entries from told t where t.is_list and t.player = p.key order by t.n desc limit 1) as entries,
      p.key = (s.result ->> 'concededBy') as has_conceded
    from shown s
    cross join jsonb_each(s.result -> 'players') as p
  )
  select json_build_object(
    'mission', s.result -> 'mission',
    'feat', s.result -> 'feat',
    'playedAt', s.result -> 'playedAt',
    'sides', (
      select json_agg(json_build_object(
        'name', case when private.is_line(d.name, 60) then d.name else '' end,
        'faction', d.value -> 'faction',
        'score', d.value -> 'score',
        'hasConceded', coalesce(d.has_conceded, false),
        'units', private.first_units_of(d.entries)
      ) order by d.came nulls last)
      from sides d
    )
  )
  from shown s
  where s.id is not null
$$;

revoke execute on all functions in schema private from public;
revoke all on function public.live_report_card(uuid) from public, anon, authenticated;
grant execute on function public.live_report_card(uuid) to anon, authenticated;
