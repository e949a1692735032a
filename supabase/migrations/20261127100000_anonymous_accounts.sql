-- Anonymous accounts play live games and have no other right: everywhere else they are guests. They have no profile, so they
-- are no player of any list, count or page. The account keeps its id when it is given an address, and then gets its profile.
--
-- Later migrations: policies and functions go on asking private.me() and private.require_me(). Only what live games need asks
-- private.player(). server/db/anonymous-accounts.test.ts walks every table and function.

-- Asks the database: a token may be older than the address of its account.
create function private.is_anonymous()
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return exists (select from auth.users u where u.id = auth.uid() and u.is_anonymous);
end;
$$;

-- The account that asks. Null for a guest, for an anonymous account, and for one whose second factor is still to be shown.
create or replace function private.me()
returns uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  account constant uuid := auth.uid();
  token constant jsonb := auth.jwt();
begin
  if account is null then
    return null;
  end if;
  -- No account becomes anonymous, so a token that says that it is not needs no second look.
  if token ->> 'is_anonymous' is distinct from 'false'
    and exists (select from auth.users u where u.id = account and u.is_anonymous)
  then
    return null;
  end if;
  if coalesce(token ->> 'aal', 'aal1') <> 'aal1' then
    return account;
  end if;
  if exists (select from auth.mfa_factors f where f.user_id = account and f.status = 'verified') then
    return null;
  end if;
  return account;
end;
$$;

-- The same for what no guest may do: each is told why.
create or replace function private.require_me()
returns uuid
language plpgsql
stable
set search_path = ''
as $$
declare
  account constant uuid := private.me();
begin
  if account is null and auth.uid() is not null then
    if private.is_anonymous() then
      raise exception using
        errcode = 'insufficient_privilege', message = 'this needs an account', detail = 'anonymous_account';
    end if;
    raise exception using
      errcode = 'PT401', message = 'the second factor is needed', detail = 'insufficient_aal';
  end if;
  return account;
end;
$$;

-- The account that plays a live game: as private.me(), or an anonymous one. Null for a guest. One query, as each tap asks.
create function private.player()
returns uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  shows_factor constant boolean := coalesce(auth.jwt() ->> 'aal', 'aal1') <> 'aal1';
  account uuid;
begin
  select u.id into account
  from auth.users u
  where u.id = auth.uid()
    and (
      u.is_anonymous or shows_factor
      or not exists (select from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified')
    );
  return account;
end;
$$;

-- Tells a guest, or half a sign-in, why they do not play.
create function private.refuse_guest()
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.require_me();
  raise exception using errcode = 'insufficient_privilege', message = 'nobody is signed in', detail = 'no_account';
end;
$$;

-- The account that writes in a live game. Raises for guests, for ended sessions, and for banned and deactivated accounts.
create function private.require_player()
returns uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  account constant uuid := private.player();
begin
  if account is null then
    perform private.refuse_guest();
  end if;
  if exists (
      select
      from auth.users u
      left join public.profiles p on p.id = u.id
      where u.id = account and (u.banned_until > now() or p.banned or p.deactivated)
    )
    or not private.holds_session()
  then
    raise exception using errcode = 'insufficient_privilege', message = 'this account may not play', detail = 'may_not_play';
  end if;
  return account;
end;
$$;

-- An account that was anonymous before this migration may have a profile already.
create or replace function private.create_profile()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  while not exists (select from public.profiles p where p.id = new.id) loop
    insert into public.profiles (id, wab_id, language)
    values (
      new.id,
      private.new_wab_id(),
      case
        when new.raw_user_meta_data ->> 'language' in ('en', 'es', 'fr') then new.raw_user_meta_data ->> 'language'
        else 'en'
      end
    )
    on conflict (wab_id) do nothing;
  end loop;
  return new;
end;
$$;

drop trigger on_auth_user_created on auth.users;
create trigger on_auth_user_created
  after insert on auth.users
  for each row when (not new.is_anonymous)
  execute function private.create_profile();

-- Triggers run in the order of their names: the profile comes first, then the user name that the account asked for.
create trigger on_auth_user_became_player
  after update of is_anonymous on auth.users
  for each row when (old.is_anonymous and not new.is_anonymous)
  execute function private.create_profile();
create trigger on_auth_user_became_player_named
  after update of is_anonymous on auth.users
  for each row when (old.is_anonymous and not new.is_anonymous)
  execute function private.give_first_name();

create or replace function public.user_count()
returns integer
language sql
stable
security definer
set search_path = ''
as $$
  select count(*)::integer
  from public.profiles p
  join auth.users u on u.id = p.id
  where not p.banned and not p.deactivated and u.confirmed_at is not null and not u.is_anonymous
$$;

-- An anonymous account may go too, by a session that lives.
create or replace function private.delete_my_account()
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  account constant uuid := auth.uid();
begin
  if account is null then
    raise exception using errcode = 'insufficient_privilege', message = 'nobody is signed in';
  end if;
  if not private.is_anonymous() then
    perform private.require_me();
  end if;
  delete from public.mail_outbox
  where lower(recipient) = (select lower(email) from auth.users where id = account);
  delete from auth.flow_state where user_id = account;
  delete from auth.users where id = account;
end;
$$;

create or replace function public.delete_my_account()
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  if private.is_anonymous() and not private.is_live_session() then
    raise exception using
      errcode = 'insufficient_privilege', message = 'this session has ended', detail = 'session_not_found';
  elsif not private.is_anonymous()
    and not exists (select from public.profiles p where p.id = auth.uid() and (p.banned or p.deactivated))
  then
    perform private.require_live_session();
  end if;
  perform private.delete_my_account();
end;
$$;

-- Whoever has an anonymous account reports as any other visitor. The body is that of 20261122161100_guest_reports.sql, with the
-- first condition in front.
create or replace function public.report_as_guest(
  kind text, target_id uuid, reason text, details text default null, website text default null
)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  if private.me() is not null then
    raise exception using errcode = 'insufficient_privilege', message = 'players report under their own name';
  end if;
  if not private.take_guest_turn('network ' || private.caller_network(), 5) or not private.take_guest_turn('all', 200) then
    raise exception using
      errcode = 'PT429', message = 'too many reports', detail = 'reports',
      hint = ceil(extract(epoch from date_trunc('day', now() at time zone 'UTC') + interval '1 day' - now() at time zone 'UTC'))::text;
  end if;
  if not coalesce(case $1
    when 'list' then exists (select from public.shared_list_facts f where f.list_id = $2 and f.is_shown)
    when 'comment' then exists (
      select from public.list_comments c join public.shared_list_facts f using (list_id)
      where c.id = $2 and f.is_shown and not c.is_hidden and not c.author_hidden
    )
    when 'player' then private.may_see_profile($2)
  end, false) then
    raise exception using errcode = 'check_violation', message = 'there is nothing to report', detail = 'report_target';
  end if;
  if coalesce(website, '') <> '' then
    return;
  end if;
  -- Of several at once about the same thing the count holds.
  perform pg_advisory_xact_lock(hashtextextended('guest report ' || $2::text, 0));
  if (
    select count(*) from public.reports r
    where r.by_guest and r.status = 'open' and r.kind = $1 and r.target_id = $2
  ) >= 3 then
    return;
  end if;
  insert into public.reports (reporter_id, kind, target_id, reason, details, by_guest)
  values (null, $1, $2, $3, $4, true);
end;
$$;

grant execute on function public.report_as_guest(text, uuid, text, text, text) to authenticated;

revoke execute on all functions in schema private from public;
grant execute on function private.player(), private.is_anonymous() to anon, authenticated, service_role;
