-- Ratings by season for players who want to be listed (docs/statistics.md, "Ratings"; docs/decisions/120). Off for everybody at first.

alter table public.profiles add column is_rated boolean not null default false;

grant update (is_rated) on public.profiles to authenticated;

-- Administrators change profiles of others, but nobody is listed by somebody else.
create function private.keep_rating_wish()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.id is distinct from private.me() and not pg_has_role(current_user, 'service_role', 'usage') then
    raise exception using errcode = 'insufficient_privilege', message = 'only the player decides about ratings';
  end if;
  return new;
end;
$$;

create trigger profiles_keep_rating_wish
  before update of is_rated on public.profiles
  for each row when (new.is_rated is distinct from old.is_rated)
  execute function private.keep_rating_wish();

-- The ratings of a season, named by its first day. Granted to nobody.
create table private.player_ratings (
  season date not null,
  user_id uuid not null references public.profiles (id) on delete cascade,
  rating double precision not null,
  deviation double precision not null,
  volatility double precision not null,
  games integer not null,
  primary key (season, user_id)
);

create index player_ratings_player_idx on private.player_ratings (user_id);

-- One row for each change that a season has to be counted again for. Only written and deleted, so no writer waits for another one.
create table private.rating_marks (season date not null);

-- The last count of each season.
create table private.rating_seasons (
  season date primary key,
  counted_at timestamptz not null,
  took interval not null
);

alter table private.player_ratings enable row level security;
alter table private.rating_marks enable row level security;
alter table private.rating_seasons enable row level security;
revoke all on private.player_ratings, private.rating_marks, private.rating_seasons from public, anon, authenticated, service_role;

-- The first day of the half-year that a moment is in, by UTC.
create function private.season_of(moment timestamptz)
returns date
language sql
immutable
set search_path = ''
as $$
  select make_date(
    extract(year from moment at time zone 'UTC')::integer,
    case when extract(month from moment at time zone 'UTC') < 7 then 1 else 7 end,
    1
  )
$$;

create function private.mark_rated_game()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.rating_marks (season)
  select distinct private.season_of(moment)
  from unnest(array[
    case when tg_op <> 'DELETE' and new.status = 'confirmed' then new.played_at end,
    case when tg_op <> 'INSERT' and old.status = 'confirmed' then old.played_at end
  ]) as moment
  where moment is not null;
  return null;
end;
$$;

create trigger game_results_mark_ratings
  after insert or update or delete on public.game_results
  for each row execute function private.mark_rated_game();

-- Joining and leaving change every season of the player. Who leaves is gone from the lists in the same transaction.
create function private.mark_rated_player()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not new.is_rated then
    delete from private.player_ratings r where r.user_id = new.id;
  end if;
  insert into private.rating_marks (season)
  select distinct private.season_of(r.played_at)
  from public.game_results r
  where r.user_id = new.id and r.status = 'confirmed';
  return null;
end;
$$;

create trigger profiles_mark_ratings
  after update of is_rated, banned, deactivated on public.profiles
  for each row when (
    (new.is_rated, new.banned, new.deactivated) is distinct from (old.is_rated, old.banned, old.deactivated)
    and (new.is_rated or old.is_rated)
  )
  execute function private.mark_rated_player();

-- Confirmed games between two players who both want to be rated, from either side.
create view private.rated_sides as
select g.id, g.played_at, side.player, side.rival, side.score
from private.statistic_games g
join public.profiles one on one.id = g.player and one.is_rated
join public.profiles other on other.id = g.rival and other.is_rated
cross join lateral (values
  (g.player, g.rival, (1 + sign(g.difference)) / 2),
  (g.rival, g.player, (1 - sign(g.difference)) / 2)
) as side (player, rival, score);

revoke all on private.rated_sides from public, anon, authenticated, service_role;

-- The export of one's data has the ratings: the function before it stays as it was.
alter function public.export_my_data() rename to export_without_ratings;
alter function public.export_without_ratings() set schema private;
revoke all on function private.export_without_ratings() from public, anon, authenticated;

create function public.export_my_data()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return private.export_without_ratings() || jsonb_build_object(
    'ratings', (
      select coalesce(jsonb_agg(to_jsonb(r) - 'user_id' order by r.season), '[]')
      from private.player_ratings r where r.user_id = private.me()
    )
  );
end;
$$;

revoke execute on all functions in schema private from public;
revoke all on function public.export_my_data() from public, anon, authenticated;
grant execute on function public.export_my_data() to authenticated;
