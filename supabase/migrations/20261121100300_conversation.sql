-- What readers say to a post: likes, comments, reports.

create table public.list_likes (
  list_id uuid not null references public.shared_lists (id) on delete cascade,
  user_id uuid not null default auth.uid() references public.player_cards (id) on delete cascade,
  author_hidden boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (list_id, user_id)
);

create index list_likes_user_idx on public.list_likes (user_id, created_at desc);

create table public.list_comments (
  id uuid primary key default gen_random_uuid(),
  list_id uuid not null references public.shared_lists (id) on delete cascade,
  user_id uuid not null default auth.uid() references public.player_cards (id) on delete cascade,
  body text not null check (private.is_plain_prose(body, 2000)),
  author_hidden boolean not null default false,
  created_at timestamptz not null default now()
);

create index list_comments_list_idx on public.list_comments (list_id, created_at, id);
create index list_comments_user_idx on public.list_comments (user_id, created_at desc);

-- Something that an administrator should look at. What it was about may be gone by then: its words are kept.
create table public.reports (
  id uuid primary key default gen_random_uuid(),
  reporter_id uuid default auth.uid() references public.player_cards (id) on delete set null,
  kind text not null check (kind in ('list', 'comment', 'player')),
  target_id uuid not null,
  reason text not null check (reason in ('spam', 'offensive', 'harassment', 'personal_data', 'other')),
  details text check (private.is_plain_prose(details, 1000)),
  status text not null default 'open' check (status in ('open', 'resolved', 'dismissed')),
  -- Whose it is, the list that it is or stands under, and what it said: the database fills them in.
  player_id uuid references public.player_cards (id) on delete set null,
  list_id uuid references public.shared_lists (id) on delete set null,
  excerpt text not null,
  note text check (private.is_plain_prose(note, 1000)),
  handled_by uuid references public.player_cards (id) on delete set null,
  handled_at timestamptz,
  created_at timestamptz not null default now(),
  constraint reports_handled_when_not_open check ((status = 'open') = (handled_at is null))
);

create unique index reports_open_key on public.reports (reporter_id, kind, target_id) where status = 'open';
create index reports_newest_idx on public.reports (status, created_at desc);
create index reports_player_idx on public.reports (player_id);
create index reports_list_idx on public.reports (list_id);
create index reports_handled_idx on public.reports (handled_by);

-- Whether the one who asks may answer a post: it is shown, and neither has blocked the other.
create function private.may_comment(list uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select
    from public.shared_list_facts
    where list_id = list and is_shown and private.on_terms(auth.uid(), user_id)
  )
$$;

-- One's own list is liked by others.
create function private.may_like(list uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select
    from public.shared_list_facts
    where list_id = list and is_shown and user_id <> auth.uid() and private.on_terms(auth.uid(), user_id)
  )
$$;

