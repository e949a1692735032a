-- Posted lists as readers look for them: what they add up to, what they are based on, and one query for a page of them.

alter table public.shared_lists
  add column based_on uuid references public.shared_lists (id) on delete set null,
  -- The author is banned or deactivated.
  add column author_hidden boolean not null default false,
  add constraint shared_lists_not_based_on_itself check (based_on <> id),
  add constraint shared_lists_description_is_plain check (private.is_plain_prose(description, 4000)) not valid,
  -- The author comes along by the card; the profile is nobody else's to read.
  drop constraint shared_lists_user_id_fkey,
  add constraint shared_lists_author_fkey foreign key (user_id) references public.player_cards (id) on delete cascade;

create index shared_lists_based_on_idx on public.shared_lists (based_on, created_at desc);

grant insert (based_on) on public.shared_lists to authenticated;

-- What can be counted in a post, kept apart: looking through many posts reads little, and a like does not rewrite a list.
create table public.shared_list_facts (
  list_id uuid primary key references public.shared_lists (id) on delete cascade,
  user_id uuid not null references public.player_cards (id) on delete cascade,
  -- Active, and its author neither banned nor deactivated.
  is_shown boolean not null,
  created_at timestamptz not null,
  faction text not null,
  is_tournament_list boolean not null,
  -- By what the list itself says: no unit out of tournaments, one high command at most, no unit more often than it may be had.
  is_legal boolean not null,
  points integer not null,
  command integer not null,
  unit_count integer not null,
  likes_count integer not null default 0,
  comments_count integer not null default 0,
  unit_ids text[] not null,
  name_key text collate "C" not null,
  -- Folded: the list's name, its author's, its units' in all languages.
  search_text text collate "C" not null
) with (fillfactor = 80);

create index shared_list_facts_newest_idx on public.shared_list_facts (created_at, list_id) where is_shown;
create index shared_list_facts_faction_idx on public.shared_list_facts (faction, created_at, list_id) where is_shown;
create index shared_list_facts_author_idx on public.shared_list_facts (user_id, created_at, list_id);
create index shared_list_facts_likes_idx on public.shared_list_facts (likes_count, created_at, list_id) where is_shown;
create index shared_list_facts_points_idx on public.shared_list_facts (points, created_at, list_id) where is_shown;
create index shared_list_facts_name_idx on public.shared_list_facts (name_key, created_at, list_id) where is_shown;

-- A number of a list as a whole one that can be summed up, whatever was sent.
create function private.whole(value jsonb, otherwise integer)
returns integer
language sql
immutable
set search_path = ''
as $$
  select case
    when jsonb_typeof(value) = 'number' then least(greatest(trunc(value::numeric), 0), 1000000)::integer
    else otherwise
  end
$$;

create type private.list_facts as (
  is_legal boolean,
  points integer,
  command integer,
  unit_count integer,
  unit_ids text[],
  words text
);

create function private.facts_of(units jsonb)
returns private.list_facts
language sql
immutable
set search_path = ''
as $$
  select
    coalesce(sum(quantity) filter (where high_command), 0) <= 1 and bool_and(not banned and quantity <= most),
    least(sum(points * quantity), 2147483647)::integer,
    least(sum(command * quantity), 2147483647)::integer,
    least(sum(quantity), 2147483647)::integer,
    array_agg(distinct id order by id),
    left(string_agg(distinct names, ' '), 8000)
  from (
    select
      unit ->> 'id' as id,
      private.fold(left(concat_ws(' ', unit ->> 'name', unit ->> 'name_es', unit ->> 'name_fr'), 600)) as names,
      private.whole(unit -> 'quantity', 1)::bigint as quantity,
      private.whole(unit -> 'pointsCost', 0)::bigint as points,
      private.whole(unit -> 'command', 0)::bigint as command,
      private.whole(unit -> 'availability', 2147483647) as most,
      coalesce(unit ->> 'highCommand', '') = 'true' as high_command,
      coalesce(unit ->> 'tournamentLegal', '') = 'false' as banned
    from jsonb_array_elements(units) as unit
  ) as entries
$$;

create function private.prepare_post()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.author_hidden := private.is_hidden(new.user_id);
  -- Whoever copies a list that was taken down meanwhile has still made one.
  if new.based_on is not null and not exists (
    select
    from public.shared_lists l
    where l.id = new.based_on and (l.user_id = new.user_id or (l.is_active and not l.author_hidden))
  ) then
    new.based_on := null;
  end if;
  return new;
