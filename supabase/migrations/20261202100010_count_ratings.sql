-- Ratings, continued: how they are computed, when, and the one call that reads (docs/statistics.md, "Ratings").

-- The function whose root is the new volatility: step 5.1 of Glickman, "Example of the Glicko-2 system".
create function private.glicko2_f(x double precision, a double precision, delta2 double precision, phi2 double precision, v double precision)
returns double precision
language sql
immutable
set search_path = ''
as $$
  select exp(x) * (delta2 - phi2 - v - exp(x)) / (2 * (phi2 + v + exp(x)) ^ 2) - (x - a) / 0.25
$$;

-- Rating, deviation and volatility of a player after a period, by Glickman's paper with a system constant of 0.5: its steps 2 to 8. A
-- rival is the one with the same place in `rivals`, `deviations` and `scores` (1 won, 0.5 drawn, 0 lost), all from before the period.
create function private.glicko2(
  rating double precision, deviation double precision, volatility double precision,
  rivals double precision[], deviations double precision[], scores double precision[]
)
returns double precision[]
language plpgsql
immutable
set search_path = ''
as $$
declare
  scale constant double precision := 173.7178;
  mu constant double precision := (rating - 1500) / scale;
  phi2 constant double precision := (deviation / scale) ^ 2;
  a constant double precision := ln(volatility ^ 2);
  g double precision;
  e double precision;
  information double precision := 0;
  gain double precision := 0;
  v double precision;
  delta2 double precision;
  low double precision := a;
  high double precision;
  f_low double precision;
  f_high double precision;
  x double precision;
  f_x double precision;
  sigma double precision;
  after2 double precision;
begin
  for at in 1 .. cardinality(rivals) loop
    g := 1 / sqrt(1 + 3 * (deviations[at] / scale / pi()) ^ 2);
    e := 1 / (1 + exp(-g * (mu - (rivals[at] - 1500) / scale)));
    information := information + g * g * e * (1 - e);
    gain := gain + g * (scores[at] - e);
  end loop;
  -- Without games one is less sure of the player, up to where everybody begins.
  if information = 0 then
    return array[rating, least(350, scale * sqrt(phi2 + volatility ^ 2)), volatility];
  end if;
  v := 1 / information;
  delta2 := (v * gain) ^ 2;
  if delta2 > phi2 + v then
    high := ln(delta2 - phi2 - v);
  else
    high := a - 0.5;
    while private.glicko2_f(high, a, delta2, phi2, v) < 0 loop
      high := high - 0.5;
    end loop;
  end if;
  f_low := private.glicko2_f(low, a, delta2, phi2, v);
  f_high := private.glicko2_f(high, a, delta2, phi2, v);
  while abs(high - low) > 0.000001 loop
    x := low + (low - high) * f_low / (f_high - f_low);
    f_x := private.glicko2_f(x, a, delta2, phi2, v);
    if f_x * f_high <= 0 then
      low := high;
      f_low := f_high;
    else
      f_low := f_low / 2;
    end if;
    high := x;
    f_high := f_x;
  end loop;
  sigma := exp(low / 2);
  after2 := 1 / (1 / (phi2 + sigma ^ 2) + information);
  return array[scale * (mu + after2 * gain) + 1500, least(350, scale * sqrt(after2)), sigma];
end;
$$;

-- Counts a season from its first day: everybody begins alike, and each month is a period. The month that runs counts so far.
create function private.count_ratings(of_season date)
returns void
language plpgsql
volatile
set search_path = ''
as $$
declare
  first_day date;
  since timestamptz;
  until timestamptz;
begin
  delete from private.player_ratings r where r.season = of_season;
  insert into private.player_ratings (season, user_id, rating, deviation, volatility, games)
  select distinct of_season, s.player, 1500, 350, 0.06, 0
  from private.rated_sides s
  where s.played_at >= of_season::timestamp at time zone 'UTC'
    and s.played_at < least((of_season + interval '6 months') at time zone 'UTC', now() + interval '1 day');
  for month in 0 .. 5 loop
    first_day := of_season + make_interval(months => month);
    since := first_day::timestamp at time zone 'UTC';
    until := (first_day + interval '1 month') at time zone 'UTC';
    exit when since > now() + interval '1 day';
    update private.player_ratings r
    set rating = after.figures[1], deviation = after.figures[2], volatility = after.figures[3], games = r.games + after.games
    from (
      select
        me.user_id, count(s.id)::integer as games,
        private.glicko2(
          me.rating, me.deviation, me.volatility,
          coalesce(array_agg(o.rating order by s.id) filter (where s.id is not null), '{}'),
          coalesce(array_agg(o.deviation order by s.id) filter (where s.id is not null), '{}'),
          coalesce(array_agg(s.score::double precision order by s.id) filter (where s.id is not null), '{}')
        ) as figures
      from private.player_ratings me
      left join private.rated_sides s
        on s.player = me.user_id and s.played_at >= since and s.played_at < least(until, now() + interval '1 day')
      left join private.player_ratings o on o.season = me.season and o.user_id = s.rival
      where me.season = of_season and (s.id is not null or (me.games > 0 and until <= now()))
      group by me.user_id, me.rating, me.deviation, me.volatility
    ) as after
    where r.season = of_season and r.user_id = after.user_id;
  end loop;
