-- The events that a player took part in, for the player's page (docs/decisions/126).

-- The finished public events in which a player has a game that counts, 20 at a time, from the last one back: when, and games won, drawn and lost. The faction
-- is told once the event shows its lists. For those who may see the player's page and activity. `after_start`, `after_id`: the last one that is known.
create function public.player_events(player uuid, after_start timestamptz default null, after_id uuid default null)
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
    join private.counted_events c on c.id = e.id
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

revoke all on function public.player_events(uuid, timestamptz, uuid) from public, anon, authenticated;
grant execute on function public.player_events(uuid, timestamptz, uuid) to anon, authenticated;
