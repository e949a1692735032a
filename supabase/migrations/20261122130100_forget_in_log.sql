-- A deleted account leaves no words of its own in the log: names, addresses, warnings and what was before and after go with it.
-- What was done, when, by whom and to which number stays.

create function private.forget_in_log()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  gone constant text := old.id::text;
  address constant text := lower(nullif(old.email, ''));
begin
  update public.admin_log l
  set
    target_name = '',
    target_id = case when lower(l.target_id) = address then gone else l.target_id end,
    -- The reason is the administrator's, and says why.
    before = null,
    after = case when l.action = 'call' then l.after end
  where l.target_id = gone
    or lower(l.target_id) = address
    or lower(l.target_name) = address
    or l.before ->> 'player_id' = gone or l.after ->> 'player_id' = gone
    or l.before ->> 'user_id' = gone or l.after ->> 'user_id' = gone
    or (l.subject = 'shared_lists' and l.target_id in (select s.id::text from public.shared_lists s where s.user_id = old.id))
    or (l.subject = 'list_comments' and l.target_id in (select c.id::text from public.list_comments c where c.user_id = old.id))
    or (l.subject = 'reports' and l.target_id in (select r.id::text from public.reports r where r.player_id = old.id));
  update public.admin_log l set admin_name = '' where l.admin_id = old.id;
  return old;
end;
$$;

create trigger on_auth_user_forgotten
  before delete on auth.users
  for each row execute function private.forget_in_log();

revoke execute on all functions in schema private from public;

-- What is left of accounts that were deleted before this.
update public.admin_log l
set target_name = '', before = null, after = null
where l.subject = 'profiles' and not exists (select from public.profiles p where p.id::text = l.target_id);
update public.admin_log l
set target_name = '', target_id = '', before = null, after = null
where l.subject in ('test_mail', 'resend_confirmation')
  and not exists (select from auth.users u where lower(u.email) = lower(l.target_id));
update public.admin_log l
set target_name = '', before = null, after = null
where l.subject = 'player_warnings'
  and not exists (
    select from public.profiles p where p.id::text = coalesce(l.after ->> 'player_id', l.before ->> 'player_id')
  );
update public.admin_log l set admin_name = '' where l.admin_id is null and l.admin_name <> 'command line';