end;
$$;

create function private.keep_list_facts()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.shared_list_facts (
    list_id, user_id, is_shown, created_at, faction, is_tournament_list,
    is_legal, points, command, unit_count, unit_ids, name_key, search_text
  )
  select
    new.id, new.user_id, new.is_active and not new.author_hidden, new.created_at, new.faction, new.is_tournament_list,
    f.is_legal, f.points, f.command, f.unit_count, f.unit_ids, private.fold(new.name),
    concat_ws(E'\n', private.fold(new.name), (select c.name_key from public.player_cards c where c.id = new.user_id), f.words)
  from private.facts_of(new.units) as f
  on conflict (list_id) do update set
    user_id = excluded.user_id,
    is_shown = excluded.is_shown,
    created_at = excluded.created_at,
    faction = excluded.faction,
    is_tournament_list = excluded.is_tournament_list,
    is_legal = excluded.is_legal,
    points = excluded.points,
    command = excluded.command,
    unit_count = excluded.unit_count,
    unit_ids = excluded.unit_ids,
    name_key = excluded.name_key,
    search_text = excluded.search_text;
  return null;
end;
$$;

create function private.rename_author()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.shared_list_facts f
  set search_text = concat_ws(E'\n', f.name_key, new.name_key, split_part(f.search_text, E'\n', 3))
  where f.user_id = new.id;
  return null;
end;
$$;

create trigger shared_lists_limit
  before insert on public.shared_lists
  for each row execute function private.limit_action('posts', '20', '1 hour');
create trigger shared_lists_prepare
  before insert on public.shared_lists
  for each row execute function private.prepare_post();

-- What the database notes about a post is no edit of it.
drop trigger shared_lists_tidy on public.shared_lists;
create trigger shared_lists_tidy
  before insert or update of name, units on public.shared_lists
  for each row execute function private.tidy_list();
drop trigger shared_lists_touch_updated_at on public.shared_lists;
create trigger shared_lists_touch_updated_at
  before update of
    name, faction, description, image_url, units, is_tournament_list, tournament_name, is_active, updated_at
  on public.shared_lists
  for each row execute function private.touch_updated_at();

create trigger shared_lists_facts
  after insert or update of
    user_id, name, faction, units, is_tournament_list, is_active, author_hidden, created_at
  on public.shared_lists
  for each row execute function private.keep_list_facts();
create trigger player_cards_rename_author
  after update of name_key on public.player_cards
  for each row when (old.name_key <> new.name_key)
  execute function private.rename_author();

drop policy "An active post is read by everybody" on public.shared_lists;
create policy "An active post is read by everybody who has not blocked its author"
  on public.shared_lists for select to anon, authenticated
  using (is_active and not author_hidden and user_id <> all ((select private.blocked_ids())::uuid[]));

alter table public.shared_list_facts enable row level security;

create policy "The facts of a post are read by whoever reads the post"
  on public.shared_list_facts for select to anon, authenticated
  using (is_shown and user_id <> all ((select private.blocked_ids())::uuid[]));

create policy "The facts of a post are read by its author and by administrators"
  on public.shared_list_facts for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));

revoke all on public.shared_list_facts from anon, authenticated;
grant select on public.shared_list_facts to anon, authenticated;
grant all on public.shared_list_facts to service_role;

-- What the triggers would have made. For rows that came in without them: those from before, and those of a backup that is
-- older than these tables.
create function private.fill_derived()
returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.player_cards
  select (private.card_of(p)).* from public.profiles p
  on conflict do nothing;

  update public.shared_lists l set author_hidden = true
  from public.player_cards c
  where c.id = l.user_id and c.is_hidden and not l.author_hidden;

  insert into public.shared_list_facts (
    list_id, user_id, is_shown, created_at, faction, is_tournament_list,
    is_legal, points, command, unit_count, unit_ids, name_key, search_text
  )
  select
    l.id, l.user_id, l.is_active and not l.author_hidden, l.created_at, l.faction, l.is_tournament_list,
    f.is_legal, f.points, f.command, f.unit_count, f.unit_ids, private.fold(l.name),
    concat_ws(E'\n', private.fold(l.name), c.name_key, f.words)
  from public.shared_lists l
  join public.player_cards c on c.id = l.user_id
  cross join lateral private.facts_of(l.units) as f
  where not exists (select from public.shared_list_facts g where g.list_id = l.id)
  on conflict do nothing;
$$;

revoke execute on all functions in schema private from public;
select private.fill_derived();
