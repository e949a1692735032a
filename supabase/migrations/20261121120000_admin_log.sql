-- What administrators do to what is not their own: who, when, what, and as it was before. The log is the history of every text
-- as well; what it holds can be undone while nobody has changed it since.

create table public.admin_log (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  admin_id uuid references public.player_cards (id) on delete set null,
  -- As they were called then.
  admin_name text not null,
  action text not null check (action in ('insert', 'update', 'delete', 'call')),
  -- The table, or the name of a call.
  subject text not null check (private.is_line(subject, 60)),
  target_id text not null,
  target_name text not null,
  -- Of an update only the columns that changed.
  before jsonb,
  after jsonb,
  -- The entry that this one takes back, and whether it was taken back itself.
  undoes bigint references public.admin_log (id) on delete set null,
  is_undone boolean not null default false
);

create index admin_log_newest_idx on public.admin_log (id desc);
create index admin_log_target_idx on public.admin_log (subject, target_id, id desc);
create index admin_log_admin_idx on public.admin_log (admin_id);
create index admin_log_undoes_idx on public.admin_log (undoes);

alter table public.admin_log enable row level security;

create policy "The log is read by administrators"
  on public.admin_log for select to authenticated
  using ((select private.is_admin()));

revoke all on public.admin_log from anon, authenticated;
revoke all on sequence public.admin_log_id_seq from anon, authenticated;
grant select on public.admin_log to authenticated;
grant all on public.admin_log to service_role;

create function private.require_admin()
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception using errcode = 'insufficient_privilege', message = 'only an administrator may do this';
  end if;
end;
$$;

create function private.player_name(player uuid)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(c.username, c.short_id) from public.player_cards c where c.id = player
$$;

create function private.write_log(
  action text, subject text, target_id text, target_name text, before jsonb default null, after jsonb default null
)
returns bigint
language sql
volatile
security definer
set search_path = ''
as $$
  insert into public.admin_log (admin_id, admin_name, action, subject, target_id, target_name, before, after, undoes)
  values (
    auth.uid(), coalesce(private.player_name(auth.uid()), ''), action, subject, target_id, left(target_name, 200), before, after,
    nullif(current_setting('muster.undoes', true), '')::bigint
  )
  returning id
$$;

-- log_change('title'): notes what an administrator does to a row, under the name in that column. With a second argument only
-- those columns count: of a profile its rights, not its biography. What is one's own is no office's business.
create function private.log_change()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  gone jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  made jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  whole constant jsonb := coalesce(made, gone);
  counted constant text[] := string_to_array(tg_argv[1], ',');
  name text := whole ->> tg_argv[0];
begin
  if not private.is_admin() then
    return null;
  end if;
  if tg_table_name in ('shared_lists', 'list_comments') and whole ->> 'user_id' = auth.uid()::text then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    select coalesce(jsonb_object_agg(o.key, o.value), '{}'), coalesce(jsonb_object_agg(o.key, made -> o.key), '{}')
    into gone, made
    from jsonb_each(gone) as o
    where o.value is distinct from made -> o.key and o.key <> 'updated_at' and (counted is null or o.key = any (counted));
    if gone = '{}' then
      return null;
    end if;
  end if;
  if tg_argv[0] in ('id', 'player_id') then
    name := private.player_name((whole ->> tg_argv[0])::uuid);
  end if;
  perform private.write_log(lower(tg_op), tg_table_name, whole ->> 'id', coalesce(name, whole ->> 'id'), gone, made);
  return null;
end;
$$;

-- What can be taken back, by table: a change, a deletion, an addition.
create function private.is_undoable(subject text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select subject in (
    'profiles', 'shared_lists', 'list_comments', 'reports', 'player_warnings', 'news_items', 'rules_chapters',
    'rules_sections', 'faq_sections', 'special_rules', 'catalogue_errata', 'site_texts'
  )
$$;

-- Takes one entry of the log back. Refused with 409 when it was taken back before, cannot be, or when somebody has changed the
-- same thing since.
create function public.undo_admin_change(entry bigint)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  logged public.admin_log;
  present jsonb;
  assignments text;
  changed integer;
begin
  perform private.require_admin();
  select * into logged from public.admin_log where id = entry for update;
  if logged.id is null or logged.is_undone or logged.action = 'call' or not private.is_undoable(logged.subject) then
    raise exception using errcode = 'PT409', message = 'this cannot be taken back', detail = 'not_undoable';
  end if;
  perform set_config('muster.undoes', entry::text, true);
  execute format('select to_jsonb(t) from public.%I t where t.id::text = $1 for update', logged.subject)
    into present using logged.target_id;
  if (logged.action = 'delete') <> (present is null)
    or (logged.action = 'update' and not present @> logged.after)
    or (logged.action = 'insert' and present - 'updated_at' <> logged.after - 'updated_at')
  then
    raise exception using errcode = 'PT409', message = 'this was changed since', detail = 'changed_since';
  end if;
  if logged.action = 'update' then
    select string_agg(format('%1$I = (jsonb_populate_record(null::public.%2$I, $1)).%1$I', key, logged.subject), ', ')
    into assignments
    from jsonb_object_keys(logged.before) as key;
    execute format('update public.%I t set %s where t.id::text = $2', logged.subject, assignments)
      using logged.before, logged.target_id;
  elsif logged.action = 'delete' then
    execute format('insert into public.%1$I select * from jsonb_populate_record(null::public.%1$I, $1)', logged.subject)
      using logged.before;
  else
    execute format('delete from public.%I t where t.id::text = $1', logged.subject) using logged.target_id;
  end if;
  get diagnostics changed = row_count;
  update public.admin_log set is_undone = true where id = entry;
  perform set_config('muster.undoes', '', true);
end;
$$;

-- What an administrator asked another part of the service to do: the database cannot see it by itself.
create function public.note_admin_call(call text, target text, name text)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  if call not in ('resend_confirmation', 'test_mail', 'export_errata', 'clear_outbox') then
    raise exception using errcode = 'check_violation', message = 'there is no such call';
  end if;
  perform private.write_log('call', call, left(target, 200), name);
end;
$$;

create trigger profiles_log
  after update on public.profiles
  for each row execute function private.log_change('id', 'wab_admin,tester,banned,deactivated,wab_id');
create trigger shared_lists_log
  after update or delete on public.shared_lists
  for each row execute function private.log_change('name');
create trigger list_comments_log
  after update or delete on public.list_comments
  for each row execute function private.log_change('body');
create trigger reports_log
  after update on public.reports
  for each row execute function private.log_change('excerpt', 'status,note');
create trigger news_items_log
  after insert or update or delete on public.news_items
  for each row execute function private.log_change('translation_key');
create trigger rules_chapters_log
  after insert or update or delete on public.rules_chapters
  for each row execute function private.log_change('title');
create trigger rules_sections_log
  after insert or update or delete on public.rules_sections
  for each row execute function private.log_change('title');
create trigger faq_sections_log
  after insert or update or delete on public.faq_sections
  for each row execute function private.log_change('section');
create trigger special_rules_log
  after insert or update or delete on public.special_rules
  for each row execute function private.log_change('name');

revoke execute on all functions in schema private from public;
revoke all on function public.undo_admin_change(bigint), public.note_admin_call(text, text, text)
from public, anon, authenticated;
grant execute on function public.undo_admin_change(bigint), public.note_admin_call(text, text, text) to authenticated;
