-- Events, continued: players check in at the door by its code, and change their own club (docs/decisions/109).

-- The code on the door of the hall. 48 bits by chance.
alter table private.events add column door text not null default upper(left(replace(gen_random_uuid()::text, '-', ''), 12));

-- Notes that the one who asks is here, by the code on the door, from a day before the event begins. Once noted, it stays.
create function public.check_in(event uuid, door text)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  me constant uuid := private.require_writer();
  held private.events;
  seat private.event_players;
begin
  if not private.sees_event(event, null) then
    raise exception using errcode = 'PT404', message = 'there is no such event', detail = 'event';
  end if;
  select * into held from private.events e where e.id = event;
  if held.state not in ('open', 'closed', 'running') then
    raise exception using errcode = 'PT409', message = 'nobody is let in now', detail = held.state;
  end if;
  if check_in.door is distinct from held.door then
    raise exception using errcode = 'PT409', message = 'this is not the code on the door', detail = 'door';
  end if;
  select * into seat from private.event_players s where s.event_id = event and s.user_id = me for update;
  if seat.status is distinct from 'in' then
    raise exception using errcode = 'PT409', message = 'there is no seat to check in for', detail = 'no_seat';
  end if;
  if held.starts_at > now() + interval '1 day' then
    raise exception using errcode = 'PT409', message = 'the event begins later', detail = 'early';
  end if;
  update private.event_players s set checked_in_at = now() where s.id = seat.id and s.checked_in_at is null;
end;
$$;

-- Makes the code on the door another one, so that a copy of the old one lets nobody in.
create function public.renew_event_door(event uuid)
returns text
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  made text;
begin
  perform private.hold_own_event(event);
  update private.events e set door = upper(left(replace(gen_random_uuid()::text, '-', ''), 12))
  where e.id = event returning e.door into made;
  return made;
end;
$$;

-- Changes the club of the one who asks, who has a seat or waits, until the event is over.
create function public.change_own_club(event uuid, club text)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  me constant uuid := private.require_writer();
  held private.events;
begin
  select * into held from private.events e where e.id = event for share;
  if held.state not in ('open', 'closed', 'running') then
    raise exception using errcode = 'PT409', message = 'the event is over', detail = 'over';
  end if;
  update private.event_players s set club = change_own_club.club
  where s.event_id = event and s.user_id = me and s.status <> 'withdrawn' and private.sees_event(event, null);
  if not found then
    raise exception using errcode = 'PT404', message = 'there is no such seat', detail = 'event';
  end if;
end;
$$;

-- As before, and now with the code of the door for who runs the event, and to players when they checked in themselves.
create or replace function public.event_view(event uuid, invite text default null)
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
        ) || case when runs or s.user_id = me then jsonb_build_object('checked_in_at', s.checked_in_at) else '{}' end
        order by s.created_at, s.id
      ), '[]')
      from private.event_players s
      left join public.player_cards c on c.id = s.user_id
      where s.event_id = event and (s.status = 'in' or runs or s.user_id = me)
    )
  ) || case when runs then jsonb_build_object('plan', e.plan, 'invite', e.invite, 'door', e.door) else '{}' end;
end;
$$;

revoke all on function
  public.check_in(uuid, text), public.renew_event_door(uuid), public.change_own_club(uuid, text)
from public, anon, authenticated;
grant execute on function
  public.check_in(uuid, text), public.renew_event_door(uuid), public.change_own_club(uuid, text)
to authenticated;
