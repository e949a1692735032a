-- A page of the board and a player's page, each in one call.

-- The statement of a page, for just the filters that are asked for: one that is not costs nothing, and the values are known when
-- it is planned. $1 patterns, $2 faction, $3 tournament, $4 legal, $5 and $6 points, $7 units, $8 author, $9 cursor, $10 rows,
-- $11 who asks.
create function private.community_query(filters text[], sort text)
returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  -- What is sorted by before the time, its type, and the direction of all.
  sorted constant text[] := case sort
    when 'newest' then array['', '', 'desc']
    when 'oldest' then array['', '', 'asc']
    when 'likes' then array['f.likes_count', 'integer', 'desc']
    when 'points' then array['f.points', 'integer', 'desc']
    when 'points_low' then array['f.points', 'integer', 'asc']
    when 'name' then array['f.name_key', 'text', 'asc']
  end;
  has_column constant boolean := sorted[1] <> '';
  compare constant text := case sorted[3] when 'desc' then '<' else '>' end;
  -- Where an index has the very order, it is walked until the page is full. Else everything that matches is found first and then
  -- sorted: to walk in order past rows that do not match is quick on most days and endless when nothing does.
  is_ordered constant boolean := filters <@ array['after']
    or (not has_column and (filters <@ array['after', 'faction'] or filters <@ array['after', 'author']));
  page_order constant text := concat(
    case when has_column then format('%s %s, ', sorted[1], sorted[3]) end,
    format('f.created_at %1$s, f.list_id %1$s', sorted[3])
  );
begin
  if sorted is null then
    raise exception using errcode = 'invalid_parameter_value', message = 'unknown sort', detail = 'sort';
  end if;
  return concat(
    'with page as materialized (
       select *
       from (
         select f.list_id, f.user_id, f.created_at, f.points, f.command, f.unit_count, f.is_legal, f.likes_count,
           f.comments_count, f.name_key
         from public.shared_list_facts f
         where f.is_shown',
    case when 'faction' = any (filters) then ' and f.faction = $2' end,
    case when 'author' = any (filters) then ' and f.user_id = $8' end,
    case when 'tournament' = any (filters) then ' and f.is_tournament_list = $3' end,
    case when 'legal' = any (filters) then ' and f.is_legal = $4' end,
    case when 'min_points' = any (filters) then ' and f.points >= $5' end,
    case when 'max_points' = any (filters) then ' and f.points <= $6' end,
    case when 'units' = any (filters) then ' and f.unit_ids @> $7' end,
    case when 'search' = any (filters) then ' and f.search_text like all ($1)' end,
    case when 'after' = any (filters) then format(
      ' and (%s f.created_at, f.list_id) %s (%s ($9 ->> ''at'')::timestamptz, ($9 ->> ''id'')::uuid)',
      case when has_column then sorted[1] || ',' end,
      compare,
      case when has_column then format('($9 ->> ''key'')::%s,', sorted[2]) end
    ) end,
    case when not is_ordered then ' offset 0' end,
    ') f order by ', page_order,
    ' limit least(greatest($10, 1), 100)
     )
     select l.id, l.user_id, a.username, a.short_id, a.avatar_url, l.name, l.faction, l.description, l.image_url,
       l.is_tournament_list, l.tournament_name, l.based_on, l.created_at, l.updated_at,
       f.points, f.command, f.unit_count, f.is_legal, f.likes_count, f.comments_count,
       exists (select from public.list_likes k where k.list_id = l.id and k.user_id = $11),
       jsonb_build_object(''key'', ', case when has_column then sorted[1] else 'null' end, ', ''at'', f.created_at, ''id'', f.list_id)
     from page f
     join public.shared_lists l on l.id = f.list_id
     left join public.player_cards a on a.id = f.user_id
     order by ', page_order
  );
end;
$$;

