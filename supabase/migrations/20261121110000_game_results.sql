-- Results of games: a row for each player of a game, theirs alone. Who records a game gets one at once; against a guest it
-- counts, against another player it waits until that player has confirmed it, and then that player gets a row too.

create table public.game_results (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.player_cards (id) on delete cascade,
  -- The game's own id, made on the device: recording it again is recording it once.
  game_id uuid not null,
  -- Null for a guest, and for a player whose account is gone.
  opponent_id uuid references public.player_cards (id) on delete set null,
  -- The name that a guest was given.
  opponent_name text check (private.is_line(opponent_name, 60)),
  status text not null check (status in ('guest', 'pending', 'confirmed', 'declined')),
  -- False for the row that confirming a result makes.
  is_recorder boolean not null default true,
  -- Ids of the catalogue.
  mission text not null check (private.is_line(mission, 100)),
  feat text check (private.is_line(feat, 100)),
  own_faction text check (private.is_line(own_faction, 100)),
  opponent_faction text check (private.is_line(opponent_faction, 100)),
  own_score integer not null check (own_score between -999 and 999),
  opponent_score integer not null check (opponent_score between -999 and 999),
  played_at timestamptz not null check (played_at between '2020-01-01' and '2100-01-01'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, game_id),
  constraint game_results_not_oneself check (opponent_id <> user_id)
);

create index game_results_history_idx on public.game_results (user_id, played_at desc, id desc);
create index game_results_waiting_idx on public.game_results (opponent_id) where status = 'pending';
create index game_results_opponent_idx on public.game_results (opponent_id);

create trigger game_results_touch_updated_at
  before update on public.game_results
  for each row execute function private.touch_updated_at();

create trigger game_results_limit
  before insert on public.game_results
  for each row execute function private.limit_action('results', '60', '1 hour');

-- What nobody is left to confirm is not confirmed any more.
create function private.lose_opponent()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if old.opponent_id is not null and new.opponent_id is null and new.status = 'pending' then
    new.status := 'declined';
  end if;
  return new;
end;
$$;

create trigger game_results_lose_opponent
  before update of opponent_id on public.game_results
  for each row execute function private.lose_opponent();

alter table public.profiles
  add column games_drawn integer not null default 0 check (games_drawn >= 0);

-- The statistics of a profile follow what counts. They move by what changed, so that figures of older times stay.
create function private.count_game()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  won integer := 0;
  lost integer := 0;
  drawn integer := 0;
begin
  if tg_op <> 'DELETE' and new.status in ('guest', 'confirmed') then
    won := won + (new.own_score > new.opponent_score)::integer;
    lost := lost + (new.own_score < new.opponent_score)::integer;
    drawn := drawn + (new.own_score = new.opponent_score)::integer;
  end if;
  if tg_op <> 'INSERT' and old.status in ('guest', 'confirmed') then
    won := won - (old.own_score > old.opponent_score)::integer;
    lost := lost - (old.own_score < old.opponent_score)::integer;
    drawn := drawn - (old.own_score = old.opponent_score)::integer;
  end if;
  if (won, lost, drawn) <> (0, 0, 0) then
    update public.profiles p set
      games_won = greatest(0, p.games_won + won),
      games_lost = greatest(0, p.games_lost + lost),
      games_drawn = greatest(0, p.games_drawn + drawn)
    where p.id = coalesce(new.user_id, old.user_id);
  end if;
  return null;
end;
$$;

create trigger game_results_count
  after insert or update or delete on public.game_results
  for each row execute function private.count_game();

alter table public.game_results enable row level security;

create policy "A result is read by whose it is"
  on public.game_results for select to authenticated
  using (user_id = (select auth.uid()));

revoke all on public.game_results from anon, authenticated;
grant select on public.game_results to authenticated;
grant all on public.game_results to service_role;

-- The player with a WAB id, for who was given it: a private page is no reason not to play.
create function private.player_of(wab_id text)
returns setof public.player_cards
language sql
stable
security definer
set search_path = ''
as $$
  select c.*
  from public.profiles p
  join public.player_cards c using (id)
  where p.wab_id = upper(btrim($1)) and not c.is_hidden and private.on_terms(c.id, auth.uid())
$$;

create function public.player_by_wab_id(wab_id text)
returns setof public.player_cards
language sql
stable
security definer
set search_path = ''
as $$
  select * from private.player_of($1)
$$;

-- Records a game for the one who asks, and answers what became of it: 'guest' and 'confirmed' count, 'pending' waits for the
-- other player, 'declined' was refused. Again with other figures: what is not confirmed yet is changed, and asked again.
create function public.record_game(
  game_id uuid,
  mission text,
  own_score integer,
  opponent_score integer,
  played_at timestamptz,
  feat text default null,
  own_faction text default null,
  opponent_faction text default null,
  opponent_wab_id text default null,
  opponent_name text default null
)
returns text
language plpgsql
volatile
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  me constant uuid := auth.uid();
  opponent uuid;
  result text;
