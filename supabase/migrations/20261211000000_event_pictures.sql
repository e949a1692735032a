-- A picture on an event's page: an address on another site, as posts may have one (docs/decisions/109).
--
-- Replaces save_event_once() of 20261130000010_run_events.sql, renamed by 20261206100100_event_makers.sql, and event_line() of
-- 20261130000110_event_views.sql.

alter table private.events add column picture text check (private.is_picture(picture) and starts_with(picture, 'https://'));

-- Announces an event, or changes one: its own columns from `body`, and nothing else. Returns its id. A change keeps what `body` leaves out.
create or replace function private.save_event_once(body jsonb, event uuid default null)
returns uuid
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  me constant uuid := private.require_writer();
  known private.events;
  said private.events;
begin
  if jsonb_typeof(body) is distinct from 'object' or octet_length(body::text) > 60000 then
    raise exception using errcode = 'PT400', message = 'an event is an object of at most 60,000 bytes';
  end if;
  if event is null then
    known := jsonb_populate_record(
      null::private.events,
      '{"is_invite_only": false, "pairing": "swiss", "missions": [], "plan": [], "takes_late": false, "has_waiting_list": true}'
    );
  else
    known := private.hold_own_event(event);
    if known.state in ('finished', 'cancelled') then
      raise exception using errcode = 'PT409', message = 'the event is over', detail = 'over';
    end if;
  end if;
  said := jsonb_populate_record(known, body);
  if event is null then
    insert into private.events (
      organiser_id, is_invite_only, name, about, picture, place, city, country, starts_at, zone, fee, seats, pairing, rounds, round_minutes,
      cut, scoring, format, missions, plan, list_deadline, lists_shown_at, takes_late, has_waiting_list
    ) values (
      me, said.is_invite_only, said.name, said.about, said.picture, said.place, said.city, said.country, said.starts_at, said.zone, said.fee,
      said.seats, said.pairing, said.rounds, said.round_minutes, said.cut, said.scoring, said.format, said.missions, said.plan,
      said.list_deadline, said.lists_shown_at, said.takes_late, said.has_waiting_list
    ) returning id into event;
    return event;
  end if;
  update private.events e set (
    is_invite_only, name, about, picture, place, city, country, starts_at, zone, fee, seats, pairing, rounds, round_minutes,
    cut, scoring, format, missions, plan, list_deadline, lists_shown_at, takes_late, has_waiting_list
  ) = (
    said.is_invite_only, said.name, said.about, said.picture, said.place, said.city, said.country, said.starts_at, said.zone, said.fee,
    said.seats, said.pairing, said.rounds, said.round_minutes, said.cut, said.scoring, said.format, said.missions, said.plan,
    said.list_deadline, said.lists_shown_at, said.takes_late, said.has_waiting_list
  )
  where e.id = event;
  perform private.fill_seats(event);
  return event;
end;
$$;

-- An event as a list of events shows it.
create or replace function private.event_line(e private.events)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'id', e.id, 'state', e.state, 'name', e.name, 'picture', e.picture, 'place', e.place, 'city', e.city, 'country', e.country,
    'starts_at', e.starts_at, 'zone', e.zone, 'seats', e.seats, 'rounds', e.rounds, 'fee', e.fee,
    'is_invite_only', e.is_invite_only, 'is_hidden', e.is_hidden,
    'organiser', private.player_name(e.organiser_id),
    'taken', (select count(*) from private.event_players s where s.event_id = e.id and s.status = 'in'),
    'runs', private.runs_event(e.id),
    'seat', (select s.status from private.event_players s where s.event_id = e.id and s.user_id = private.me())
  )
$$;

revoke execute on function private.save_event_once(jsonb, uuid), private.event_line(private.events) from public;
