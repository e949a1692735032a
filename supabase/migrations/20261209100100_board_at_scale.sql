-- The board with a million posts (docs/decisions/130-queries-read-a-bounded-number-of-rows.md). A page with filters first looks at the
-- first two thousand posts of its order: most filters fill a page from there. Else what matches is found by an index and sorted.

-- A page of one faction has an index for every order.
create index shared_list_facts_faction_likes_idx on public.shared_list_facts (faction, likes_count, created_at, list_id) where is_shown;
create index shared_list_facts_faction_most_points_idx
  on public.shared_list_facts (faction, (case when is_known then points else -1 end), created_at, list_id) where is_shown;
create index shared_list_facts_faction_least_points_idx
  on public.shared_list_facts (faction, (case when is_known then points else 2147483647 end), created_at, list_id) where is_shown;
create index shared_list_facts_faction_name_idx on public.shared_list_facts (faction, name_key, created_at, list_id) where is_shown;

-- By what a page is sorted before the time, its type, and the direction of all; null for an unknown sort.
create function private.community_sort(sort text)
returns text[]
language sql
immutable
set search_path = ''
as $$
  select case sort
    when 'newest' then array['', '', 'desc']
    when 'oldest' then array['', '', 'asc']
    when 'likes' then array['f.likes_count', 'integer', 'desc']
    when 'points' then array['(case when f.is_known then f.points else -1 end)', 'integer', 'desc']
    when 'points_low' then array['(case when f.is_known then f.points else 2147483647 end)', 'integer', 'asc']
    when 'name' then array['f.name_key', 'text', 'asc']
  end
$$;

create function private.community_order(sorted text[])
returns text
language sql
immutable
set search_path = ''
as $$
  select concat(
    case when sorted[1] <> '' then format('%s %s, ', sorted[1], sorted[3]) end,
    format('f.created_at %1$s, f.list_id %1$s', sorted[3])
  )
$$;

-- The condition that only what follows the cursor is read.
create function private.community_after(filters text[], sorted text[])
returns text
language sql
immutable
set search_path = ''
as $$
  select case when 'after' = any (filters) then format(
    ' and (%s f.created_at, f.list_id) %s (%s ($9 ->> ''at'')::timestamptz, ($9 ->> ''id'')::uuid)',
    case when sorted[1] <> '' then sorted[1] || ',' end,
    case sorted[3] when 'desc' then '<' else '>' end,
    case when sorted[1] <> '' then format('($9 ->> ''key'')::%s,', sorted[2]) end
  ) else '' end
$$;

-- The facts that a page is taken from: all, or with 'walk' among the filters the next two thousand of its order.
create function private.community_source(filters text[], sort text)
returns text
language sql
immutable
set search_path = ''
as $$
  select case when 'walk' = any (filters) then concat(
    ' from (select f.* from public.shared_list_facts f where f.is_shown',
    case when 'faction' = any (filters) then ' and f.faction = $2' end,
    private.community_after(filters, sorted), ' order by ', private.community_order(sorted), ' limit 2000) f'
  ) else ' from public.shared_list_facts f' end
  from private.community_sort(sort) as sorted
$$;

