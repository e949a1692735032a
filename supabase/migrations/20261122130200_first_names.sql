-- The user name that a sign-up asks for. It is given once the address is confirmed, so that nobody holds names by sign-ups that
-- nobody confirms. A name that is taken or not allowed is left out: the account is made all the same, and its owner is told.

create function private.give_first_name()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  wanted constant text := btrim(new.raw_user_meta_data ->> 'username');
begin
  if new.email_confirmed_at is null or coalesce(wanted, '') = '' or wanted ~ '[/\\]' then
    return null;
  end if;
  begin
    update public.profiles p set username = wanted where p.id = new.id and p.username is null;
  exception
    when others then
      raise log 'a user name was not given (%)', sqlstate;
  end;
  return null;
end;
$$;

-- After on_auth_user_created, which makes the profile: triggers run in the order of their names.
create trigger on_auth_user_named
  after insert on auth.users
  for each row execute function private.give_first_name();
create trigger on_auth_user_confirmed
  after update of email_confirmed_at on auth.users
  for each row when (old.email_confirmed_at is null and new.email_confirmed_at is not null)
  execute function private.give_first_name();

revoke execute on all functions in schema private from public;
