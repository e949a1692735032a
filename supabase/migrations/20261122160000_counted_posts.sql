-- Posts are counted with the catalogue instead of being believed. What a post says of its units is kept as it was sent; what
-- readers sort, filter and judge by comes from here.

-- The facts of the catalogue's units, filled by the seed. `id` is <faction>/<unit>.
create table public.catalogue_units (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*/[a-z0-9]+(-[a-z0-9]+)*$' and char_length(id) <= 200),
  name text not null check (private.is_line(name, 200)),
  name_es text check (private.is_line(name_es, 200)),
  name_fr text check (private.is_line(name_fr, 200)),
  points integer not null check (points between 0 and 999),
  command integer not null check (command between 0 and 99),
  availability integer not null check (availability between 1 and 99),
  high_command boolean not null,
  tournament_legal boolean not null,
  -- The unit of the same faction without which this one may not be taken.
  needs text,
  faction text generated always as (split_part(id, '/', 1)) stored,
  unit_id text generated always as (split_part(id, '/', 2)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index catalogue_units_faction_idx on public.catalogue_units (faction);

create trigger catalogue_units_touch_updated_at
  before update on public.catalogue_units
  for each row execute function private.touch_updated_at();

alter table public.catalogue_units enable row level security;

create policy "Everybody reads"
  on public.catalogue_units for select to anon, authenticated
  using (true);

revoke all on public.catalogue_units from anon, authenticated;
grant select on public.catalogue_units to anon, authenticated;
grant all on public.catalogue_units to service_role;

-- The same with the corrections that are in force.
create view private.units_now as
select
  u.id, u.faction, u.unit_id, u.needs,
  array[private.fold(u.name), private.fold(u.name_es), private.fold(u.name_fr)] as name_keys,
  coalesce((e.changes ->> 'points')::numeric::integer, u.points) as points,
  coalesce((e.changes ->> 'command')::numeric::integer, u.command) as command,
  coalesce((e.changes ->> 'availability')::numeric::integer, u.availability) as availability,
  coalesce((e.changes ->> 'highCommand')::boolean, u.high_command) as high_command,
  coalesce((e.changes ->> 'tournamentLegal')::boolean, u.tournament_legal) as tournament_legal
from public.catalogue_units u
left join public.catalogue_errata e on e.kind = 'unit' and e.target = u.id and e.is_active;

revoke all on private.units_now from public, anon, authenticated;

drop index public.shared_list_facts_points_idx;
alter table public.shared_list_facts
  -- Every unit is in the catalogue.
  add column is_known boolean not null default false,
  -- A unit was sent with other points, command or rank than the catalogue's.
  add column is_altered boolean not null default false,
  -- Why the list is not for tournaments, worst first: unknown, high_command, availability, partner, not_admitted.
  add column faults text[] not null default '{}',
  -- Up to three units to know the list by: High Command first, then by points. Keys of catalogue_units.
  add column heads text[] not null default '{}';

-- Points that nobody can check stand last, whichever end is asked for.
create index shared_list_facts_most_points_idx on public.shared_list_facts
  ((case when is_known then points else -1 end), created_at, list_id) where is_shown;
create index shared_list_facts_least_points_idx on public.shared_list_facts
  ((case when is_known then points else 2147483647 end), created_at, list_id) where is_shown;

drop function private.facts_of(jsonb);
drop type private.list_facts;

create type private.list_facts as (
  is_legal boolean,
  points integer,
  command integer,
  unit_count integer,
  unit_ids text[],
  words text,
  is_known boolean,
  is_altered boolean,
  faults text[],
  heads text[]
);

-- A unit is found by its id, else by its name in any language, within its list's faction. Of a unit that is not found the
-- numbers are those that were sent.
create function private.facts_of(of_faction text, units jsonb)
returns private.list_facts
language sql
stable
set search_path = ''
as $$
  with
  here as materialized (
    select * from private.units_now
    where faction = replace(replace(private.fold(of_faction), ' ', '-'), '_', '-')
  ),
  sent as (
    select
      entry.at,
      entry.unit ->> 'id' as id,
      private.fold(left(concat_ws(' ', entry.unit ->> 'name', entry.unit ->> 'name_es', entry.unit ->> 'name_fr'), 600)) as names,
      private.fold(left(entry.unit ->> 'name', 200)) as name_key,
      private.whole(entry.unit -> 'quantity', 1)::bigint as quantity,
      private.whole(entry.unit -> 'pointsCost', 0)::bigint as points,
      private.whole(entry.unit -> 'command', 0)::bigint as command,
      coalesce(entry.unit ->> 'highCommand', '') = 'true' as high_command,
      coalesce(entry.unit ->> 'tournamentLegal', '') = 'false' as banned,
      entry.unit ? 'pointsCost' as says_points,
      entry.unit ? 'command' as says_command,
      entry.unit ? 'highCommand' as says_rank
    from jsonb_array_elements(units) with ordinality as entry (unit, at)
  ),
  counted as (
    select
      coalesce(h.unit_id, s.id) as id,
      h.id as key,
      h.needs,
      min(s.at) as at,
      sum(s.quantity) as quantity,
      max(coalesce(h.points, s.points)) as points,
      max(coalesce(h.command, s.command)) as command,
      max(h.availability) as availability,
      bool_or(coalesce(h.high_command, s.high_command)) as high_command,
      bool_or(coalesce(not h.tournament_legal, s.banned)) as banned,
      bool_or(
        h.id is not null
        and (
          (s.says_points and s.points <> h.points)
          or (s.says_command and s.command <> h.command)
          or (s.says_rank and s.high_command <> h.high_command)
        )
      ) as is_altered,
      coalesce(max(array_to_string(h.name_keys, ' ')), string_agg(distinct s.names, ' ')) as names
    from sent s
    left join lateral (
      select n.*
      from here n
      where n.unit_id = s.id or s.name_key = any (n.name_keys)
      order by n.unit_id = s.id desc, n.unit_id
      limit 1
    ) h on true
    -- What is not known is one unit an entry: two of the same id need not be the same.
    group by coalesce(h.unit_id, s.id), h.id, h.needs, case when h.id is null then s.at end
  ),
  judged as (
    select array_remove(array[
      case when bool_or(key is null) then 'unknown' end,
      case when sum(quantity) filter (where high_command) > 1 then 'high_command' end,
      case when bool_or(quantity > availability) then 'availability' end,
      case when bool_or(needs is not null and not exists (select from counted o where o.id = c.needs)) then 'partner' end,
      case when bool_or(banned) then 'not_admitted' end
    ], null) as faults
    from counted c
  )
  select
    judged.faults = '{}',
    least(sum(c.points * c.quantity), 2147483647)::integer,
    least(sum(c.command * c.quantity), 2147483647)::integer,
    least(sum(c.quantity), 2147483647)::integer,
    array_agg(distinct c.id order by c.id),
    left(string_agg(distinct c.names, ' '), 8000),
    bool_and(c.key is not null),
    bool_or(c.is_altered),
    judged.faults,
    coalesce((
      select array_agg(first.key order by first.high_command desc, first.points desc, first.at)
      from (
        select o.key, o.high_command, o.points, o.at
        from counted o
        where o.key is not null
        order by o.high_command desc, o.points desc, o.at
        limit 3
      ) as first
    ), '{}')
  from counted c
  cross join judged
  group by judged.faults
$$;

-- Numbers that no army has are refused instead of being cut: whoever sends them is told.
create function private.refuse_impossible_units()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if exists (
    select
    from jsonb_array_elements(new.units) as entry (unit)
    cross join lateral (values
      (unit -> 'pointsCost', 0, 999), (unit -> 'quantity', 1, 99), (unit -> 'command', 0, 99)
    ) as field (sent, least_allowed, most_allowed)
    where jsonb_typeof(sent) = 'number'
      and (sent::numeric % 1 <> 0 or sent::numeric not between least_allowed and most_allowed)
  ) then
    raise exception using
      errcode = 'check_violation',
      message = 'points are 0 to 999, quantities 1 to 99, command 0 to 99, all whole',
      detail = 'unit_numbers';
  end if;
  return new;
end;
$$;

-- After shared_lists_tidy, which makes JSON of a text: triggers fire in the order of their names.
create trigger shared_lists_tidy_refuse
  before insert or update of units on public.shared_lists
  for each row when (jsonb_typeof(new.units) = 'array')
  execute function private.refuse_impossible_units();

-- Counts the facts of posts again: all that this list of conditions lets through. Likes and comments stay.
create function private.count_posts(lists uuid[])
returns void
language sql
volatile
security definer
set search_path = ''
as $$
  update public.shared_list_facts f set
    is_legal = n.is_legal, points = n.points, command = n.command, unit_count = n.unit_count, unit_ids = n.unit_ids,
    is_known = n.is_known, is_altered = n.is_altered, faults = n.faults, heads = n.heads,
    search_text = concat_ws(E'\n', split_part(f.search_text, E'\n', 1), split_part(f.search_text, E'\n', 2), n.words)
  from public.shared_lists l
  cross join lateral private.facts_of(l.faction, l.units) as n
  where l.id = any (lists) and f.list_id = l.id
    and (f.is_legal, f.points, f.command, f.unit_count, f.unit_ids, f.is_known, f.is_altered, f.faults, f.heads)
      is distinct from
      (n.is_legal, n.points, n.command, n.unit_count, n.unit_ids, n.is_known, n.is_altered, n.faults, n.heads)
$$;
