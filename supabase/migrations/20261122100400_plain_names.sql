-- User names that pass for somebody else's are refused: names of roles, the form of a WAB id, letters of two alphabets, and what
-- looks like a name that a player has. Names that are there already stay. The form has the same rule
-- (src/domain/community/username.ts); server/db/usernames.test.ts holds the two together.

-- The name as the eye reads it: without accents and case, in Latin letters where another alphabet has one that looks the same.
create function private.skeleton(value text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select btrim(regexp_replace(lower(translate(
    regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]', '', 'g'),
    'АВЕЅІЈКМНОРСТУХаеѕіјорсухһкмнтвгΑΒΕΖΗΙΚΜΝΟΡΤΥΧαβεηικνορτυχγωıɑɡøØłŁđĐ',
    'ABESIJKMHOPCTYXaesijopcyxhkmhtbrABEZHIKMNOPTYXabenikvoptuxywiagoOlLdD'
  )), '\s+', ' ', 'g'))
$$;

-- Null for a name that may be asked for, else what is against it.
create function private.username_fault(name text)
returns text
language plpgsql
immutable
set search_path = ''
as $$
declare
  roles constant text := '(admin|admins|administrator|administrators|administrador|administradora|administrateur|administratrice'
    '|moderator|moderators|moderador|moderadora|moderateur|moderatrice|support|soporte|staff|helpdesk|webmaster'
    '|official|oficial|officiel|muster)';
  seen constant text := private.skeleton(name);
  -- With letters for the digits and signs that stand for them: 4dm1n.
  spelled constant text := translate(seen, '013457@$!', 'oleastasi');
  spelled_i constant text := translate(seen, '013457@$!', 'oieastasi');
begin
  if name ~ '[\\/]' then
    return 'slash';
  end if;
  if name ~ '[A-Za-zÀ-ɏ]' and name ~ '[Ͱ-ϿЀ-ԯ]' then
    return 'mixed';
  end if;
  if seen ~ '^wab[^a-z0-9]+[a-z0-9]{4}([^a-z0-9]+[a-z0-9]{4}){0,2}$' then
    return 'wab-id';
  end if;
  if seen ~ ('(^|[^a-z])' || roles || '($|[^a-z])')
    or spelled ~ ('(^|[^a-z])' || roles || '($|[^a-z])')
    or spelled_i ~ ('(^|[^a-z])' || roles || '($|[^a-z])')
    or regexp_replace(spelled_i, '[^a-z]', '', 'g')
      ~ ('^(' || roles || '|(the|el|le)?muster(team|staff|support|soporte|admin|help|official|oficial|officiel|equipo|equipe)?|mods?)$')
  then
    return 'role';
  end if;
  return null;
end;
$$;

-- Of two players who ask for one name at the same time the second waits here, and then finds it taken. The operator, who comes
-- without an account, may give any name.
create function private.check_username()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  fault constant text := private.username_fault(new.username);
begin
  -- What is no line of text at all is refused by the table's own checks.
  if not coalesce(private.is_line(new.username, 60), false) or private.me() is null then
    return new;
  end if;
  if fault is not null then
    raise exception using errcode = 'check_violation', message = 'this name may not be used', detail = fault;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('username ' || private.skeleton(new.username), 0));
  if exists (
    select from public.profiles p where private.skeleton(p.username) = private.skeleton(new.username) and p.id <> new.id
  ) then
    raise exception using
      errcode = 'unique_violation', message = 'another player has a name that looks like this',
      constraint = 'profiles_username_key';
  end if;
  return new;
end;
$$;

create index profiles_skeleton_idx on public.profiles (private.skeleton(username));

create trigger profiles_check_username
  before update of username on public.profiles
  for each row when (new.username is distinct from old.username)
  execute function private.check_username();

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
    where private.skeleton(p.username) = private.skeleton($1) and p.id is distinct from private.me()
  ) end
$$;

revoke execute on all functions in schema private from public;
grant execute on function private.skeleton(text) to anon, authenticated, service_role;
