-- Made from catalogue/ and locales/ by `npm run seed:build`: what is changed here is lost.
-- May be applied again and again. A row that somebody has edited stays as it is (its updated_at is no longer its created_at).

insert into private.scenarios as held (id, kind)
select seed.id, seed.kind
from (values
  ('battle-lines', 'mission'),
  ('breached-front', 'mission'),
  ('consolidated-progress', 'mission'),
  ('expanse', 'mission'),
  ('fog-of-death', 'mission'),
  ('ghosts-from-the-mist', 'mission'),
  ('influence-zones', 'mission'),
  ('loot', 'mission'),
  ('quadrants', 'mission'),
  ('rescue-mission', 'mission'),
  ('sacred-land', 'mission'),
  ('take-positions', 'mission'),
  ('tree-mother', 'mission'),
  ('banner', 'feat'),
  ('decapitation', 'feat'),
  ('resources', 'feat'),
  ('the-rift', 'feat'),
  ('track', 'feat')
) as seed (id, kind)
on conflict (id) do update set
  kind = excluded.kind,
  created_at = now()
where held.updated_at = held.created_at
  and (held.kind)
    is distinct from (excluded.kind);
