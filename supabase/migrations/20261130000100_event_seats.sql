-- Events, continued: who takes a seat, and what each reader is shown (docs/decisions/109).

-- Takes a seat in an event, or a place in its waiting list. Answers 'in' or 'waiting'. Once the event runs every newcomer waits, and
-- the organisers decide from which round on they play.
create function public.join_event(event uuid, club text default null, invite text default null)
returns text
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  me constant uuid := private.require_me();
  held private.events;
  taken integer;
  rows integer;
  given text;
begin
  if me is null or not private.may_write() then
    raise exception using errcode = 'insufficient_privilege', message = 'this needs an account';
  end if;
  if not private.sees_event(event, invite) then
    raise exception using errcode = 'PT404', message = 'there is no such event', detail = 'event';
  end if;
  select * into held from private.events e where e.id = event for update;
  if held.organiser_id is not null and held.organiser_id <> me and not private.on_terms(me, held.organiser_id) then
    raise exception using errcode = 'insufficient_privilege', message = 'one of the two has blocked the other';
  end if;
  if held.state <> 'open' and not (held.state = 'running' and held.takes_late) then
    raise exception using errcode = 'PT409', message = 'the event takes nobody now', detail = held.state;
  end if;
  select s.status into given from private.event_players s where s.event_id = event and s.user_id = me;
  if given in ('in', 'waiting') then
    update private.event_players s set club = join_event.club where s.event_id = event and s.user_id = me;
    return given;
  end if;
  select count(*) filter (where s.status = 'in'), count(*) into taken, rows
  from private.event_players s where s.event_id = event;
  given := case when held.state = 'open' and taken < held.seats then 'in' else 'waiting' end;
  if given = 'waiting' and held.state = 'open' and not held.has_waiting_list or rows >= 1000 then
    raise exception using errcode = 'PT409', message = 'every seat is taken', detail = 'full';
  end if;
  insert into private.event_players as s (event_id, user_id, club, status) values (event, me, club, given)
  on conflict (event_id, user_id) do update set
    club = excluded.club, status = excluded.status, created_at = now(), checked_in_at = null, dropped_after = null;
  return given;
end;
$$;

-- Gives one's seat back before the event begins; the next who waits has it. Once it runs, the organisers note the drop.
create function public.leave_event(event uuid)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  me constant uuid := private.require_me();
  state text;
begin
  if me is null then
    raise exception using errcode = 'insufficient_privilege', message = 'this needs an account';
  end if;
  select e.state into state from private.events e
  where e.id = event and exists (select from private.event_players s where s.event_id = e.id and s.user_id = me)
  for update;
  if state is null then
    return;
  end if;
  if state = 'running' and exists (
    select from private.event_players s where s.event_id = event and s.user_id = me and s.status = 'in'
  ) then
    raise exception using errcode = 'PT409', message = 'the event runs', detail = 'running';
  end if;
  update private.event_players s set status = 'withdrawn', checked_in_at = null
  where s.event_id = event and s.user_id = me and s.status <> 'withdrawn';
  perform private.fill_seats(event);
end;
$$;

-- Enters a guest, who has no account, in a seat; for the organisers. Answers the id of the entry.
create function public.add_event_guest(event uuid, name text, club text default null, joined_round integer default 1)
returns uuid
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  held constant private.events := private.hold_own_event(event);
  made uuid;
begin
  if held.state not in ('draft', 'open', 'closed', 'running') then
    raise exception using errcode = 'PT409', message = 'the event is over', detail = 'over';
  end if;
  if name is null then
    raise exception using errcode = 'not_null_violation', message = 'a guest has a name';
  end if;
  if (select count(*) from private.event_players s where s.event_id = event and s.status = 'in') >= held.seats
    or (select count(*) from private.event_players s where s.event_id = event) >= 1000
  then
    raise exception using errcode = 'PT409', message = 'every seat is taken', detail = 'full';
  end if;
  insert into private.event_players (event_id, name, club, status, joined_round) values (event, name, club, 'in', joined_round)
  returning id into made;
  return made;
end;
$$;

-- Changes the entry of a player: {"status", "club", "joined_round", "dropped_after", "is_here"}, and of a guest "name". For the organisers.
-- What `body` leaves out stays.
create function public.change_event_player(player uuid, body jsonb)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  event constant uuid := (select s.event_id from private.event_players s where s.id = player);
  held constant private.events := private.hold_own_event(event);
  known private.event_players;
  said private.event_players;
