-- Events, continued: administrators say who may announce one, and a save that is sent twice makes one event (docs/decisions/109).

-- One row once an administrator has chosen; without it everybody with an account may.
create table private.event_rules (
  is_only boolean primary key default true check (is_only),
  makers text not null check (makers in ('everybody', 'administrators'))
);

alter table private.event_rules enable row level security;
revoke all on private.event_rules from public, anon, authenticated, service_role;

-- Who may make events: 'everybody' with an account, or 'administrators' alone.
create function public.event_makers()
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce((select r.makers from private.event_rules r), 'everybody')
$$;

-- Says who may make events from now on; for administrators. Events that there are stay with those who run them.
create function public.set_event_makers(makers text)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  before constant text := public.event_makers();
begin
  perform private.require_me();
  perform private.require_admin();
  if makers is null then
    raise exception using errcode = 'not_null_violation', message = 'somebody makes events';
  end if;
  if makers = before then
    return;
  end if;
  insert into private.event_rules as r (makers) values (set_event_makers.makers)
  on conflict (is_only) do update set makers = excluded.makers;
  perform private.write_log(
    'call', 'set_event_makers', 'event_makers', 'event_makers', jsonb_build_object('makers', before), jsonb_build_object('makers', makers)
  );
end;
$$;

-- The key that a device chose when it saved a new event first.
alter table private.events add column made_with uuid;
create unique index events_made_with_idx on private.events (organiser_id, made_with) where made_with is not null;

drop function public.save_event(jsonb, uuid);

-- Announces an event, or changes one: its own columns from `body`, and nothing else. Returns its id. A change keeps what `body` leaves out.
-- A new event with the `key` of an earlier one of this organiser is that one: a save whose response was lost may be sent again.
create function public.save_event(body jsonb, event uuid default null, key uuid default null)
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
  if event is null and key is not null then
    perform pg_advisory_xact_lock(hashtextextended('event ' || me || key, 0));
    select e.id into event from private.events e where e.organiser_id = me and e.made_with = key;
  end if;
  if event is null then
    if public.event_makers() = 'administrators' and not private.is_admin() then
      raise exception using errcode = 'insufficient_privilege', message = 'administrators make events here', detail = 'makers';
    end if;
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
      organiser_id, made_with, is_invite_only, name, about, place, city, country, starts_at, zone, fee, seats, pairing, rounds,
      round_minutes, cut, scoring, format, missions, plan, list_deadline, lists_shown_at, takes_late, has_waiting_list
    ) values (
      me, key, said.is_invite_only, said.name, said.about, said.place, said.city, said.country, said.starts_at, said.zone, said.fee,
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

revoke all on function
  public.event_makers(), public.set_event_makers(text), public.save_event(jsonb, uuid, uuid)
from public, anon, authenticated;
grant execute on function public.event_makers() to anon, authenticated;
grant execute on function public.set_event_makers(text), public.save_event(jsonb, uuid, uuid) to authenticated;