begin
  if me is null or not private.may_write() then
    raise exception using errcode = 'insufficient_privilege', message = 'results are recorded by players who may write';
  end if;
  if opponent_wab_id is not null then
    opponent := (select c.id from private.player_of(record_game.opponent_wab_id) c);
    if opponent is null or opponent = me then
      raise exception using
        errcode = 'invalid_parameter_value', message = 'no other player has this WAB id', detail = 'opponent';
    end if;
  end if;
  insert into public.game_results as r (
    user_id, game_id, opponent_id, opponent_name, status, mission, feat, own_faction, opponent_faction,
    own_score, opponent_score, played_at
  )
  values (
    me, record_game.game_id, opponent, case when opponent is null then record_game.opponent_name end,
    case when opponent is null then 'guest' else 'pending' end, record_game.mission, record_game.feat,
    record_game.own_faction, record_game.opponent_faction, record_game.own_score, record_game.opponent_score,
    record_game.played_at
  )
  on conflict (user_id, game_id) do update set
    opponent_id = excluded.opponent_id,
    opponent_name = excluded.opponent_name,
    status = excluded.status,
    mission = excluded.mission,
    feat = excluded.feat,
    own_faction = excluded.own_faction,
    opponent_faction = excluded.opponent_faction,
    own_score = excluded.own_score,
    opponent_score = excluded.opponent_score,
    played_at = excluded.played_at
  where r.status <> 'confirmed'
    and (r.opponent_id, r.opponent_name, r.mission, r.feat, r.own_faction, r.opponent_faction, r.own_score, r.opponent_score)
      is distinct from (
        excluded.opponent_id, excluded.opponent_name, excluded.mission, excluded.feat, excluded.own_faction,
        excluded.opponent_faction, excluded.own_score, excluded.opponent_score
      )
  returning r.status into result;
  return coalesce(
    result,
    (select r.status from public.game_results r where r.user_id = me and r.game_id = record_game.game_id)
  );
end;
$$;

-- Confirms or declines a result that another player recorded; answers what it is then. Answering twice is answering once.
create function public.answer_game(result_id uuid, confirms boolean)
returns text
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  asked public.game_results;
begin
  if me is null or not private.may_write() then
    raise exception using errcode = 'insufficient_privilege', message = 'results are answered by players who may write';
  end if;
  select * into asked from public.game_results r where r.id = result_id and r.opponent_id = me and r.is_recorder for update;
  if not found then
    raise exception using errcode = 'invalid_parameter_value', message = 'no such result', detail = 'result';
  end if;
  if asked.status <> 'pending' then
    return asked.status;
  end if;
  if confirms then
    insert into public.game_results (
      user_id, game_id, opponent_id, status, is_recorder, mission, feat, own_faction, opponent_faction,
      own_score, opponent_score, played_at
    )
    values (
      me, asked.game_id, asked.user_id, 'confirmed', false, asked.mission, asked.feat, asked.opponent_faction,
      asked.own_faction, asked.opponent_score, asked.own_score, asked.played_at
    )
    on conflict (user_id, game_id) do nothing;
  end if;
  update public.game_results r
  set status = case when confirms then 'confirmed' else 'declined' end
  where r.id = asked.id
  returning * into asked;
  return asked.status;
end;
$$;

-- The history of the one who asks, latest first, from before a time, and whom it was played against.
create function public.my_games(before timestamptz default null, page_size integer default 30)
returns table (
  id uuid, game_id uuid, status text, played_at timestamptz, mission text, feat text, own_faction text,
  opponent_faction text, own_score integer, opponent_score integer, opponent_id uuid, opponent_name text
)
language sql
stable
security definer
set search_path = ''
as $$
  select
    r.id, r.game_id, r.status, r.played_at, r.mission, r.feat, r.own_faction, r.opponent_faction, r.own_score,
    r.opponent_score, case when not c.is_hidden then r.opponent_id end,
    case when c.id is null then r.opponent_name when not c.is_hidden then coalesce(c.username, c.short_id) end
  from public.game_results r
  left join public.player_cards c on c.id = r.opponent_id
  where r.user_id = auth.uid() and (before is null or r.played_at < before)
  order by r.played_at desc, r.id desc
  limit least(greatest(page_size, 1), 100)
$$;

-- Results that others recorded and that wait for the one who asks, from that player's side; oldest first.
create function public.games_to_answer()
returns table (
  id uuid, game_id uuid, status text, played_at timestamptz, mission text, feat text, own_faction text,
  opponent_faction text, own_score integer, opponent_score integer, opponent_id uuid, opponent_name text
)
language sql
stable
security definer
set search_path = ''
as $$
  select
    r.id, r.game_id, r.status, r.played_at, r.mission, r.feat, r.opponent_faction, r.own_faction, r.opponent_score,
    r.own_score, r.user_id, coalesce(c.username, c.short_id)
  from public.game_results r
  join public.player_cards c on c.id = r.user_id
  where r.opponent_id = auth.uid() and r.status = 'pending' and not c.is_hidden and c.id <> all (private.blocked_ids())
  order by r.played_at, r.id
  limit 100
$$;

-- The export of one's data has the results too: one's own, and those that wait for one's answer.
create or replace function public.export_my_data()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_live_session();
  return private.export_my_data() || jsonb_build_object(
    'games', (
      select coalesce(jsonb_agg(to_jsonb(r) order by r.played_at), '[]')
      from public.game_results r where r.user_id = auth.uid()
    ),
    'games_to_answer', (select coalesce(jsonb_agg(to_jsonb(g)), '[]') from public.games_to_answer() g)
  );
end;
$$;

revoke execute on all functions in schema private from public;
revoke all on function
  public.player_by_wab_id(text),
  public.record_game(uuid, text, integer, integer, timestamptz, text, text, text, text, text),
  public.answer_game(uuid, boolean),
  public.my_games(timestamptz, integer),
  public.games_to_answer()
from public, anon, authenticated;
grant execute on function
  public.player_by_wab_id(text),
  public.record_game(uuid, text, integer, integer, timestamptz, text, text, text, text, text),
  public.answer_game(uuid, boolean),
  public.my_games(timestamptz, integer),
  public.games_to_answer()
to authenticated;
