-- Old live games and unused anonymous accounts are deleted, a deleted account leaves no name in games of others, and the export
-- of one's data has one's live games.

create index live_rows_seats_idx on public.live_rows (author, game_id) where body ->> 'kind' = 'seat';

-- Deletes up to `most` games that nobody has played for long, and up to `most` anonymous accounts that nobody uses: after two
-- days without a game, after thirty with one. Games with a public report stay.
create function private.tidy_live_games(most integer default 500)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  delete from public.live_games g
  where g.id in (
    select o.id
    from public.live_games o
    where not o.report_is_public
      and o.last_at < now() - case
        when o.result is not null then interval '180 days'
        when o.by_anonymous then interval '7 days'
        else interval '30 days'
      end
    order by o.last_at
    limit most
  );
  -- Whoever only stopped playing did not ask to be forgotten by the other player.
  perform set_config('muster.keeps_live_names', 'on', true);
  delete from auth.users u
  where u.id in (
    select o.id
    from auth.users o
    where o.is_anonymous
      and greatest(o.created_at, o.last_sign_in_at, (
        select max(greatest(s.created_at, s.updated_at, s.refreshed_at at time zone 'UTC'))
        from auth.sessions s where s.user_id = o.id
      )) < now() - case
        when exists (select from public.live_members m where m.user_id = o.id)
          or exists (select from private.live_claims c where c.user_id = o.id) then interval '30 days'
        else interval '2 days'
      end
    limit most
  );
  perform set_config('muster.keeps_live_names', '', true);
end;
$$;

-- An event without what its author wrote about people: name and WAB id of a player, the words of a note. Made again field by
-- field, so that nothing else of it is read. Null when there is nothing to take out.
create function private.nameless_event(event json)
returns json
language sql
immutable
set search_path = ''
as $$
  select case
    when event ->> 'type' in ('player-added', 'player-changed') then json_build_object(
      'type', event -> 'type',
      'player', json_build_object(
        'id', event -> 'player' -> 'id', 'name', '—', 'kind', 'guest', 'wabId', null, 'side', event -> 'player' -> 'side'
      ),
      'at', event -> 'at'
    )
    when event ->> 'type' = 'note-added' then json_build_object(
      'type', event -> 'type', 'text', '—', 'unit', event -> 'unit', 'at', event -> 'at'
    )
  end
$$;

-- With an account its name and its notes go out of the games that it shared, and a public report of them is public no longer.
-- The rest of its rows stays: without them the other player would have no game.
create function private.forget_in_live_games()
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
  where g.report_is_public
    and exists (select from jsonb_each(g.result -> 'players') as p where p.value ->> 'account' = old.id::text);
  return old;
end;
$$;

create trigger on_auth_user_forgotten_in_live_games
  before delete on auth.users
  for each row execute function private.forget_in_live_games();

-- One's live games with one's own rows, for an export. A body is text, as it was sent.
create function private.export_live_games(player uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', g.id, 'created_at', g.created_at, 'joined_at', m.joined_at, 'is_mine', g.created_by is not distinct from player,
    'last_at', g.last_at, 'result', g.result, 'report_is_public', g.report_is_public,
    'rows', (
      select coalesce(jsonb_agg(jsonb_build_object('n', l.n, 'at', l.at, 'body', l.body::text) order by l.n), '[]')
      from public.live_rows l where l.game_id = g.id and l.author = player
    )
  ) order by g.created_at), '[]')
  from public.live_members m
  join public.live_games g on g.id = m.game_id
  where m.user_id = player
$$;

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
    'live_games', private.export_live_games(private.me())
  );
end;
$$;

-- The same for whoever cannot sign in.
create or replace function public.admin_export_account(player uuid, reason text)
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
    ),
    'live_games', private.export_live_games(player)
  );
  perform set_config('request.jwt.claims', asks, true);
  return found;
end;
$$;

revoke execute on all functions in schema private from public;
