-- What administrators and the start page count, with a million players (docs/decisions/130-queries-read-a-bounded-number-of-rows.md).

create index profiles_created_idx on public.profiles (created_at desc, id);
create index profiles_testers_idx on public.profiles (created_at desc, id) where tester;
create index profiles_deactivated_idx on public.profiles (created_at desc, id) where deactivated;
create index profiles_banned_idx on public.profiles (created_at desc, id) where banned;
create index profiles_wab_id_idx on public.profiles (lower(wab_id) collate "C");
create index reports_handled_newest_idx on public.reports (created_at desc, id) where status <> 'open';
create index mail_outbox_status_idx on public.mail_outbox (status, created_at desc);
create index admin_log_subject_idx on public.admin_log (subject, id desc);
create index admin_log_any_target_idx on public.admin_log (target_id, id desc);

-- Counts of an installation with more than 10,000 players, an hour old at most. A smaller one has no row: it counts when it is asked.
create table private.large_counts (
  one boolean primary key default true check (one),
  players integer not null,
  unconfirmed integer not null,
  posts integer not null,
  counted_at timestamptz not null default now()
);
alter table private.large_counts enable row level security;
revoke all on private.large_counts from public, anon, authenticated, service_role;

-- Registered players: neither banned nor closed, with an address that is theirs.
create function private.count_players()
returns integer
language sql
stable
set search_path = ''
as $$
  select count(*)::integer
  from public.profiles p
  join auth.users u on u.id = p.id
  where not p.banned and not p.deactivated and u.confirmed_at is not null and not u.is_anonymous
$$;

create function private.refresh_large_counts()
returns void
language plpgsql
volatile
set search_path = ''
as $$
declare
  counted timestamptz;
begin
  select c.counted_at into counted from private.large_counts c;
  if counted > now() - interval '1 hour' then
    return;
  end if;
  if not exists (select from public.profiles offset 10000 limit 1) then
    delete from private.large_counts;
    return;
  end if;
  insert into private.large_counts (players, unconfirmed, posts)
  select
    private.count_players(), (select count(*) from auth.users where email is not null and email_confirmed_at is null),
    (select count(*) from public.shared_list_facts where is_shown)
  on conflict (one) do update set
    players = excluded.players, unconfirmed = excluded.unconfirmed, posts = excluded.posts, counted_at = excluded.counted_at;
end;
$$;

create or replace function private.refresh_figures()
returns boolean
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  has_events constant boolean := private.refresh_events();
  has_ratings constant boolean := private.refresh_ratings();
begin
  perform private.refresh_large_counts();
  return private.refresh_statistics() or has_ratings or has_events;
end;
$$;

create or replace function public.user_count()
returns integer
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce((select c.players from private.large_counts c), private.count_players())
$$;

create or replace function public.admin_overview()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  known private.large_counts;
begin
  perform private.require_admin();
  select * into known from private.large_counts;
  return jsonb_build_object(
    'open_reports', (select count(*) from public.reports where status = 'open'),
    'oldest_report', (select min(created_at) from public.reports where status = 'open'),
    'failed_mails', (select count(*) from public.mail_outbox where status = 'failed' and created_at > now() - interval '7 days'),
    'waiting_mails', (select count(*) from public.mail_outbox where status = 'waiting'),
    'kept_mails', (select count(*) from public.mail_outbox where status = 'kept'),
    'unread_alerts', (
      select count(*) from public.notifications
      where recipient_id = private.me() and type = 'build_failure' and not read
    ),
    'players', (select public.user_count()),
    'new_players', (select count(*) from public.profiles where created_at > now() - interval '7 days'),
    'unconfirmed', coalesce(known.unconfirmed, (select count(*) from auth.users where email is not null and email_confirmed_at is null)),
    'banned', (select count(*) from public.profiles where banned),
    'posts', coalesce(known.posts, (select count(*) from public.shared_list_facts where is_shown)),
    'scheduled_news', (select count(*) from public.news_items where publish_at > now()),
    'changes', (select count(*) from public.catalogue_changes where state = 'proposed'),
    'oldest_change', (select min(updated_at) from public.catalogue_changes where state = 'proposed'),
    'missing', jsonb_build_object(
      'rules', (
        select count(*) from public.rules_sections
        where coalesce(btrim(title_es), '') = '' or coalesce(btrim(title_fr), '') = ''
          or coalesce(btrim(content_es), '') = '' or coalesce(btrim(content_fr), '') = ''
      ) + (
        select count(*) from public.rules_chapters
        where coalesce(btrim(title_es), '') = '' or coalesce(btrim(title_fr), '') = ''
      ),
      'faq', (
        select count(*) from public.faq_sections
        where coalesce(btrim(section_es), '') = '' or coalesce(btrim(section_fr), '') = ''
          or coalesce(btrim(content_es), '') = '' or coalesce(btrim(content_fr), '') = ''
      ),
      'special_rules', (
        select count(*) from public.special_rules
        where coalesce(btrim(name_es), '') = '' or coalesce(btrim(name_fr), '') = ''
          or coalesce(btrim(description_es), '') = '' or coalesce(btrim(description_fr), '') = ''
      ),
      'news', (
        select count(*) from public.news_items
        where coalesce(btrim(content_es), '') = '' or coalesce(btrim(content_fr), '') = ''
      )
    )
  );
end;
$$;

-- The accounts that a page of Users is taken from, newest first, at most so many. With more than 10,000 players an address is found by
-- how it begins; a name by any part of it, as ever.
create function private.found_accounts(term text, kind text, most integer)
returns uuid[]
language plpgsql
stable
set search_path = ''
set plan_cache_mode = 'force_custom_plan'
as $$
declare
  asked constant text := btrim(term);
  pattern constant text := private.pattern_of(asked);
  begins constant text := lower(asked);
  -- Without the sign that lets anything come before.
  prefix constant text := substr(pattern, 2);
  grams constant text[] := private.grams_of_word(private.fold(asked));
  is_large constant boolean := exists (select from private.large_counts);
