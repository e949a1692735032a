-- What no guest may do is refused with HTTP 401 while the second factor is still to be shown, as the account service refuses
-- it: to a client the session is not good enough yet. A plain 403 would say that a waiting save is never going to be allowed.

create or replace function private.require_me()
returns uuid
language plpgsql
stable
set search_path = ''
as $$
declare
  account constant uuid := private.me();
begin
  if account is null and auth.uid() is not null then
    raise exception using
      errcode = 'PT401', message = 'the second factor is needed', detail = 'insufficient_aal';
  end if;
  return account;
end;
$$;

create or replace function private.delete_my_account()
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  account constant uuid := auth.uid();
begin
  if account is null then
    raise exception using errcode = 'insufficient_privilege', message = 'nobody is signed in';
  end if;
  perform private.require_me();
  delete from public.mail_outbox
  where lower(recipient) = (select lower(email) from auth.users where id = account);
  delete from auth.flow_state where user_id = account;
  delete from auth.users where id = account;
end;
$$;