-- Says if an index has the very order of a page: it is then read until the page is full.
create function private.is_community_order(filters text[], sort text, mine text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select mine is null and (
    filters <@ array['after', 'faction'] or sort in ('newest', 'oldest') and filters <@ array['after', 'author']
  )
$$;

create or replace function private.community_query(filters text[], sort text, mine text)
returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  sorted constant text[] := private.community_sort(sort);
  page_order constant text := private.community_order(sorted);
begin
  if sorted is null then
    raise exception using errcode = 'invalid_parameter_value', message = 'unknown sort', detail = 'sort';
  end if;
  return concat(
    'with page as materialized (
       select *
       from (
         select f.list_id, f.user_id, f.created_at, f.points, f.command, f.unit_count, f.is_legal, f.is_known, f.is_altered,
           f.faults, f.heads, f.likes_count, f.comments_count, f.name_key',
    private.community_source(filters, sort),
    private.community_where(filters, mine),
    private.community_after(filters, sorted),
    case when not private.is_community_order(filters, sort, mine) then ' offset 0' end,
    ') f order by ', page_order,
    ' limit least(greatest($10, 1), 100)
     )
     select l.id, l.user_id, a.username, a.short_id, a.avatar_url, l.name, l.faction, l.description, l.image_url,
       l.is_tournament_list, l.tournament_name, l.based_on, l.created_at, l.updated_at,
       f.points, f.command, f.unit_count, f.is_legal, f.is_known, f.is_altered, f.faults,
       coalesce((
         select jsonb_agg(jsonb_build_object(''name'', u.name, ''es'', u.name_es, ''fr'', u.name_fr) order by h.at)
         from unnest(f.heads) with ordinality as h (id, at)
         join public.catalogue_units u on u.id = h.id
       ), ''[]''),
       f.likes_count, f.comments_count,
       exists (select from public.list_likes k where k.list_id = l.id and k.user_id = $11),
       l.is_active, l.is_hidden,
       jsonb_build_object(''key'', ', case when sorted[1] <> '' then sorted[1] else 'null' end, ', ''at'', f.created_at, ''id'', f.list_id)
     from page f
     join public.shared_lists l on l.id = f.list_id
     left join public.player_cards a on a.id = f.user_id
     order by ', page_order
  );
end;
$$;

create or replace function public.community_page(
  search text default null,
  in_faction text default null,
  tournament boolean default null,
  legal boolean default null,
  min_points integer default null,
  max_points integer default null,
  with_units text[] default null,
  by_author uuid default null,
  sort text default 'newest',
  after jsonb default null,
  page_size integer default 24,
  mine text default null,
  only_ids uuid[] default null
)
returns table (
  id uuid,
  user_id uuid,
  author_username text,
  author_short_id text,
  author_avatar_url text,
  name text,
  faction text,
  description text,
  image_url text,
  is_tournament_list boolean,
  tournament_name text,
  based_on uuid,
  created_at timestamptz,
  updated_at timestamptz,
  points integer,
  command integer,
  unit_count integer,
  is_legal boolean,
  is_known boolean,
  is_altered boolean,
  faults text[],
  heads jsonb,
  likes_count integer,
  comments_count integer,
  is_liked boolean,
  is_active boolean,
  is_hidden boolean,
  cursor jsonb
)
language plpgsql
stable
set search_path = ''
-- Thousands of ids look to the planner as if all posts were to be read.
set enable_seqscan = off
as $$
declare
  patterns constant text[] := private.search_patterns(search);
  filters text[] := private.community_filters(
    patterns, in_faction, tournament, legal, min_points, max_points, with_units, by_author, only_ids
  ) || case when after is not null then array['after'] else '{}' end;
  ids uuid[] := only_ids;
  has_page boolean := false;
begin
  if after is not null and not after ?& array['at', 'id', 'key'] then
    raise exception using errcode = 'invalid_parameter_value', message = 'not a cursor of this page', detail = 'after';
  end if;
  if mine is not null and mine not in ('posted', 'liked', 'taken_down', 'copied') then
    raise exception using errcode = 'invalid_parameter_value', message = 'there is no such page', detail = 'mine';
  end if;
  if cardinality(only_ids) > 100 then
    raise exception using errcode = 'invalid_parameter_value', message = 'at most 100 lists', detail = 'only_ids';
  end if;
  if mine is null and not filters && array['author', 'only'] and not private.is_community_order(filters, sort, mine) then
    execute concat(
      'select count(*) >= least(greatest($10, 1), 100) from (select', private.community_source(filters || array['walk'], sort),
      private.community_where(filters, mine), ' limit least(greatest($10, 1), 100)) as found'
    ) into has_page using
      patterns, in_faction, tournament, legal, min_points, max_points, with_units, by_author, after, page_size, private.me(), ids;
    if has_page then
      filters := filters || array['walk'];
    elsif filters && array['search', 'units'] then
      -- Where that many match they are read in order all the same.
      ids := private.found_posts(patterns, case when 'units' = any (filters) then with_units end, 10001);
      filters := filters || case when cardinality(ids) <= 10000 then array['only'] else '{}' end;
    end if;
  end if;
  return query execute private.community_query(filters, sort, mine) using
    patterns, in_faction, tournament, legal, min_points, max_points, with_units, by_author, after, page_size, private.me(), ids;
end;
$$;

-- The number of posts that a page's filters let through, 10,000 at most: who asks needs no more, and to count a million takes long.
create or replace function public.community_count(
  search text default null,
  in_faction text default null,
  tournament boolean default null,
  legal boolean default null,
  min_points integer default null,
  max_points integer default null,
  with_units text[] default null,
  by_author uuid default null,
  mine text default null
)
returns integer
language plpgsql
stable
set search_path = ''
-- Thousands of ids look to the planner as if all posts were to be read.
set enable_seqscan = off
as $$
declare
  patterns constant text[] := private.search_patterns(search);
  filters text[] := private.community_filters(
    patterns, in_faction, tournament, legal, min_points, max_points, with_units, by_author, null
  );
  ids uuid[];
  found integer;
begin
  if mine is null and filters && array['search', 'units'] then
    ids := private.found_posts(patterns, case when 'units' = any (filters) then with_units end, 10001);
    filters := filters || case when cardinality(ids) <= 10000 then array['only'] else '{}' end;
  end if;
  execute concat(
    'select count(*)::integer from (select from public.shared_list_facts f', private.community_where(filters, mine), ' limit 10000) as counted'
  ) into found using
    patterns, in_faction, tournament, legal, min_points, max_points, with_units, by_author, null::jsonb, 0, private.me(), ids;
  return found;
end;
$$;

revoke execute on function
  private.community_sort(text), private.community_order(text[]), private.community_after(text[], text[]),
  private.community_source(text[], text), private.is_community_order(text[], text, text)
from public;
grant execute on function
  private.community_sort(text), private.community_order(text[]), private.community_after(text[], text[]),
  private.community_source(text[], text), private.is_community_order(text[], text, text)
to anon, authenticated, service_role;
