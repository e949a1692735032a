-- The public battle reports of an event's games (docs/decisions/126).

-- Of each game of an event the report that both players made public, for whoever sees the event: {"round", "one", "other", "game"}, by the entries of the
-- pairing. It is the game of the table, or, once the event is finished, the game that the two recorded with the same scores.
create function public.event_reports(event uuid, invite text default null)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.sees_event(event, invite) then
    return '[]';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('round', r.round, 'one', r.one, 'other', r.other, 'game', r.game) order by r.round, r.one), '[]')
    from (
      select distinct on (known.round, known.one, known.other) known.*
      from (
        select t.round, t.one_id as one, t.other_id as other, t.game_id as game, t.created_at
        from private.table_games t join public.live_games l on l.id = t.game_id and l.report_is_public
        where t.event_id = event and t.one_score is not null
        union all
        select g.round, g.one, g.other, g.twin, null
        from private.event_games g join public.live_games l on l.id = g.twin and l.report_is_public
        where g.event_id = event
          and exists (
            select from jsonb_each(l.result -> 'players') as p
            where p.value ->> 'account' = g.player::text and p.value ->> 'score' = g.one_score::text
          )
          and exists (
            select from jsonb_each(l.result -> 'players') as p
            where p.value ->> 'account' = g.rival::text and p.value ->> 'score' = g.other_score::text
          )
      ) as known
      where (private.public_report(known.game)).id is not null
      order by known.round, known.one, known.other, known.created_at desc nulls last
    ) as r
  );
end;
$$;

revoke all on function public.event_reports(uuid, text) from public, anon, authenticated;
grant execute on function public.event_reports(uuid, text) to anon, authenticated;
