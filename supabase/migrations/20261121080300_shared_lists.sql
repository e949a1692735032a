-- Lists posted to the community. Everybody reads those that are active; a post that was taken down stays its author's.

create table public.shared_lists (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  name text not null check (private.is_line(name, 200)),
  faction text not null check (private.is_line(faction, 100)),
  description text check (private.is_prose(description, 4000)),
  image_url text check (private.is_picture(image_url)),
  units jsonb not null check (private.is_unit_list(units)),
  is_tournament_list boolean not null default false,
  tournament_name text check (private.is_line(tournament_name, 200)),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint shared_lists_tournament_name_needs_tournament check (tournament_name is null or is_tournament_list)
);

-- An author's active post of a name is one; posting it again updates it.
create unique index shared_lists_author_name_key on public.shared_lists (user_id, name) where is_active;
create index shared_lists_author_idx on public.shared_lists (user_id, created_at desc);
create index shared_lists_newest_idx on public.shared_lists (created_at desc) where is_active;
create index shared_lists_faction_idx on public.shared_lists (faction, created_at desc) where is_active;

create trigger shared_lists_tidy
  before insert or update on public.shared_lists
  for each row execute function private.tidy_list();
create trigger shared_lists_touch_updated_at
  before update on public.shared_lists
  for each row execute function private.touch_updated_at();

alter table public.shared_lists enable row level security;

create policy "An active post is read by everybody"
  on public.shared_lists for select to anon, authenticated
  using (is_active);

create policy "A post is read by its author and by administrators"
  on public.shared_lists for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));

create policy "A list is posted under one's own name"
  on public.shared_lists for insert to authenticated
  with check (user_id = (select auth.uid()) and (select private.may_write()));

create policy "A post is changed by its author"
  on public.shared_lists for update to authenticated
  using (user_id = (select auth.uid()) and (select private.may_write()))
  with check (user_id = (select auth.uid()));

create policy "A post is moderated by administrators"
  on public.shared_lists for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "A post is deleted by its author and by administrators"
  on public.shared_lists for delete to authenticated
  using ((user_id = (select auth.uid()) and (select private.may_write())) or (select private.is_admin()));

-- When it was posted is the database's to say: the newest stand first.
revoke all on public.shared_lists from anon, authenticated;
grant select on public.shared_lists to anon, authenticated;
grant delete on public.shared_lists to authenticated;
grant
  insert (
    id, user_id, name, faction, description, image_url, units,
    is_tournament_list, tournament_name, is_active, updated_at
  ),
  update (
    id, user_id, name, faction, description, image_url, units,
    is_tournament_list, tournament_name, is_active, updated_at
  )
on public.shared_lists to authenticated;
grant all on public.shared_lists to service_role;
