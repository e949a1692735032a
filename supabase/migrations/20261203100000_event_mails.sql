-- Mails about events, for players who ask for them (docs/decisions/123). They wait in the queue of mails about results, which is
-- therefore renamed. The server writes the letters, see server/mail/event-mails.ts. A hosted project queues none.

alter table public.profiles add column mails_events boolean not null default false;

grant update (mails_events) on public.profiles to authenticated;

create trigger profiles_keep_event_mail_wish
  before update of mails_events on public.profiles
  for each row when (new.mails_events is distinct from old.mails_events)
  execute function private.keep_mail_wish();

alter table public.mail_outbox
  drop constraint mail_outbox_kind_check,
  add constraint mail_outbox_kind_check check (
    kind in ('confirmation', 'invite', 'magic_link', 'recovery', 'email_change', 'reauthentication', 'game_result', 'event_notice')
  );

alter table private.result_mails rename to mail_notices;
alter table private.mail_notices
  add column event_id uuid references private.events (id) on delete cascade,
  -- The matter of an event; null for a result.
  add column matter text check (
    matter in ('seat-joined', 'seat-moved-up', 'seat-given', 'list-near', 'list-over', 'list-replaced')
  ),
  add constraint mail_notices_one_thing check ((event_id is null) = (matter is null));

-- One mail a matter in a day, also where a seat is left and taken again.
create unique index mail_notices_matter_idx on private.mail_notices (event_id, recipient_id, matter) where matter is not null;

-- Both functions of results as before, but for the name of the table and the rows that they count.
create or replace function private.queue_result_mail()
returns trigger
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  if not private.wants_result_mail(new.opponent_id, new.user_id) then
    return null;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('result mail ' || new.opponent_id::text, 0));
  insert into private.mail_notices (recipient_id, result_id)
  select new.opponent_id, new.id
  where (
    select count(*) from private.mail_notices m
    where m.recipient_id = new.opponent_id and m.matter is null and m.created_at > now() - interval '1 day'
  ) < 5
  on conflict (result_id, recipient_id) where written_at is null do nothing;
  return null;
end;
$$;

create or replace function private.take_result_mails(most integer)
returns table (
  email text, language text, player text, mission text, own_score integer, opponent_score integer, is_correction boolean
)
language sql
volatile
set search_path = ''
as $$
  with old as (
    delete from private.mail_notices m where m.created_at <= now() - interval '1 day'
  ),
  due as (
    select m.id
    from private.mail_notices m
    where m.written_at is null and m.matter is null and m.created_at > now() - interval '1 day'
    order by m.created_at
    limit most
    for update skip locked
  ),
  taken as (
    update private.mail_notices m set written_at = now() from due where m.id = due.id
    returning m.recipient_id, m.result_id
  )
  select
    u.email, coalesce(u.raw_user_meta_data ->> 'language', p.language), coalesce(c.username, c.short_id), r.mission,
    coalesce(r.corrected_opponent_score, r.opponent_score), coalesce(r.corrected_own_score, r.own_score),
    r.corrected_own_score is not null
  from taken t
  join public.game_results r on r.id = t.result_id and r.opponent_id = t.recipient_id
  join public.player_cards c on c.id = r.user_id
  join public.profiles p on p.id = t.recipient_id
  join auth.users u on u.id = t.recipient_id
  where r.is_recorder and (r.status = 'pending' or r.corrected_own_score is not null) and not c.is_hidden
    and private.wants_result_mail(t.recipient_id, r.user_id)
$$;

-- An event of which its players are told something: announced, in sight, and not over.
create function private.tells_event(e private.events)
returns boolean
language sql
stable
set search_path = ''
as $$
  select e.state in ('open', 'closed', 'running') and not e.is_hidden
    and not exists (select from public.profiles p where p.id = e.organiser_id and p.banned)
$$;

-- The problems that the player's app found in a list; 0 for a verdict that says nothing.
create function private.list_problems(verdict jsonb)
returns integer
language sql
immutable
set search_path = ''
as $$
  select case when verdict ->> 'problems' ~ '^\d{1,6}$' then (verdict ->> 'problems')::integer else 0 end
$$;

create function private.wants_event_mail(recipient uuid)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select
    from public.profiles p
    join auth.users u using (id)
    where p.id = recipient and p.mails_events and not p.banned and not p.deactivated
      and u.deleted_at is null and u.email_confirmed_at is not null and u.email like '%@%'
      and (u.banned_until is null or u.banned_until <= now())
  )
  and exists (select from private.installation i where i.sends_mail)
$$;

-- Queues a mail for each of these players, in one statement; ten a day at most for each of them. What two events queue at the
-- same moment may be one more.
create function private.queue_event_mails(recipients uuid[], event uuid, matter text)
returns void
language sql
volatile
set search_path = ''
as $$
  insert into private.mail_notices (recipient_id, event_id, matter)
  select r.id, $2, $3
  from (select distinct id from unnest($1) as id where id is not null) as r
  where private.wants_event_mail(r.id)
    and (
      select count(*) from private.mail_notices m
      where m.recipient_id = r.id and m.matter is not null and m.created_at > now() - interval '1 day'
    ) < 10
  on conflict (event_id, recipient_id, matter) where matter is not null do nothing
$$;

-- Takes up to so many mails about events from the queue, and returns what the letters say. What is no longer so is taken too, but
-- not mailed: a seat given back, a list handed in meanwhile, an event that is over. The server calls it as the owner.
create function private.take_event_mails(most integer)
returns table (
  email text, language text, matter text, event_id uuid, event_name text, place text, zone text, starts_at timestamptz,
  list_deadline timestamptz, problems integer, reason text
)
language sql
volatile
set search_path = ''
as $$
  with old as (
    delete from private.mail_notices m where m.created_at <= now() - interval '1 day'
  ),
  due as (
    select m.id
    from private.mail_notices m
    where m.written_at is null and m.matter is not null and m.created_at > now() - interval '1 day'
    order by m.created_at
    limit most
    for update skip locked
  ),
  taken as (
    update private.mail_notices m set written_at = now() from due where m.id = due.id
    returning m.recipient_id, m.event_id, m.matter
  )
  select
    u.email, coalesce(u.raw_user_meta_data ->> 'language', p.language), t.matter, e.id, e.name,
    nullif(concat_ws(', ', e.place, e.city), ''), e.zone, e.starts_at, e.list_deadline,
    case when l.version is not null then private.list_problems(l.verdict) end,
    case when t.matter = 'list-replaced' then l.late_reason end
  from taken t
  join private.events e on e.id = t.event_id and private.tells_event(e)
  join private.event_players s on s.event_id = e.id and s.user_id = t.recipient_id and s.status = 'in'
  join public.profiles p on p.id = t.recipient_id
  join auth.users u on u.id = t.recipient_id
  left join lateral (
    select known.* from private.event_lists known where known.player_id = s.id order by known.version desc limit 1
  ) as l on true
  where private.wants_event_mail(t.recipient_id)
    and case t.matter
      when 'list-near' then e.list_deadline > now() and (l.version is null or private.list_problems(l.verdict) > 0)
      when 'list-over' then e.list_deadline <= now() and private.list_problems(l.verdict) > 0
      when 'list-replaced' then l.handed_in_by is not null
      else true
    end
$$;

revoke execute on function
  private.tells_event(private.events), private.list_problems(jsonb), private.wants_event_mail(uuid),
  private.queue_event_mails(uuid[], uuid, text), private.take_event_mails(integer)
from public;