create function private.is_list_author(list uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (select from public.shared_lists where id = list and user_id = auth.uid())
$$;

-- Waits for a ban that is under way, and lets none begin before this row counts.
create function private.sign_reaction()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.author_hidden := (select c.is_hidden from public.player_cards c where c.id = new.user_id for share);
  return new;
end;
$$;

create function private.tidy_comment()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.body := regexp_replace(regexp_replace(new.body, '\r\n?', E'\n', 'g'), '^\s+|\s+$', '', 'g');
  return new;
end;
$$;

create function private.count_comment()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  comment constant record := case tg_op when 'INSERT' then new else old end;
begin
  if not comment.author_hidden then
    update public.shared_list_facts
    set comments_count = comments_count + case tg_op when 'INSERT' then 1 else -1 end
    where list_id = comment.list_id;
  end if;
  return null;
end;
$$;

create function private.count_like()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  reaction constant record := case tg_op when 'INSERT' then new else old end;
begin
  if not reaction.author_hidden then
    update public.shared_list_facts
    set likes_count = likes_count + case tg_op when 'INSERT' then 1 else -1 end
    where list_id = reaction.list_id;
  end if;
  return null;
end;
$$;

-- With a banned or deactivated player goes what they posted and said, and comes back with them.
create function private.hide_player()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  sign constant integer := case when new.is_hidden then -1 else 1 end;
begin
  update public.shared_lists set author_hidden = new.is_hidden
  where user_id = new.id and author_hidden <> new.is_hidden;

  with changed as (
    update public.list_comments set author_hidden = new.is_hidden
    where user_id = new.id and author_hidden <> new.is_hidden
    returning list_id
  )
  update public.shared_list_facts f
  set comments_count = f.comments_count + sign * c.n
  from (select list_id, count(*)::integer as n from changed group by list_id) as c
  where f.list_id = c.list_id;

  with changed as (
    update public.list_likes set author_hidden = new.is_hidden
    where user_id = new.id and author_hidden <> new.is_hidden
    returning list_id
  )
  update public.shared_list_facts f
  set likes_count = f.likes_count + sign
  from changed as c
  where f.list_id = c.list_id;
  return null;
end;
$$;

-- Finds out what a report is about. Nobody reports what they cannot see, or themselves.
create function private.prepare_report()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  found_player uuid;
begin
  new.details := nullif(regexp_replace(new.details, '^\s+|\s+$', '', 'g'), '');
  case new.kind
    when 'list' then
      select l.user_id, l.id, left(concat_ws(E'\n', l.name, l.description, l.image_url), 4000)
      into found_player, new.list_id, new.excerpt
      from public.shared_lists l
      where l.id = new.target_id and l.is_active and not l.author_hidden;
    when 'comment' then
      select c.user_id, c.list_id, c.body
      into found_player, new.list_id, new.excerpt
      from public.list_comments c
      where c.id = new.target_id and not c.author_hidden;
    when 'player' then
      select p.id, null, concat_ws(E'\n', coalesce(p.username, left(p.wab_id, 8)), p.location, p.bio,
        p.social_discord, p.social_twitter, p.social_instagram, p.social_youtube, p.social_twitch)
      into found_player, new.list_id, new.excerpt
      from public.profiles p
      where p.id = new.target_id and not p.banned and not p.deactivated;
    else null;
  end case;
  if found_player is null or found_player = new.reporter_id then
    raise exception using
      errcode = 'check_violation',
      message = 'there is nothing of somebody else''s to report',
      detail = 'report_target';
  end if;
  new.player_id := found_player;
  return new;
end;
$$;

create function private.handle_report()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.status = 'open' then
    new.handled_by := null;
    new.handled_at := null;
  elsif new.status <> old.status then
    new.handled_by := auth.uid();
    new.handled_at := now();
  end if;
  return new;
end;
$$;

create trigger list_likes_limit
  before insert on public.list_likes
  for each row execute function private.limit_action('likes', '200', '10 minutes');
create trigger list_likes_sign
  before insert on public.list_likes
  for each row execute function private.sign_reaction();
create trigger list_likes_count
  after insert or delete on public.list_likes
  for each row execute function private.count_like();

create trigger list_comments_limit
  before insert on public.list_comments
  for each row execute function private.limit_action('comments', '30', '10 minutes');
create trigger list_comments_sign
  before insert on public.list_comments
  for each row execute function private.sign_reaction();
create trigger list_comments_tidy
  before insert or update of body on public.list_comments
  for each row execute function private.tidy_comment();
create trigger list_comments_count
  after insert or delete on public.list_comments
  for each row execute function private.count_comment();

create trigger reports_limit
  before insert on public.reports
  for each row execute function private.limit_action('reports', '20', '1 hour');
create trigger reports_prepare
  before insert on public.reports
  for each row execute function private.prepare_report();
create trigger reports_handle
  before update on public.reports
  for each row execute function private.handle_report();

create trigger player_cards_hide
  after update of is_hidden on public.player_cards
  for each row when (old.is_hidden <> new.is_hidden)
  execute function private.hide_player();

-- Who acts where the one who asks may see it shows their name there, whatever their page says.
create function private.may_see_card(player uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select private.may_see_profile(player)
    or (
      not private.is_hidden(player)
      and (
        exists (select from public.shared_list_facts where user_id = player and is_shown)
        or exists (
          select
          from public.list_comments c
          join public.shared_list_facts f using (list_id)
          where c.user_id = player and f.is_shown
        )
        or private.follows(player, auth.uid())
        or exists (select from public.user_blocks where blocker_id = auth.uid() and blocked_id = player)
        or exists (
          select
          from public.list_likes l
          join public.shared_list_facts f using (list_id)
          where l.user_id = player and f.user_id = auth.uid()
        )
      )
    )
$$;

revoke execute on all functions in schema private from public;
grant execute on function
  private.may_comment(uuid), private.may_like(uuid), private.is_list_author(uuid), private.may_see_card(uuid)
to anon, authenticated, service_role;

alter table public.list_likes enable row level security;
alter table public.list_comments enable row level security;
alter table public.reports enable row level security;

create policy "A card is read where its player may be seen"
  on public.player_cards for select to anon, authenticated
  using (is_public or private.may_see_card(id));

create policy "A like is known to whoever gave it and to the author of the list"
  on public.list_likes for select to authenticated
  using (
    user_id = (select auth.uid())
    or (
      not author_hidden
      and user_id <> all ((select private.blocked_ids())::uuid[])
      and private.is_list_author(list_id)
    )
  );

create policy "A list of somebody else's is liked in one's own name"
  on public.list_likes for insert to authenticated
  with check (user_id = (select auth.uid()) and (select private.may_write()) and private.may_like(list_id));

create policy "A like is taken back by whoever gave it"
  on public.list_likes for delete to authenticated
  using (user_id = (select auth.uid()) and (select private.may_write()));

create policy "A comment is read by whoever reads its list and has not blocked its author"
  on public.list_comments for select to anon, authenticated
  using (
    not author_hidden
    and user_id <> all ((select private.blocked_ids())::uuid[])
    and exists (select from public.shared_lists l where l.id = list_id)
  );

create policy "A comment is read by its author and by administrators"
  on public.list_comments for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));

create policy "A comment is made in one's own name"
  on public.list_comments for insert to authenticated
  with check (user_id = (select auth.uid()) and (select private.may_write()) and private.may_comment(list_id));

create policy "A comment is deleted by its author, the list's and administrators"
  on public.list_comments for delete to authenticated
  using (
    ((user_id = (select auth.uid()) or private.is_list_author(list_id)) and (select private.may_write()))
    or (select private.is_admin())
  );

create policy "A report is read by administrators"
  on public.reports for select to authenticated
  using ((select private.is_admin()));

create policy "A report is made in one's own name"
  on public.reports for insert to authenticated
  with check (reporter_id = (select auth.uid()) and (select private.may_write()));

create policy "A report is handled by administrators"
  on public.reports for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

revoke all on public.list_likes, public.list_comments, public.reports from anon, authenticated;
grant select on public.list_comments to anon;
grant select, delete, insert (list_id, user_id) on public.list_likes to authenticated;
grant select, delete, insert (id, list_id, user_id, body) on public.list_comments to authenticated;
grant
  select,
  insert (id, reporter_id, kind, target_id, reason, details),
  update (status, note)
on public.reports to authenticated;
grant all on public.list_likes, public.list_comments, public.reports to service_role;
