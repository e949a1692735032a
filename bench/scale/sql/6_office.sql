-- What administrators, the mail and the notifications of phones keep.

insert into public.reports (id, reporter_id, kind, target_id, reason, status, player_id, list_id, excerpt, handled_by, handled_at, created_at)
select
  bench.id('report', n), bench.id('player', n % :players), 'list', l.id, 'spam', case when n % 50 = 0 then 'open' else 'resolved' end, l.user_id, l.id,
  left(l.name, 50), case when n % 50 > 0 then bench.id('player', 0) end, case when n % 50 > 0 then now() end, bench.moment(900)
from generate_series(0, :posts / 20) n join public.shared_lists l on l.id = bench.id('post', n);

insert into public.player_warnings (player_id, body, created_at)
select bench.id('player', bench.some(:players)), 'Please be kind.', bench.moment(900) from generate_series(0, :posts / 50) n;

insert into public.admin_log (admin_id, admin_name, action, subject, target_id, target_name, created_at)
overriding system value
select bench.id('player', n % 3), 'Iron Wolf', 'update', 'reports', bench.id('report', n), 'A list', bench.moment(900)
from generate_series(1, :posts / 10) n;

insert into public.mail_outbox (kind, recipient, language, status, attempts, next_attempt_at, sent_at, created_at)
select
  'confirmation', 'p' || n || '@example.org', 'en', case when n % 10000 = 0 then 'waiting' else 'sent' end, 1,
  case when n % 10000 = 0 then now() end, case when n % 10000 > 0 then now() end, bench.moment(60)
from generate_series(1, least(10000, :players / 5)) n;

insert into private.mail_notices (recipient_id, created_at, written_at)
select bench.id('player', n), bench.moment(1), now() from generate_series(1, :players / 10) n;

insert into private.push_subscriptions (id, user_id, endpoint, p256dh, auth, language)
select
  bench.id('phone', n), bench.id('player', n), 'https://push.example/' || n, 'B' || repeat('a', 86), repeat('b', 22), 'en'
from generate_series(0, :players / 4) n;

insert into private.push_choices (user_id, kind)
select bench.id('player', n), k.kind from generate_series(0, :players / 4) n cross join (select kind from private.push_kinds order by kind limit 3) as k;

-- The hourly look at all devices has just been.
insert into private.push_sweeps as s (one, at) values (true, now() + interval '1 hour') on conflict (one) do update set at = excluded.at;

insert into private.push_messages (subscription_id, recipient_id, kind, due_at)
select bench.id('phone', n), bench.id('player', n), k.kind, now() - interval '1 minute'
from generate_series(0, :players / 50) n cross join (select min(kind) as kind from private.push_kinds) as k;

insert into private.push_log (recipient_id, kind, at)
select bench.id('player', n), k.kind, bench.moment(1) from generate_series(0, :players / 4) n cross join (select min(kind) as kind from private.push_kinds) as k;

insert into public.catalogue_changes (id, author_id, section, target, change, note, source, based_on, state, decided_at, created_at, updated_at)
select
  bench.id('change', n), bench.id('player', bench.some(:players)), 'units', 'northern-tribes/orc-hunters', '{}', 'The card says so.', 'card', 0,
  case when n % 200 = 0 then 'proposed' else 'declined' end, case when n % 200 > 0 then now() end, m.at, m.at
from (select n, bench.moment(900) as at from generate_series(0, :posts / 40) n) as m;

insert into private.rating_seasons (season, counted_at, took)
select private.season_of(now() - n * interval '1 month'), now(), '1 second' from generate_series(0, 12, 3) n
on conflict do nothing;

insert into private.player_ratings (season, user_id, rating, deviation, volatility, games)
select s.season, bench.id('player', n * 3), 1200 + random() * 600, 60 + random() * 200, 0.06, 30
from private.rating_seasons s cross join generate_series(0, :players / 30) n
on conflict do nothing;

insert into private.action_counts (user_id, action, begun_at, used)
select bench.id('player', n), 'likes', bench.moment(30), 1 from generate_series(0, :players / 3) n;

insert into muster.rate_limits (bucket, key, granted, tokens, filled_at, full_at)
select 'sign-in', md5('visitor ' || n), true, 5, extract(epoch from now()), extract(epoch from now()) + 60 from generate_series(0, :players / 20) n;
