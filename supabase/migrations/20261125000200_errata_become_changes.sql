-- Errata become changes of the catalogue: those in force a release, the others changes that wait. The log keeps every row as it was.

insert into public.admin_log (admin_name, action, subject, target_id, target_name, before)
select 'command line', 'delete', 'catalogue_errata', e.id::text, e.target, to_jsonb(e) from public.catalogue_errata e;

do $$
declare
  taken uuid[];
  says jsonb := '{"factions": {}, "units": {}, "terms": {}, "missions": {}}';
  remarks jsonb := '{"factions": {}, "units": {}, "terms": {}, "missions": {}}';
  next constant integer := (select coalesce(max(r.number), 0) + 1 from public.catalogue_releases r);
  one record;
begin
  for one in
    select
      e.*,
      case e.kind when 'unit' then 'units' else 'missions' end as section,
      case e.kind when 'unit' then jsonb_build_object('fields', e.changes) else e.changes end as change
    from public.catalogue_errata e
    order by e.created_at
  loop
    continue when not private.is_clean(one.change) or octet_length(one.change::text) > 60000
      or private.misfit(one.change, private.catalogue_bounds() -> one.section -> 'change') is not null;
    -- A unit that no catalogue has any more would spoil the release for everybody.
    if one.is_active and (one.kind <> 'unit' or exists (select from public.catalogue_units u where u.id = one.target)) then
      taken := taken || one.id;
      says := jsonb_set(says, array[one.section, one.target], one.change);
      remarks := jsonb_set(remarks, array[one.section, one.target], jsonb_build_object(
        'note', btrim(one.note), 'release', next, 'by', '[]'::jsonb,
        'notes', jsonb_strip_nulls(jsonb_build_object('es', btrim(one.note_es), 'fr', btrim(one.note_fr)))
      ));
    end if;
    insert into public.catalogue_changes (id, section, target, change, note, source, based_on, state, created_at)
    values (
      one.id, one.section, one.target, one.change, one.note, 'faq', 0,
      case when one.id = any (taken) then 'accepted' else 'proposed' end, one.created_at
    );
  end loop;
  if taken is not null then
    insert into public.catalogue_releases (number, note, note_es, note_fr, overlay, remarks)
    values (next, 'The errata until now.', 'Las erratas hasta ahora.', 'Les errata jusqu’à présent.', says, remarks);
    update public.catalogue_changes c set state = 'published', release = next where c.id = any (taken);
  end if;
end;
$$;

create or replace function private.is_undoable(subject text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select subject in (
    'profiles', 'shared_lists', 'list_comments', 'reports', 'player_warnings', 'news_items', 'rules_chapters',
    'rules_sections', 'faq_sections', 'special_rules', 'site_texts', 'catalogue_changes', 'catalogue_editors'
  )
$$;

create or replace function public.note_admin_call(call text, target text, name text)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  if call not in ('resend_confirmation', 'test_mail', 'clear_outbox') then
    raise exception using errcode = 'check_violation', message = 'there is no such call';
  end if;
  perform private.write_log('call', call, left(target, 200), name);
end;
$$;

create or replace function public.admin_overview()
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
      where recipient_id = private.me() and type = 'build_failure' and not read
    ),
    'players', (select public.user_count()),
    'new_players', (select count(*) from public.profiles where created_at > now() - interval '7 days'),
    'unconfirmed', (select count(*) from auth.users where email is not null and email_confirmed_at is null),
    'banned', (select count(*) from public.profiles where banned),
    'posts', (select count(*) from public.shared_list_facts where is_shown),
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

revoke execute on all functions in schema private from public;
