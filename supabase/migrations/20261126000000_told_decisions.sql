-- The proposer of a change of the catalogue is told of each decision about it. Editors stay unnamed: the proposer is actor and
-- owner of the event at once, so nobody else reads it.

alter table public.activity_events
  add column change_id uuid references public.catalogue_changes (id) on delete cascade,
  drop constraint activity_events_kind_check,
  add constraint activity_events_kind_check
    check (kind in ('post', 'fork', 'comment', 'reply', 'like', 'follow', 'finish', 'decision')),
  drop constraint activity_events_name_their_thing,
  add constraint activity_events_name_their_thing check (
    (kind = 'decision') = (change_id is not null) and case kind
      when 'follow' then list_id is null and comment_id is null
      when 'decision' then list_id is null and comment_id is null and owner_id = actor_id
      when 'finish' then comment_id is null
      else list_id is not null and (kind in ('comment', 'reply')) = (comment_id is not null)
    end
  );

-- One a change and decision; also the index of the reference.
create unique index activity_events_decision_key on public.activity_events (change_id, (detail ->> 'decision'))
  where kind = 'decision';

alter table public.notifications
  drop constraint notifications_type_check,
  add constraint notifications_type_check check (
    type in (
      'direct_message', 'friend_request', 'friend_accepted', 'profile_comment', 'build_failure',
      'list_like', 'list_comment', 'comment_reply', 'list_fork', 'new_follower', 'change_decided'
    )
  );

-- What players decide about their own change is no news to them. A decision that was taken back was none.
create function private.tell_proposer()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  event uuid;
begin
  if new.author_id is null or new.author_id is not distinct from private.me() then
    return null;
  end if;
  if new.state = 'proposed' then
    delete from public.activity_events e
    where e.change_id = new.id and e.kind = 'decision' and e.detail ->> 'decision' = old.state;
    return null;
  end if;
  insert into public.activity_events as e (actor_id, owner_id, kind, change_id, detail)
  values (new.author_id, new.author_id, 'decision', new.id, jsonb_strip_nulls(jsonb_build_object(
    'decision', new.state, 'section', new.section, 'target', new.target, 'name', new.change -> 'fields' ->> 'name',
    'release', new.release, 'answer', left(new.answer, 300)
  )))
  on conflict (change_id, (detail ->> 'decision')) where kind = 'decision'
    do update set created_at = now(), detail = excluded.detail
  returning e.id into event;
  delete from public.notifications n where n.activity_id = event;
  insert into public.notifications (recipient_id, type, activity_id, content)
  select new.author_id, 'change_decided', event, e.detail || jsonb_build_object('change_id', new.id)
  from public.activity_events e where e.id = event;
  return null;
end;
$$;

create trigger catalogue_changes_tell
  after update of state on public.catalogue_changes
  for each row when (
    new.state in ('accepted', 'returned', 'declined', 'published', 'proposed')
    and (old.state, old.answer) is distinct from (new.state, new.answer)
  )
  execute function private.tell_proposer();

-- The newest body before this one: 20261123030100_reply_events.sql.
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
        and (e.actor_id <> e.owner_id or e.kind = 'decision')
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
