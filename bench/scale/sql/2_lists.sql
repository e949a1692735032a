-- Saved lists with older versions, links and collections. All units come from a thousand lists that the server counted itself.

insert into public.army_lists (id, user_id, wab_id, name, faction, units, created_at, updated_at, revision)
select
  bench.id('list', m.n), p.id, p.wab_id, w.of[1 + m.n % 14] || ' ' || w.of[1 + m.n / 14 % 14] || ' ' || m.n, t.faction, t.units, m.at, m.at, 1 + m.n % 4
from (
  select n, bench.id('player', bench.some(:players, 1.4)) as owner, bench.some(1000) as template, bench.moment(1200) as at
  from generate_series(0, :lists - 1) n
) as m
cross join bench.words w
join bench.templates t on t.n = m.template
join public.profiles p on p.id = m.owner;

insert into public.army_list_versions (list_id, user_id, revision, name, faction, units, saved_at, replaced_at, was_deleted)
select l.id, l.user_id, r, l.name, l.faction, l.units, l.created_at, l.updated_at, false
from public.army_lists l cross join generate_series(1, 3) r
where l.revision > r and l.id < '33333333-0000-0000-0000-000000000000';

insert into private.short_links (id, user_id, code, created_at)
select 'L' || upper(lpad(to_hex(n), 12, '0')), bench.id('player', bench.some(:players, 1.5)), 'A' || md5('code ' || n), bench.moment(800)
from generate_series(0, :players / 2) n;

insert into public.collections (user_id, units)
select bench.id('player', n), '{}' from generate_series(0, :players / 5) n;

insert into private.kept (user_id, kind, used_rows, used_bytes)
select l.user_id, 'lists', count(*), 3000 * count(*) from public.army_lists l group by l.user_id
union all
select v.user_id, 'versions', count(*), 3000 * count(*) from public.army_list_versions v group by v.user_id;
