-- Posts with their counts, comments, likes, activity and notifications.

insert into public.shared_lists (
  id, user_id, name, faction, description, units, is_tournament_list, is_active, created_at, updated_at, based_on, is_copy
)
select
  bench.id('post', m.n), bench.id('player', m.owner), w.of[1 + m.n % 14] || ' ' || w.of[1 + m.n / 14 % 14] || ' ' || m.n, t.faction,
  case when m.n % 5 < 3 then repeat('Charge, then hold. ', 1 + m.n % 20) end, t.units, m.n % 3 = 0, m.n % 20 > 0, m.at, m.at,
  case when m.is_copy then bench.id('post', m.original) end, m.is_copy
from (
  select *, n % 5 = 4 and original <> n as is_copy
  from (
    select n, bench.some(:players, 1.7) as owner, bench.some(1000) as template, bench.some(:posts, 3) as original, bench.moment(1000) as at
    from generate_series(0, :posts - 1) n
  ) as drawn
) as m
cross join bench.words w
join bench.templates t on t.n = m.template;

insert into public.list_likes (list_id, user_id, created_at)
select l.id, bench.id('player', m.player), l.created_at + random() * (now() - l.created_at)
from (select bench.some(:posts, 2) as post, bench.some(:players, 1.5) as player from generate_series(1, 2 * :posts)) as m
join public.shared_lists l on l.id = bench.id('post', m.post)
on conflict do nothing;

-- Every fourth comment replies to another one of its post.
insert into public.list_comments (id, list_id, user_id, body, created_at)
select bench.id('comment', n), l.id, bench.id('player', m.player), 'Well thought out, ' || n || '.', l.created_at + random() * (now() - l.created_at)
from (select n, bench.some(:posts, 2) as post, bench.some(:players, 1.5) as player from generate_series(0, :posts * 3 / 2 - 1) n where n % 4 > 0) as m
join public.shared_lists l on l.id = bench.id('post', m.post);

insert into public.list_comments (id, list_id, user_id, body, created_at, answers_id, thread_id, thread_at)
select bench.id('comment', n), c.list_id, bench.id('player', m.player), 'I see, ' || n || '.', c.created_at + interval '1 minute', c.id, c.id, c.created_at
from (select n, bench.some(:players, 1.5) as player from generate_series(0, :posts * 3 / 2 - 1, 4) n) as m
join public.list_comments c on c.id = bench.id('comment', m.n + 1);

insert into public.shared_list_facts
select
  l.id, l.user_id, l.is_active and not c.is_hidden, l.created_at, l.faction, l.is_tournament_list, f.is_legal, f.points, f.command, f.unit_count,
  coalesce(k.number, 0), coalesce(o.number, 0), f.unit_ids, n.name_key, concat_ws(E'\n', n.name_key, c.name_key, split_part(f.search_text, E'\n', 3)),
  f.is_known, f.is_altered, f.faults, f.heads
from public.shared_lists l
cross join lateral (select private.fold(l.name) as name_key) as n
join bench.template_facts f on f.key = md5(l.units::text)
join public.player_cards c on c.id = l.user_id
left join (select list_id, count(*) as number from public.list_likes group by list_id) as k on k.list_id = l.id
left join (select list_id, count(*) as number from public.list_comments group by list_id) as o on o.list_id = l.id;

insert into public.activity_events (actor_id, kind, owner_id, list_id, comment_id, created_at)
select l.user_id, case when o.id is null then 'post' else 'fork' end, o.user_id, l.id, null::uuid, l.created_at
from public.shared_lists l left join public.shared_lists o on o.id = l.based_on
union all
select k.user_id, 'like', l.user_id, l.id, null, k.created_at from public.list_likes k join public.shared_lists l on l.id = k.list_id
union all
select c.user_id, 'comment', l.user_id, l.id, c.id, c.created_at from public.list_comments c join public.shared_lists l on l.id = c.list_id
union all
select f.follower_id, 'follow', f.followed_id, null, null, f.created_at from public.user_follows f;

insert into public.notifications (recipient_id, sender_id, type, activity_id, content, read, created_at)
select
  e.owner_id, e.actor_id, case e.kind when 'like' then 'list_like' when 'comment' then 'list_comment' else 'list_fork' end, e.id,
  jsonb_build_object('list_id', e.list_id, 'list_name', 'Ice Wall'), e.created_at < now() - interval '30 days', e.created_at
from public.activity_events e
where e.owner_id <> e.actor_id and e.kind in ('like', 'comment', 'fork');

insert into private.kept (user_id, kind, used_rows, used_bytes)
select l.user_id, 'posts', count(*), 3000 * count(*) from public.shared_lists l group by l.user_id
union all
select c.user_id, 'comments', count(*), 50 * count(*) from public.list_comments c group by c.user_id;
