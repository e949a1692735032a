-- Events, continued: lists that are handed in and sealed (docs/decisions/110). A version is never changed or deleted. Nobody but its player reads it
-- before the deadline, those who run the event read it from then on, and everybody once the event shows its lists.

create table private.event_lists (
  player_id uuid not null references private.event_players (id) on delete cascade,
  version smallint not null check (version between 1 and 50),
  -- The code of a share link.
  code text not null check (code ~ '^[A-Za-z0-9_-]+$' and char_length(code) <= 8000),
  -- 244 bits by chance: without them nobody can try lists until one fits the seal.
  salt text not null default replace(concat(gen_random_uuid(), gen_random_uuid()), '-', '') check (salt ~ '^[0-9a-f]{64}$'),
  -- Everybody may know it at once. It fits one list alone. The letters of both are their own bytes.
  seal text not null generated always as (encode(sha256((salt || ':' || code)::bytea), 'hex')) stored,
  -- What the player's app found, told to those who run the event; they check the list themselves when they may read it.
  verdict jsonb not null check (jsonb_typeof(verdict) = 'object' and octet_length(verdict::text) <= 4000),
  -- Why it was taken after the deadline, by those who run the event; null for one that was in time.
  late_reason text check (private.is_line(late_reason, 200)),
  -- Null for the player; else who runs the event and handed it in.
  handed_in_by uuid references public.profiles (id) on delete set null,
  handed_in_at timestamptz not null default clock_timestamp(),
  primary key (player_id, version)
);

create trigger event_lists_limit
  before insert on private.event_lists
  for each row execute function private.limit_action('event lists', '600', '1 day');

alter table private.event_lists enable row level security;
revoke all on private.event_lists from public, anon, authenticated, service_role;

-- A deadline that is over stays: else who runs the event could read all lists, and take others afterwards. For the same reason none is set
-- into the past.
create function private.hold_deadline()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.list_deadline is not distinct from old.list_deadline then
    return new;
  end if;
  if old.list_deadline <= clock_timestamp() then
    raise exception using errcode = 'PT409', message = 'the deadline is over', detail = 'deadline';
  end if;
  if new.list_deadline <= clock_timestamp() then
    raise exception using errcode = 'PT409', message = 'a deadline lies ahead', detail = 'past_deadline';
  end if;
  return new;
end;
$$;

create trigger events_hold_deadline
  before update of list_deadline on private.events
  for each row execute function private.hold_deadline();

-- True from the moment that everybody may read the lists of the event; never before the deadline.
create function private.shows_lists(e private.events)
returns boolean
language sql
stable
set search_path = ''
as $$
  select coalesce(
    e.list_deadline < clock_timestamp() and case
      when e.lists_shown_at is null then e.state = 'finished'
      else e.lists_shown_at <= clock_timestamp()
    end,
    false
  )
$$;

-- Hands in the next version of a list: one's own until the deadline. Those who run the event hand in for guests, and after the deadline for
-- everybody, with a reason that everybody can read. Answers the version, its seal and its instant.
create function public.hand_in_list(event uuid, code text, verdict jsonb, player uuid default null, reason text default null)
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  me constant uuid := private.require_writer();
  held private.events;
  entry private.event_players;
  is_over boolean;
  made private.event_lists;
begin
  -- Locks the entry, so that versions come one after the other.
  if player is null then
    select * into entry from private.event_players s where s.event_id = event and s.user_id = me for update;
  else
    select * into entry from private.event_players s where s.event_id = event and s.id = player for update;
  end if;
  select * into held from private.events e where e.id = event for share;
  if entry.id is null or entry.user_id is distinct from me and not private.runs_event(event) then
    raise exception using errcode = 'insufficient_privilege', message = 'this is for the player and those who run the event';
  end if;
  if held.list_deadline is null or held.state in ('finished', 'cancelled') or entry.status = 'withdrawn' then
    raise exception using errcode = 'PT409', message = 'no list is taken', detail = 'closed';
  end if;
  is_over := held.list_deadline < clock_timestamp();
  if is_over and (not private.runs_event(event) or reason is null) then
    raise exception using errcode = 'PT409', message = 'the deadline is over', detail = 'deadline';
  end if;
  -- What a player has is the player's to replace, as long as there is time.
  if not is_over and entry.user_id is not null and entry.user_id <> me then
    raise exception using errcode = 'insufficient_privilege', message = 'until the deadline a list is the player''s own';
  end if;
  insert into private.event_lists (player_id, version, code, verdict, late_reason, handed_in_by)
  values (
    entry.id,
    (select coalesce(max(l.version), 0) + 1 from private.event_lists l where l.player_id = entry.id),
    code, verdict, case when is_over then reason end, nullif(me, entry.user_id)
  )
  returning * into made;
  return jsonb_build_object('version', made.version, 'seal', made.seal, 'at', made.handed_in_at);
end;
$$;

-- Every version of every list of an event: its player, number, instant, seal, and why it was late. The last version of each player is the list that
-- counts. `code` and `salt` are there for who may read the list, `verdict` for its player and those who run the event.
create function public.event_lists(event uuid, invite text default null)
returns setof jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  me constant uuid := private.me();
  runs constant boolean := private.runs_event(event);
  e private.events;
  is_over boolean;
  shows boolean;
begin
  if not private.sees_event(event, invite) then
    return;
  end if;
  select * into e from private.events known where known.id = event;
  is_over := coalesce(e.list_deadline < clock_timestamp(), false);
  shows := private.shows_lists(e);
  return query
    select jsonb_build_object(
        'player', l.player_id, 'version', l.version, 'at', l.handed_in_at, 'seal', l.seal, 'late_reason', l.late_reason,
        'by_organisers', l.handed_in_by is not null
      )
      || case when coalesce(s.user_id = me, false) or runs and is_over or shows
        then jsonb_build_object('code', l.code, 'salt', l.salt) else '{}' end
      || case when coalesce(s.user_id = me, false) or runs then jsonb_build_object('verdict', l.verdict) else '{}' end
    from private.event_players s
    join private.event_lists l on l.player_id = s.id
    where s.event_id = event and (s.status = 'in' or runs or coalesce(s.user_id = me, false))
    order by s.created_at, s.id, l.version;
end;
$$;

revoke all on function public.hand_in_list(uuid, text, jsonb, uuid, text), public.event_lists(uuid, text)
from public, anon, authenticated;
grant execute on function public.hand_in_list(uuid, text, jsonb, uuid, text) to authenticated;
grant execute on function public.event_lists(uuid, text) to anon, authenticated;
revoke execute on function private.hold_deadline(), private.shows_lists(private.events) from public;
