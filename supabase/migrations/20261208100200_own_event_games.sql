-- A player's own statistics have the games of finished events, each once (docs/statistics.md, "One's own games").

-- The latest games of the one who asks, a thousand at most, and how many there are. A game of an event that the two recorded as well is the event's, as in
-- public statistics, and takes from the record what the event does not tell. Names are those that my_games() shows, and those of an event's guests.
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
    join private.counted_events e on e.id = s.event_id
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
