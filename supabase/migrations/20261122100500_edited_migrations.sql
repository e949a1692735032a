-- Migrations of 2026-11-21 were edited for a day after the first databases had applied them, up to commit 335bd5b. This brings such
-- a database to what a new one has, and changes nothing in a new one. server/db/upgraded-database.test.ts compares the two.

create or replace function private.hold_pair()
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

drop trigger if exists user_follows_pair on public.user_follows;
create trigger user_follows_pair
  before insert on public.user_follows
  for each row execute function private.hold_pair();
drop trigger if exists user_blocks_pair on public.user_blocks;
create trigger user_blocks_pair
  before insert on public.user_blocks
  for each row execute function private.hold_pair();

create or replace function private.may_follow(player uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select private.may_see_profile(player) and not private.is_hidden(player)
$$;

alter policy "A notification is read by its recipient, unless its sender is blocked or hidden" on public.notifications
  using (
    recipient_id = (select private.require_me())
    and (
      sender_id is null
      or (sender_id <> all ((select private.blocked_ids())::uuid[]) and not private.is_hidden(sender_id))
    )
  );

create or replace function private.followed_ids()
returns uuid[]
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(array_agg(followed_id), '{}') from public.user_follows where follower_id = (select private.me())
$$;

create or replace function public.activity_page(player uuid default null, after jsonb default null, page_size integer default 30)
returns table (
  id uuid,
  kind text,
  created_at timestamptz,
  actor_id uuid,
  actor_username text,
  actor_short_id text,
  actor_avatar_url text,
  is_mine boolean,
  list_id uuid,
  list_name text,
  list_faction text,
  based_on uuid,
  comment_id uuid,
  comment_body text,
  detail jsonb,
  cursor jsonb
)
language sql
stable
set search_path = ''
as $$
  with
  asked as (
    select
      coalesce((after ->> 'at')::timestamptz, 'infinity') as at,
      coalesce((after ->> 'id')::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff') as last_id,
      least(greatest(page_size, 1), 100) as rows
  ),
  actors as (
    select unnest(private.followed_ids()) as id where player is null
    union all
    select player where player is not null
  ),
  found as (
    select e.*
    from actors
    cross join asked
    cross join lateral (
      select *
      from public.activity_events e
      where e.actor_id = actors.id
        and e.kind in ('post', 'fork', 'comment', 'finish')
        and (e.created_at, e.id) < (asked.at, asked.last_id)
      order by e.created_at desc, e.id desc
      limit asked.rows
    ) as e
    union
    select e.*
    from asked
    cross join lateral (
      select *
      from public.activity_events e
      where player is null
        and e.owner_id = (select private.me())
        and e.actor_id <> e.owner_id
        and (e.created_at, e.id) < (asked.at, asked.last_id)
      order by e.created_at desc, e.id desc
      limit asked.rows
    ) as e
  )
  select
    e.id, e.kind, e.created_at, e.actor_id, a.username, a.short_id, a.avatar_url,
    coalesce(e.owner_id = (select private.me()), false),
    e.list_id, l.name, l.faction, l.based_on, e.comment_id, left(c.body, 300), e.detail,
    jsonb_build_object('at', e.created_at, 'id', e.id)
  from found e
  left join public.player_cards a on a.id = e.actor_id
  left join public.shared_lists l on l.id = e.list_id
  left join public.list_comments c on c.id = e.comment_id
  order by e.created_at desc, e.id desc
  limit (select rows from asked)
$$;

-- Two players whose names differ in accents alone keep them, and the former index: new names are looked at one by one.
do $$
begin
  drop index public.profiles_username_key;
  create unique index profiles_username_key on public.profiles (private.fold(username));
exception
  when unique_violation then null;
end;
$$;

drop index if exists public.player_cards_username_idx;
alter table public.shared_list_facts set (fillfactor = 80);

-- 20261122160200_counted_page.sql takes it away again.
do $$
begin
  if to_regprocedure('private.community_query(text[], text)') is null then
    create function private.community_query(filters text[], sort text) returns text language sql as 'select null::text';
  end if;
end;
$$;

revoke execute on all functions in schema private from public;
grant execute on function private.followed_ids(), private.may_follow(uuid) to anon, authenticated, service_role;
