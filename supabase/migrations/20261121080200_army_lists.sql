-- Lists saved in the cloud. They are their owner's alone.

create table public.army_lists (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  wab_id text,
  name text not null check (private.is_line(name, 200)),
  faction text not null check (private.is_line(faction, 100)),
  units jsonb not null check (private.is_unit_list(units)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Only the owner's own WAB id; when an administrator changes it, the lists follow.
  constraint army_lists_owner_fkey foreign key (user_id, wab_id)
    references public.profiles (id, wab_id) on update cascade on delete cascade
);

create index army_lists_user_idx on public.army_lists (user_id, created_at desc);
create index army_lists_newest_idx on public.army_lists (created_at desc);

create trigger army_lists_tidy
  before insert or update on public.army_lists
  for each row execute function private.tidy_list();
create trigger army_lists_touch_updated_at
  before update on public.army_lists
  for each row execute function private.touch_updated_at();

alter table public.army_lists enable row level security;

create policy "A saved list is read by its owner"
  on public.army_lists for select to authenticated
  using (user_id = (select auth.uid()));

create policy "A list is saved under one's own name"
  on public.army_lists for insert to authenticated
  with check (user_id = (select auth.uid()) and (select private.may_write()));

create policy "A saved list is changed by its owner"
  on public.army_lists for update to authenticated
  using (user_id = (select auth.uid()) and (select private.may_write()))
  with check (user_id = (select auth.uid()));

create policy "A saved list is deleted by its owner"
  on public.army_lists for delete to authenticated
  using (user_id = (select auth.uid()) and (select private.may_write()));

revoke all on public.army_lists from anon, authenticated;
grant select, insert, update, delete on public.army_lists to authenticated;
grant all on public.army_lists to service_role;
