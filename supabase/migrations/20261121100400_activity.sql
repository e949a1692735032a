-- What players did, for those who follow them and for those whose things it was. Written by triggers only; who may see it is
-- decided when it is read.

create table public.activity_events (
  id uuid primary key default gen_random_uuid(),
  actor_id uuid not null references public.player_cards (id) on delete cascade,
  kind text not null check (kind in ('post', 'fork', 'comment', 'like', 'follow', 'finish')),
  -- Whose thing it was done to: the list's author, the author of what a fork is based on, who is followed.
  owner_id uuid references public.player_cards (id) on delete set null,
  list_id uuid references public.shared_lists (id) on delete cascade,
  comment_id uuid references public.list_comments (id) on delete cascade,
  -- Of a finished game: what the game says of itself.
  detail jsonb not null default '{}' check (jsonb_typeof(detail) = 'object' and octet_length(detail::text) <= 20000),
  created_at timestamptz not null default now(),
  constraint activity_events_name_their_thing check (
    case kind
      when 'follow' then list_id is null and comment_id is null
      when 'finish' then comment_id is null
      else list_id is not null and (kind = 'comment') = (comment_id is not null)
    end
  )
);

create index activity_events_actor_idx on public.activity_events (actor_id, created_at desc, id desc)
  where kind in ('post', 'fork', 'comment', 'finish');
create index activity_events_owner_idx on public.activity_events (owner_id, created_at desc, id desc);
create index activity_events_comment_idx on public.activity_events (comment_id);
create index activity_events_list_idx on public.activity_events (list_id);
create unique index activity_events_post_key on public.activity_events (list_id) where kind in ('post', 'fork');
create unique index activity_events_like_key on public.activity_events (actor_id, list_id) where kind = 'like';
create unique index activity_events_follow_key on public.activity_events (actor_id, owner_id) where kind = 'follow';

create function private.note_post()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.is_active then
    insert into public.activity_events (actor_id, kind, owner_id, list_id)
    values (
      new.user_id,
      case when new.based_on is null then 'post' else 'fork' end,
      (select l.user_id from public.shared_lists l where l.id = new.based_on),
      new.id
    )
    on conflict do nothing;
  end if;
  return null;
end;
$$;

create function private.note_comment()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.activity_events (actor_id, kind, owner_id, list_id, comment_id)
  select new.user_id, 'comment', l.user_id, l.id, new.id from public.shared_lists l where l.id = new.list_id;
  return null;
end;
$$;

create function private.note_like()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    insert into public.activity_events (actor_id, kind, owner_id, list_id)
    select new.user_id, 'like', l.user_id, l.id from public.shared_lists l where l.id = new.list_id
    on conflict do nothing;
  else
    delete from public.activity_events
    where kind = 'like' and actor_id = old.user_id and list_id = old.list_id;
  end if;
  return null;
end;
$$;

create function private.note_follow()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    insert into public.activity_events (actor_id, kind, owner_id)
    values (new.follower_id, 'follow', new.followed_id)
    on conflict do nothing;
  else
    delete from public.activity_events
    where kind = 'follow' and actor_id = old.follower_id and (owner_id = old.followed_id or owner_id is null);
  end if;
  return null;
end;
$$;

create trigger shared_lists_note
  after insert or update of is_active on public.shared_lists
  for each row execute function private.note_post();
create trigger list_comments_note
  after insert on public.list_comments
  for each row execute function private.note_comment();
create trigger list_likes_note
  after insert or delete on public.list_likes
  for each row execute function private.note_like();
create trigger user_follows_note
  after insert or delete on public.user_follows
  for each row execute function private.note_follow();

-- What is done to one's own things is told, and with the thing goes the telling.
alter table public.notifications
  add column activity_id uuid references public.activity_events (id) on delete cascade,
  drop constraint notifications_type_check,
  add constraint notifications_type_check check (
    type in (
      'direct_message', 'friend_request', 'friend_accepted', 'profile_comment', 'build_failure',
      'list_like', 'list_comment', 'list_fork', 'new_follower'
    )
  ),
  drop constraint notifications_sender_id_fkey,
  add constraint notifications_sender_fkey foreign key (sender_id) references public.player_cards (id) on delete set null;

create index notifications_activity_idx on public.notifications (activity_id);

