-- Events of 32 players and five rounds: a fiftieth runs or is to come, the rest is over.

insert into private.events (
  id, organiser_id, state, name, place, city, country, starts_at, zone, seats, rounds, round_minutes, scoring, list_deadline
)
select
  bench.id('event', n), bench.id('player', bench.some(:players, 1.5)),
  case when n % 100 = 0 then 'running' when n % 100 = 1 then 'open' else 'finished' end, w.of[1 + n % 14] || ' Open ' || n, 'Hall ' || n % 50,
  (array['Turku', 'Lyon', 'Sevilla', 'Graz', 'York'])[1 + n % 5], (array['FI', 'FR', 'ES', 'AT', 'GB'])[1 + n % 5], m.at, 'Europe/Helsinki', 32, 5,
  120, '{"win":3,"draw":1,"loss":0,"bye":3,"byeScore":{"mission":6,"feats":2,"difference":4},"tieBreaks":["strength","lot"]}', m.at - interval '1 day'
from (
  select n, case n % 100 when 0 then now() - interval '5 hours' when 1 then now() + random() * interval '100 days' else bench.moment(1400) end as at
  from generate_series(0, :events - 1) n
) as m
cross join bench.words w;

insert into private.event_counts (event_id) select id from private.events where state = 'finished';

insert into private.event_players (id, event_id, user_id, status, checked_in_at)
select bench.id('seat', n * 32 + seat), bench.id('event', n), bench.id('player', (n * 37 + seat * 641) % :players), 'in', now()
from generate_series(0, :events - 1) n cross join generate_series(0, 31) seat
on conflict do nothing;

insert into private.event_lists (player_id, version, code, verdict, facts)
select s.id, 1, 'abc', '{}', jsonb_build_object(
  'faction', t.faction, 'points', (array[300, 500, 800])[1 + t.n % 3], 'release', 0,
  'units', (select jsonb_agg(distinct unit) from unnest(f.unit_ids) as unit))
from (select id, (('x' || substr(id::text, 1, 6))::bit(24)::integer) % 1000 as n from private.event_players) as s
join bench.templates t on t.n = s.n
join bench.template_facts f on f.key = md5(t.units::text);

insert into private.event_games (
  event_id, round, one, other, player, rival, has_guest, one_score, other_score, mission, one_list, other_list, played_at
)
select a.event_id, round, a.id, b.id, a.user_id, b.user_id, false, bench.some(12), bench.some(12), 'loot', 1, 1, e.starts_at + round * interval '2 hours'
from (select *, row_number() over (partition by event_id order by id) - 1 as place from private.event_players) as a
join private.events e on e.id = a.event_id and e.state = 'finished'
cross join generate_series(1, 5) as round
join (select *, row_number() over (partition by event_id order by id) - 1 as place from private.event_players) as b
  on b.event_id = a.event_id and a.place < 16 and b.place = 16 + (a.place + round) % 16;

-- Of every table two reports, and a clock for every round.
insert into private.event_deeds (event_id, number, id, author_id, player_id, runs, deed, made_at, at)
select
  e.id, row_number() over (partition by e.id order by round, t.n), gen_random_uuid(), e.organiser_id, null, t.n = 0,
  case t.n when 0 then jsonb_build_object('kind', 'clock', 'round', round, 'endsAt', floor(extract(epoch from e.starts_at) * 1000))
    else jsonb_build_object('kind', 'report', 'round', round, 'table', t.n % 16, 'one', jsonb_build_object('mission', t.n % 9)) end,
  e.starts_at, e.starts_at + round * interval '2 hours'
from private.events e cross join generate_series(1, 5) round cross join generate_series(0, 32) as t (n)
where e.state <> 'open';
