-- An account with a verified second factor has no rights before the factor was shown (aal2). Until then its session is a
-- guest's: private.me() is null for it, and whatever no guest may do is refused with the detail `insufficient_aal`.
--
-- Later migrations: policies and functions ask private.me() or private.require_me(), never auth.uid(). A new body of
-- private.may_write() or private.is_admin() keeps both conditions of its old one: private.me() and private.holds_session().
-- server/db/second-factor.test.ts walks every table and function and names what forgets it.

-- The account that asks. Null for a guest, and for an account whose second factor is still to be shown.
create function private.me()
returns uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  account constant uuid := auth.uid();
begin
  if account is null or coalesce(auth.jwt() ->> 'aal', 'aal1') <> 'aal1' then
    return account;
  end if;
  if exists (select from auth.mfa_factors f where f.user_id = account and f.status = 'verified') then
    return null;
  end if;
  return account;
end;
$$;

-- The same for what no guest may do: an account whose second factor is still to be shown is told so.
create function private.require_me()
returns uuid
language plpgsql
stable
set search_path = ''
as $$
declare
  account constant uuid := private.me();
begin
  if account is null and auth.uid() is not null then
    raise exception using
      errcode = 'insufficient_privilege', message = 'the second factor is needed', detail = 'insufficient_aal';
  end if;
  return account;
end;
$$;

-- The session of the token that asks, null in a token that belongs to none.
create function private.session_id()
returns uuid
language sql
stable
set search_path = ''
as $$
  select case when claim ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then claim::uuid end
  from (select auth.jwt() ->> 'session_id') as token (claim)
$$;

-- The session of the token that asks is still there and has not run out.
create or replace function private.is_live_session()
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return exists (
    select from auth.sessions s
    where s.id = private.session_id() and s.user_id = auth.uid() and (s.not_after is null or s.not_after > now())
  );
end;
$$;

-- False for the token of a session that has ended. A token that names no session was signed by the operator.
create function private.holds_session()
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return auth.jwt() ->> 'session_id' is null or private.is_live_session();
end;
$$;

create or replace function private.is_admin()
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  account constant uuid := private.me();
begin
  return account is not null
    and exists (select from public.profiles where id = account and wab_admin and not banned and not deactivated)
    and private.holds_session();
end;
$$;

-- Raises insufficient_aal for an account whose second factor is still to be shown: no guest writes anything.
create or replace function private.may_write()
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  account constant uuid := private.require_me();
begin
  return account is not null
    and exists (select from public.profiles where id = account and not banned and not deactivated)
    and private.holds_session();
end;
$$;

create or replace function private.require_admin()
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_me();
  if not private.is_admin() then
    raise exception using errcode = 'insufficient_privilege', message = 'only an administrator may do this';
  end if;
end;
$$;

create or replace function private.require_live_session()
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_me();
  if not private.is_live_session() then
    raise exception using
      errcode = 'insufficient_privilege', message = 'this session has ended', detail = 'session_not_found';
  end if;
end;
$$;

create or replace function public.find_players(term text, most integer default 10)
returns setof public.player_cards
language sql
stable
security definer
set search_path = ''
as $$
  select c.*
  from public.player_cards c
  join public.profiles p using (id)
  where (select private.require_me()) is not null
    and char_length(btrim(term)) between 2 and 100
    and (c.name_key like private.pattern_of(term) or lower(c.short_id) like ltrim(private.pattern_of(term), '%')
      or p.wab_id = upper(btrim(term)))
    and not c.is_hidden
    and c.id <> all ((select private.blocked_ids())::uuid[])
    and private.may_see_profile(c.id)
  order by c.name_key <> private.fold(term), c.name_key, c.id
  limit least(greatest(most, 1), 50)
$$;

create or replace function public.username_available(username text)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select case when private.require_me() is not null then not exists (
    select
    from public.profiles p
    where private.fold(p.username) = private.fold($1) and p.id is distinct from private.me()
  ) end
$$;

create or replace function private.player_of(wab_id text)
returns setof public.player_cards
language sql
stable
security definer
set search_path = ''
as $$
  select c.*
  from public.profiles p
  join public.player_cards c using (id)
  where (select private.require_me()) is not null
    and p.wab_id = upper(btrim($1)) and not c.is_hidden and private.on_terms(c.id, private.me())
$$;

create or replace function public.activity_unread()
returns integer
language sql
stable
set search_path = ''
as $$
  select case when private.require_me() is not null then (
    select count(*)::integer
    from public.activity_page(page_size => 100)
    where created_at > (select activity_seen_at from public.profiles where id = (select private.me()))
  ) end
$$;

-- Everything else asks private.me() where guests may read, and private.require_me() where they may not. Deleting the account
-- keeps auth.uid(): it looks at the factor itself, and a banned player, whose sessions have ended, may still go.
do $$
declare
  path constant text := current_setting('search_path');
  found record;
  asked text;
begin
  -- With an empty path every name is written with its schema.
  perform set_config('search_path', '', true);
  for found in
    select
      p.oid,
      n.nspname = 'public' and not has_function_privilege('anon', p.oid, 'execute') as is_closed,
      l.lanname = 'sql' as is_query
    from pg_catalog.pg_proc p
    join pg_catalog.pg_namespace n on n.oid = p.pronamespace
    join pg_catalog.pg_language l on l.oid = p.prolang
    where n.nspname in ('public', 'private')
      and p.prosrc like '%auth.uid()%'
      and p.proname not in ('me', 'require_me', 'is_live_session', 'delete_my_account')
  loop
    asked := case when found.is_closed then 'private.require_me()' else 'private.me()' end;
    -- Once for a statement, not once for a row.
    asked := case when found.is_query then format('(select %s)', asked) else asked end;
    execute replace(replace(pg_get_functiondef(found.oid), '(select auth.uid())', 'auth.uid()'), 'auth.uid()', asked);
  end loop;
  for found in
    select
      p.polname, p.polrelid::regclass as relation,
      pg_get_expr(p.polqual, p.polrelid) as shown,
      pg_get_expr(p.polwithcheck, p.polrelid) as checked,
      p.polcmd = 'r' and has_table_privilege('anon', p.polrelid, 'select') as is_open
    from pg_catalog.pg_policy p
    join pg_catalog.pg_class c on c.oid = p.polrelid
    where c.relnamespace = 'public'::regnamespace
      and concat(pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid)) like '%auth.uid()%'
  loop
    asked := case when found.is_open then 'private.me()' else 'private.require_me()' end;
    execute concat(
      format('alter policy %I on %s', found.polname, found.relation),
      ' using (' || replace(found.shown, 'auth.uid()', asked) || ')',
      ' with check (' || replace(found.checked, 'auth.uid()', asked) || ')'
    );
  end loop;
  perform set_config('search_path', path, true);
end;
$$;

revoke execute on all functions in schema private from public;
grant execute on function private.me(), private.require_me() to anon, authenticated, service_role;
