-- A mail for a player whose answer a game result waits for, if the player wants it. The database only queues it, in the
-- transaction that asks. The server writes the letter, see server/mail/result-mails.ts. A hosted project has no row in
-- private.installation, so nothing is queued there.

alter table public.profiles add column mails_results boolean not null default false;

grant update (mails_results) on public.profiles to authenticated;

-- Administrators change profiles of others, but nobody is signed up for mail by somebody else.
create function private.keep_mail_wish()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.id is distinct from private.me() and not pg_has_role(current_user, 'service_role', 'usage') then
    raise exception using errcode = 'insufficient_privilege', message = 'only the player decides about mails';
  end if;
  return new;
end;
$$;

create trigger profiles_keep_mail_wish
  before update of mails_results on public.profiles
  for each row when (new.mails_results is distinct from old.mails_results)
  execute function private.keep_mail_wish();

alter table public.mail_outbox
  drop constraint mail_outbox_kind_check,
  add constraint mail_outbox_kind_check check (
    kind in ('confirmation', 'invite', 'magic_link', 'recovery', 'email_change', 'reauthentication', 'game_result')
  );

-- Mails to be written, and those of the last day, which count towards the limit. Granted to nobody.
create table private.result_mails (
  id uuid primary key default gen_random_uuid(),
  recipient_id uuid not null references public.profiles (id) on delete cascade,
  -- Deleting the account that recorded a result must not reset the count.
  result_id uuid references public.game_results (id) on delete set null,
  created_at timestamptz not null default now(),
  written_at timestamptz
);

-- A result that changes before its mail is written is one mail.
create unique index result_mails_once_idx on private.result_mails (result_id, recipient_id) where written_at is null;
create index result_mails_recipient_idx on private.result_mails (recipient_id, created_at);
create index result_mails_created_idx on private.result_mails (created_at);

alter table private.result_mails enable row level security;
revoke all on private.result_mails from anon, authenticated, service_role;

-- Whether a player is mailed about a result of another player's.
create function private.wants_result_mail(recipient uuid, recorder uuid)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select
    from public.profiles p
    join auth.users u using (id)
    where p.id = recipient and p.mails_results and not p.banned and not p.deactivated
      and u.deleted_at is null and u.email_confirmed_at is not null and u.email like '%@%'
      and (u.banned_until is null or u.banned_until <= now())
  )
  and private.on_terms(recipient, recorder)
  and exists (select from private.installation i where i.sends_mail)
$$;

-- Five mails a day for each player. Results that are recorded at the same moment wait for each other's count.
create function private.queue_result_mail()
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
  insert into private.result_mails (recipient_id, result_id)
  select new.opponent_id, new.id
  where (
    select count(*) from private.result_mails m
    where m.recipient_id = new.opponent_id and m.created_at > now() - interval '1 day'
  ) < 5
  on conflict (result_id, recipient_id) where written_at is null do nothing;
  return null;
end;
$$;

create trigger game_results_mail_new
  after insert on public.game_results
  for each row when (new.is_recorder and new.opponent_id is not null and new.status = 'pending')
  execute function private.queue_result_mail();

create trigger game_results_mail_change
  after update on public.game_results
  for each row when (
    new.is_recorder and new.opponent_id is not null
    and (new.status = 'pending' or new.corrected_own_score is not null)
    and (
      new.opponent_id, new.status, new.own_score, new.opponent_score, new.corrected_own_score, new.corrected_opponent_score
    ) is distinct from (
      old.opponent_id, old.status, old.own_score, old.opponent_score, old.corrected_own_score, old.corrected_opponent_score
    )
  )
  execute function private.queue_result_mail();

-- Takes up to so many mails from the queue, and returns what the letters say, from the reader's side. What was answered, taken
-- back or blocked since is taken too, but not mailed. The server calls it as the owner.
create function private.take_result_mails(most integer)
returns table (
  email text, language text, player text, mission text, own_score integer, opponent_score integer, is_correction boolean
)
language sql
volatile
set search_path = ''
as $$
  with old as (
    delete from private.result_mails m where m.created_at <= now() - interval '1 day'
  ),
  due as (
    select m.id
    from private.result_mails m
    where m.written_at is null and m.created_at > now() - interval '1 day'
    order by m.created_at
    limit most
    for update skip locked
  ),
  taken as (
    update private.result_mails m set written_at = now() from due where m.id = due.id
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

revoke execute on function
  private.keep_mail_wish(),
  private.wants_result_mail(uuid, uuid),
  private.queue_result_mail(),
  private.take_result_mails(integer)
from public;
