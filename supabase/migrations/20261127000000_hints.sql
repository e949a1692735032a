-- Pages that are open hear that something is new (ADR 092). A hint says what it is about and never more: the page asks again as
-- it always does, so no rule about who sees what is written twice.

-- When each subject of a channel was hinted at last. A crash may empty it: then one hint comes too early.
create unlogged table private.hints (
  topic text not null,
  about text not null,
  at timestamptz not null,
  primary key (topic, about)
);

create index hints_at_idx on private.hints (at);
alter table private.hints enable row level security;
revoke all on private.hints from public, anon, authenticated, service_role;

-- Says in a channel that something is new, at most once in so many seconds. Hints in between are left out, so the hint carries the
-- pause: a page asks at once, and again after it.
create function private.hint(topic text, about text, pause integer)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  hinted boolean := pause = 0;
begin
  if not hinted then
    -- Looked up first, as the insert below would lock the row and make writers wait for each other.
    if exists (
      select from private.hints h
      where h.topic = $1 and h.about = $2 and h.at > now() - make_interval(secs => pause)
    ) then
      return;
    end if;
    insert into private.hints as h (topic, about, at) values ($1, $2, now())
    on conflict on constraint hints_pkey do update set at = excluded.at
    where h.at <= excluded.at - make_interval(secs => pause)
    returning true into hinted;
    delete from private.hints h
    where (h.topic, h.about) in (
      select o.topic, o.about from private.hints o where o.at < now() - interval '1 day' limit 100 for update skip locked
    );
  end if;
  if hinted then
    perform realtime.send(jsonb_build_object('about', $2, 'pause', pause), 'news', $1, true);
  end if;
end;
$$;

-- The id at the end of the channel's name, such as that of `post:<id>`. Null where the name is of another kind.
create function private.topic_id(kind text)
returns uuid
language sql
stable
set search_path = ''
as $$
  select case when t.name ~ concat('^', kind, ':[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$') then split_part(t.name, ':', 2)::uuid end
  from (select realtime.topic()) as t (name)
$$;

-- Asked as the reader: the policies of shared_lists decide.
create policy "Players hear of a post that they may read" on realtime.messages
  for select to authenticated
  using (
    extension = 'broadcast'
    and (select private.me()) is not null
    and exists (select from public.shared_lists l where l.id = (select private.topic_id('post')))
  );

create policy "Administrators hear of what waits for them" on realtime.messages
  for select to authenticated
  using (extension = 'broadcast' and realtime.topic() = 'admins' and (select private.is_admin()));

-- Players: what others did, results, and their saved lists.
create or replace function private.hint_activity() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.hint('user:' || new.owner_id, 'activity', 5);
  return null;
end;
$$;

create or replace function private.hint_result() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.hint('user:' || player, 'results', 0)
  from unnest(array[new.user_id, new.opponent_id]) as players (player)
  where player is not null and player is distinct from private.me();
  return null;
end;
$$;

drop function private.hint_player(uuid, text);

create function private.hint_list() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.hint('user:' || case tg_op when 'DELETE' then old.user_id else new.user_id end, 'lists', 2);
  return null;
end;
$$;

create trigger army_lists_hint
  after insert or delete on public.army_lists
  for each row execute function private.hint_list();
create trigger army_lists_hint_change
  after update on public.army_lists
  for each row when (old.revision <> new.revision)
  execute function private.hint_list();

-- Posts. The names of these triggers come after those that count: what is counted is locked first, in every transaction.
create function private.hint_post() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.hint('post:' || case tg_op when 'DELETE' then old.list_id else new.list_id end, tg_argv[0], 5);
  return null;
end;
$$;

create trigger list_likes_hint
  after insert or delete or update of author_hidden on public.list_likes
  for each row execute function private.hint_post('likes');
create trigger list_comments_hint
  after insert or delete or update of is_hidden, author_hidden on public.list_comments
  for each row execute function private.hint_post('comments');

-- Administrators: reports, mails that need them, alerts, and changes of the catalogue.
create function private.hint_admins() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.hint('admins', tg_argv[0], 5);
  return null;
end;
$$;

create trigger reports_hint
  after insert or update of status on public.reports
  for each row execute function private.hint_admins('reports');
create trigger mail_outbox_hint
  after insert on public.mail_outbox
  for each row when (new.status = 'kept')
  execute function private.hint_admins('mail');
create trigger mail_outbox_hint_fault
  after update on public.mail_outbox
  for each row when ((old.status, old.last_fault) is distinct from (new.status, new.last_fault) and coalesce(old.last_fault, new.last_fault) is not null)
  execute function private.hint_admins('mail');
create trigger mail_outbox_hint_gone
  after delete on public.mail_outbox
  for each row when (old.status = 'kept' or old.last_fault is not null)
  execute function private.hint_admins('mail');
create trigger notifications_hint
  after insert on public.notifications
  for each row when (new.type = 'build_failure')
  execute function private.hint_admins('alerts');
create trigger catalogue_changes_hint
  after insert on public.catalogue_changes
  for each row when (new.state = 'proposed')
  execute function private.hint_admins('changes');
create trigger catalogue_changes_hint_state
  after update on public.catalogue_changes
  for each row when (old.state is distinct from new.state and 'proposed' in (old.state, new.state))
  execute function private.hint_admins('changes');

revoke all on function
  private.hint(text, text, integer), private.topic_id(text), private.hint_activity(), private.hint_result(),
  private.hint_list(), private.hint_post(), private.hint_admins()
from public, anon, authenticated;
grant execute on function private.topic_id(text) to authenticated, service_role;
