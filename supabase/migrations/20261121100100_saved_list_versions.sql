-- Saved lists say which edit they stand at, and what they were before is kept.

alter table public.army_lists add column revision bigint not null default 1;

create table public.army_list_versions (
  id uuid primary key default gen_random_uuid(),
  -- No reference: the versions outlive the list.
  list_id uuid not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  revision bigint not null,
  name text not null,
  faction text not null,
  units jsonb not null,
  -- When this version was saved, and when another took its place or the list was deleted.
  saved_at timestamptz not null,
  replaced_at timestamptz not null default clock_timestamp(),
  was_deleted boolean not null
);

create index army_list_versions_list_idx on public.army_list_versions (list_id, replaced_at desc);
create index army_list_versions_user_idx on public.army_list_versions (user_id, replaced_at desc);

-- Counts edits. Saving again what is there already is no edit: a save that is sent twice changes nothing.
create function private.count_revision()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.revision := 1;
  elsif (new.name, new.faction, new.units) is not distinct from (old.name, old.faction, old.units) then
    new.revision := old.revision;
    new.updated_at := old.updated_at;
  else
    new.revision := old.revision + 1;
    new.updated_at := now();
  end if;
  return new;
end;
$$;

drop trigger army_lists_touch_updated_at on public.army_lists;
-- After army_lists_tidy, by its name: what is compared is what will be stored.
create trigger army_lists_to_revision
  before insert or update on public.army_lists
  for each row execute function private.count_revision();

create function private.keep_version()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- With the account goes everything.
  if not exists (select from auth.users where id = old.user_id) then
    return null;
  end if;
  insert into public.army_list_versions (list_id, user_id, revision, name, faction, units, saved_at, was_deleted)
  values (old.id, old.user_id, old.revision, old.name, old.faction, old.units, old.updated_at, tg_op = 'DELETE');
  delete from public.army_list_versions v
  where v.id in (
    select o.id
    from public.army_list_versions o
    where o.list_id = old.id and o.user_id = old.user_id
    order by o.replaced_at desc, o.revision desc
    offset 20
  );
  return null;
end;
$$;

create trigger army_lists_keep_version
  after update on public.army_lists
  for each row when (old.revision <> new.revision)
  execute function private.keep_version();
create trigger army_lists_keep_last_version
  after delete on public.army_lists
  for each row execute function private.keep_version();

alter table public.army_list_versions enable row level security;

create policy "A version of a saved list is read by its owner"
  on public.army_list_versions for select to authenticated
  using (user_id = (select auth.uid()));

revoke all on public.army_list_versions from anon, authenticated;
grant select on public.army_list_versions to authenticated;
grant all on public.army_list_versions to service_role;

revoke execute on all functions in schema private from public;
