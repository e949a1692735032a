-- Ratings of a season with tens of thousands of players (docs/decisions/130-queries-read-a-bounded-number-of-rows.md): who may not be
-- listed has no row, so that the list is read in the order of an index and its end is only counted.

delete from private.player_ratings r using public.player_cards c where c.id = r.user_id and c.is_hidden;

create index player_ratings_order_idx on private.player_ratings (season, (deviation > 150), rating desc, user_id);

-- Joining and leaving change every season of the player, as a ban and its end do. Who leaves is gone from the lists in the same transaction.
create or replace function private.mark_rated_player()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not new.is_rated or new.banned or new.deactivated then
    delete from private.player_ratings r where r.user_id = new.id;
  end if;
  insert into private.rating_marks (season)
  select private.season_of(r.played_at) from public.game_results r where r.user_id = new.id and r.status = 'confirmed'
  union
  select private.season_of(g.played_at) from private.event_games g where new.id in (g.player, g.rival);
  return null;
end;
$$;

-- The ratings of a season, by default that which runs: the first 300 and the one who asks. A rank belongs to those whose deviation is 150 at
-- most; the others are provisional and stand below.
create or replace function public.player_ratings(of_season date default null)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  wanted constant date := coalesce(of_season, private.season_of(now()));
begin
  return (
    with first as (
      select o.*, rank() over (order by o.deviation > 150, round(o.rating::numeric) desc) as rank
      from (
        select * from private.player_ratings r
        where r.season = wanted
        order by r.deviation > 150, r.rating desc, r.user_id
        limit 300
      ) as o
    ),
    chosen as (
      select f.* from first f
      union all
      select r.*, 1 + (
        select count(*) from private.player_ratings b
        where b.season = wanted and not b.deviation > 150 and round(b.rating::numeric) > round(r.rating::numeric)
      )
      from private.player_ratings r
      where r.season = wanted and r.user_id = private.me() and not exists (select from first f where f.user_id = r.user_id)
    )
    select jsonb_build_object(
      'season', wanted,
      'seasons', coalesce((
        select jsonb_agg(s.season order by s.season desc) from private.rating_seasons s
        where exists (select from private.player_ratings r where r.season = s.season)
      ), '[]'),
      'at', (select private.ms_of(c.counted_at) from private.rating_seasons c where c.season = wanted),
      'number', (select count(*) from private.player_ratings r where r.season = wanted),
      'players', coalesce((
        select jsonb_agg(jsonb_build_object(
          'rank', case when not r.deviation > 150 then r.rank end, 'name', coalesce(c.username, c.short_id),
          'who', coalesce(c.username, c.id::text), 'rating', round(r.rating::numeric), 'deviation', round(r.deviation::numeric),
          'games', r.games, 'own', r.user_id is not distinct from private.me()
        ) order by r.deviation > 150, r.rating desc, r.user_id)
        from chosen r
        join public.player_cards c on c.id = r.user_id and not c.is_hidden
      ), '[]')
    )
  );
end;
$$;
