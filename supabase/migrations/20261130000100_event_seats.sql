-- Events, continued: who takes a seat, and who helps (docs/decisions/109).

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
  me constant uuid := private.require_writer();
  held private.events;
  taken integer;
  rows integer;
  given text;
begin
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

revoke all on function
  public.join_event(uuid, text, text), public.leave_event(uuid), public.add_event_guest(uuid, text, text, integer),
  public.change_event_player(uuid, jsonb), public.add_event_helper(uuid, text), public.remove_event_helper(uuid, uuid)
from public, anon, authenticated;
grant execute on function
  public.join_event(uuid, text, text), public.leave_event(uuid), public.add_event_guest(uuid, text, text, integer),
  public.change_event_player(uuid, jsonb), public.add_event_helper(uuid, text), public.remove_event_helper(uuid, uuid)
to authenticated;
