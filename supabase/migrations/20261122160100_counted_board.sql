-- The board by what was counted: facts follow the catalogue and its corrections, a page says why a list is not for
-- tournaments and which units to know it by, one's own lists have pages, and hits are counted.

create or replace function private.keep_list_facts()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.shared_list_facts (
    list_id, user_id, is_shown, created_at, faction, is_tournament_list,
    is_legal, points, command, unit_count, unit_ids, is_known, is_altered, faults, heads, name_key, search_text
  )
  select
    new.id, new.user_id, new.is_active and not new.author_hidden and not new.is_hidden, new.created_at, new.faction,
    new.is_tournament_list, f.is_legal, f.points, f.command, f.unit_count, f.unit_ids, f.is_known, f.is_altered, f.faults,
    f.heads, private.fold(new.name),
    concat_ws(E'\n', private.fold(new.name), (select c.name_key from public.player_cards c where c.id = new.user_id), f.words)
  from private.facts_of(new.faction, new.units) as f
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
    is_known = excluded.is_known,
    is_altered = excluded.is_altered,
    faults = excluded.faults,
    heads = excluded.heads,
    name_key = excluded.name_key,
    search_text = excluded.search_text;
  return null;
end;
$$;

-- Counts posts with one of these units again; when units came or went, also those with a unit that was not known.
create function private.recount_units(units text[], with_unknown boolean)
returns void
language sql
volatile
security definer
set search_path = ''
as $$
  select private.count_posts(array(
    select f.list_id from public.shared_list_facts f where (with_unknown and not f.is_known) or f.unit_ids && units
  ))
$$;

create or replace function private.fill_derived()
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
    is_legal, points, command, unit_count, unit_ids, is_known, is_altered, faults, heads, name_key, search_text
  )
  select
    l.id, l.user_id, l.is_active and not l.author_hidden and not l.is_hidden, l.created_at, l.faction, l.is_tournament_list,
    f.is_legal, f.points, f.command, f.unit_count, f.unit_ids, f.is_known, f.is_altered, f.faults, f.heads,
    private.fold(l.name), concat_ws(E'\n', private.fold(l.name), c.name_key, f.words)
  from public.shared_lists l
  join public.player_cards c on c.id = l.user_id
  cross join lateral private.facts_of(l.faction, l.units) as f
  where not exists (select from public.shared_list_facts g where g.list_id = l.id)
  on conflict do nothing;

  -- Facts of an older backup were not counted with the catalogue.
  select private.recount_units('{}', true);
$$;

create function private.recount_after_catalogue()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.recount_units(array(select c.unit_id from changed c), true);
  return null;
end;
$$;

create function private.recount_after_erratum()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.recount_units(array(
    select split_part(target, '/', 2)
    from (values (case when tg_op <> 'INSERT' then old.target end), (case when tg_op <> 'DELETE' then new.target end)) as t (target)
    where target is not null
  ), false);
  return null;
end;
$$;

create trigger catalogue_units_recount_added
  after insert on public.catalogue_units
  referencing new table as changed
  for each statement execute function private.recount_after_catalogue();
create trigger catalogue_units_recount_changed
  after update on public.catalogue_units
  referencing new table as changed
  for each statement execute function private.recount_after_catalogue();
create trigger catalogue_units_recount_removed
  after delete on public.catalogue_units
  referencing old table as changed
  for each statement execute function private.recount_after_catalogue();
create trigger catalogue_errata_recount
  after insert or delete on public.catalogue_errata
  for each row execute function private.recount_after_erratum();
create trigger catalogue_errata_recount_changed
  after update on public.catalogue_errata
  for each row when (
    old.changes is distinct from new.changes or old.is_active <> new.is_active or old.target <> new.target
  )
  execute function private.recount_after_erratum();

