-- What administrators write and players read at once: scheduled news, the changelog, corrections to the catalogue, alerts.

-- When an item comes out; empty for at once. Until then only administrators see it.
alter table public.news_items add column publish_at timestamptz;

drop policy "Everybody reads" on public.news_items;
create policy "Everybody reads what is out"
  on public.news_items for select to anon, authenticated
  using (publish_at is null or publish_at <= now() or (select private.is_admin()));

-- Single texts of the site by name: `changelog` stands in place of the file CHANGELOG.md.
create table public.site_texts (
  id text primary key check (id in ('changelog')),
  content text not null check (private.is_prose(content, 400000)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- What is known of one unit of the catalogue, as the catalogue's own files bound it (catalogue/README.md).
create function private.is_unit_correction(changes jsonb)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select not exists (
    select
    from jsonb_each(changes) as c
    where not coalesce(case c.key
      when 'points' then jsonb_typeof(c.value) = 'number' and c.value::numeric between 0 and 60 and c.value::numeric % 1 = 0
      when 'availability' then jsonb_typeof(c.value) = 'number' and c.value::numeric between 1 and 3 and c.value::numeric % 1 = 0
      when 'command' then jsonb_typeof(c.value) = 'number' and c.value::numeric between 0 and 3 and c.value::numeric % 1 = 0
      when 'highCommand' then jsonb_typeof(c.value) = 'boolean'
      when 'tournamentLegal' then jsonb_typeof(c.value) = 'boolean'
      when 'characteristics' then jsonb_typeof(c.value) = 'array'
      when 'keywords' then jsonb_typeof(c.value) = 'array'
      when 'specialRules' then jsonb_typeof(c.value) = 'array'
      else false
    end, false)
  )
$$;

-- Corrections that players see over what their app carries. `target` is `<faction>/<unit>`, or the id of a mission or feat;
-- `changes` are fields of the unit, or by language the words of the mission.
create table public.catalogue_errata (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('unit', 'mission', 'feat')),
  target text not null check (target ~ '^[a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9]+(-[a-z0-9]+)*)?$' and char_length(target) <= 200),
  changes jsonb not null check (
    jsonb_typeof(changes) = 'object' and changes <> '{}' and octet_length(changes::text) <= 100000
  ),
  -- Why, in a sentence that players read.
  note text not null check (private.is_plain_prose(note, 1000)),
  note_es text check (private.is_plain_prose(note_es, 1000)),
  note_fr text check (private.is_plain_prose(note_fr, 1000)),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (kind, target),
  constraint catalogue_errata_target_fits_kind check ((kind = 'unit') = (target like '%/%')),
  constraint catalogue_errata_unit_fields check (kind <> 'unit' or private.is_unit_correction(changes))
);

do $$
declare
  content text;
begin
  foreach content in array array['site_texts', 'catalogue_errata']
  loop
    execute format(
      'create trigger %I before update on public.%I for each row execute function private.touch_updated_at()',
      content || '_touch_updated_at', content
    );
    execute format('alter table public.%I enable row level security', content);
    execute format('create policy "Everybody reads" on public.%I for select to anon, authenticated using (true)', content);
    execute format(
      'create policy "Administrators add" on public.%I for insert to authenticated
         with check ((select private.is_admin()))', content
    );
    execute format(
      'create policy "Administrators change" on public.%I for update to authenticated
         using ((select private.is_admin())) with check ((select private.is_admin()))', content
    );
    execute format(
      'create policy "Administrators delete" on public.%I for delete to authenticated
         using ((select private.is_admin()))', content
    );
    execute format('revoke all on public.%I from anon, authenticated', content);
    execute format('grant select on public.%I to anon', content);
    execute format('grant select, insert, update, delete on public.%I to authenticated', content);
    execute format('grant all on public.%I to service_role', content);
  end loop;
end;
$$;

create trigger site_texts_log
  after insert or update or delete on public.site_texts
  for each row execute function private.log_change('key');
create trigger catalogue_errata_log
  after insert or update or delete on public.catalogue_errata
  for each row execute function private.log_change('target');

-- Tells every administrator of a build that failed, once for each deployment. Answers how many were told.
create function public.note_build_failure(site_name text, deploy_url text, failed_at timestamptz)
returns integer
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  told integer;
begin
  perform private.require_admin();
  if not private.is_line(site_name, 200) or deploy_url !~ '^https?://\S+$' or char_length(deploy_url) > 2000 then
    raise exception using errcode = 'check_violation', message = 'a deployment has a site and an address';
  end if;
  insert into public.notifications (recipient_id, type, content, created_at)
  select
    p.id, 'build_failure', jsonb_build_object('site_name', site_name, 'deploy_url', deploy_url, 'failed_at', failed_at),
    least(failed_at, now())
  from public.profiles p
  where p.wab_admin and not p.banned and not p.deactivated and not exists (
    select
    from public.notifications n
    where n.recipient_id = p.id and n.type = 'build_failure' and n.content ->> 'failed_at' = to_jsonb(failed_at) #>> '{}'
      and n.content ->> 'site_name' = note_build_failure.site_name
  );
  get diagnostics told = row_count;
  return told;
end;
$$;

-- What stands at the top of the office: how much of everything waits for somebody.
create function public.admin_overview()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'open_reports', (select count(*) from public.reports where status = 'open'),
    'oldest_report', (select min(created_at) from public.reports where status = 'open'),
    'failed_mails', (select count(*) from public.mail_outbox where status = 'failed' and created_at > now() - interval '7 days'),
    'waiting_mails', (select count(*) from public.mail_outbox where status = 'waiting'),
    'kept_mails', (select count(*) from public.mail_outbox where status = 'kept'),
    'unread_alerts', (
      select count(*) from public.notifications
      where recipient_id = auth.uid() and type = 'build_failure' and not read
    ),
    'players', (select public.user_count()),
    'new_players', (select count(*) from public.profiles where created_at > now() - interval '7 days'),
    'unconfirmed', (select count(*) from auth.users where email is not null and email_confirmed_at is null),
    'banned', (select count(*) from public.profiles where banned),
    'posts', (select count(*) from public.shared_list_facts where is_shown),
    'scheduled_news', (select count(*) from public.news_items where publish_at > now()),
    'errata', (select count(*) from public.catalogue_errata where is_active),
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

revoke execute on all functions in schema private from public;
grant execute on function private.is_unit_correction(jsonb) to anon, authenticated, service_role;
revoke all on function public.note_build_failure(text, text, timestamptz), public.admin_overview()
from public, anon, authenticated;
grant execute on function public.note_build_failure(text, text, timestamptz), public.admin_overview() to authenticated;
