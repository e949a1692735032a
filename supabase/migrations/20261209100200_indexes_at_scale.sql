-- Indexes for what scanned a large table (docs/decisions/130-queries-read-a-bounded-number-of-rows.md).

-- Foreign keys: with an account goes what it did.
create index activity_events_any_actor_idx on public.activity_events (actor_id);
create index event_lists_handed_in_by_idx on private.event_lists (handed_in_by) where handed_in_by is not null;

create index activity_events_change_idx on public.activity_events (change_id) where change_id is not null;
create index reports_reporter_idx on public.reports (reporter_id);
create index mail_notices_result_idx on private.mail_notices (result_id) where result_id is not null;
create index mail_outbox_recipient_idx on public.mail_outbox (lower(recipient));

create index mail_notices_due_idx on private.mail_notices (created_at) where written_at is null;

-- Games that may be deleted, by what decides when.
create index live_games_done_idx on public.live_games (last_at) where not report_is_public and result is not null;
create index live_games_guest_idx on public.live_games (last_at) where not report_is_public and result is null and by_anonymous;
create index live_games_left_idx on public.live_games (last_at) where not report_is_public and result is null and not by_anonymous;

-- A text as an id; null for any other text.
create function private.uuid_of(value text)
returns uuid
language sql
immutable
parallel safe
set search_path = ''
as $$
  select case when value ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then value::uuid end
$$;

-- The row of private.counted_events with this id.
create function private.counted_event(event uuid)
returns table (id uuid, country text, shows boolean)
language sql
stable
rows 1
set search_path = ''
as $$
  select e.id, e.country, private.shows_lists(e)
  from private.events e
  left join public.player_cards o on o.id = e.organiser_id
  where e.id = event and e.state = 'finished' and not e.is_hidden and not coalesce(o.is_hidden, false)
$$;

-- As before, each kind by its index: half a year with a result, a week for guests, a month for others.
create or replace function private.tidy_live_games(most integer default 500)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  delete from public.live_games g
  where g.id in (
    select due.id
    from (
      (
        select o.id, o.last_at from public.live_games o
        where not o.report_is_public and o.result is not null and o.last_at < now() - interval '180 days'
        order by o.last_at limit most
      )
      union all
      (
        select o.id, o.last_at from public.live_games o
        where not o.report_is_public and o.result is null and o.by_anonymous and o.last_at < now() - interval '7 days'
        order by o.last_at limit most
      )
      union all
      (
        select o.id, o.last_at from public.live_games o
        where not o.report_is_public and o.result is null and not o.by_anonymous and o.last_at < now() - interval '30 days'
        order by o.last_at limit most
      )
    ) as due
    order by due.last_at
    limit most
  );
  -- Whoever only stopped playing did not ask to be forgotten by the other player.
  perform set_config('muster.keeps_live_names', 'on', true);
  delete from auth.users u
  where u.id in (
    select o.id
    from auth.users o
    where o.is_anonymous
      and greatest(o.created_at, o.last_sign_in_at, (
        select max(greatest(s.created_at, s.updated_at, s.refreshed_at at time zone 'UTC'))
        from auth.sessions s where s.user_id = o.id
      )) < now() - case
        when exists (select from public.live_members m where m.user_id = o.id)
          or exists (select from private.live_claims c where c.user_id = o.id) then interval '30 days'
        else interval '2 days'
      end
    limit most
  );
  perform set_config('muster.keeps_live_names', '', true);
end;
$$;

-- As before; the comment is found by its id.
create or replace function private.push_facts_of_lists_and_games(message private.push_messages)
returns table (who text, list_name text, variant text)
language sql
stable
set search_path = ''
as $$
  select coalesce(a.username, a.short_id), l.name, null
  from public.list_comments c
  join public.shared_lists l on l.id = c.list_id
  join public.player_cards a on a.id = c.user_id
  where message.kind in ('comment', 'reply') and c.id = private.uuid_of(message.detail) and not c.is_hidden and not a.is_hidden
    and l.is_active and not l.is_hidden
  union all
  select coalesce(a.username, a.short_id), null, case when r.corrected_own_score is not null then 'correction' end
  from public.game_results r
  join public.player_cards a on a.id = r.user_id
  where message.kind = 'result' and r.id = message.thing_id and r.opponent_id = message.recipient_id and r.is_recorder
    and (r.status = 'pending' or r.corrected_own_score is not null) and not a.is_hidden
  union all
  select
    (select coalesce(a.username, a.short_id) from public.player_cards a where a.id = message.actor_id and not a.is_hidden),
    null,
    case when r.body ->> 'kind' in ('nod', 'refuse') then 'answer' end
  from public.live_rows r
  join public.live_members m on m.game_id = r.game_id and m.user_id = message.recipient_id
  where message.kind = 'nod' and r.game_id = message.thing_id and r.id = message.detail
    and not exists (
      select from public.live_rows s
      where s.game_id = r.game_id and s.n > r.n and s.body ->> 'kind' in ('nod', 'refuse') and s.body ->> 'request' = r.id
    )
  union all
  select null, null, null where message.kind = 'test'
$$;

-- As before; the players are found by their ids.
create or replace function private.public_report(game uuid)
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
    where (select c.is_hidden from public.player_cards c where c.id = private.uuid_of(p.value ->> 'account'))
  )