begin
  if asked = '' then
    return array(
      select p.id from public.profiles p
      where case kind
        when 'admins' then p.wab_admin
        when 'testers' then p.tester
        when 'banned' then p.banned
        when 'deactivated' then p.deactivated
        when 'unconfirmed' then exists (select from auth.users u where u.id = p.id and u.email_confirmed_at is null)
        else true
      end
      order by p.created_at desc, p.id limit most
    );
  end if;
  return array(
    select p.id
    from (
      select u.id from auth.users u where not is_large and lower(u.email::text) like pattern
      union
      select i.user_id from auth.identities i where is_large and i.email like prefix
      union
      select c.id from public.player_cards c
      where c.username is not null and c.name_key like pattern and (grams is null or private.grams(c.name_key) @> grams)
      union
      select o.id from public.profiles o where not is_large and lower(o.wab_id) like pattern
      union
      select o.id from public.profiles o
      where lower(o.wab_id) collate "C" >= begins and lower(o.wab_id) collate "C" < begins || chr(1114111)
      union
      select private.uuid_of(begins)
    ) as found
    join public.profiles p using (id)
    where case kind
      when 'admins' then p.wab_admin
      when 'testers' then p.tester
      when 'banned' then p.banned
      when 'deactivated' then p.deactivated
      when 'unconfirmed' then exists (select from auth.users u where u.id = p.id and u.email_confirmed_at is null)
      else true
    end
    order by p.created_at desc, p.id limit most
  );
end;
$$;

-- Accounts as Users shows them, 25 a page. Of more than a thousand the pages end there: a term finds the others.
create or replace function public.admin_users(term text default '', kind text default 'all', page integer default 1)
returns table(
  id uuid,
  email text,
  is_confirmed boolean,
  username text,
  wab_id text,
  avatar_url text,
  created_at timestamptz,
  last_sign_in_at timestamptz,
  wab_admin boolean,
  tester boolean,
  banned boolean,
  deactivated boolean,
  sessions integer,
  posts integer,
  open_reports integer,
  warnings integer,
  total integer
)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  ids uuid[];
begin
  perform private.require_admin();
  ids := private.found_accounts(term, kind, 1000);
  return query
  select
    p.id, u.email::text, u.email_confirmed_at is not null, p.username, p.wab_id, p.avatar_url, p.created_at,
    u.last_sign_in_at, p.wab_admin, p.tester, p.banned, p.deactivated,
    (select count(*)::integer from auth.sessions s where s.user_id = p.id and (s.not_after is null or s.not_after > now())),
    (select count(*)::integer from public.shared_lists l where l.user_id = p.id and l.is_active),
    (select count(*)::integer from public.reports r where r.player_id = p.id and r.status = 'open'),
    (select count(*)::integer from public.player_warnings w where w.player_id = p.id),
    cardinality(ids)
  from unnest(ids[25 * (greatest(page, 1) - 1) + 1 : 25 * greatest(page, 1)]) with ordinality as found (id, place)
  join public.profiles p on p.id = found.id
  join auth.users u on u.id = p.id
  order by found.place;
end;
$$;

-- Reports, 25 a page: open ones first and the oldest of them first, then the others from the newest on. The pages end after a thousand.
create or replace function public.admin_reports(of_status text default 'open', page integer default 1)
returns table(
  id uuid,
  kind text,
  reason text,
  details text,
  status text,
  excerpt text,
  note text,
  created_at timestamptz,
  handled_at timestamptz,
  handled_by text,
  reporter text,
  player_id uuid,
  player text,
  player_banned boolean,
  player_warnings integer,
  list_id uuid,
  target_id uuid,
  is_there boolean,
  is_hidden boolean,
  total integer
)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  ids uuid[];
begin
  perform private.require_admin();
  ids := case when of_status in ('open', 'all') then array(
    select r.id from public.reports r where r.status = 'open' order by r.created_at, r.id limit 1000
  ) else '{}' end || case when of_status <> 'open' then array(
    select r.id from public.reports r
    where r.status <> 'open' and (of_status = 'all' or r.status = of_status)
    order by r.created_at desc, r.id limit 1000
  ) else '{}' end;
  ids := ids[1 : 1000];
  return query
  select
    r.id, r.kind, r.reason, r.details, r.status, r.excerpt, r.note, r.created_at, r.handled_at,
    private.player_name(r.handled_by), private.player_name(r.reporter_id), r.player_id, private.player_name(r.player_id),
    coalesce(p.banned, false), (select count(*)::integer from public.player_warnings w where w.player_id = r.player_id),
    r.list_id, r.target_id,
    case r.kind when 'list' then l.id is not null when 'comment' then c.id is not null else p.id is not null end,
    coalesce(case r.kind when 'list' then l.is_hidden when 'comment' then c.is_hidden else p.banned end, false),
    cardinality(ids)
  from unnest(ids[25 * (greatest(page, 1) - 1) + 1 : 25 * greatest(page, 1)]) with ordinality as found (id, place)
  join public.reports r on r.id = found.id
  left join public.profiles p on p.id = r.player_id
  left join public.shared_lists l on r.kind = 'list' and l.id = r.target_id
  left join public.list_comments c on r.kind = 'comment' and c.id = r.target_id
  order by found.place;
end;
$$;

revoke execute on function
  private.count_players(), private.refresh_large_counts(), private.found_accounts(text, text, integer)
from public;
