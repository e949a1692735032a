-- The public side of a player: a card with the name, and, where its owner's switch allows, a page. The profile itself stays
-- between its owner and the administrators.

alter table public.profiles
  add column profile_visibility text not null default 'everyone'
    check (profile_visibility in ('everyone', 'signed_in', 'nobody')),
  add column activity_visibility text not null default 'everyone'
    check (activity_visibility in ('everyone', 'followers', 'nobody')),
  add column activity_seen_at timestamptz not null default now(),
  -- Names that look like another's (signs that have no width or turn the direction of reading), or like no address.
  add constraint profiles_username_is_plain
    check (username !~ '[\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]' and username !~ '^\.+$')
    not valid;

grant update (profile_visibility, activity_visibility, activity_seen_at) on public.profiles to authenticated;

-- One way to compare texts by eye: lower case, without accents, single spaces. The app folds alike.
create function private.fold(value text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select btrim(regexp_replace(lower(translate(
    value,
    'ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöùúûüýÿĀāĂăĄąĆćĈĉĊċČčĎďĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĨĩĪīĬĭĮįİĴĵĶķĹĺĻļĽľŃńŅņŇňŌōŎŏŐőŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽžØøŁłĐđı',
    'aaaaaaceeeeiiiinooooouuuuyaaaaaaceeeeiiiinooooouuuuyyaaaaaaccccccccddeeeeeeeeeegggggggghhiiiiiiiiijjkkllllllnnnnnnoooooorrrrrrssssssssttttuuuuuuuuuuuuwwyyyzzzzzzoollddi'
  )), '\s+', ' ', 'g'))
$$;

-- Two names that look alike are one: neither case nor accents nor spaces tell players apart.
drop index public.profiles_username_key;
create unique index profiles_username_key on public.profiles (private.fold(username));

-- What a reader typed as a pattern that finds it anywhere in a folded text.
create function private.pattern_of(word text)
returns text
language sql
immutable
set search_path = ''
as $$
  select '%' || regexp_replace(private.fold(word), '([\\%_])', '\\\1', 'g') || '%'
$$;

-- Text of several lines and nothing else: no control characters but tab and line break.
create function private.is_plain_prose(value text, most integer)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select private.is_prose(value, most) and value !~ '[\u0001-\u0008\u000b-\u001f\u007f]'
$$;

-- What is done under a player's name refers to the card, so that the name comes along with it.
create table public.player_cards (
  id uuid primary key references public.profiles (id) on delete cascade,
  username text,
  -- The first eight characters of the WAB id: the name of those who have none. The whole id is its owner's to give.
  short_id text not null,
  avatar_url text,
  -- Everybody may see this player's page.
  is_public boolean not null,
  -- Banned or deactivated: neither the card nor what was done under it is shown.
  is_hidden boolean not null,
  name_key text collate "C" not null,
  created_at timestamptz not null
);

create function private.card_of(profile public.profiles)
returns public.player_cards
language sql
stable
set search_path = ''
as $$
  select
    profile.id,
    profile.username,
    left(profile.wab_id, 8),
    profile.avatar_url,
    profile.profile_visibility = 'everyone' and not profile.banned and not profile.deactivated,
    profile.banned or profile.deactivated,
    private.fold(coalesce(profile.username, left(profile.wab_id, 8))),
    profile.created_at
$$;

create function private.keep_player_card()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.player_cards
  select (private.card_of(new)).*
  on conflict (id) do update set
    username = excluded.username,
    short_id = excluded.short_id,
    avatar_url = excluded.avatar_url,
    is_public = excluded.is_public,
    is_hidden = excluded.is_hidden,
    name_key = excluded.name_key
  where player_cards is distinct from excluded;
  return null;
end;
$$;

create trigger profiles_card
  after insert or update of username, wab_id, avatar_url, profile_visibility, banned, deactivated on public.profiles
  for each row execute function private.keep_player_card();

-- The mark of what was seen only moves forward, and not into the future.
create function private.advance_seen()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.activity_seen_at := greatest(old.activity_seen_at, least(new.activity_seen_at, now()));
  return new;
end;
$$;

create trigger profiles_advance_seen
  before update of activity_seen_at on public.profiles
  for each row execute function private.advance_seen();

-- Who does not want to see whom.
create table public.user_blocks (
  blocker_id uuid not null default auth.uid() references public.player_cards (id) on delete cascade,
  blocked_id uuid not null references public.player_cards (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (blocker_id, blocked_id),
  constraint user_blocks_not_oneself check (blocker_id <> blocked_id)
);

create index user_blocks_blocked_idx on public.user_blocks (blocked_id);

-- Who follows whom.
create table public.user_follows (
  follower_id uuid not null default auth.uid() references public.player_cards (id) on delete cascade,
  followed_id uuid not null references public.player_cards (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (follower_id, followed_id),
  constraint user_follows_not_oneself check (follower_id <> followed_id)
);

create index user_follows_followed_idx on public.user_follows (followed_id, created_at desc);

-- The players that the one who asks has blocked.
create function private.blocked_ids()
returns uuid[]
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(array_agg(blocked_id), '{}') from public.user_blocks where blocker_id = auth.uid()
$$;

create function private.is_hidden(player uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce((select is_hidden from public.player_cards where id = player), true)
$$;

create function private.follows(follower uuid, followed uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (select from public.user_follows f where f.follower_id = $1 and f.followed_id = $2)
$$;

-- Neither of the two has blocked the other.
create function private.on_terms(one uuid, other uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select not exists (
    select
    from public.user_blocks
    where (blocker_id, blocked_id) in ((one, other), (other, one))
  )
$$;

-- Whether the one who asks may see that player's page.
create function private.may_see_profile(player uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select
    from public.profiles
    where id = player
      and (
        id = auth.uid()
        or (
          not banned
          and not deactivated
          and (
            profile_visibility = 'everyone'
            or (profile_visibility = 'signed_in' and auth.uid() is not null)
          )
        )
      )
  ) or private.is_admin()
$$;

-- Whether the one who asks may see what that player does. Those who follow were let in by the page when they began.
create function private.may_see_activity(player uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select
    from public.profiles
    where id = player
      and not banned
      and not deactivated
      and case activity_visibility
        when 'everyone' then private.follows(auth.uid(), player) or private.may_see_profile(player)
        when 'followers' then private.follows(auth.uid(), player)
        else false
      end
  )
$$;

-- An administrator sees hidden players too, and follows none. Blocks are looked at by private.hold_pair().
create function private.may_follow(player uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select private.may_see_profile(player) and not private.is_hidden(player)
$$;

-- How often a player may do what others get to see. A row is one window of time; waiting for it holds simultaneous calls apart.
create table private.action_counts (
  user_id uuid not null references public.profiles (id) on delete cascade,
  action text not null,
  begun_at timestamptz not null,
  used integer not null,
  primary key (user_id, action)
);

alter table private.action_counts enable row level security;
revoke all on private.action_counts from anon, authenticated, service_role;

-- limit_action('comments', '30', '10 minutes'): so many in so long, for signed-in players; the service key has no limit.
create function private.limit_action()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  most constant integer := tg_argv[1];
  span constant interval := tg_argv[2];
  counted record;
begin
  if auth.uid() is null or not private.may_write() then
    return new;
  end if;
  insert into private.action_counts as counts (user_id, action, begun_at, used)
  values (auth.uid(), tg_argv[0], clock_timestamp(), 1)
  on conflict (user_id, action) do update set
    begun_at = case when counts.begun_at + span <= clock_timestamp() then clock_timestamp() else counts.begun_at end,
    used = case when counts.begun_at + span <= clock_timestamp() then 1 else counts.used + 1 end
  returning begun_at, used into counted;
  if counted.used > most then
    raise exception using
      errcode = 'PT429',
      message = format('too many %s', tg_argv[0]),
      detail = tg_argv[0],
      hint = ceil(extract(epoch from counted.begun_at + span - clock_timestamp()))::integer::text;
  end if;
  return new;
end;
$$;

create trigger user_follows_limit
  before insert on public.user_follows
  for each row execute function private.limit_action('follows', '100', '10 minutes');
create trigger user_blocks_limit
  before insert on public.user_blocks
  for each row execute function private.limit_action('blocks', '100', '10 minutes');

-- Following and blocking between two players happen one after the other, and a follow that waited for a block is refused: the
-- policy looked before.
create function private.hold_pair()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  one uuid;
  other uuid;
begin
  if tg_table_name = 'user_follows' then
    one := new.follower_id;
    other := new.followed_id;
  else
    one := new.blocker_id;
    other := new.blocked_id;
  end if;
  perform pg_advisory_xact_lock(hashtextextended(concat(least(one, other), greatest(one, other)), 0));
  if tg_table_name = 'user_follows' and not private.on_terms(one, other) then
    raise exception using errcode = 'insufficient_privilege', message = 'one of the two has blocked the other';
  end if;
  return new;
end;
$$;

create trigger user_follows_pair
  before insert on public.user_follows
  for each row execute function private.hold_pair();
create trigger user_blocks_pair
  before insert on public.user_blocks
  for each row execute function private.hold_pair();

-- Who blocks is not followed any more, and does not follow.
create function private.end_follows()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.user_follows
  where (follower_id, followed_id) in ((new.blocker_id, new.blocked_id), (new.blocked_id, new.blocker_id));
  return null;
end;
$$;

create trigger user_blocks_end_follows
  after insert on public.user_blocks
  for each row execute function private.end_follows();

alter table public.player_cards enable row level security;
alter table public.user_blocks enable row level security;
alter table public.user_follows enable row level security;

create policy "A block is read by whoever made it"
  on public.user_blocks for select to authenticated
  using (blocker_id = (select auth.uid()));

create policy "A player is blocked in one's own name"
  on public.user_blocks for insert to authenticated
  with check (blocker_id = (select auth.uid()) and (select private.may_write()));

create policy "A block is lifted by whoever made it"
  on public.user_blocks for delete to authenticated
  using (blocker_id = (select auth.uid()) and (select private.may_write()));

create policy "Following is known to both"
  on public.user_follows for select to authenticated
  using ((select auth.uid()) in (follower_id, followed_id));

create policy "A player is followed in one's own name, where the page may be seen"
  on public.user_follows for insert to authenticated
  with check (follower_id = (select auth.uid()) and (select private.may_write()) and private.may_follow(followed_id));

create policy "Following is ended by either"
  on public.user_follows for delete to authenticated
  using ((select auth.uid()) in (follower_id, followed_id) and (select private.may_write()));

revoke all on public.player_cards, public.user_blocks, public.user_follows from anon, authenticated;
grant select on public.player_cards to anon, authenticated;
grant select, delete, insert (blocker_id, blocked_id) on public.user_blocks to authenticated;
grant select, delete, insert (follower_id, followed_id) on public.user_follows to authenticated;
grant all on public.player_cards, public.user_blocks, public.user_follows to service_role;

-- Whether a name is free, asked while it is typed. One's own counts as free.
create function public.username_available(username text)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select not exists (
    select
    from public.profiles p
    where private.fold(p.username) = private.fold($1) and p.id is distinct from auth.uid()
  )
$$;

-- Search for players: part of the name or the beginning of the short id, or the whole WAB id.
create function public.find_players(term text, most integer default 10)
returns setof public.player_cards
language sql
stable
security definer
set search_path = ''
as $$
  select c.*
  from public.player_cards c
  join public.profiles p using (id)
  where char_length(btrim(term)) between 2 and 100
    and (c.name_key like private.pattern_of(term) or lower(c.short_id) like ltrim(private.pattern_of(term), '%')
      or p.wab_id = upper(btrim(term)))
    and not c.is_hidden
    and c.id <> all (private.blocked_ids())
    and private.may_see_profile(c.id)
  order by c.name_key <> private.fold(term), c.name_key, c.id
  limit least(greatest(most, 1), 50)
$$;

revoke execute on all functions in schema private from public;
grant execute on function
  private.fold(text),
  private.pattern_of(text),
  private.is_plain_prose(text, integer),
  private.blocked_ids(),
  private.is_hidden(uuid),
  private.follows(uuid, uuid),
  private.may_see_profile(uuid),
  private.may_see_activity(uuid),
  private.may_follow(uuid)
to anon, authenticated, service_role;

revoke all on function public.username_available(text), public.find_players(text, integer) from public, anon, authenticated;
grant execute on function public.username_available(text), public.find_players(text, integer) to authenticated, service_role;

insert into public.player_cards
select (private.card_of(p)).* from public.profiles p;
