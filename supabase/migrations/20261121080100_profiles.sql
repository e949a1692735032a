-- One profile for every account, made together with it. The e-mail address is not here and never leaves `auth`.

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  wab_id text not null unique check (wab_id ~ '^WAB(-[A-Z0-9]{4}){3}$'),
  username text check (private.is_line(username, 60) and char_length(username) >= 2),
  language text not null default 'en' check (language in ('en', 'es', 'fr')),
  bio text check (private.is_prose(bio, 1000)),
  location text check (private.is_line(location, 100)),
  favorite_faction text check (private.is_line(favorite_faction, 100)),
  avatar_url text check (private.is_picture(avatar_url)),
  social_discord text check (private.is_line(social_discord, 200)),
  social_twitter text check (private.is_line(social_twitter, 200)),
  social_instagram text check (private.is_line(social_instagram, 200)),
  social_youtube text check (private.is_line(social_youtube, 200)),
  social_twitch text check (private.is_line(social_twitch, 200)),
  games_won integer not null default 0 check (games_won >= 0),
  games_lost integer not null default 0 check (games_lost >= 0),
  wab_admin boolean not null default false,
  tester boolean not null default false,
  banned boolean not null default false,
  deactivated boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Lists carry both, and the pair must be one account's.
  unique (id, wab_id)
);

create unique index profiles_username_key on public.profiles (lower(username));
create index profiles_active_idx on public.profiles (id) where not banned and not deactivated;
create index profiles_admins_idx on public.profiles (id) where wab_admin;

create trigger profiles_touch_updated_at
  before update on public.profiles
  for each row execute function private.touch_updated_at();

-- The rights of the one who asks. They read the profile as it is now, never what a token says of it.

create function private.is_admin()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select
    from public.profiles
    where id = auth.uid() and wab_admin and not banned and not deactivated
  )
$$;

create function private.may_write()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select
    from public.profiles
    where id = auth.uid() and not banned and not deactivated
  )
$$;

-- "WAB-" and three groups of four out of A-Z and 0-9.
create function private.new_wab_id()
returns text
language sql
volatile
set search_path = ''
as $$
  select 'WAB' || string_agg(
    case when position % 4 = 1 then '-' else '' end
      || substr('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789', 1 + floor(random() * 36)::integer, 1),
    '' order by position
  )
  from generate_series(1, 12) as position
$$;

create function private.create_profile()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  loop
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
    exit when found;
  end loop;
  return new;
end;
$$;

create trigger on_auth_user_created
  after insert on auth.users
  for each row execute function private.create_profile();

-- Rights and the WAB id are an administrator's to give, whichever policy lets a row be changed.
create function private.protect_profile()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if (new.wab_admin, new.tester, new.banned, new.deactivated, new.wab_id)
      is distinct from (old.wab_admin, old.tester, old.banned, old.deactivated, old.wab_id)
    and not private.is_admin()
    and not pg_has_role(current_user, 'service_role', 'usage')
  then
    raise exception using
      errcode = 'insufficient_privilege',
      message = 'only an administrator may change wab_admin, tester, banned, deactivated or wab_id';
  end if;
  return new;
end;
$$;

create trigger profiles_protect
  before update on public.profiles
  for each row execute function private.protect_profile();

revoke execute on all functions in schema private from public;
grant execute on function private.is_admin(), private.may_write() to anon, authenticated, service_role;

alter table public.profiles enable row level security;

create policy "A profile is read by its owner and by administrators"
  on public.profiles for select to authenticated
  using (id = (select auth.uid()) or (select private.is_admin()));

create policy "A profile is changed by its owner, unless banned, and by administrators"
  on public.profiles for update to authenticated
  using ((id = (select auth.uid()) and (select private.may_write())) or (select private.is_admin()))
  with check (id = (select auth.uid()) or (select private.is_admin()));

revoke all on public.profiles from anon, authenticated;
grant select on public.profiles to authenticated;
grant update (
  username, language, bio, location, favorite_faction, avatar_url,
  social_discord, social_twitter, social_instagram, social_youtube, social_twitch,
  wab_admin, tester, banned, deactivated, wab_id, updated_at
) on public.profiles to authenticated;
grant all on public.profiles to service_role;

-- How many players there are: a number, and no other way to learn it.
create function public.user_count()
returns integer
language sql
stable
security definer
set search_path = ''
as $$
  select count(*)::integer from public.profiles where not banned and not deactivated
$$;

revoke all on function public.user_count() from public, anon, authenticated;
grant execute on function public.user_count() to anon, authenticated, service_role;
