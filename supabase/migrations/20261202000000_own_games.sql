-- The games behind a player's own statistics (docs/statistics.md, "One's own games"): those that count, for their player alone.

-- The latest games of the one who asks, a thousand at most, and how many there are. Names are those that my_games() shows.
create function public.own_games()
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  with latest as (
    select
      r.id, r.played_at, r.mission, r.feat, r.own_faction, r.opponent_faction, r.own_score, r.opponent_score,
      case when not c.is_hidden then r.opponent_id end as opponent_id,
      case when c.id is null then r.opponent_name when not c.is_hidden then coalesce(c.username, c.short_id) end as opponent_name,
      count(*) over () as number
    from public.game_results r
    left join public.player_cards c on c.id = r.opponent_id
    where r.user_id = (select private.require_me()) and r.status in ('guest', 'confirmed')
    order by r.played_at desc, r.id desc
    limit 1000
  )
  select jsonb_build_object(
    'number', coalesce(max(l.number), 0),
    'games', coalesce(jsonb_agg(to_jsonb(l) - 'number' order by l.played_at desc, l.id desc), '[]')
  )
  from latest l
$$;

revoke all on function public.own_games() from public, anon, authenticated;
grant execute on function public.own_games() to authenticated;
