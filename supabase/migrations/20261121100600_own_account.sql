-- What a player does with the account itself, and what a ban does to it.

create function private.end_sessions()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from auth.sessions where user_id = new.id;
  return null;
end;
$$;

create trigger profiles_end_sessions
  after update of banned, deactivated on public.profiles
  for each row when (
    (new.banned and not old.banned) or (new.deactivated and not old.deactivated)
  )
  execute function private.end_sessions();

revoke execute on all functions in schema private from public;

-- The devices on which the one who asks is signed in, the one that was used last first.
create function public.my_sessions()
returns table (id uuid, created_at timestamptz, refreshed_at timestamptz, user_agent text, is_current boolean)
language sql
stable
security definer
set search_path = ''
as $$
  select
    s.id,
    s.created_at,
    coalesce(s.refreshed_at at time zone 'UTC', s.created_at),
    s.user_agent,
    s.id::text is not distinct from auth.jwt() ->> 'session_id'
  from auth.sessions s
  where s.user_id = auth.uid() and (s.not_after is null or s.not_after > now())
  order by 5 desc, 3 desc, 1
$$;

-- Signs one of one's own devices out; answers whether there was such a session. What it holds stays valid until it expires.
create function public.end_session(session_id uuid)
returns boolean
language sql
volatile
security definer
set search_path = ''
as $$
  with ended as (
    delete from auth.sessions s where s.id = $1 and s.user_id = auth.uid() returning 1
  )
  select exists (select from ended)
$$;

-- Everything that is kept of the one who asks.
create function public.export_my_data()
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'exported_at', now(),
    'account', (
      select jsonb_build_object(
        'id', u.id, 'email', u.email, 'phone', u.phone, 'created_at', u.created_at,
        'email_confirmed_at', u.email_confirmed_at, 'last_sign_in_at', u.last_sign_in_at,
        'metadata', u.raw_user_meta_data,
        'identities', (
          select coalesce(jsonb_agg(jsonb_build_object('provider', i.provider, 'created_at', i.created_at, 'data', i.identity_data)), '[]')
          from auth.identities i where i.user_id = u.id
        ),
        'second_factors', (
          select coalesce(jsonb_agg(jsonb_build_object('name', f.friendly_name, 'type', f.factor_type, 'status', f.status, 'created_at', f.created_at)), '[]')
          from auth.mfa_factors f where f.user_id = u.id
        )
      )
      from auth.users u where u.id = auth.uid()
    ),
    'sessions', (select coalesce(jsonb_agg(to_jsonb(s)), '[]') from public.my_sessions() s),
    'profile', (select to_jsonb(p) from public.profiles p where p.id = auth.uid()),
    'saved_lists', (
      select coalesce(jsonb_agg(to_jsonb(l) order by l.created_at), '[]')
      from public.army_lists l where l.user_id = auth.uid()
    ),
    'saved_list_versions', (
      select coalesce(jsonb_agg(to_jsonb(v) order by v.replaced_at), '[]')
      from public.army_list_versions v where v.user_id = auth.uid()
    ),
    'posts', (
      select coalesce(jsonb_agg(to_jsonb(l) - 'author_hidden' order by l.created_at), '[]')
      from public.shared_lists l where l.user_id = auth.uid()
    ),
    'comments', (
      select coalesce(jsonb_agg(to_jsonb(c) - 'author_hidden' order by c.created_at), '[]')
      from public.list_comments c where c.user_id = auth.uid()
    ),
    'likes', (
      select coalesce(jsonb_agg(to_jsonb(k) - 'author_hidden' order by k.created_at), '[]')
      from public.list_likes k where k.user_id = auth.uid()
    ),
    'following', (
      select coalesce(jsonb_agg(to_jsonb(f) order by f.created_at), '[]')
      from public.user_follows f where f.follower_id = auth.uid()
    ),
    'followers', (
      select coalesce(jsonb_agg(to_jsonb(f) order by f.created_at), '[]')
      from public.user_follows f where f.followed_id = auth.uid()
    ),
    'blocked', (
      select coalesce(jsonb_agg(to_jsonb(b) order by b.created_at), '[]')
      from public.user_blocks b where b.blocker_id = auth.uid()
    ),
    'reports', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', r.id, 'kind', r.kind, 'target_id', r.target_id, 'reason', r.reason, 'details', r.details,
        'status', r.status, 'created_at', r.created_at
      ) order by r.created_at), '[]')
      from public.reports r where r.reporter_id = auth.uid()
    ),
    'activity', (
      select coalesce(jsonb_agg(to_jsonb(e) order by e.created_at), '[]')
      from public.activity_events e where e.actor_id = auth.uid()
    ),
    'notifications', (
      select coalesce(jsonb_agg(to_jsonb(n) order by n.created_at), '[]')
      from public.notifications n where n.recipient_id = auth.uid()
    )
  )
  where exists (select from auth.users where id = auth.uid())
$$;

-- Deletes the account of the one who asks, and by its references everything of it. Where a second factor is set up it must
-- have been shown: a password alone does not delete what it does not open.
create function public.delete_my_account()
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
begin
  if me is null then
    raise exception using errcode = 'insufficient_privilege', message = 'nobody is signed in';
  end if;
  if coalesce(auth.jwt() ->> 'aal', 'aal1') = 'aal1'
    and exists (select from auth.mfa_factors where user_id = me and status = 'verified')
  then
    raise exception using
      errcode = 'insufficient_privilege', message = 'the second factor is needed', detail = 'insufficient_aal';
  end if;
  delete from public.mail_outbox
  where lower(recipient) = (select lower(email) from auth.users where id = me);
  delete from auth.flow_state where user_id = me;
  delete from auth.users where id = me;
end;
$$;

revoke all on function
  public.my_sessions(), public.end_session(uuid), public.export_my_data(), public.delete_my_account()
from public, anon, authenticated;
grant execute on function
  public.my_sessions(), public.end_session(uuid), public.export_my_data(), public.delete_my_account()
to authenticated;
