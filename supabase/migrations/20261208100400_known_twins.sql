-- The game of an event's table is known for certain once both played it on their phones (docs/decisions/122), so no other game of that day is taken for it
-- (docs/decisions/124, 126).

-- As before, but for tables with a game of their own: that one is the twin, and no game of a table is the twin of another one.
create or replace function private.match_event_games(event uuid, one uuid, other uuid)
returns void
language sql
volatile
set search_path = ''
as $$
  with games as (
    select g.id, g.event_id, least(g.player, g.rival) as low, greatest(g.player, g.rival) as high, g.played_at, g.round, (
      select t.game_id
      from private.table_games t
      join public.game_results r on r.game_id = t.game_id and r.user_id = g.player and r.opponent_id = g.rival and r.status = 'confirmed'
      where t.event_id = g.event_id and t.round = g.round and t.one_id = g.one and t.other_id = g.other and t.one_score is not null
      order by t.created_at desc limit 1
    ) as known
    from private.event_games g
    where ($1 is null or g.event_id = $1)
      and ($2 is null or (g.player, g.rival) in (($2, $3), ($3, $2))) and g.player is not null and g.rival is not null
  ),
  unknown as (
    select g.*, row_number() over (partition by g.event_id, g.low, g.high order by g.round) as place
    from games g where g.known is null
  ),
  recorded as (
    select f.event_id, f.low, f.high, f.game_id,
      row_number() over (partition by f.event_id, f.low, f.high order by f.played_at, f.game_id) as place
    from (
      select distinct g.event_id, g.low, g.high, r.game_id, r.played_at
      from unknown g
      join private.events e on e.id = g.event_id
      join public.game_results r on r.user_id = g.low and r.opponent_id = g.high and r.status = 'confirmed'
        and r.played_at between e.starts_at - interval '1 day' and g.played_at + interval '1 day'
      where not exists (select from private.table_games t where t.game_id = r.game_id and t.one_score is not null)
    ) as f
  ),
  matched as (
    select g.id, g.known as twin from games g where g.known is not null
    union all
    select u.id, r.game_id from unknown u left join recorded r using (event_id, low, high, place)
  )
  update private.event_games g set twin = m.twin
  from matched m
  where g.id = m.id and g.twin is distinct from m.twin
$$;

select private.match_event_games(null, null, null);
