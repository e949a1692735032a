-- What administrators do about players and what those posted: hide, restore, warn, ban, sign out.

-- Taken out of sight by an administrator; the author cannot put it back.
alter table public.shared_lists add column is_hidden boolean not null default false;
alter table public.list_comments add column is_hidden boolean not null default false;

grant update (is_hidden) on public.shared_lists, public.list_comments to authenticated;

create function private.protect_hidden()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.is_hidden <> old.is_hidden and not private.is_admin() and not pg_has_role(current_user, 'service_role', 'usage') then
    raise exception using errcode = 'insufficient_privilege', message = 'only an administrator hides and restores';
  end if;
  return new;
end;
$$;

create trigger shared_lists_protect_hidden
  before update of is_hidden on public.shared_lists
  for each row execute function private.protect_hidden();

create or replace function private.keep_list_facts()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.shared_list_facts (
    list_id, user_id, is_shown, created_at, faction, is_tournament_list,
    is_legal, points, command, unit_count, unit_ids, name_key, search_text
  )
  select
    new.id, new.user_id, new.is_active and not new.author_hidden and not new.is_hidden, new.created_at, new.faction,
    new.is_tournament_list, f.is_legal, f.points, f.command, f.unit_count, f.unit_ids, private.fold(new.name),
    concat_ws(E'\n', private.fold(new.name), (select c.name_key from public.player_cards c where c.id = new.user_id), f.words)
  from private.facts_of(new.units) as f
  on conflict (list_id) do update set
    user_id = excluded.user_id,
    is_shown = excluded.is_shown,
    created_at = excluded.created_at,
    faction = excluded.faction,
    is_tournament_list = excluded.is_tournament_list,
    is_legal = excluded.is_legal,
    points = excluded.points,
    command = excluded.command,
    unit_count = excluded.unit_count,
    unit_ids = excluded.unit_ids,
    name_key = excluded.name_key,
    search_text = excluded.search_text;
  return null;
end;
$$;

drop trigger shared_lists_facts on public.shared_lists;
create trigger shared_lists_facts
  after insert or update of
    user_id, name, faction, units, is_tournament_list, is_active, is_hidden, author_hidden, created_at
  on public.shared_lists
  for each row execute function private.keep_list_facts();

drop policy "An active post is read by everybody who has not blocked its author" on public.shared_lists;
create policy "An active post is read by everybody who has not blocked its author"
  on public.shared_lists for select to anon, authenticated
  using (is_active and not is_hidden and not author_hidden and user_id <> all ((select private.blocked_ids())::uuid[]));

drop policy "A comment is read by whoever reads its list and has not blocked its author" on public.list_comments;
create policy "A comment is read by whoever reads its list and has not blocked its author"
  on public.list_comments for select to anon, authenticated
  using (
    not author_hidden
    and not is_hidden
    and user_id <> all ((select private.blocked_ids())::uuid[])
    and exists (select from public.shared_lists l where l.id = list_id)
  );

create policy "A comment is hidden and restored by administrators"
  on public.list_comments for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

-- A comment counts while it is shown.
create or replace function private.count_comment()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  step integer := 0;
begin
  if tg_op <> 'DELETE' and not new.author_hidden and not new.is_hidden then
    step := step + 1;
  end if;
  if tg_op <> 'INSERT' and not old.author_hidden and not old.is_hidden then
    step := step - 1;
  end if;
  if step <> 0 then
    update public.shared_list_facts
    set comments_count = comments_count + step
    where list_id = case tg_op when 'DELETE' then old.list_id else new.list_id end;
  end if;
  return null;
end;
$$;

create trigger list_comments_count_hidden
  after update of is_hidden on public.list_comments
  for each row execute function private.count_comment();

create or replace function private.hide_player()
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
    returning list_id, is_hidden
  )
  update public.shared_list_facts f
  set comments_count = f.comments_count + sign * c.n
  from (select list_id, count(*)::integer as n from changed where not is_hidden group by list_id) as c
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

-- What a ban hides is no deed of its own: the log names the ban.
drop trigger shared_lists_log on public.shared_lists;
create trigger shared_lists_log
  after update of is_hidden, is_active, name, description, image_url, units or delete on public.shared_lists
  for each row execute function private.log_change('name');
drop trigger list_comments_log on public.list_comments;
create trigger list_comments_log
  after update of is_hidden or delete on public.list_comments
  for each row execute function private.log_change('body');

-- What an administrator says to a player about what they did. The player reads it at the top of the activity page.
create table public.player_warnings (
  id uuid primary key default gen_random_uuid(),
  player_id uuid not null references public.player_cards (id) on delete cascade,
  body text not null check (private.is_plain_prose(body, 1000)),
  report_id uuid references public.reports (id) on delete set null,
  created_at timestamptz not null default now(),
  read_at timestamptz
);

create index player_warnings_player_idx on public.player_warnings (player_id, created_at desc);
create index player_warnings_report_idx on public.player_warnings (report_id);

alter table public.player_warnings enable row level security;

create policy "A warning is read by whom it is for and by administrators"
  on public.player_warnings for select to authenticated
  using (player_id = (select auth.uid()) or (select private.is_admin()));

create policy "A warning is given by administrators"
  on public.player_warnings for insert to authenticated
  with check ((select private.is_admin()));

create policy "A warning is noted as read by whom it is for"
  on public.player_warnings for update to authenticated
  using (player_id = (select auth.uid()) and (select private.may_write()))
  with check (player_id = (select auth.uid()));

revoke all on public.player_warnings from anon, authenticated;
grant select, insert (player_id, body, report_id), update (read_at) on public.player_warnings to authenticated;
grant all on public.player_warnings to service_role;

