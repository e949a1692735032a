-- The calls of the board over what 20261122160100 prepared: a page, the count of its hits, and what was copied most.

drop function public.community_page(text, text, boolean, boolean, integer, integer, text[], uuid, text, jsonb, integer);
drop function private.community_query(text[], text);

-- As before, with: `mine` for one's own pages (posted, liked, taken_down, copied: copies that others made of one's lists),
-- `only_ids` for lists that are known already. A visitor has no own pages: they are empty.
create function public.community_page(
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
as $$
declare
  patterns constant text[] := private.search_patterns(search);
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
  return query execute private.community_query(
    private.community_filters(
      patterns, in_faction, tournament, legal, min_points, max_points, with_units, by_author, only_ids
    ) || case when after is not null then array['after'] else '{}' end,
    sort, mine
  ) using
    patterns, in_faction, tournament, legal, min_points, max_points, with_units, by_author, after, page_size, private.me(), only_ids;
end;
$$;

-- How many lists these filters let through, for the same reader.
create function public.community_count(
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
as $$
declare
  patterns constant text[] := private.search_patterns(search);
  found integer;
begin
  execute concat(
    'select count(*)::integer from public.shared_list_facts f',
    private.community_where(
      private.community_filters(patterns, in_faction, tournament, legal, min_points, max_points, with_units, by_author, null),
      mine
    )
  ) into found using
    patterns, in_faction, tournament, legal, min_points, max_points, with_units, by_author, null::jsonb, 0, private.me(), null::uuid[];
  return found;
end;
$$;

create index shared_lists_copied_idx on public.shared_lists (created_at) where based_on is not null;

-- The lists that most players made a copy of in the last seven days, with how many. A copy counts while it is posted, and not
-- for its own author.
create function public.most_copied(most integer default 3)
returns table (list_id uuid, copies integer)
language sql
stable
set search_path = ''
as $$
  select o.id, count(distinct c.user_id)::integer
  from public.shared_lists c
  join public.shared_lists o on o.id = c.based_on
  where c.based_on is not null and c.created_at > now() - interval '7 days'
    and c.is_active and o.is_active and not o.is_hidden and c.user_id <> o.user_id
  group by o.id
  order by 2 desc, o.id
  limit least(greatest(most, 1), 12)
$$;

revoke execute on all functions in schema private from public;
grant execute on function
  private.community_query(text[], text, text), private.community_where(text[], text), private.search_patterns(text),
  private.community_filters(text[], text, boolean, boolean, integer, integer, text[], uuid, uuid[])
to anon, authenticated, service_role;
revoke all on function
  public.community_page(
    text, text, boolean, boolean, integer, integer, text[], uuid, text, jsonb, integer, text, uuid[]
  ),
  public.community_count(text, text, boolean, boolean, integer, integer, text[], uuid, text),
  public.most_copied(integer)
from public, anon, authenticated;
grant execute on function
  public.community_page(
    text, text, boolean, boolean, integer, integer, text[], uuid, text, jsonb, integer, text, uuid[]
  ),
  public.community_count(text, text, boolean, boolean, integer, integer, text[], uuid, text),
  public.most_copied(integer)
to anon, authenticated, service_role;