drop policy "A notification is read by its recipient" on public.notifications;
create policy "A notification is read by its recipient, unless its sender is blocked or hidden"
  on public.notifications for select to authenticated
  using (
    recipient_id = (select auth.uid())
    and (
      sender_id is null
      or (sender_id <> all ((select private.blocked_ids())::uuid[]) and not private.is_hidden(sender_id))
    )
  );

create function private.tell_owner()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if private.on_terms(new.actor_id, new.owner_id) then
    insert into public.notifications (recipient_id, sender_id, type, activity_id, content)
    values (
      new.owner_id,
      new.actor_id,
      case new.kind
        when 'like' then 'list_like'
        when 'comment' then 'list_comment'
        when 'fork' then 'list_fork'
        else 'new_follower'
      end,
      new.id,
      jsonb_strip_nulls(jsonb_build_object(
        'list_id', new.list_id,
        'list_name', (select l.name from public.shared_lists l where l.id = new.list_id),
        'comment_id', new.comment_id,
        'preview', (select left(c.body, 50) from public.list_comments c where c.id = new.comment_id)
      ))
    );
  end if;
  return null;
end;
$$;

create trigger activity_events_tell
  after insert on public.activity_events
  for each row when (new.owner_id <> new.actor_id and new.kind in ('like', 'comment', 'fork', 'follow'))
  execute function private.tell_owner();

-- The players that the one who asks follows.
create function private.followed_ids()
returns uuid[]
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(array_agg(followed_id), '{}') from public.user_follows where follower_id = auth.uid()
$$;

revoke execute on all functions in schema private from public;
grant execute on function private.followed_ids() to anon, authenticated, service_role;

alter table public.activity_events enable row level security;

-- What stands under somebody's name is seen where their switch allows; likes and follows by the one they were meant for.
-- The list and the comment must be there for whoever asks, as those tables decide.
create policy "An event is read by its actor, its owner and those who may see its actor"
  on public.activity_events for select to anon, authenticated
  using (
    actor_id <> all ((select private.blocked_ids())::uuid[])
    and (
      actor_id = (select auth.uid())
      or (owner_id = (select auth.uid()) and not private.is_hidden(actor_id))
      or (kind in ('post', 'fork', 'comment', 'finish') and private.may_see_activity(actor_id))
    )
    and (list_id is null or exists (select from public.shared_lists l where l.id = list_id))
    and (comment_id is null or exists (select from public.list_comments c where c.id = comment_id))
  );

revoke all on public.activity_events from anon, authenticated;
grant select on public.activity_events to anon, authenticated;
grant all on public.activity_events to service_role;

-- A page of what happened, newest first. Without a player: what those one follows did, and what was done to one's own things.
-- With a player: what that one did. `after` is the `cursor` of the last row seen.
create function public.activity_page(player uuid default null, after jsonb default null, page_size integer default 30)
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
        and e.owner_id = (select auth.uid())
        and e.actor_id <> e.owner_id
        and (e.created_at, e.id) < (asked.at, asked.last_id)
      order by e.created_at desc, e.id desc
      limit asked.rows
    ) as e
  )
  select
    e.id, e.kind, e.created_at, e.actor_id, a.username, a.short_id, a.avatar_url,
    coalesce(e.owner_id = (select auth.uid()), false),
    e.list_id, l.name, l.faction, l.based_on, e.comment_id, left(c.body, 300), e.detail,
    jsonb_build_object('at', e.created_at, 'id', e.id)
  from found e
  left join public.player_cards a on a.id = e.actor_id
  left join public.shared_lists l on l.id = e.list_id
  left join public.list_comments c on c.id = e.comment_id
  order by e.created_at desc, e.id desc
  limit (select rows from asked)
$$;

-- How many rows of that page came after `profiles.activity_seen_at`; 100 stands for 100 and more.
create function public.activity_unread()
returns integer
language sql
stable
set search_path = ''
as $$
  select count(*)::integer
  from public.activity_page(page_size => 100)
  where created_at > (select activity_seen_at from public.profiles where id = (select auth.uid()))
$$;

revoke all on function public.activity_page(uuid, jsonb, integer), public.activity_unread() from public, anon, authenticated;
grant execute on function public.activity_page(uuid, jsonb, integer) to anon, authenticated, service_role;
grant execute on function public.activity_unread() to authenticated, service_role;
