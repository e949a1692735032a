-- Short links that open on every device (docs/decisions/106): the code of a list under an id that nobody guesses. Nobody touches the
-- table but by the calls below, so nobody can go through the links of others.

create table private.short_links (
  -- 48 bits by chance. The capital letter tells it from a name that one browser alone keeps.
  id text primary key default 'L' || upper(left(replace(gen_random_uuid()::text, '-', ''), 12)),
  user_id uuid not null references public.profiles (id) on delete cascade,
  code text not null check (code ~ '^[A-Za-z0-9_-]+$' and char_length(code) <= 8000),
  created_at timestamptz not null default now()
);

-- The same list of the same player has one link. A hash, because an index takes no long texts.
create unique index short_links_code_idx on private.short_links (user_id, md5(code));

create trigger short_links_limit
  before insert on private.short_links
  for each row execute function private.limit_action('short links', '60', '1 hour');

alter table private.short_links enable row level security;
revoke all on private.short_links from public, anon, authenticated, service_role;

-- Answers the id of the link to the list with this code; makes it first where there is none. A player has 500 links at most.
create function public.make_short_link(code text)
returns text
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  me constant uuid := private.require_me();
  made text;
begin
  if me is null or not private.may_write() then
    raise exception using errcode = 'insufficient_privilege', message = 'this needs an account';
  end if;
  perform from public.profiles p where p.id = me for update;
  select l.id into made from private.short_links l where l.user_id = me and md5(l.code) = md5($1);
  if made is not null then
    return made;
  end if;
  if (select count(*) from private.short_links l where l.user_id = me) >= 500 then
    raise exception using errcode = 'PT409', message = 'a player has 500 short links', detail = 'short_links';
  end if;
  insert into private.short_links (user_id, code) values (me, $1) returning id into made;
  return made;
end;
$$;

-- The code of the list that a short link leads to; null where there is none, or its maker was banned.
create function public.short_link(id text)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select l.code
  from private.short_links l
  join public.profiles p on p.id = l.user_id
  where l.id = $1 and not coalesce(p.banned, false)
$$;

revoke all on function public.make_short_link(text), public.short_link(text) from public, anon, authenticated;
grant execute on function public.make_short_link(text) to authenticated;
grant execute on function public.short_link(text) to anon, authenticated, service_role;

-- The export of one's data has the collection and these links. The newest body before this one: 20261128100000_push_subscriptions.sql.
create or replace function public.export_my_data()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_me();
  return private.export_as_player() || jsonb_build_object(
    'warnings', (
      select coalesce(jsonb_agg(to_jsonb(w) - 'report_id' order by w.created_at), '[]')
      from public.player_warnings w where w.player_id = private.me()
    ),
    'administration', (
      select coalesce(jsonb_agg(to_jsonb(e) - 'before' - 'after' order by e.id), '[]')
      from public.admin_log e where e.admin_id = private.me()
    ),
    'catalogue_changes', (
      select coalesce(jsonb_agg(to_jsonb(c) - 'decided_by' order by c.created_at), '[]')
      from public.catalogue_changes c where c.author_id = private.me()
    ),
    'editor_of', (
      select coalesce(jsonb_agg(to_jsonb(e) order by e.created_at), '[]')
      from public.catalogue_editors e where e.player_id = private.me()
    ),
    'live_games', private.export_live_games(private.me()),
    'notifications_chosen', (
      select coalesce(jsonb_agg(c.kind order by c.kind), '[]') from private.push_choices c where c.user_id = private.me()
    ),
    -- Without the keys: with them anybody could write to the device.
    'notification_devices', (
      select coalesce(jsonb_agg(
        jsonb_build_object('push_service', split_part(s.endpoint, '/', 3), 'language', s.language, 'created_at', s.created_at)
        order by s.created_at
      ), '[]')
      from private.push_subscriptions s where s.user_id = private.me()
    ),
    'collection', (select c.units from public.collections c where c.user_id = private.me()),
    'short_links', (
      select coalesce(jsonb_agg(to_jsonb(l) - 'user_id' order by l.created_at), '[]')
      from private.short_links l where l.user_id = private.me()
    )
  );
end;
$$;
