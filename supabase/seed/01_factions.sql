-- Made from catalogue/ and locales/ by `npm run seed:build`: what is changed here is lost.
-- May be applied again and again. A row that somebody has edited stays as it is (its updated_at is no longer its created_at).

insert into public.factions as held (id, name, name_es, name_fr)
select seed.id, seed.name, seed.name_es, seed.name_fr
from (values
  ('feudom', 'Feudom', 'Feudom', null),
  ('hegemony-of-embersig', 'Hegemony of Embersig', 'Hegemonía de Embersig', 'Hégémonie d''Embersig'),
  ('northern-tribes', 'Northern Tribes', 'Tribus del Norte', 'Tribus du Nord'),
  ('scions-of-yaldabaoth', 'Scions of Yaldabaoth', 'Vástagos de Yaldabaoth', 'Rejetons de Yaldabaoth'),
  ('syenann', 'Sÿenann', 'Sÿenann', 'Sÿenann')
) as seed (id, name, name_es, name_fr)
on conflict (id) do update set
  name = excluded.name, name_es = excluded.name_es, name_fr = excluded.name_fr,
  created_at = now()
where held.updated_at = held.created_at
  and (held.name, held.name_es, held.name_fr)
    is distinct from (excluded.name, excluded.name_es, excluded.name_fr);
