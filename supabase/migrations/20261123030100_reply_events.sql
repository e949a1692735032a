-- The author of a comment is told that it was answered. The author of the list is told of every comment, as before.

alter table public.activity_events
  drop constraint activity_events_kind_check,
  add constraint activity_events_kind_check check (kind in ('post', 'fork', 'comment', 'reply', 'like', 'follow', 'finish')),
  drop constraint activity_events_name_their_thing,
  add constraint activity_events_name_their_thing check (
    case kind
      when 'follow' then list_id is null and comment_id is null
      when 'finish' then comment_id is null
      else list_id is not null and (kind in ('comment', 'reply')) = (comment_id is not null)
    end
  );

alter table public.notifications
  drop constraint notifications_type_check,
  add constraint notifications_type_check check (
    type in (
      'direct_message', 'friend_request', 'friend_accepted', 'profile_comment', 'build_failure',
      'list_like', 'list_comment', 'comment_reply', 'list_fork', 'new_follower'
    )
  );

-- The newest body before this one: 20261121100400_activity.sql.
create or replace function private.note_comment()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.activity_events (actor_id, kind, owner_id, list_id, comment_id)
  select new.user_id, 'comment', l.user_id, l.id, new.id from public.shared_lists l where l.id = new.list_id;

  insert into public.activity_events (actor_id, kind, owner_id, list_id, comment_id)
  select new.user_id, 'reply', c.user_id, l.id, new.id
  from public.list_comments c
  join public.shared_lists l on l.id = c.list_id
  where c.id = new.answers_id and c.user_id not in (new.user_id, l.user_id);
  return null;
end;
$$;

-- The newest body before this one: 20261121100400_activity.sql.
create or replace function private.tell_owner()
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
        when 'reply' then 'comment_reply'
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

drop trigger activity_events_tell on public.activity_events;
create trigger activity_events_tell
  after insert on public.activity_events
  for each row when (new.owner_id <> new.actor_id and new.kind in ('like', 'comment', 'reply', 'fork', 'follow'))
  execute function private.tell_owner();

-- An answer to one's own comment is one row, also when one follows its author. The newest body before this one:
-- 20261122100500_edited_migrations.sql.
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
        and (
          player is not null
          or e.kind <> 'comment'
          or not exists (
            select
            from public.activity_events r
            where r.comment_id = e.comment_id and r.kind = 'reply' and r.owner_id = (select private.me())
          )
        )
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

revoke execute on all functions in schema private from public;
