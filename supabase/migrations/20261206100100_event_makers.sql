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

alter function public.save_event(jsonb, uuid) rename to save_event_once;
alter function public.save_event_once(jsonb, uuid) set schema private;
revoke all on function private.save_event_once(jsonb, uuid) from public, anon, authenticated;

-- Announces an event, or changes one, as private.save_event_once does. Returns its id. A new event with the `key` of an earlier one of this
-- organiser is that one: a save whose response was lost may be sent again.
create function public.save_event(body jsonb, event uuid default null, key uuid default null)
returns uuid
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  me constant uuid := private.require_writer();
  made uuid;
begin
  if event is not null then
    return private.save_event_once(body, event);
  end if;
  if key is not null then
    perform pg_advisory_xact_lock(hashtextextended('event ' || me || key, 0));
    select e.id into made from private.events e where e.organiser_id = me and e.made_with = key;
    if made is not null then
      return private.save_event_once(body, made);
    end if;
  end if;
  if public.event_makers() = 'administrators' and not private.is_admin() then
    raise exception using errcode = 'insufficient_privilege', message = 'administrators make events here', detail = 'makers';
  end if;
  made := private.save_event_once(body, null);
  if key is not null then
    update private.events e set made_with = key where e.id = made;
  end if;
  return made;
end;
$$;

revoke all on function
  public.event_makers(), public.set_event_makers(text), public.save_event(jsonb, uuid, uuid)
from public, anon, authenticated;
grant execute on function public.event_makers() to anon, authenticated;
grant execute on function public.set_event_makers(text), public.save_event(jsonb, uuid, uuid) to authenticated;
