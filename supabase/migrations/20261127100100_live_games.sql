-- Live games: a log of rows that several accounts write and read (docs/live.md). Nobody touches the tables but by the calls of
-- this and the next migrations.

create table public.live_games (
  -- The game's own id, made on the phone.
  id uuid primary key,
  -- Null once the account is gone.
  created_by uuid references auth.users (id) on delete set null,
  -- Opened by an anonymous account: smaller bounds.
  by_anonymous boolean not null,
  created_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  -- Two ways in while they live: six letters to type, and a long secret for a link and a QR code.
  code text unique check (code ~ '^[A-HJKMNP-Z]{6}$'),
  invite text unique,
  code_until timestamptz,
  -- The secret of the link for spectators.
  watch text not null unique,
  -- Spectators are told of rows until then; null while nobody has watched.
  watched_until timestamptz,
  rows integer not null default 0 check (rows between 0 and 5000),
  bytes integer not null default 0 check (bytes >= 0),
  -- What both players confirmed; null until then.
  result jsonb,
  -- Both players agree that everybody may read the battle report.
  report_is_public boolean not null default false,
  constraint live_games_code_has_end check ((code is null) = (code_until is null) and (code is null) = (invite is null))
);

create index live_games_created_by_idx on public.live_games (created_by);
create index live_games_last_at_idx on public.live_games (last_at);
create index live_games_anonymous_idx on public.live_games (by_anonymous) include (bytes) where by_anonymous;

