-- Deleting an account among a million (docs/decisions/130-queries-read-a-bounded-number-of-rows.md): what names it is found by an index.

create index reports_handled_by_idx on public.reports (handled_by) where handled_by is not null;

create index live_games_accounts_idx on public.live_games
  using gin (jsonb_path_query_array(result -> 'players', '$.*.account')) where report_is_public;

create or replace function private.forget_in_live_games()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if current_setting('muster.keeps_live_names', true) = 'on' then
    return old;
  end if;
  with mine as (
    select l.game_id, array_agg(distinct l.body ->> 'player') as players
    from public.live_rows l
    where l.author = old.id and l.body ->> 'kind' = 'seat'
    group by l.game_id
  )
  update public.live_rows l
  set body = json_build_object('v', l.body -> 'v', 'kind', 'event', 'event', private.nameless_event(l.body -> 'event'))
  from mine
  where l.game_id = mine.game_id and l.body ->> 'kind' = 'event'
    and (l.author = old.id or l.body #>> '{event,player,id}' = any (mine.players))
    and private.nameless_event(l.body -> 'event') is not null;
  update public.live_games g set report_is_public = false
  where g.report_is_public and jsonb_path_query_array(g.result -> 'players', '$.*.account') ? old.id::text;
  return old;
end;
$$;

-- The ids and addresses of accounts that a line of the log names.
create function private.named_in_log(target_id text, target_name text, before jsonb, after jsonb)
returns text[]
language sql
immutable
parallel safe
set search_path = ''
as $$
  select array_remove(array[
    lower(target_id), lower(target_name), before ->> 'player_id', after ->> 'player_id', before ->> 'user_id', after ->> 'user_id'
  ], null)
$$;

create index admin_log_named_idx on public.admin_log using gin (private.named_in_log(target_id, target_name, before, after));

create or replace function private.forget_in_log()
returns trigger
language plpgsql
security definer
set search_path = ''
-- As few people write the log, an index on them looks useless.
set enable_seqscan = off
as $$
declare
  gone constant text := old.id::text;
  address constant text := lower(nullif(old.email, ''));
  lines constant bigint[] := array(
    select n.id from public.admin_log n
    where private.named_in_log(n.target_id, n.target_name, n.before, n.after) && array_remove(array[gone, address], null)
    union
    select n.id from public.shared_lists s join public.admin_log n on n.subject = 'shared_lists' and n.target_id = s.id::text
    where s.user_id = old.id
    union
    select n.id from public.list_comments c join public.admin_log n on n.subject = 'list_comments' and n.target_id = c.id::text
    where c.user_id = old.id
    union
    select n.id from public.reports r join public.admin_log n on n.subject = 'reports' and n.target_id = r.id::text
    where r.player_id = old.id
  );
begin
  update public.admin_log l
  set
    target_name = '',
    target_id = case when lower(l.target_id) = address then gone else l.target_id end,
    -- The reason is the administrator's, and says why.
    before = null,
    after = case when l.action = 'call' then l.after end
  where l.id = any (lines);
  update public.admin_log l set admin_name = '' where l.admin_id = old.id;
  return old;
end;
$$;

revoke execute on function private.named_in_log(text, text, jsonb, jsonb) from public;
-- Who writes a line writes its index.
grant execute on function private.named_in_log(text, text, jsonb, jsonb) to service_role;
