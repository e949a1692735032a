-- Events, continued: what those who run one do with it (docs/decisions/109).

-- Announces an event, or changes one: its own columns from `body`, and nothing else. Answers its id. A change keeps what `body` leaves out.
create function public.save_event(body jsonb, event uuid default null)
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
      organiser_id, is_invite_only, name, about, place, city, country, starts_at, zone, fee, seats, pairing, rounds, round_minutes,
      cut, scoring, format, missions, plan, list_deadline, lists_shown_at, takes_late, has_waiting_list
    ) values (
      me, said.is_invite_only, said.name, said.about, said.place, said.city, said.country, said.starts_at, said.zone, said.fee,
      said.seats, said.pairing, said.rounds, said.round_minutes, said.cut, said.scoring, said.format, said.missions, said.plan,
      said.list_deadline, said.lists_shown_at, said.takes_late, said.has_waiting_list
    ) returning id into event;
    return event;
  end if;
  update private.events e set (
    is_invite_only, name, about, place, city, country, starts_at, zone, fee, seats, pairing, rounds, round_minutes,
    cut, scoring, format, missions, plan, list_deadline, lists_shown_at, takes_late, has_waiting_list
  ) = (
    said.is_invite_only, said.name, said.about, said.place, said.city, said.country, said.starts_at, said.zone, said.fee,
    said.seats, said.pairing, said.rounds, said.round_minutes, said.cut, said.scoring, said.format, said.missions, said.plan,
    said.list_deadline, said.lists_shown_at, said.takes_late, said.has_waiting_list
  )
  where e.id = event;
  perform private.fill_seats(event);
  return event;
end;
$$;

-- Announces, closes, begins, ends or cancels an event. A cancelled one stays so.
create function public.set_event_state(event uuid, wanted text)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  known constant private.events := private.hold_own_event(event);
begin
  if known.state = wanted then
    return;
  end if;
  if (known.state, wanted) not in (
    ('draft', 'open'), ('open', 'closed'), ('closed', 'open'), ('open', 'running'), ('closed', 'running'), ('running', 'finished'),
    ('finished', 'running'), ('draft', 'cancelled'), ('open', 'cancelled'), ('closed', 'cancelled'), ('running', 'cancelled')
  ) then
    raise exception using errcode = 'PT409', message = 'the event is in another state', detail = known.state;
  end if;
  update private.events e set state = wanted where e.id = event;
  perform private.fill_seats(event);
end;
$$;

-- Deletes an event that nobody but its organisers has seen.
create function public.delete_event(event uuid)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  known constant private.events := private.hold_own_event(event);
begin
  if known.state <> 'draft' then
    raise exception using errcode = 'PT409', message = 'the event was announced', detail = known.state;
  end if;
  delete from private.events e where e.id = event;
end;
$$;

-- Makes the code of the invitation another one, so that the old links end.
create function public.renew_event_invite(event uuid)
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
  update private.events e set invite = upper(left(replace(gen_random_uuid()::text, '-', ''), 12))
  where e.id = event returning e.invite into made;
  return made;
end;
$$;

-- Takes an event out of sight, or shows it again; for administrators.
create function public.hide_event(event uuid, hidden boolean)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  named text;
begin
  perform private.require_me();
  if not private.is_admin() then
    raise exception using errcode = 'insufficient_privilege', message = 'this is for administrators';
  end if;
  update private.events e set is_hidden = hidden
  where e.id = event and e.is_hidden <> hidden returning e.name into named;
  if found then
    perform private.write_log(
      'call', 'hide_event', event::text, named,
      jsonb_build_object('is_hidden', not hidden), jsonb_build_object('is_hidden', hidden)
    );
  end if;
end;
$$;

revoke all on function
  public.save_event(jsonb, uuid), public.set_event_state(uuid, text), public.delete_event(uuid), public.renew_event_invite(uuid),
  public.hide_event(uuid, boolean)
from public, anon, authenticated;
grant execute on function
  public.save_event(jsonb, uuid), public.set_event_state(uuid, text), public.delete_event(uuid), public.renew_event_invite(uuid),
  public.hide_event(uuid, boolean)
to authenticated;
