-- Events: what is announced, who runs it, who has a seat (docs/decisions/109). Nobody touches these tables but by the calls below
-- and those of the next migration, so each right stands in one place.

-- {"win": 3, "draw": 1, "loss": 0, "bye": 3, "byeScore": {"mission": 6, "feats": 2, "difference": 4}, "tieBreaks": ["strength", "lot"]}:
-- tournament points of 0 to 100, game points of a bye or null, and the tie-breaks in their order, each once.
create function private.is_event_scoring(scoring jsonb)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select case
    when jsonb_typeof(scoring) <> 'object' or octet_length(scoring::text) > 1000 then false
    when not scoring ?& '{win,draw,loss,bye,byeScore,tieBreaks}' then false
    when scoring - '{win,draw,loss,bye,byeScore,tieBreaks}'::text[] <> '{}' then false
    when exists (
      select from unnest('{win,draw,loss,bye}'::text[]) as key
      where jsonb_typeof(scoring -> key) <> 'number' or scoring ->> key !~ '^\d{1,2}$|^100$'
    ) then false
    when jsonb_typeof(scoring -> 'byeScore') not in ('null', 'object') then false
    when jsonb_typeof(scoring -> 'byeScore') = 'object' and (
      (scoring -> 'byeScore') - '{mission,feats,difference}'::text[] <> '{}'
      or exists (
        select from unnest('{mission,feats,difference}'::text[]) as key
        where jsonb_typeof(scoring #> array['byeScore', key]) is distinct from 'number'
          or scoring #>> array['byeScore', key] !~ '^-?\d{1,3}$'
      )
    ) then false
    when jsonb_typeof(scoring -> 'tieBreaks') <> 'array' then false
    else not exists (
      select from jsonb_array_elements(scoring -> 'tieBreaks') as tie
      where jsonb_typeof(tie) <> 'string'
        or tie #>> '{}' <> all ('{strength,extended-strength,mission,feats,difference,head-to-head,lot}')
    ) and (
      select count(*) = count(distinct tie) from jsonb_array_elements(scoring -> 'tieBreaks') as tie
    )
  end
$$;

-- [{"mission": "loot", "feat": "track"}, null, ...]: what is played in each round, by the catalogue's ids; null for what is not chosen.
create function private.is_event_missions(missions jsonb)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select case
    when jsonb_typeof(missions) <> 'array' then false
    when jsonb_array_length(missions) > 15 then false
    else not exists (
      select from jsonb_array_elements(missions) as round
      where jsonb_typeof(round) not in ('null', 'object')
        or jsonb_typeof(round) = 'object' and (
          round - '{mission,feat}'::text[] <> '{}'
          or exists (
            select from jsonb_each(round) as part
            where jsonb_typeof(part.value) not in ('null', 'string')
              or jsonb_typeof(part.value) = 'string' and part.value #>> '{}' !~ '^[a-z0-9-]{1,60}$'
          )
        )
    )
  end
$$;

create table private.events (
  id uuid primary key default gen_random_uuid(),
  -- Null once the account is gone and no helper could take over.
  organiser_id uuid references public.profiles (id) on delete set null,
  state text not null default 'draft' check (state in ('draft', 'open', 'closed', 'running', 'finished', 'cancelled')),
  -- Taken out of sight by an administrator.
  is_hidden boolean not null default false,
  -- With this code who has the link of an event by invitation sees it and takes a seat. 48 bits by chance.
  invite text not null default upper(left(replace(gen_random_uuid()::text, '-', ''), 12)),
  is_invite_only boolean not null default false,
  name text not null check (private.is_line(name, 100)),
  about text check (private.is_prose(about, 5000)),
  place text check (private.is_line(place, 120)),
  city text check (private.is_line(city, 80)),
  -- ISO 3166-1, two letters.
  country text check (country ~ '^[A-Z]{2}$'),
  starts_at timestamptz not null check (starts_at between '2020-01-01' and '2100-01-01'),
  -- The IANA zone that the times are told in.
  zone text not null check (zone ~ '^[A-Za-z][A-Za-z0-9_+/-]{1,59}$'),
  fee text check (private.is_line(fee, 80)),
  seats smallint not null check (seats between 2 and 256),
  pairing text not null default 'swiss' check (pairing in ('swiss', 'round-robin')),
  rounds smallint not null check (rounds between 1 and 15),
  round_minutes smallint not null check (round_minutes between 10 and 600),
  -- The best so many play a knock-out after the rounds.
  cut smallint check (cut in (4, 8)),
  scoring jsonb not null check (private.is_event_scoring(scoring)),
  -- The document of src/domain/formats; the app reads it strictly.
  format jsonb check (jsonb_typeof(format) = 'object' and octet_length(format::text) <= 20000),
  missions jsonb not null default '[]' check (private.is_event_missions(missions)),
  -- The same for the organisers' eyes, until each round tells its own.
  plan jsonb not null default '[]' check (private.is_event_missions(plan)),
  -- Null: no lists are handed in.
  list_deadline timestamptz check (list_deadline between '2020-01-01' and '2100-01-01'),
  -- Null: lists are shown once the event is finished.
  lists_shown_at timestamptz check (lists_shown_at between '2020-01-01' and '2100-01-01'),
  takes_late boolean not null default false,
  has_waiting_list boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint events_shown_after_deadline check (lists_shown_at >= list_deadline)
);

create index events_coming_idx on private.events (starts_at, id) where state <> 'draft' and not is_hidden and not is_invite_only;
create index events_organiser_idx on private.events (organiser_id);

create trigger events_touch_updated_at
  before update on private.events
  for each row execute function private.touch_updated_at();
create trigger events_limit
  before insert on private.events
  for each row execute function private.limit_action('events', '20', '1 day');
create trigger events_limit_changes
  before update on private.events
  for each row execute function private.limit_action('event changes', '600', '1 hour');

create table private.event_helpers (
  event_id uuid not null references private.events (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (event_id, user_id)
);

create index event_helpers_user_idx on private.event_helpers (user_id);

create table private.event_players (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references private.events (id) on delete cascade,
  -- Null for a guest whom the organisers entered, and for a player whose account is gone.
  user_id uuid references public.player_cards (id) on delete set null,
  -- The name of a guest.
  name text check (private.is_line(name, 60)),
  club text check (private.is_line(club, 60)),
  status text not null check (status in ('in', 'waiting', 'withdrawn')),
  -- The first round that the player is paired for, and the last one; null while the player stays.
  joined_round smallint not null default 1 check (joined_round between 1 and 15),
  dropped_after smallint check (dropped_after between 0 and 15),
  checked_in_at timestamptz,
  created_at timestamptz not null default now(),
  unique (event_id, user_id)
);

create index event_players_user_idx on private.event_players (user_id);
create index event_players_waiting_idx on private.event_players (event_id, created_at, id) where status = 'waiting';

create trigger event_players_limit
  before insert on private.event_players
  for each row execute function private.limit_action('event seats', '600', '1 day');

alter table private.events enable row level security;
alter table private.event_helpers enable row level security;
alter table private.event_players enable row level security;
revoke all on private.events, private.event_helpers, private.event_players from public, anon, authenticated, service_role;

-- An event outlives its organiser's account: the helper of the longest standing takes over. Without one it is cancelled.
create function private.lose_organiser()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if old.organiser_id is not null and new.organiser_id is null then
    select h.user_id into new.organiser_id
    from private.event_helpers h
    where h.event_id = new.id and h.user_id <> old.organiser_id
    order by h.created_at, h.user_id limit 1;
    if new.organiser_id is null and new.state in ('draft', 'open', 'closed', 'running') then
      new.state := 'cancelled';
    end if;
    delete from private.event_helpers h where h.event_id = new.id and h.user_id = new.organiser_id;
  end if;
  return new;
end;
$$;

create trigger events_lose_organiser
  before update of organiser_id on private.events
  for each row execute function private.lose_organiser();

-- The account that asks and may write; everybody else is told why not.
create function private.require_writer()
returns uuid
language plpgsql
stable
set search_path = ''
as $$
declare
  me constant uuid := private.require_me();
begin
  if me is null or not private.may_write() then
    raise exception using errcode = 'insufficient_privilege', message = 'this needs an account';
  end if;
  return me;
end;
$$;

-- True for who runs the event, as its organiser or as a helper.
create function private.runs_event(event uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select case
    when private.me() is null then false
    else private.may_write() and (
      exists (select from private.events e where e.id = $1 and e.organiser_id = private.me())
      or exists (select from private.event_helpers h where h.event_id = $1 and h.user_id = private.me())
    )
  end
$$;

-- Who runs it sees it always. Everybody else sees what is announced; what is by invitation only with its code or a seat.
create function private.sees_event(event uuid, invite text)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select private.runs_event($1) or exists (
    select
    from private.events e
    left join public.profiles p on p.id = e.organiser_id
    where e.id = $1 and e.state <> 'draft' and not e.is_hidden and not coalesce(p.banned, false)
      and (
        not e.is_invite_only or e.invite = $2
        or exists (
          select from private.event_players s
          where s.event_id = e.id and s.user_id = private.me() and s.status <> 'withdrawn'
        )
      )
  )
$$;

-- Holds the event until the end of the transaction for who runs it; everybody else is refused, told nothing of what is there.
create function private.hold_own_event(event uuid)
returns private.events
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  me constant uuid := private.require_me();
  held private.events;
begin
  if me is null or not private.runs_event(event) then
    raise exception using errcode = 'insufficient_privilege', message = 'this is for those who run the event';
  end if;
  select * into held from private.events e where e.id = event for update;
  return held;
end;
$$;

-- Gives free seats to those who wait, in their order. The event is held by who calls.
create function private.fill_seats(event uuid)
returns void
language sql
volatile
security definer
set search_path = ''
as $$
  update private.event_players s set status = 'in'
  where s.id in (
    select w.id from private.event_players w
    where w.event_id = $1 and w.status = 'waiting'
    order by w.created_at, w.id
    limit greatest(0, (select e.seats from private.events e where e.id = $1 and e.state in ('open', 'closed'))
      - (select count(*) from private.event_players i where i.event_id = $1 and i.status = 'in'))
  )
$$;

revoke execute on function
  private.is_event_scoring(jsonb), private.is_event_missions(jsonb), private.lose_organiser(), private.require_writer(), private.runs_event(uuid),
  private.sees_event(uuid, text), private.hold_own_event(uuid), private.fill_seats(uuid)
from public;