$$;

-- As before; of the events only the player's own are looked at.
create or replace function public.own_games()
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  with sides as materialized (
    select
      g.id, g.event_id, g.played_at, g.mission, g.feat, g.twin, g.one as seat, g.other as rival_seat, g.one_list as list, g.other_list as rival_list,
      g.one_score as own_score, g.other_score as opponent_score, g.rival as opponent_id
    from private.event_games g where g.player = (select private.require_me())
    union all
    select
      g.id, g.event_id, g.played_at, g.mission, g.feat, g.twin, g.other, g.one, g.other_list, g.one_list,
      g.other_score, g.one_score, g.player
    from private.event_games g where g.rival = (select private.require_me())
  ),
  of_events as materialized (
    select
      s.id, s.twin, s.played_at, coalesce(s.mission, r.mission) as mission, coalesce(s.feat, r.feat) as feat,
      coalesce(own.id, r.own_faction) as own_faction, coalesce(other.id, r.opponent_faction) as opponent_faction, s.own_score, s.opponent_score,
      s.opponent_id, case when s.opponent_id is null then guest.name end as opponent_name
    from sides s
    join lateral private.counted_event(s.event_id) as e on true
    left join public.game_results r on r.user_id = (select private.require_me()) and r.game_id = s.twin
    left join private.event_players guest on guest.id = s.rival_seat
    -- The own list is no secret to its player; the rival's is one until the event shows it.
    left join private.event_lists l on l.player_id = s.seat and l.version = s.list
    left join private.event_lists o on e.shows and o.player_id = s.rival_seat and o.version = s.rival_list
    left join public.factions own on own.id = l.facts ->> 'faction'
    left join public.factions other on other.id = o.facts ->> 'faction'
  ),
  games as (
    select e.id, e.played_at, e.mission, e.feat, e.own_faction, e.opponent_faction, e.own_score, e.opponent_score, e.opponent_id, e.opponent_name
    from of_events e
    union all
    select
      r.id, r.played_at, r.mission, r.feat, r.own_faction, r.opponent_faction, r.own_score, r.opponent_score, r.opponent_id, r.opponent_name
    from public.game_results r
    where r.user_id = (select private.require_me()) and r.status in ('guest', 'confirmed')
      and not exists (select from of_events e where e.twin = r.game_id)
  ),
  latest as (
    select
      g.id, g.played_at, g.mission, g.feat, g.own_faction, g.opponent_faction, g.own_score, g.opponent_score,
      case when not c.is_hidden then g.opponent_id end as opponent_id,
      case when c.id is null then g.opponent_name when not c.is_hidden then coalesce(c.username, c.short_id) end as opponent_name,
      count(*) over () as number
    from games g
    left join public.player_cards c on c.id = g.opponent_id
    order by g.played_at desc, g.id desc
    limit 1000
  )
  select jsonb_build_object(
    'number', coalesce(max(l.number), 0),
    'games', coalesce(jsonb_agg(to_jsonb(l) - 'number' order by l.played_at desc, l.id desc), '[]')
  )
  from latest l
$$;

-- As before; of the events only the player's own are looked at.
create or replace function public.player_events(player uuid, after_start timestamptz default null, after_id uuid default null)
returns setof jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.may_see_profile(player)
    or not (private.may_see_activity(player) or player is not distinct from private.me())
  then
    return;
  end if;
  return query
    select jsonb_build_object(
      'id', e.id, 'name', e.name, 'city', e.city, 'starts_at', e.starts_at, 'zone', e.zone,
      'faction', f.id, 'won', played.won, 'drawn', played.drawn, 'lost', played.lost
    )
    from private.event_players s
    join private.events e on e.id = s.event_id and not e.is_invite_only
    join lateral private.counted_event(e.id) as c on true
    cross join lateral (
      select
        count(*) filter (where g.difference > 0) as won, count(*) filter (where g.difference = 0) as drawn,
        count(*) filter (where g.difference < 0) as lost, max(g.list) as list
      from (
        select o.one_score - o.other_score as difference, o.one_list as list from private.event_games o where o.one = s.id
        union all
        select o.other_score - o.one_score, o.other_list from private.event_games o where o.other = s.id
      ) as g
      having count(*) > 0
    ) as played
    left join private.event_lists l on c.shows and l.player_id = s.id and l.version = played.list
    left join public.factions f on f.id = l.facts ->> 'faction'
    where s.user_id = player and s.status = 'in' and (after_id is null or (e.starts_at, e.id) < (after_start, after_id))
    order by e.starts_at desc, e.id desc
    limit 20;
end;
$$;

-- As before; the report is looked up once, not once for each of its columns.
create or replace function public.live_report_card(game uuid)
returns json
language sql
stable
security definer
set search_path = ''
as $$
  with shown as materialized (
    select g.* from private.public_report(game) as g
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

-- As before; of other seasons it only asks if anyone is listed.
create or replace function public.player_ratings(of_season date default null)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  with listed as not materialized (
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
    'seasons', coalesce((
      select jsonb_agg(s.season order by s.season desc) from private.rating_seasons s where exists (select from listed l where l.season = s.season)
    ), '[]'),
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

revoke execute on function private.uuid_of(text), private.counted_event(uuid) from public;
