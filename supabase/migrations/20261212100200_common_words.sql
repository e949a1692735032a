-- Words that very many posts and names hold (docs/decisions/130-queries-read-a-bounded-number-of-rows.md).

-- The hits of a common word or unit among a million posts do not fit into 4 MB. They were then noted by pages, and every post of such a page
-- was looked at again, its grams too: seconds.
alter function private.found_posts(text[], text[], integer) set work_mem = '32MB';

-- The first posts of a page's order that its filters let through, at most so many. The caller reads of them what the policies allow.
create function private.first_posts(
  filters text[], sort text, patterns text[], in_faction text, tournament boolean, legal boolean, min_points integer, max_points integer,
  with_units text[], after jsonb, most integer
)
returns uuid[]
language plpgsql
stable
security definer
set search_path = ''
set work_mem = '32MB'
as $$
declare
  sorted constant text[] := private.community_sort(sort);
  found uuid[];
begin
  execute concat(
    'select array(select f.list_id from (select f.* from public.shared_list_facts f', private.community_where(filters, null),
    private.community_after(filters, sorted),
    -- A common word is soon met in the order of a page. A unit has an index, and may be in no post of a faction.
    case when 'units' = any (filters) then ' offset 0' end,
    ') as f order by ', private.community_order(sorted), ' limit $10)'
  ) into found using patterns, in_faction, tournament, legal, min_points, max_points, with_units, null::uuid, after, most;
  return found;
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
set work_mem = '32MB'
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
      ids := private.found_posts(patterns, case when 'units' = any (filters) then with_units end, 10001);
      if cardinality(ids) > 10000 then
        ids := private.first_posts(
          filters, sort, patterns, in_faction, tournament, legal, min_points, max_points, with_units, after, 300
        );
      end if;
      filters := filters || array['only'];
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
set work_mem = '32MB'
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
    if cardinality(ids) > 10000 and filters <@ array['search', 'units'] then
      return 10000;
    end if;
    filters := filters || case when cardinality(ids) <= 10000 then array['only'] else '{}' end;
  end if;
  execute concat(
    'select count(*)::integer from (select from public.shared_list_facts f', private.community_where(filters, mine), ' limit 10000) as counted'
  ) into found using
    patterns, in_faction, tournament, legal, min_points, max_points, with_units, by_author, null::jsonb, 0, private.me(), ids;
  return found;
end;
$$;

-- The accounts that a page of Users is taken from, newest first, at most so many. With more than 10,000 players an address is found by
-- how it begins; a name by any part of it, as ever, but of very many such names five thousand are looked at.
create or replace function private.found_accounts(term text, kind text, most integer)
returns uuid[]
language plpgsql
stable
set search_path = ''
set plan_cache_mode = 'force_custom_plan'
as $$
declare
  asked constant text := btrim(term);
  pattern constant text := private.pattern_of(asked);
  begins constant text := lower(asked);
  -- Without the sign that lets anything come before.
  prefix constant text := substr(pattern, 2);
  grams constant text[] := private.grams_of_word(private.fold(asked));
  is_large constant boolean := exists (select from private.large_counts);
begin
  if asked = '' then
    return array(
      select p.id from public.profiles p
      where case kind
        when 'admins' then p.wab_admin
        when 'testers' then p.tester
        when 'banned' then p.banned
        when 'deactivated' then p.deactivated
        when 'unconfirmed' then exists (select from auth.users u where u.id = p.id and u.email_confirmed_at is null)
        else true
      end
      order by p.created_at desc, p.id limit most
    );
  end if;
  return array(
    select p.id
    from (
      select u.id from auth.users u where not is_large and lower(u.email::text) like pattern
      union
      select i.user_id from auth.identities i where is_large and i.email like prefix
      union
      (
        select c.id from public.player_cards c
        where c.username is not null and c.name_key like pattern and (grams is null or private.grams(c.name_key) @> grams)
        limit case when is_large then 5000 end
      )
      union
      select o.id from public.profiles o where not is_large and lower(o.wab_id) like pattern
      union
      select o.id from public.profiles o
      where lower(o.wab_id) collate "C" >= begins and lower(o.wab_id) collate "C" < begins || chr(1114111)
      union
      select private.uuid_of(begins)
    ) as found
    join public.profiles p using (id)
    where case kind
      when 'admins' then p.wab_admin
      when 'testers' then p.tester
      when 'banned' then p.banned
      when 'deactivated' then p.deactivated
      when 'unconfirmed' then exists (select from auth.users u where u.id = p.id and u.email_confirmed_at is null)
      else true
    end
    order by p.created_at desc, p.id limit most
  );
end;
$$;

revoke execute on function private.first_posts(
  text[], text, text[], text, boolean, boolean, integer, integer, text[], jsonb, integer
) from public;
grant execute on function private.first_posts(
  text[], text, text[], text, boolean, boolean, integer, integer, text[], jsonb, integer
) to anon, authenticated, service_role;
