-- Games on two phones with a hundred rows each, and results. A game's taps are minutes apart.

insert into public.live_games (id, created_by, by_anonymous, created_at, last_at, code, code_until, invite, watch, rows, bytes, result, report_is_public)
select
  bench.id('game', n), bench.id('player', n * 7 % :players), false, m.at, m.at + interval '3 hours',
  null, null, null, 'w' || md5('watch ' || n), 100, 30000,
  case when n % 10 > 0 then jsonb_build_object('mission', 'loot', 'feat', null, 'playedAt', floor(extract(epoch from m.at) * 1000), 'concededBy', null,
    'players', jsonb_build_object(
      'a', jsonb_build_object('account', bench.id('player', n * 7 % :players), 'score', 5, 'faction', 'northern-tribes'),
      'b', jsonb_build_object('account', bench.id('player', (n * 7 + 1) % :players), 'score', 3, 'faction', 'northern-tribes')
    )) end,
  n % 10 > 4
from (select n, bench.moment(80) as at from generate_series(0, :taps / 100 - 1) n) as m;

insert into public.live_members (game_id, user_id, joined_at)
select bench.id('game', n), bench.id('player', (n * 7 + seat) % :players), now()
from generate_series(0, :taps / 100 - 1) n cross join generate_series(0, 1) seat;

insert into public.live_rows (game_id, n, id, author, body, at)
select
  g.id, tap, 't' || tap, case when tap % 2 = 0 then g.created_by else g.other end,
  case tap
    when 1 then '{"kind":"seat","player":"a"}'::json
    when 2 then '{"kind":"seat","player":"b"}'
    when 3 then '{"kind":"event","event":{"id":"e3","at":1780000000000,"type":"player-added","player":{"id":"a","name":"Anna"}}}'
    when 4 then '{"kind":"event","event":{"id":"e4","at":1780000000000,"type":"player-added","player":{"id":"b","name":"Ben"}}}'
    else json_build_object('kind', 'event', 'event', json_build_object(
      'id', 'e' || tap, 'at', 1780000000000 + tap * 1000, 'type', 'unit-activated', 'player', 'a', 'unit', 'u' || tap % 9
    ))
  end, g.created_at + tap * interval '1 minute'
from (select id, created_by, created_at, bench.id('player', (n * 7 + 1) % :players) as other
  from generate_series(0, :taps / 100 - 1) n join public.live_games on id = bench.id('game', n)) as g
cross join generate_series(1, 100) tap;

-- Confirmed games have a row for each player; one in ten still waits for its answer.
insert into public.game_results (
  id, user_id, game_id, opponent_id, status, is_recorder, mission, feat, own_faction, opponent_faction, own_score, opponent_score, played_at
)
select
  bench.id('result ' || side, n), bench.id('player', case side when 0 then a else b end), bench.id('played', n),
  bench.id('player', case side when 0 then b else a end), case when n % 10 = 0 then 'pending' else 'confirmed' end, side = 0, s.missions[1 + n % 13],
  null, f.ids[1 + (n + side) % 5], f.ids[1 + (n + 1 - side) % 5], case side when 0 then n % 12 else n % 7 end,
  case side when 0 then n % 7 else n % 12 end, m.at
from (
  select n, bench.some(:players, 1.6) as a, bench.some(:players, 1.3) as b, bench.moment(1400) as at from generate_series(0, :results - 1) n
) as m
cross join (select array_agg(id order by id) as missions from private.scenarios where kind = 'mission') as s
cross join (select array_agg(id order by id) as ids from public.factions) as f
cross join generate_series(0, 1) side
where a <> b and (side = 0 or n % 10 > 0);
