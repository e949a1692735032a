-- Posts are counted with the newest release of the catalogue.

-- What the newest release says of the numbers and names of units.
create table private.released_units (
  -- <faction>/<unit>
  id text primary key,
  name text,
  name_es text,
  name_fr text,
  points integer,
  command integer,
  availability integer,
  high_command boolean,
  tournament_legal boolean,
  needs text,
  says_needs boolean not null,
  is_retired boolean not null
);

alter table private.released_units enable row level security;
revoke all on private.released_units from anon, authenticated, service_role;

-- Of a unit that a release takes away nothing is known; one that it adds has every number.
create or replace view private.units_now as
select
  u.id, u.faction, u.unit_id,
  case when r.says_needs then r.needs else u.needs end as needs,
  array[
    private.fold(coalesce(r.name, u.name)), private.fold(coalesce(r.name_es, u.name_es)), private.fold(coalesce(r.name_fr, u.name_fr))
  ] as name_keys,
  coalesce(r.points, u.points) as points,
  coalesce(r.command, u.command) as command,
  coalesce(r.availability, u.availability) as availability,
  coalesce(r.high_command, u.high_command) as high_command,
  coalesce(r.tournament_legal, u.tournament_legal) as tournament_legal
from public.catalogue_units u
left join private.released_units r on r.id = u.id
where r.is_retired is not true
union all
select
  r.id, split_part(r.id, '/', 1), split_part(r.id, '/', 2), r.needs,
  array[private.fold(r.name), private.fold(r.name_es), private.fold(r.name_fr)],
  r.points, r.command, r.availability, r.high_command, r.tournament_legal
from private.released_units r
where not r.is_retired and r.name is not null and r.points is not null and r.command is not null and r.availability is not null
  and r.high_command is not null and r.tournament_legal is not null
  and not exists (select from public.catalogue_units u where u.id = r.id);

drop table public.catalogue_errata;
drop function private.recount_after_erratum();
drop function private.is_unit_correction(jsonb);

-- Reads the units of the newest release again and returns the ids (without their faction) of those that are otherwise now.
create function private.read_released_units()
returns text[]
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  before constant jsonb := (select jsonb_object_agg(r.id, to_jsonb(r)) from private.released_units r);
  changed text[];
begin
  delete from private.released_units where true;
  insert into private.released_units
  select
    e.key, f ->> 'name', e.value -> 'names' ->> 'es', e.value -> 'names' ->> 'fr',
    (f ->> 'points')::integer, (f ->> 'command')::integer, (f ->> 'availability')::integer,
    (f ->> 'highCommand')::boolean, (f ->> 'tournamentLegal')::boolean,
    f ->> 'companionOf', f ? 'companionOf', coalesce((e.value ->> 'isRetired')::boolean, false)
  from (select r.overlay from public.catalogue_releases r order by r.number desc limit 1) as newest
  cross join lateral jsonb_each(newest.overlay -> 'units') as e
  cross join lateral (select coalesce(e.value -> 'fields', '{}')) as fields (f);
  select coalesce(array_agg(distinct split_part(coalesce(o.key, n.id), '/', 2)), '{}') into changed
  from jsonb_each(coalesce(before, '{}')) as o
  full join private.released_units n on n.id = o.key
  where o.value is distinct from to_jsonb(n);
  return changed;
end;
$$;

create function private.recount_after_release()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  changed constant text[] := private.read_released_units();
begin
  -- Posts with unknown units too: one of those may be known now. With many posts that takes seconds.
  if cardinality(changed) > 0 then
    perform private.recount_units(changed, true);
  end if;
  return null;
end;
$$;

create trigger catalogue_releases_recount
  after insert or update or delete on public.catalogue_releases
  for each statement execute function private.recount_after_release();

-- A backup is loaded with triggers held off: the units of its newest release are read first.
alter function private.fill_derived() rename to fill_post_facts;

create function private.fill_derived()
returns void
language sql
security definer
set search_path = ''
as $$
  select private.read_released_units();
  select private.fill_post_facts();
$$;

select private.recount_units(private.read_released_units(), true);

revoke execute on all functions in schema private from public;