create trigger player_warnings_log
  after insert on public.player_warnings
  for each row execute function private.log_change('player_id');

-- Nobody takes their own rights away by a slip, and so there is always an administrator left.
create function private.keep_own_rights()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.id = auth.uid() and old.wab_admin and (not new.wab_admin or new.banned or new.deactivated) then
    raise exception using
      errcode = 'check_violation', message = 'another administrator has to do this', detail = 'own_rights';
  end if;
  return new;
end;
$$;

create trigger profiles_keep_own_rights
  before update of wab_admin, banned, deactivated on public.profiles
  for each row execute function private.keep_own_rights();

-- Accounts as administrators look for them: part of the address, the name or the WAB id, or the whole id.
create function public.admin_users(term text default '', kind text default 'all', page integer default 1)
returns table (
  id uuid, email text, is_confirmed boolean, username text, wab_id text, avatar_url text, created_at timestamptz,
  last_sign_in_at timestamptz, wab_admin boolean, tester boolean, banned boolean, deactivated boolean,
  sessions integer, posts integer, open_reports integer, warnings integer, total integer
)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  pattern constant text := private.pattern_of(btrim(term));
begin
  perform private.require_admin();
  return query
  select
    p.id, u.email::text, u.email_confirmed_at is not null, p.username, p.wab_id, p.avatar_url, p.created_at,
    u.last_sign_in_at, p.wab_admin, p.tester, p.banned, p.deactivated,
    (select count(*)::integer from auth.sessions s where s.user_id = p.id and (s.not_after is null or s.not_after > now())),
    (select count(*)::integer from public.shared_lists l where l.user_id = p.id and l.is_active),
    (select count(*)::integer from public.reports r where r.player_id = p.id and r.status = 'open'),
    (select count(*)::integer from public.player_warnings w where w.player_id = p.id),
    (count(*) over ())::integer
  from public.profiles p
  join auth.users u on u.id = p.id
  where (
      btrim(term) = ''
      or lower(u.email::text) like pattern
      or private.fold(coalesce(p.username, '')) like pattern
      or lower(p.wab_id) like pattern
      or p.id::text = lower(btrim(term))
    )
    and case kind
      when 'admins' then p.wab_admin
      when 'testers' then p.tester
      when 'banned' then p.banned
      when 'deactivated' then p.deactivated
      when 'unconfirmed' then u.email_confirmed_at is null
      else true
    end
  order by p.created_at desc, p.id
  limit 25 offset 25 * (greatest(page, 1) - 1);
end;
$$;

-- Signs a player out on every device; answers how many there were. What they hold stays valid until it expires.
create function public.admin_end_sessions(player uuid)
returns integer
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  ended integer;
begin
  perform private.require_admin();
  delete from auth.sessions s where s.user_id = player;
  get diagnostics ended = row_count;
  perform private.write_log('call', 'end_sessions', player::text, coalesce(private.player_name(player), player::text));
  return ended;
end;
$$;

-- Reports with what they are about as it is now; open ones first, oldest of them on top.
create function public.admin_reports(of_status text default 'open', page integer default 1)
returns table (
  id uuid, kind text, reason text, details text, status text, excerpt text, note text, created_at timestamptz,
  handled_at timestamptz, handled_by text, reporter text, player_id uuid, player text, player_banned boolean,
  player_warnings integer, list_id uuid, target_id uuid, is_there boolean, is_hidden boolean, total integer
)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
  select
    r.id, r.kind, r.reason, r.details, r.status, r.excerpt, r.note, r.created_at, r.handled_at,
    private.player_name(r.handled_by), private.player_name(r.reporter_id), r.player_id, private.player_name(r.player_id),
    coalesce(p.banned, false), (select count(*)::integer from public.player_warnings w where w.player_id = r.player_id),
    r.list_id, r.target_id,
    case r.kind when 'list' then l.id is not null when 'comment' then c.id is not null else p.id is not null end,
    coalesce(case r.kind when 'list' then l.is_hidden when 'comment' then c.is_hidden else p.banned end, false),
    (count(*) over ())::integer
  from public.reports r
  left join public.profiles p on p.id = r.player_id
  left join public.shared_lists l on r.kind = 'list' and l.id = r.target_id
  left join public.list_comments c on r.kind = 'comment' and c.id = r.target_id
  where of_status = 'all' or r.status = of_status
  order by
    case when r.status = 'open' then extract(epoch from r.created_at) else -extract(epoch from r.created_at) end, r.id
  limit 25 offset 25 * (greatest(page, 1) - 1);
end;
$$;

-- The export of one's data has what was said to one, and what one did in the office.
alter function public.export_my_data() rename to export_as_player;
alter function public.export_as_player() set schema private;

create function public.export_my_data()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return private.export_as_player() || jsonb_build_object(
    'warnings', (
      select coalesce(jsonb_agg(to_jsonb(w) - 'report_id' order by w.created_at), '[]')
      from public.player_warnings w where w.player_id = auth.uid()
    ),
    'administration', (
      select coalesce(jsonb_agg(to_jsonb(e) - 'before' - 'after' order by e.id), '[]')
      from public.admin_log e where e.admin_id = auth.uid()
    )
  );
end;
$$;

revoke all on function private.export_as_player() from public, anon, authenticated;
revoke all on function public.export_my_data() from public, anon, authenticated;
grant execute on function public.export_my_data() to authenticated;

revoke execute on all functions in schema private from public;
revoke all on function
  public.admin_users(text, text, integer), public.admin_end_sessions(uuid), public.admin_reports(text, integer)
from public, anon, authenticated;
grant execute on function
  public.admin_users(text, text, integer), public.admin_end_sessions(uuid), public.admin_reports(text, integer)
to authenticated;