-- Who a page is for decides what it holds: everybody's, or one of four kinds of one's own.
create function private.community_where(filters text[], mine text)
returns text
language sql
immutable
set search_path = ''
as $$
  select concat(
    case mine
      when 'taken_down' then ' where not f.is_shown and f.user_id = $11'
      when 'posted' then ' where f.is_shown and f.user_id = $11'
      when 'liked' then ' where f.is_shown and f.list_id in (select k.list_id from public.list_likes k where k.user_id = $11)'
      when 'copied' then
        ' where f.is_shown and f.user_id <> $11 and f.list_id in (
          select c.id from public.shared_lists o join public.shared_lists c on c.based_on = o.id where o.user_id = $11
        )'
      else ' where f.is_shown'
    end,
    case when 'faction' = any (filters) then ' and f.faction = $2' end,
    case when 'author' = any (filters) then ' and f.user_id = $8' end,
    case when 'tournament' = any (filters) then ' and f.is_tournament_list = $3' end,
    case when 'legal' = any (filters) then ' and f.is_legal = $4' end,
    case when 'min_points' = any (filters) then ' and f.points >= $5' end,
    case when 'max_points' = any (filters) then ' and f.points <= $6' end,
    case when 'units' = any (filters) then ' and f.unit_ids @> $7' end,
    case when 'search' = any (filters) then ' and f.search_text like all ($1)' end,
    case when 'only' = any (filters) then ' and f.list_id = any ($12)' end
  )
$$;

-- The filters that are asked for, of the parameters of a page.
create function private.community_filters(
  patterns text[], in_faction text, tournament boolean, legal boolean, min_points integer, max_points integer,
  with_units text[], by_author uuid, only_ids uuid[]
)
returns text[]
language sql
immutable
set search_path = ''
as $$
  select array_remove(array[
    case when patterns is not null then 'search' end,
    case when in_faction is not null then 'faction' end,
    case when tournament is not null then 'tournament' end,
    case when legal is not null then 'legal' end,
    case when min_points is not null then 'min_points' end,
    case when max_points is not null then 'max_points' end,
    case when cardinality(with_units) > 0 then 'units' end,
    case when by_author is not null then 'author' end,
    case when only_ids is not null then 'only' end
  ], null)
$$;

-- What was typed, as patterns of its words; null when it says nothing.
create function private.search_patterns(search text)
returns text[]
language sql
immutable
set search_path = ''
as $$
  select array_agg(private.pattern_of(word))
  from (
    select distinct word from regexp_split_to_table(private.fold(left(search, 100)), ' ') as word limit 8
  ) as words
  where search ~ '\S'
$$;

create function private.community_query(filters text[], sort text, mine text)
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
    when 'points' then array['(case when f.is_known then f.points else -1 end)', 'integer', 'desc']
    when 'points_low' then array['(case when f.is_known then f.points else 2147483647 end)', 'integer', 'asc']
    when 'name' then array['f.name_key', 'text', 'asc']
  end;
  has_column constant boolean := sorted[1] <> '';
  compare constant text := case sorted[3] when 'desc' then '<' else '>' end;
  -- Where an index has the very order, it is walked until the page is full. Else everything that matches is found first and then
  -- sorted: to walk in order past rows that do not match is quick on most days and endless when nothing does.
  is_ordered constant boolean := mine is null and (
    filters <@ array['after'] or (not has_column and (filters <@ array['after', 'faction'] or filters <@ array['after', 'author']))
  );
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
         select f.list_id, f.user_id, f.created_at, f.points, f.command, f.unit_count, f.is_legal, f.is_known, f.is_altered,
           f.faults, f.heads, f.likes_count, f.comments_count, f.name_key
         from public.shared_list_facts f',
    private.community_where(filters, mine),
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
       f.points, f.command, f.unit_count, f.is_legal, f.is_known, f.is_altered, f.faults,
       coalesce((
         select jsonb_agg(jsonb_build_object(''name'', u.name, ''es'', u.name_es, ''fr'', u.name_fr) order by h.at)
         from unnest(f.heads) with ordinality as h (id, at)
         join public.catalogue_units u on u.id = h.id
       ), ''[]''),
       f.likes_count, f.comments_count,
       exists (select from public.list_likes k where k.list_id = l.id and k.user_id = $11),
       l.is_active, l.is_hidden,
       jsonb_build_object(''key'', ', case when has_column then sorted[1] else 'null' end, ', ''at'', f.created_at, ''id'', f.list_id)
     from page f
     join public.shared_lists l on l.id = f.list_id
     left join public.player_cards a on a.id = f.user_id
     order by ', page_order
  );
end;
$$;
