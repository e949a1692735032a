-- Events, continued: what each reader is shown (docs/decisions/109).

-- An event as a list of events shows it.
create function private.event_line(e private.events)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'id', e.id, 'state', e.state, 'name', e.name, 'place', e.place, 'city', e.city, 'country', e.country,
    'starts_at', e.starts_at, 'zone', e.zone, 'seats', e.seats, 'rounds', e.rounds, 'fee', e.fee,
    'is_invite_only', e.is_invite_only, 'is_hidden', e.is_hidden,
    'organiser', private.player_name(e.organiser_id),
    'taken', (select count(*) from private.event_players s where s.event_id = e.id and s.status = 'in'),
    'runs', private.runs_event(e.id),
    'seat', (select s.status from private.event_players s where s.event_id = e.id and s.user_id = private.me())
  )
$$;

-- The events of one kind, 30 at a time: 'coming' (from the next one on), 'past' (from the last one back), 'mine' (which one runs or plays,
-- from the last one back). `search`: in name, place and city. `after`: the start and id of the last one that is known.
create function public.event_page(
  whose text default 'coming', search text default '', after_start timestamptz default null, after_id uuid default null
)
returns setof jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  me constant uuid := private.me();
  wanted constant text := '%' || replace(replace(replace(private.fold(left(coalesce(search, ''), 100)), '\', '\\'), '%', '\%'), '_', '\_') || '%';
begin
  if whose = 'coming' then
    return query
      select private.event_line(e)
      from private.events e left join public.profiles p on p.id = e.organiser_id
      where e.state <> 'draft' and not e.is_hidden and not e.is_invite_only
        and not coalesce(p.banned, false) and e.state in ('open', 'closed', 'running')
        and e.starts_at > now() - interval '2 days'
        and private.fold(concat_ws(' ', e.name, e.place, e.city)) like wanted
        and (after_id is null or (e.starts_at, e.id) > (after_start, after_id))
      order by e.starts_at, e.id limit 30;
  elsif whose = 'past' then
    return query
      select private.event_line(e)
      from private.events e left join public.profiles p on p.id = e.organiser_id
      where e.state <> 'draft' and not e.is_hidden and not e.is_invite_only
        and not coalesce(p.banned, false) and (e.state = 'finished' or e.starts_at <= now() - interval '2 days' and e.state <> 'cancelled')
        and private.fold(concat_ws(' ', e.name, e.place, e.city)) like wanted
        and (after_id is null or (e.starts_at, e.id) < (after_start, after_id))
      order by e.starts_at desc, e.id desc limit 30;
  elsif whose = 'mine' and me is not null then
    return query
      select private.event_line(e)
      from private.events e
      where e.id in (
          select o.id from private.events o where o.organiser_id = me
          union select h.event_id from private.event_helpers h where h.user_id = me
          union select s.event_id from private.event_players s where s.user_id = me and s.status <> 'withdrawn'
        )
        and private.sees_event(e.id, null)
        and private.fold(concat_ws(' ', e.name, e.place, e.city)) like wanted
        and (after_id is null or (e.starts_at, e.id) < (after_start, after_id))
      order by e.starts_at desc, e.id desc limit 30;
  end if;
end;
$$;

-- All of an event that its reader may see; null where there is none for them. Who only reads is not told who waits, and of the plan, the
-- code of the invitation and who is here nobody but the organisers is told.
create function public.event_view(event uuid, invite text default null)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  me constant uuid := private.me();
  runs constant boolean := private.runs_event(event);
  e private.events;
begin
  if not private.sees_event(event, invite) then
    return null;
  end if;
  select * into e from private.events known where known.id = event;
  return private.event_line(e) || jsonb_build_object(
    'about', e.about, 'pairing', e.pairing, 'round_minutes', e.round_minutes, 'cut', e.cut, 'scoring', e.scoring, 'format', e.format,
    'missions', e.missions, 'list_deadline', e.list_deadline, 'lists_shown_at', e.lists_shown_at, 'takes_late', e.takes_late,
    'has_waiting_list', e.has_waiting_list, 'created_at', e.created_at, 'updated_at', e.updated_at,
    'is_organiser', coalesce(e.organiser_id = me, false),
    'helpers', (
      select coalesce(jsonb_agg(jsonb_build_object('id', h.user_id, 'name', private.player_name(h.user_id)) order by h.created_at, h.user_id), '[]')
      from private.event_helpers h where h.event_id = event
    ),
    'waiting', (select count(*) from private.event_players s where s.event_id = event and s.status = 'waiting'),
    'players', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'id', s.id, 'name', coalesce(s.name, c.username, c.short_id), 'is_guest', s.user_id is null and s.name is not null,
          'is_me', coalesce(s.user_id = me, false), 'club', s.club, 'status', s.status, 'joined_round', s.joined_round,
          'dropped_after', s.dropped_after
        ) || case when runs then jsonb_build_object('checked_in_at', s.checked_in_at) else '{}' end
        order by s.created_at, s.id
      ), '[]')
      from private.event_players s
      left join public.player_cards c on c.id = s.user_id
      where s.event_id = event and (s.status = 'in' or runs or s.user_id = me)
    )
  ) || case when runs then jsonb_build_object('plan', e.plan, 'invite', e.invite) else '{}' end;
end;
$$;

revoke all on function public.event_page(text, text, timestamptz, uuid), public.event_view(uuid, text) from public, anon, authenticated;
grant execute on function public.event_page(text, text, timestamptz, uuid), public.event_view(uuid, text) to anon, authenticated;
revoke execute on function private.event_line(private.events) from public;
