-- What administrators do to a player has a reason, which the player reads; a ban may have an end, and ends by itself.

alter table public.shared_lists
  add column hidden_reason text check (private.is_plain_prose(hidden_reason, 1000));
alter table public.list_comments
  add column hidden_reason text check (private.is_plain_prose(hidden_reason, 1000));
-- The list or comment that a message is about: it was hidden. Null for a warning.
alter table public.player_warnings
  add column hidden_kind text check (hidden_kind in ('list', 'comment')),
  add column hidden_name text check (char_length(hidden_name) <= 200);

grant update (hidden_reason) on public.shared_lists, public.list_comments to authenticated;

-- Taking an entry of the log back brings back what it held, with a reason or without.
create function private.is_undoing()
returns boolean
language sql
stable
set search_path = ''
as $$
  select coalesce(current_setting('muster.undoes', true), '') <> ''
$$;

create or replace function private.protect_hidden()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if (new.is_hidden, new.hidden_reason) is not distinct from (old.is_hidden, old.hidden_reason) then
    return new;
  end if;
  if not private.is_admin() and not pg_has_role(current_user, 'service_role', 'usage') then
    raise exception using errcode = 'insufficient_privilege', message = 'only an administrator hides and restores';
  end if;
  if not new.is_hidden then
    new.hidden_reason := null;
  elsif new.hidden_reason is null and private.is_admin() and not private.is_undoing() then
    raise exception using errcode = 'check_violation', message = 'hiding needs a reason', detail = 'reason_needed';
  end if;
  return new;
end;
$$;

drop trigger shared_lists_protect_hidden on public.shared_lists;
create trigger shared_lists_protect_hidden
  before update of is_hidden, hidden_reason on public.shared_lists
  for each row execute function private.protect_hidden();
create trigger list_comments_protect_hidden
  before update of is_hidden, hidden_reason on public.list_comments
  for each row execute function private.protect_hidden();

-- Its author is told that something was hidden, and why.
create function private.tell_hidden()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  of_comment constant boolean := tg_table_name = 'list_comments';
begin
  if new.hidden_reason is not null and new.user_id is distinct from private.me() then
    insert into public.player_warnings (player_id, body, hidden_kind, hidden_name)
    values (
      new.user_id, new.hidden_reason, case when of_comment then 'comment' else 'list' end,
      left(case when of_comment then to_jsonb(new) ->> 'body' else to_jsonb(new) ->> 'name' end, 200)
    );
  end if;
  return null;
end;
$$;

create trigger shared_lists_tell_hidden
  after update of is_hidden on public.shared_lists
  for each row when (new.is_hidden and not old.is_hidden)
  execute function private.tell_hidden();
create trigger list_comments_tell_hidden
  after update of is_hidden on public.list_comments
  for each row when (new.is_hidden and not old.is_hidden)
  execute function private.tell_hidden();

-- The log names the hiding; the message that goes with it is no second deed.
drop trigger player_warnings_log on public.player_warnings;
create trigger player_warnings_log
  after insert on public.player_warnings
  for each row when (new.hidden_kind is null)
  execute function private.log_change('player_id');

alter table public.profiles
  add column ban_reason text check (private.is_plain_prose(ban_reason, 1000)),
  -- Null for a ban without an end.
  add column banned_until timestamptz;

create index profiles_banned_until_idx on public.profiles (banned_until) where banned;

grant update (ban_reason, banned_until) on public.profiles to authenticated;

create function private.keep_ban()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if (new.ban_reason, new.banned_until) is distinct from (old.ban_reason, old.banned_until)
    and not private.is_admin()
    and not pg_has_role(current_user, 'service_role', 'usage')
  then
    raise exception using errcode = 'insufficient_privilege', message = 'only an administrator bans';
  end if;
  if not new.banned then
    new.ban_reason := null;
    new.banned_until := null;
  elsif private.is_admin() and not private.is_undoing() then
    if new.ban_reason is null and (not old.banned or old.ban_reason is not null) then
      raise exception using errcode = 'check_violation', message = 'a ban needs a reason', detail = 'reason_needed';
    end if;
    if new.banned_until <= now() and new.banned_until is distinct from old.banned_until then
      raise exception using errcode = 'check_violation', message = 'a ban ends in the future', detail = 'ban_end';
    end if;
  end if;
  return new;
end;
$$;

create trigger profiles_keep_reason
  before update of banned, ban_reason, banned_until on public.profiles
  for each row execute function private.keep_ban();

drop trigger profiles_log on public.profiles;
create trigger profiles_log
  after update on public.profiles
  for each row
  execute function private.log_change('id', 'wab_admin,tester,banned,deactivated,wab_id,ban_reason,banned_until');

-- Lifts the bans whose time is over; what they hid is shown again. Answers how many there were.
create function private.end_bans()
returns integer
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  ended integer;
begin
  update public.profiles set banned = false where banned and banned_until <= now();
  get diagnostics ended = row_count;
  return ended;
end;
$$;

-- How the one who asks stands: a ban or a closing, with its reason and end. The app asks at every start, so that a ban ends
-- at the latest when its player looks.
create function public.my_standing()
returns table (banned boolean, deactivated boolean, ban_reason text, banned_until timestamptz)
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  perform private.end_bans();
  return query
  select p.banned, p.deactivated, p.ban_reason, p.banned_until from public.profiles p where p.id = private.require_me();
end;
$$;

revoke execute on all functions in schema private from public;
grant execute on function private.is_undoing() to authenticated, service_role;
grant execute on function private.end_bans() to service_role;
revoke all on function public.my_standing() from public, anon, authenticated;
grant execute on function public.my_standing() to authenticated;
