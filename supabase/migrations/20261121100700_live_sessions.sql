-- What cannot be taken back, or shows everything, is for a session that still lives: an access token outlives the sign-out
-- of its device by up to its own life, and must not be able to end devices, take the data or delete the account meanwhile.

-- Whether the session of the token that asks is still there and has not run out.
create function private.is_live_session()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from auth.sessions s
    where s.id::text = auth.jwt() ->> 'session_id'
      and s.user_id = auth.uid()
      and (s.not_after is null or s.not_after > now())
  )
$$;

alter function public.end_session(uuid) set schema private;
alter function public.export_my_data() set schema private;
alter function public.delete_my_account() set schema private;

-- Refuses who comes with the token of a session that has ended.
create function private.require_live_session()
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.is_live_session() then
    raise exception using
      errcode = 'insufficient_privilege', message = 'this session has ended', detail = 'session_not_found';
  end if;
end;
$$;

-- Signs one of one's own devices out; answers whether there was such a session. What it holds stays valid until it expires.
create function public.end_session(session_id uuid)
returns boolean
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  perform private.require_live_session();
  return private.end_session(session_id);
end;
$$;

-- Everything that is kept of the one who asks.
create function public.export_my_data()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_live_session();
  return private.export_my_data();
end;
$$;

-- Deletes the account of the one who asks, and by its references everything of it. A ban ends all sessions; who is banned may
-- still go.
create function public.delete_my_account()
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  if not exists (select from public.profiles p where p.id = auth.uid() and (p.banned or p.deactivated)) then
    perform private.require_live_session();
  end if;
  perform private.delete_my_account();
end;
$$;

revoke all on function
  private.is_live_session(), private.require_live_session(),
  private.end_session(uuid), private.export_my_data(), private.delete_my_account()
from public, anon, authenticated;
revoke all on function public.end_session(uuid), public.export_my_data(), public.delete_my_account()
from public, anon, authenticated;
grant execute on function public.end_session(uuid), public.export_my_data(), public.delete_my_account()
to authenticated;