begin
  if jsonb_typeof(body) is distinct from 'object' or octet_length(body::text) > 2000 then
    raise exception using errcode = 'PT400', message = 'a change is an object of at most 2,000 bytes';
  end if;
  select * into known from private.event_players s where s.id = player;
  said := jsonb_populate_record(known, body);
  if said.status = 'in' and known.status <> 'in'
    and (select count(*) from private.event_players s where s.event_id = event and s.status = 'in') >= held.seats
  then
    raise exception using errcode = 'PT409', message = 'every seat is taken', detail = 'full';
  end if;
  update private.event_players s set
    status = said.status,
    club = said.club,
    joined_round = said.joined_round,
    dropped_after = said.dropped_after,
    name = case when known.user_id is null and known.name is not null then coalesce(said.name, known.name) else known.name end,
    checked_in_at = case
      when not body ? 'is_here' then known.checked_in_at
      when body ->> 'is_here' = 'true' then coalesce(known.checked_in_at, now())
    end
  where s.id = player;
  if said.status <> 'in' then
    perform private.fill_seats(event);
  end if;
end;
$$;

-- Lets somebody run the event too, found by the whole WAB id; for the organiser alone. Ten at most.
create function public.add_event_helper(event uuid, wab_id text)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  held constant private.events := private.hold_own_event(event);
  helper uuid;
begin
  if held.organiser_id is distinct from private.me() then
    raise exception using errcode = 'insufficient_privilege', message = 'this is for the organiser';
  end if;
  helper := (select p.id from private.player_of(wab_id) as p);
  if helper is null or helper = held.organiser_id or not private.on_terms(helper, held.organiser_id) then
    raise exception using errcode = 'PT404', message = 'there is no such player', detail = 'player';
  end if;
  if (select count(*) from private.event_helpers h where h.event_id = event and h.user_id <> helper) >= 10 then
    raise exception using errcode = 'PT409', message = 'an event has ten helpers', detail = 'helpers';
  end if;
  insert into private.event_helpers (event_id, user_id) values (event, helper) on conflict do nothing;
end;
$$;

-- Ends a helper's part: by the organiser, or by the helper.
create function public.remove_event_helper(event uuid, helper uuid)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  held constant private.events := private.hold_own_event(event);
begin
  if private.me() not in (held.organiser_id, helper) then
    raise exception using errcode = 'insufficient_privilege', message = 'this is for the organiser';
  end if;
  delete from private.event_helpers h where h.event_id = event and h.user_id = helper;
end;
$$;

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

-- What a player's export has of events.
create function private.export_events(player uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'events', (
      select coalesce(jsonb_agg(to_jsonb(e) order by e.created_at), '[]') from private.events e where e.organiser_id = player
    ),
    'event_helper_of', (
      select coalesce(jsonb_agg(to_jsonb(h) - 'user_id' order by h.created_at), '[]') from private.event_helpers h where h.user_id = player
    ),
    'event_seats', (
      select coalesce(jsonb_agg(to_jsonb(s) - 'user_id' order by s.created_at), '[]') from private.event_players s where s.user_id = player
    )
  )
$$;

-- The export of one's data has events: the function before it stays as it was.
alter function public.export_my_data() rename to export_without_events;
alter function public.export_without_events() set schema private;
revoke all on function private.export_without_events() from public, anon, authenticated;

create function public.export_my_data()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return private.export_without_events() || private.export_events(private.me());
end;
$$;

revoke all on function
  public.join_event(uuid, text, text), public.leave_event(uuid), public.add_event_guest(uuid, text, text, integer),
  public.change_event_player(uuid, jsonb), public.add_event_helper(uuid, text), public.remove_event_helper(uuid, uuid),
  public.event_page(text, text, timestamptz, uuid), public.event_view(uuid, text), public.export_my_data()
from public, anon, authenticated;
grant execute on function
  public.join_event(uuid, text, text), public.leave_event(uuid), public.add_event_guest(uuid, text, text, integer),
  public.change_event_player(uuid, jsonb), public.add_event_helper(uuid, text), public.remove_event_helper(uuid, uuid),
  public.export_my_data()
to authenticated;
grant execute on function public.event_page(text, text, timestamptz, uuid), public.event_view(uuid, text) to anon, authenticated;
revoke execute on function private.event_line(private.events), private.export_events(uuid) from public;