-- The accounts that may read and write: two players, and phones that were lost or changed.
create table public.live_members (
  game_id uuid not null references public.live_games (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  joined_at timestamptz not null default now(),
  primary key (game_id, user_id)
);

create index live_members_user_idx on public.live_members (user_id);

-- The log. A body stays the text that its phone sent. The author may be an account that is gone.
create table public.live_rows (
  game_id uuid not null references public.live_games (id) on delete cascade,
  n integer not null check (n between 1 and 5000),
  id text not null check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  author uuid not null,
  body json not null,
  at timestamptz not null,
  primary key (game_id, n),
  unique (game_id, id)
);

alter table public.live_games enable row level security;
alter table public.live_members enable row level security;
alter table public.live_rows enable row level security;
revoke all on public.live_games, public.live_members, public.live_rows from anon, authenticated;
grant all on public.live_games, public.live_members, public.live_rows to service_role;

insert into private.quotas (kind, most_rows, most_bytes) values
  -- Open games that one account is in, and the bytes of all its games.
  ('live', 20, 20000000),
  -- All games of anonymous accounts together.
  ('guest-live', 2000, 500000000);

-- A secret of 122 random bits that stands in links.
create function private.new_live_secret()
returns text
language sql
volatile
set search_path = ''
as $$
  select rtrim(translate(encode(uuid_send(gen_random_uuid()), 'base64'), '+/', '-_'), '=')
$$;

-- Six letters without I, L and O. Bytes that would favour some letters are passed over, and so are the two of a UUID that are
-- not random. Null when too few are left.
create function private.new_live_code()
returns text
language sql
volatile
set search_path = ''
as $$
  select case when count(*) = 6 then string_agg(substr('ABCDEFGHJKMNPQRSTUVWXYZ', 1 + fair.byte % 23, 1), '') end
  from (
    select get_byte(made.bytes, place) as byte
    from (select uuid_send(gen_random_uuid()) as bytes) as made, unnest(array[0, 1, 2, 3, 4, 5, 7, 9, 10, 11]) as place
    where get_byte(made.bytes, place) < 253
    limit 6
  ) as fair
$$;

-- Gives a game a new code and a new invitation for twelve hours.
create function private.renew_live_code(game uuid)
returns public.live_games
language plpgsql
volatile
set search_path = ''
as $$
declare
  made text;
  renewed public.live_games;
begin
  loop
    made := private.new_live_code();
    continue when made is null or exists (select from public.live_games g where g.code = made);
    update public.live_games g
    set code = made, invite = private.new_live_secret(), code_until = now() + interval '12 hours'
    where g.id = game
    returning g.* into renewed;
    return renewed;
  end loop;
end;
$$;

create function private.ms_of(at timestamptz)
returns bigint
language sql
immutable
set search_path = ''
as $$
  select floor(extract(epoch from at) * 1000)::bigint
$$;

-- A game of the one who asks. Whoever is not in it is told the same as of a game that does not exist. `locks`: appends and
-- joins of one game wait for each other.
create function private.live_game_of(game uuid, player uuid, locks boolean)
returns public.live_games
language plpgsql
volatile
set search_path = ''
as $$
declare
  found_game public.live_games;
begin
  if locks then
    select g.* into found_game
    from public.live_games g join public.live_members m on m.game_id = g.id and m.user_id = player
    where g.id = game
    for update of g;
  else
    select g.* into found_game
    from public.live_games g join public.live_members m on m.game_id = g.id and m.user_id = player
    where g.id = game;
  end if;
  if found_game.id is null then
    raise exception using errcode = 'PT404', message = 'you are in no such game', detail = 'live_game';
  end if;
  return found_game;
end;
$$;

-- Tells the phones of a game that something is new, never what. `rows` comes after an append, `members` after a change of who
-- is in it.
create function private.hint_live(game public.live_games, event text)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  told constant jsonb := jsonb_build_object('n', game.rows);
begin
  perform realtime.send(told, event, 'game:' || game.id, true);
  if event = 'rows' and game.watched_until > now() then
    perform realtime.send(told, event, 'watch:' || game.watch, true);
  end if;
end;
$$;

-- Counts one in a window of so many seconds; false past `most`.
create function private.take_live_turn(name text, most integer, seconds integer)
returns boolean
language sql
volatile
set search_path = ''
as $$
  select private.take_guest_turn(concat_ws(' ', 'live', name, floor(extract(epoch from now()) / seconds)), most)
$$;

create function private.refuse_live_turn(detail text, seconds integer)
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  raise exception using
    errcode = 'PT429', message = 'too many tries', detail = detail,
    hint = ceil(seconds - extract(epoch from now())::numeric % seconds)::integer::text;
end;
$$;

-- Refuses one game more to an account that is in too many, or whose games are too large.
create function private.require_live_room(player uuid)
returns void
language plpgsql
volatile
set search_path = ''
as $$
declare
  -- Anonymous accounts have a quarter of the room.
  share constant integer := case when private.is_anonymous() then 4 else 1 end;
  most_games integer;
  most_bytes bigint;
  held record;
begin
  -- Of two games at once the count holds.
  perform pg_advisory_xact_lock(hashtextextended('live ' || player::text, 0));
  select q.most_rows / share, q.most_bytes / share into most_games, most_bytes from private.quotas q where q.kind = 'live';
  select
    count(*) filter (where g.result is null) as games, coalesce(sum(g.bytes), 0) as bytes
  into held
  from public.live_members m
  join public.live_games g on g.id = m.game_id
  where m.user_id = player;
  if held.games >= most_games or held.bytes >= most_bytes then
    raise exception using
      errcode = 'PT413', message = 'no room for more live games', detail = 'live_games',
      hint = case when held.games >= most_games then format('%s rows', most_games) else format('%s bytes', most_bytes) end;
  end if;
end;
$$;

-- Opens a game, and answers how the other player comes in. Again, by somebody in it, it answers what is.
create function public.open_live_game(game uuid)
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  me constant uuid := private.require_player();
  anonymous constant boolean := private.is_anonymous();
  quota private.quotas;
  held record;
  opened public.live_games;
begin
  if exists (select from public.live_members m where m.game_id = game and m.user_id = me) then
    return private.live_entry(private.live_game_of(game, me, false));
  end if;
  -- Once an hour somebody clears up behind all.
  if private.take_live_turn('tidy', 1, 3600) then
    begin
      perform private.tidy_live_games(200);
    exception when others then
      raise log 'old live games were not deleted (%)', sqlstate;
    end;
  end if;
  perform private.require_live_room(me);
  if anonymous then
    if not private.take_live_turn('open ' || me, 3, 600) then
      perform private.refuse_live_turn('live_opens', 600);
    end if;
    if not private.take_live_turn('open ' || private.caller_network(), 60, 3600) then
      perform private.refuse_live_turn('live_opens', 3600);
    end if;
    select q.* into quota from private.quotas q where q.kind = 'guest-live';
    select count(*) as games, coalesce(sum(g.bytes), 0) as bytes into held
    from public.live_games g where g.by_anonymous;
    if held.games >= quota.most_rows or held.bytes >= quota.most_bytes then
      raise exception using
        errcode = 'PT413', message = 'no room for more games of anonymous accounts', detail = 'live_guests';
    end if;
  elsif not private.take_live_turn('open ' || me, 30, 3600) then
    perform private.refuse_live_turn('live_opens', 3600);
  end if;
  insert into public.live_games (id, created_by, by_anonymous, watch)
  values (game, me, anonymous, private.new_live_secret())
  on conflict (id) do nothing;
  if not found then
    raise exception using errcode = 'PT409', message = 'this game is open already', detail = 'live_taken';
  end if;
  opened := private.renew_live_code(game);
  insert into public.live_members (game_id, user_id) values (game, me);
  return private.live_entry(opened);
end;
$$;

-- The ways into a game, and its link for spectators.
create function private.live_entry(game public.live_games)
returns jsonb
language sql
volatile
set search_path = ''
as $$
  select jsonb_build_object(
    'game', game.id,
    'code', case when game.code_until > now() then game.code end,
    'invite', case when game.code_until > now() then game.invite end,
    'code_until', case when game.code_until > now() then private.ms_of(game.code_until) end,
    'watch', game.watch,
    'n', game.rows,
    'now', private.ms_of(clock_timestamp())
  )
$$;

-- Lets one more phone in. The former code and invitation end.
create function public.renew_live_code(game uuid)
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  me constant uuid := private.require_player();
  renewed public.live_games;
begin
  renewed := private.live_game_of(game, me, true);
  if not private.take_live_turn('renew ' || me, 30, 3600) then
    perform private.refuse_live_turn('live_opens', 3600);
  end if;
  return private.live_entry(private.renew_live_code(game));
end;
$$;

revoke execute on all functions in schema private from public;
revoke all on function public.open_live_game(uuid), public.renew_live_code(uuid) from public, anon, authenticated;
grant execute on function public.open_live_game(uuid), public.renew_live_code(uuid) to authenticated;
