-- What administrators do for an account whose owner cannot: a link for a new password, a lost second factor, an address to
-- confirm, an export, a deletion. Each needs a reason and is written into the log. The operator's key may do the same.

-- What the database has to know of the installation. The server writes it when it starts; a hosted project has no row.
create table private.installation (
  is_only boolean primary key default true check (is_only),
  sends_mail boolean not null
);

alter table private.installation enable row level security;
revoke all on private.installation from anon, authenticated, service_role;

-- Whether the operator asks, who holds the service key.
create function private.is_operator()
returns boolean
language sql
stable
set search_path = ''
as $$
  select coalesce(auth.jwt() ->> 'role', '') = 'service_role'
$$;

-- The account to be helped, locked. Administrators help neither themselves nor, as that would be a way to act as one, each
-- other: the rights have to be taken away first, which the log shows.
create function private.account_to_help(player uuid, reason text)
returns auth.users
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  account auth.users;
begin
  if not private.is_operator() then
    perform private.require_admin();
    if player = private.me() then
      raise exception using errcode = 'check_violation', message = 'this is your own account', detail = 'own_account';
    end if;
    if exists (select from public.profiles p where p.id = player and p.wab_admin) then
      raise exception using
        errcode = 'check_violation', message = 'this is an administrator', detail = 'other_administrator';
    end if;
  end if;
  if not coalesce(private.is_line(reason, 300) and char_length(reason) >= 3, false) then
    raise exception using errcode = 'check_violation', message = 'a reason is needed', detail = 'reason';
  end if;
  select * into account from auth.users u where u.id = player and u.deleted_at is null for update;
  if account.id is null then
    raise exception using errcode = 'PT404', message = 'there is no such account';
  end if;
  return account;
end;
$$;

create function private.log_help(call text, player uuid, name text, reason text)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  entry constant bigint := private.write_log('call', call, player::text, name, null, jsonb_build_object('reason', reason));
begin
  if private.is_operator() then
    update public.admin_log set admin_name = 'command line' where id = entry;
  end if;
end;
$$;

-- A link to set a new password, bound to no browser: answers the hash that its address carries. It works once, for as long as
-- links of mails do. Where the server sends mail the player asks for it, and no administrator needs a way into an account.
create function public.admin_password_link(player uuid, reason text)
returns text
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  account constant auth.users := private.account_to_help(player, reason);
  made constant text := encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex');
begin
  if not private.is_operator() and not exists (select from private.installation i where not i.sends_mail) then
    raise exception using errcode = 'PT409', message = 'this server sends mail', detail = 'sends_mail';
  end if;
  if coalesce(account.email, '') = '' then
    raise exception using errcode = 'PT409', message = 'this account has no address', detail = 'no_address';
  end if;
  insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to, created_at, updated_at)
  values (
    gen_random_uuid(), player, 'recovery_token', made, account.email, now() at time zone 'UTC', now() at time zone 'UTC'
  )
  on conflict (user_id, token_type) do update set
    token_hash = excluded.token_hash,
    relates_to = excluded.relates_to,
    created_at = excluded.created_at,
    updated_at = excluded.updated_at;
  update auth.users set recovery_sent_at = now() where id = player;
  perform private.log_help('password_link', player, coalesce(private.player_name(player), ''), reason);
  return made;
end;
$$;

-- Takes all second factors away; answers how many there were. Sessions go on.
create function public.admin_remove_factors(player uuid, reason text)
returns integer
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  removed integer;
begin
  perform private.account_to_help(player, reason);
  delete from auth.mfa_factors f where f.user_id = player;
  get diagnostics removed = row_count;
  if removed > 0 then
    perform private.log_help('remove_factors', player, coalesce(private.player_name(player), ''), reason);
  end if;
  return removed;
end;
$$;

-- Confirms an address by hand; answers whether it waited for that. Mails that would confirm it are worthless afterwards.
create function public.admin_confirm_address(player uuid, reason text)
returns boolean
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  account constant auth.users := private.account_to_help(player, reason);
begin
  if account.email_confirmed_at is not null or coalesce(account.email, '') = '' then
    return false;
  end if;
  update auth.users u
  set
    email_confirmed_at = now(),
    raw_user_meta_data = coalesce(u.raw_user_meta_data, '{}') || '{"email_verified": true}',
    updated_at = now()
  where u.id = player;
  update auth.identities i
  set identity_data = i.identity_data || '{"email_verified": true}', updated_at = now()
  where i.user_id = player and i.provider = 'email';
  delete from auth.one_time_tokens t where t.user_id = player and t.token_type = 'confirmation_token';
  perform private.log_help('confirm_address', player, coalesce(private.player_name(player), ''), reason);
  return true;
end;
$$;

-- Deletes an account with everything of it. The log keeps the reason and the number of the account.
create function public.admin_delete_account(player uuid, reason text)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  account constant auth.users := private.account_to_help(player, reason);
begin
  delete from public.mail_outbox where lower(recipient) = lower(account.email);
  delete from auth.flow_state where user_id = player;
  delete from auth.users where id = player;
  perform private.log_help('delete_account', player, '', reason);
end;
$$;

-- Everything that is kept of an account, for its owner to be handed: what export_my_data() answers to the owner.
create function public.admin_export_account(player uuid, reason text)
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  asks constant text := current_setting('request.jwt.claims', true);
  found jsonb;
begin
  perform private.account_to_help(player, reason);
  perform private.log_help('export_account', player, coalesce(private.player_name(player), ''), reason);
  -- The parts of the export ask who is there.
  perform set_config(
    'request.jwt.claims', jsonb_build_object('sub', player, 'role', 'authenticated', 'aal', 'aal2')::text, true
  );
  found := private.export_my_data() || jsonb_build_object(
    'games', (
      select coalesce(jsonb_agg(to_jsonb(r) order by r.played_at), '[]')
      from public.game_results r where r.user_id = player
    ),
    'warnings', (
      select coalesce(jsonb_agg(to_jsonb(w) - 'report_id' order by w.created_at), '[]')
      from public.player_warnings w where w.player_id = player
    )
  );
  perform set_config('request.jwt.claims', asks, true);
  return found;
end;
$$;

revoke execute on all functions in schema private from public;
revoke all on function
  public.admin_password_link(uuid, text), public.admin_remove_factors(uuid, text),
  public.admin_confirm_address(uuid, text), public.admin_delete_account(uuid, text),
  public.admin_export_account(uuid, text)
from public, anon, authenticated;
grant execute on function
  public.admin_password_link(uuid, text), public.admin_remove_factors(uuid, text),
  public.admin_confirm_address(uuid, text), public.admin_delete_account(uuid, text),
  public.admin_export_account(uuid, text)
to authenticated, service_role;