end;
$$;

-- Counts one season that is due, the newest first; returns true while another one is. A season is due when its games or players have
-- changed, or a month has begun since, and at the earliest five minutes after its last count and twenty times as long as that took.
create function private.refresh_ratings()
returns boolean
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  began constant timestamptz := clock_timestamp();
  due date[];
begin
  if not pg_try_advisory_xact_lock(hashtextextended('muster ratings', 0)) then
    return false;
  end if;
  due := array(
    select w.season
    from (
      select m.season from private.rating_marks m
      union
      select c.season from private.rating_seasons c
      where c.season = private.season_of(now()) and c.counted_at < date_trunc('month', now() at time zone 'UTC') at time zone 'UTC'
    ) as w
    left join private.rating_seasons c using (season)
    where w.season <= now() + interval '1 day'
      and (c.season is null or c.counted_at + greatest(interval '5 minutes', c.took * 20) <= began)
    order by w.season desc
  );
  if cardinality(due) = 0 then
    return false;
  end if;
  delete from private.rating_marks m where m.season = due[1];
  perform private.count_ratings(due[1]);
  insert into private.rating_seasons (season, counted_at, took) values (due[1], began, clock_timestamp() - began)
  on conflict (season) do update set counted_at = excluded.counted_at, took = excluded.took;
  return cardinality(due) > 1;
end;
$$;

-- Counts statistics and ratings; returns true while more is to be done. The server calls it every minute, a schedule of a hosted project
-- as well.
create function private.refresh_figures()
returns boolean
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  has_ratings constant boolean := private.refresh_ratings();
begin
  return private.refresh_statistics() or has_ratings;
end;
$$;

-- The ratings of a season, by default that which runs: the first 300 and the one who asks. Only players who want to be listed and are not
-- banned. A rank belongs to those whose deviation is 150 at most; the others are provisional and stand below.
create function public.player_ratings(of_season date default null)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  with listed as (
    select
      r.season, r.user_id, r.rating, r.deviation, r.games, coalesce(c.username, c.short_id) as name,
      coalesce(c.username, c.id::text) as who, r.deviation > 150 as is_provisional
    from private.player_ratings r
    join public.profiles p on p.id = r.user_id and p.is_rated
    join public.player_cards c on c.id = r.user_id and not c.is_hidden
  ),
  wanted as (select coalesce(of_season, private.season_of(now())) as season),
  ranked as (
    select
      l.*, row_number() over (order by l.is_provisional, l.rating desc, l.user_id) as place,
      rank() over (order by l.is_provisional, round(l.rating::numeric) desc) as rank
    from listed l
    join wanted w using (season)
  )
  select jsonb_build_object(
    'season', w.season,
    'seasons', coalesce((select jsonb_agg(s.season order by s.season desc) from (select distinct l.season from listed l) as s), '[]'),
    'at', (select private.ms_of(c.counted_at) from private.rating_seasons c where c.season = w.season),
    'number', (select count(*) from ranked),
    'players', coalesce((
      select jsonb_agg(jsonb_build_object(
        'rank', case when not r.is_provisional then r.rank end, 'name', r.name, 'who', r.who, 'rating', round(r.rating::numeric),
        'deviation', round(r.deviation::numeric), 'games', r.games, 'own', r.user_id is not distinct from private.me()
      ) order by r.place)
      from ranked r
      where r.place <= 300 or r.user_id = private.me()
    ), '[]')
  )
  from wanted w
$$;

revoke execute on all functions in schema private from public;
revoke all on function public.player_ratings(date) from public, anon, authenticated;
grant execute on function public.player_ratings(date) to anon, authenticated, service_role;
