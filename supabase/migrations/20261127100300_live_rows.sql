-- Appending rows to a live game, reading them, and watching by a link.

-- The rows behind a number, oldest first, 500 at most. Times are written out: private.ms_of would be called for each row.
create function private.live_rows_after(game uuid, after integer)
returns json
language sql
stable
set search_path = ''
as $$
  select coalesce(json_agg(json_build_object(
    'n', r.n, 'id', r.id, 'author', r.author, 'body', r.body, 'at', floor(extract(epoch from r.at) * 1000)::bigint
  ) order by r.n), '[]')
  from (
    select l.* from public.live_rows l where l.game_id = game and l.n > after order by l.n limit 500
  ) as r
$$;

-- Refuses entries of another shape and beyond the bounds: 1 to 100 objects with an id and a body that is an object, 250 kB
-- each, 600 kB together. Sizes are those of the text that was sent, and no number in it is ever written out. True when one of
-- them is a word about the result or the report.
create function private.require_live_entries(entries json)
returns boolean
language plpgsql
stable
set search_path = ''
as $$
declare
  seen record;
begin
  if octet_length(entries::text) > 600000 then
    raise exception using errcode = 'PT413', message = 'too much at once', detail = 'live_request';
  end if;
  if json_typeof(entries) is distinct from 'array' or json_array_length(entries) not between 1 and 100 then
    raise exception using errcode = 'invalid_parameter_value', message = 'entries are 1 to 100', detail = 'live_entries';
  end if;
  select
    bool_and(coalesce(
      json_typeof(e.id) = 'string' and json_typeof(e.body) = 'object' and e.id #>> '{}' ~ '^[A-Za-z0-9_-]{1,64}$', false
    )) as is_readable,
    count(distinct e.id #>> '{}') = count(*) as is_distinct,
    max(octet_length(e.body::text)) as most,
    bool_or(e.body ->> 'kind' in ('confirm-result', 'agree-report')) as has_word
  into seen
  from (
    -- Nothing is asked of what is no object.
    select a.value -> 'id' as id, a.value -> 'body' as body
    from json_array_elements(entries) as a
    where json_typeof(a.value) = 'object'
    union all
    select null, null from json_array_elements(entries) as a where json_typeof(a.value) <> 'object'
  ) as e;
  if not seen.is_readable or not seen.is_distinct then
    raise exception using
      errcode = 'invalid_parameter_value', message = 'an entry is an id and a body', detail = 'live_entries';
  end if;
  if seen.most > 250000 then
    raise exception using errcode = 'PT413', message = 'an entry is too large', detail = 'live_entry';
  end if;
  return coalesce(seen.has_word, false);
end;
$$;

-- Refuses what no longer fits into a game: 5,000 rows and 4 MB, or 1 MB where an anonymous account opened it. A large game
-- counts towards the room of its writer as well.
create function private.require_live_bytes(game public.live_games, player uuid, more_rows integer, more_bytes integer)
returns void
language plpgsql
stable
set search_path = ''
as $$
declare
  next_bytes constant integer := game.bytes + more_bytes;
begin
  if game.rows + more_rows > 5000 then
    raise exception using errcode = 'PT413', message = 'this game has too many rows', detail = 'live_rows', hint = '5000 rows';
  end if;
  if next_bytes > (case when game.by_anonymous then 1000000 else 4000000 end) then
    raise exception using errcode = 'PT413', message = 'this game is too large', detail = 'live_bytes';
  end if;
  if next_bytes > 500000 and (
    select sum(g.bytes) + more_bytes
    from public.live_members m
    join public.live_games g on g.id = m.game_id
    where m.user_id = player
  ) > (select q.most_bytes from private.quotas q where q.kind = 'live')
  then
    raise exception using errcode = 'PT413', message = 'your live games are too large', detail = 'live_games';
  end if;
end;
$$;

-- Appends entries behind row `after`, all or none: `written` is true when the game had exactly that many rows. The rows behind
-- `after` come back either way, those of the entries among them, so that a phone catches up in the same request.
create function public.write_live_rows(game uuid, after integer, entries json)
returns json
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  me constant uuid := private.require_player();
  has_word constant boolean := private.require_live_entries(entries);
  added constant integer := json_array_length(entries);
  -- What a row takes besides its body.
  added_bytes constant integer := octet_length(entries::text) + 100 * added;
  found_game public.live_games := private.live_game_of(game, me, true);
  written constant boolean := found_game.rows = after;
  stamp timestamptz;
  inserted integer;
begin
  if written then
    perform private.require_live_bytes(found_game, me, added, added_bytes);
    stamp := greatest(date_trunc('milliseconds', clock_timestamp()), found_game.last_at);
    insert into public.live_rows (game_id, n, id, author, body, at)
    select game, after + e.place, e.entry ->> 'id', me, e.entry -> 'body', stamp
    from json_array_elements(entries) with ordinality as e (entry, place)
    on conflict (game_id, id) do nothing;
    get diagnostics inserted = row_count;
    if inserted < added then
      raise exception using errcode = 'PT409', message = 'a row with this id is there', detail = 'live_id';
    end if;
    update public.live_games g
    set rows = g.rows + added, bytes = g.bytes + added_bytes, last_at = stamp
    where g.id = game
    returning g.* into found_game;
    if has_word then
      perform private.settle_live_game(game);
    end if;
    perform private.hint_live(found_game, 'rows');
  end if;
  return json_build_object(
    'written', written,
    'n', found_game.rows,
    'now', floor(extract(epoch from clock_timestamp()) * 1000)::bigint,
    'rows', case when found_game.rows > after then private.live_rows_after(game, after) else '[]' end
  );
end;
$$;

-- The rows of one's own game behind a number, who is in it, and how others come in.
create function public.read_live_rows(game uuid, after integer)
returns json
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  me constant uuid := private.player();
  found_game public.live_games;
begin
  if me is null then
    perform private.refuse_guest();
  end if;
  found_game := private.live_game_of(game, me, false);
  return json_build_object(
    'n', found_game.rows,
    'now', private.ms_of(clock_timestamp()),
    'rows', case when found_game.rows > after then private.live_rows_after(game, after) else '[]' end,
    'members', private.live_members_of(game),
    'code', case when found_game.code_until > now() then found_game.code end,
    'invite', case when found_game.code_until > now() then found_game.invite end,
    'code_until', case when found_game.code_until > now() then private.ms_of(found_game.code_until) end,
    'watch', found_game.watch,
    'report_is_public', found_game.report_is_public,
    'result', found_game.result
  );
end;
$$;

-- The rows of a game for whoever has its link. Whoever asks is told of new rows in the channel of the link for half an hour.
create function public.watch_live_game(watch text, after integer)
returns json
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  watched public.live_games;
begin
  select g.* into watched from public.live_games g where g.watch = watch_live_game.watch;
  if watched.id is null then
    raise exception using errcode = 'PT404', message = 'this link shows no game', detail = 'live_watch';
  end if;
  if watched.watched_until is null or watched.watched_until < now() + interval '15 minutes' then
    -- Somebody else may be writing it: the next one who asks does it then.
    update public.live_games g set watched_until = now() + interval '30 minutes'
    where g.id = (select l.id from public.live_games l where l.id = watched.id for update skip locked);
  end if;
  return json_build_object(
    'game', watched.id,
    'n', watched.rows,
    'now', private.ms_of(clock_timestamp()),
    'rows', case when watched.rows > after then private.live_rows_after(watched.id, after) else '[]' end,
    'report_is_public', watched.report_is_public
  );
end;
$$;

-- The rows of a game whose battle report is public, by the game's id. Gone from sight while a player of it is banned.
create function public.live_report(game uuid, after integer)
returns json
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  shown public.live_games;
begin
  select g.* into shown from public.live_games g where g.id = game and g.report_is_public;
  if shown.id is null or exists (
    select
    from jsonb_each(shown.result -> 'players') as p
    join public.player_cards c on c.id::text = p.value ->> 'account'
    where c.is_hidden
  ) then
    raise exception using errcode = 'PT404', message = 'there is no such report', detail = 'live_report';
  end if;
  return json_build_object(
    'n', shown.rows,
    'now', private.ms_of(clock_timestamp()),
    'rows', case when shown.rows > after then private.live_rows_after(shown.id, after) else '[]' end
  );
end;
$$;

revoke execute on all functions in schema private from public;
revoke all on function
  public.write_live_rows(uuid, integer, json),
  public.read_live_rows(uuid, integer),
  public.watch_live_game(text, integer),
  public.live_report(uuid, integer)
from public, anon, authenticated;
grant execute on function public.write_live_rows(uuid, integer, json), public.read_live_rows(uuid, integer) to authenticated;
grant execute on function public.watch_live_game(text, integer), public.live_report(uuid, integer) to anon, authenticated;
