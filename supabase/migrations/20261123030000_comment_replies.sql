-- Comments are answered, one level deep: an answer to an answer stands in the same thread.

alter table public.list_comments
  -- The comment that is answered; null again when that one is deleted.
  add column answers_id uuid references public.list_comments (id) on delete set null,
  -- The comment that opens the thread, and when it was made. Both stay when it is deleted: the answers stay together, and in
  -- their place. Null for a comment that opens a thread.
  add column thread_id uuid,
  add column thread_at timestamptz,
  add constraint list_comments_answer_has_thread check (
    (thread_id is null) = (thread_at is null) and (answers_id is null or thread_id is not null)
  );

create index list_comments_answers_idx on public.list_comments (answers_id) where answers_id is not null;
drop index public.list_comments_list_idx;
create index list_comments_thread_idx on public.list_comments
  (list_id, coalesce(thread_at, created_at), coalesce(thread_id, id), created_at, id);

-- Finds the thread of an answer. What nobody sees any more cannot be answered.
create function private.join_thread()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.thread_id is not null then
    -- A deleted row that comes back by the log; what it answered may be gone by now.
    new.answers_id := (select c.id from public.list_comments c where c.id = new.answers_id);
  elsif new.answers_id is not null then
    select coalesce(c.thread_id, c.id), coalesce(c.thread_at, c.created_at)
    into new.thread_id, new.thread_at
    from public.list_comments c
    where c.id = new.answers_id and c.list_id = new.list_id and not c.is_hidden and not c.author_hidden;
    if new.thread_id is null then
      raise exception using
        errcode = 'foreign_key_violation', message = 'the comment to answer is not there', detail = 'answers_id';
    end if;
  end if;
  return new;
end;
$$;

create trigger list_comments_thread
  before insert on public.list_comments
  for each row execute function private.join_thread();

-- Nobody answers past a block, in either direction.
create function private.may_answer(comment uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from public.list_comments c where c.id = comment and private.on_terms((select private.require_me()), c.user_id)
  )
$$;

drop policy "A comment is made in one's own name" on public.list_comments;
create policy "A comment is made in one's own name"
  on public.list_comments for insert to authenticated
  with check (
    user_id = (select private.require_me())
    and (select private.may_write())
    and private.may_comment(list_id)
    and (answers_id is null or private.may_answer(answers_id))
  );

grant insert (answers_id) on public.list_comments to authenticated;

-- True when no comment has this id, also none that the one who asks may not see.
create function private.is_comment_gone(comment uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select not exists (select from public.list_comments c where c.id = comment)
$$;

-- A page of the comments on a list: threads oldest first, in each the comment that opens it and then its answers, oldest first.
-- `after` is the `cursor` of the last row seen.
create function public.comments_page(list uuid, after jsonb default null, page_size integer default 30)
returns table (
  id uuid,
  user_id uuid,
  body text,
  created_at timestamptz,
  is_hidden boolean,
  hidden_reason text,
  thread_id uuid,
  is_thread_deleted boolean,
  author_username text,
  author_short_id text,
  author_avatar_url text,
  cursor jsonb
)
language sql
stable
set search_path = ''
as $$
  select
    c.id, c.user_id, c.body, c.created_at, c.is_hidden, c.hidden_reason, c.thread_id,
    c.thread_id is not null and private.is_comment_gone(c.thread_id),
    a.username, a.short_id, a.avatar_url,
    jsonb_build_object(
      'thread_at', coalesce(c.thread_at, c.created_at), 'thread', coalesce(c.thread_id, c.id), 'at', c.created_at, 'id', c.id
    )
  from (
    select *
    from public.list_comments o
    where o.list_id = list
      and (coalesce(o.thread_at, o.created_at), coalesce(o.thread_id, o.id), o.created_at, o.id) > (
        coalesce((after ->> 'thread_at')::timestamptz, '-infinity'),
        coalesce((after ->> 'thread')::uuid, '00000000-0000-0000-0000-000000000000'),
        coalesce((after ->> 'at')::timestamptz, '-infinity'),
        coalesce((after ->> 'id')::uuid, '00000000-0000-0000-0000-000000000000')
      )
    order by coalesce(o.thread_at, o.created_at), coalesce(o.thread_id, o.id), o.created_at, o.id
    limit least(greatest(page_size, 1), 100)
  ) as c
  left join public.player_cards a on a.id = c.user_id
  order by coalesce(c.thread_at, c.created_at), coalesce(c.thread_id, c.id), c.created_at, c.id
$$;

revoke execute on all functions in schema private from public;
grant execute on function private.may_answer(uuid) to authenticated, service_role;
grant execute on function private.is_comment_gone(uuid) to anon, authenticated, service_role;
revoke all on function public.comments_page(uuid, jsonb, integer) from public, anon, authenticated;
grant execute on function public.comments_page(uuid, jsonb, integer) to anon, authenticated, service_role;
