-- The copies of units that a player owns, one row a player (docs/decisions/104). Of two devices the later change of each unit
-- holds, so a device sends what it has whenever it can.

-- {"northern-tribes/orc-hunters": [owned, painted, lent, at]}; `at` is the instant of the last change in ms since 1970. A unit that
-- was taken away stays with 0 copies.
create function private.is_collection(units jsonb)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select case
    when jsonb_typeof(units) <> 'object' then false
    when octet_length(units::text) > 200000 then false
    when (select count(*) from jsonb_object_keys(units)) > 2000 then false
    else not exists (
      select
      from jsonb_each(units) as unit
      where case
        when unit.key !~ '^[a-z0-9-]{1,60}/[a-z0-9-]{1,60}$' or jsonb_typeof(unit.value) <> 'array' then true
        when jsonb_array_length(unit.value) <> 4 then true
        when exists (select from jsonb_array_elements(unit.value) as n where jsonb_typeof(n) <> 'number') then true
        when unit.value ->> 0 !~ '^\d{1,2}$' or unit.value ->> 1 !~ '^\d{1,2}$' or unit.value ->> 2 !~ '^\d{1,2}$' then true
        when unit.value ->> 3 !~ '^\d{1,15}$' then true
        else (unit.value ->> 1)::integer > (unit.value ->> 0)::integer
          or (unit.value ->> 2)::integer > (unit.value ->> 0)::integer
      end
    )
  end
$$;

-- Of each unit the later change; of two in the same millisecond the same one whichever comes first.
create function private.joined_collections(before jsonb, after jsonb)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select coalesce(jsonb_object_agg(unit.key, unit.value), '{}')
  from (
    select distinct on (each.key) each.key, each.value
    from (
      select * from jsonb_each(before)
      union all
      select * from jsonb_each(after)
    ) as each
    order by each.key, (each.value ->> 3)::bigint desc, (each.value ->> 0)::integer desc,
      (each.value ->> 1)::integer desc, (each.value ->> 2)::integer desc
  ) as unit
$$;

create table public.collections (
  user_id uuid primary key default private.me() references public.profiles (id) on delete cascade,
  units jsonb not null check (private.is_collection(units)),
  updated_at timestamptz not null default now()
);

create function private.join_collection()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- What has no sound form is left for the check of the column to refuse.
  if private.is_collection(new.units) then
    new.units := private.joined_collections(old.units, new.units);
  end if;
  return new;
end;
$$;

create trigger collections_join
  before update on public.collections
  for each row execute function private.join_collection();
create trigger collections_limit_new
  before insert on public.collections
  for each row execute function private.limit_action('collection', '600', '10 minutes');
create trigger collections_limit_changes
  before update on public.collections
  for each row execute function private.limit_action('collection', '600', '10 minutes');
create trigger collections_touch_updated_at
  before update on public.collections
  for each row execute function private.touch_updated_at();

alter table public.collections enable row level security;

create policy "A collection is read by its owner"
  on public.collections for select to authenticated
  using (user_id = (select private.require_me()));

create policy "A collection is kept under one's own name"
  on public.collections for insert to authenticated
  with check (user_id = (select private.require_me()) and (select private.may_write()));

create policy "A collection is changed by its owner"
  on public.collections for update to authenticated
  using (user_id = (select private.require_me()) and (select private.may_write()))
  with check (user_id = (select private.require_me()));

create policy "A collection is deleted by its owner"
  on public.collections for delete to authenticated
  using (user_id = (select private.require_me()) and (select private.may_write()));

revoke all on public.collections from anon, authenticated;
grant select, insert, update, delete on public.collections to authenticated;
grant all on public.collections to service_role;

revoke execute on function
  private.is_collection(jsonb), private.joined_collections(jsonb, jsonb), private.join_collection()
from public;
grant execute on function private.is_collection(jsonb), private.joined_collections(jsonb, jsonb) to authenticated, service_role;