-- Any filter may be null. `search` is words that must all occur in the list's name, its author's or its units'; `with_units` are
-- ids that must all be in the list. Sorts: newest, oldest, likes, points (most first), points_low, name. `after` is the `cursor`
-- of the last row seen: pages do not shift when something is posted or taken down between them.
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
  page_size integer default 24
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
  likes_count integer,
  comments_count integer,
  is_liked boolean,
  cursor jsonb
)
language plpgsql
stable
set search_path = ''
as $$
declare
  patterns text[];
begin
  if after is not null and not after ?& array['at', 'id', 'key'] then
    raise exception using errcode = 'invalid_parameter_value', message = 'not a cursor of this page', detail = 'after';
  end if;
  if search ~ '\S' then
    select array_agg(private.pattern_of(word)) into patterns
    from (
      select distinct word
      from regexp_split_to_table(private.fold(left(search, 100)), ' ') as word
      limit 8
    ) as words;
  end if;
  return query execute private.community_query(
    array_remove(array[
      case when patterns is not null then 'search' end,
      case when in_faction is not null then 'faction' end,
      case when tournament is not null then 'tournament' end,
      case when legal is not null then 'legal' end,
      case when min_points is not null then 'min_points' end,
      case when max_points is not null then 'max_points' end,
      case when cardinality(with_units) > 0 then 'units' end,
      case when by_author is not null then 'author' end,
      case when after is not null then 'after' end
    ], null),
    sort
  ) using
    patterns, in_faction, tournament, legal, min_points, max_points, with_units, by_author, after, page_size, auth.uid();
end;
$$;

revoke execute on all functions in schema private from public;
grant execute on function private.community_query(text[], text) to anon, authenticated, service_role;

grant select on public.list_likes to anon;

-- A player's page by user name or by id; no row where it may not be seen. Rights and address are not in it.
create function public.public_profile(of_username text default null, of_id uuid default null)
returns table (
  id uuid,
  username text,
  short_id text,
  bio text,
  location text,
  favorite_faction text,
  avatar_url text,
  social_discord text,
  social_twitter text,
  social_instagram text,
  social_youtube text,
  social_twitch text,
  games_won integer,
  games_lost integer,
  created_at timestamptz,
  posts_count integer,
  likes_count integer,
  followers_count integer,
  following_count integer,
  shows_activity boolean,
  is_own boolean,
  is_followed boolean,
  follows_me boolean,
  is_blocked boolean
)
language sql
stable
security definer
set search_path = ''
as $$
  select
    p.id, p.username, left(p.wab_id, 8), p.bio, p.location, p.favorite_faction, p.avatar_url,
    p.social_discord, p.social_twitter, p.social_instagram, p.social_youtube, p.social_twitch,
    p.games_won, p.games_lost, p.created_at,
    (select count(*)::integer from public.shared_list_facts f where f.user_id = p.id and f.is_shown),
    (select coalesce(sum(f.likes_count), 0)::integer from public.shared_list_facts f where f.user_id = p.id and f.is_shown),
    (
      select count(*)::integer
      from public.user_follows f join public.player_cards c on c.id = f.follower_id
      where f.followed_id = p.id and not c.is_hidden
    ),
    (
      select count(*)::integer
      from public.user_follows f join public.player_cards c on c.id = f.followed_id
      where f.follower_id = p.id and not c.is_hidden
    ),
    private.may_see_activity(p.id) or p.id is not distinct from auth.uid(),
    p.id is not distinct from auth.uid(),
    private.follows(auth.uid(), p.id),
    private.follows(p.id, auth.uid()),
    p.id = any (private.blocked_ids())
  from public.profiles p
  where (private.fold(p.username) = private.fold($1) or p.id = $2)
    and private.may_see_profile(p.id)
$$;

revoke all on function
  public.community_page(text, text, boolean, boolean, integer, integer, text[], uuid, text, jsonb, integer),
  public.public_profile(text, uuid)
from public, anon, authenticated;
grant execute on function
  public.community_page(text, text, boolean, boolean, integer, integer, text[], uuid, text, jsonb, integer),
  public.public_profile(text, uuid)
to anon, authenticated, service_role;
