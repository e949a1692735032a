-- Searches that find parts of words by an index, so that they stay quick with a million players and posts
-- (docs/decisions/130-queries-read-a-bounded-number-of-rows.md).

-- The pairs and triples of letters of a text. A text holds a word only if it has all of the word's.
create function private.grams(value text)
returns text[]
language sql
immutable
parallel safe
set search_path = ''
as $$
  select coalesce(array_agg(distinct substr(value, at, size)), '{}')
  from generate_series(1, char_length(value) - 1) as at
  cross join generate_series(2, 3) as size
  where at + size <= char_length(value) + 1
$$;

-- The grams that a text with this word must have; null for one letter, which nearly every text has.
create function private.grams_of_word(word text)
returns text[]
language sql
immutable
parallel safe
set search_path = ''
as $$
  select case
    when char_length(word) < 2 then null
    when char_length(word) = 2 then array[word]
    else (select array_agg(distinct substr(word, at, 3)) from generate_series(1, char_length(word) - 2) as at)
  end
$$;

-- A post is found by its name, its author and the names of its units. Units of the catalogue are found by their ids.
create index shared_list_facts_grams_idx on public.shared_list_facts using gin (
  private.grams(split_part(search_text, E'\n', 1) || E'\n' || split_part(search_text, E'\n', 2))
) with (fastupdate = off) where is_shown;
create index shared_list_facts_units_idx on public.shared_list_facts using gin (unit_ids) with (fastupdate = off) where is_shown;
create index shared_list_facts_unknown_idx on public.shared_list_facts (list_id) where is_shown and not is_known;
create index shared_list_facts_range_idx on public.shared_list_facts (points) where is_shown;

create index player_cards_grams_idx on public.player_cards using gin (private.grams(name_key)) with (fastupdate = off);
create index player_cards_name_idx on public.player_cards (name_key, id) where not is_hidden;
create index player_cards_short_id_idx on public.player_cards (lower(short_id) collate "C") where not is_hidden;
create index player_cards_username_idx on public.player_cards (username);

-- Players whose name or id holds a text: the name itself, then names that begin with it, then others, each by name. Of very many that
-- only hold it, a thousand are looked at.
create or replace function public.find_players(term text, most integer default 10)
returns setof public.player_cards
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = 'force_custom_plan'
as $$
declare
  me constant uuid := private.require_me();
  word constant text := private.fold(term);
  ends constant text := word || chr(1114111);
  id_begins constant text := lower(btrim(term));
  grams constant text[] := private.grams_of_word(word);
  blocked constant uuid[] := private.blocked_ids();
  wanted constant integer := least(greatest(most, 1), 50);
  found uuid[];
begin
  if me is null or char_length(btrim(term)) not between 2 and 100 then
    return;
  end if;
  found := array(
    select c.id from public.player_cards c
    where c.name_key >= word and c.name_key < ends and not c.is_hidden and c.id <> all (blocked) and private.may_see_profile(c.id)
    order by c.name_key, c.id limit wanted
  ) || array(
    select c.id from public.player_cards c
    where lower(c.short_id) collate "C" >= id_begins and lower(c.short_id) collate "C" < id_begins || chr(1114111)
      and not c.is_hidden and c.id <> all (blocked) and private.may_see_profile(c.id)
    limit wanted
  ) || array(
    select c.id from public.profiles p join public.player_cards c using (id)
    where p.wab_id = upper(btrim(term)) and not c.is_hidden and c.id <> all (blocked) and private.may_see_profile(c.id)
  );
  if cardinality(found) < wanted then
    found := found || array(
      select c.id
      from (
        select o.id, o.name_key from public.player_cards o
        where private.grams(o.name_key) @> grams and o.name_key like private.pattern_of(term) and not o.is_hidden
        limit 1000
      ) as c
      where c.id <> all (blocked) and private.may_see_profile(c.id)
      order by c.name_key, c.id limit wanted
    );
  end if;
  return query
    select c.* from public.player_cards c
    where c.id = any (found)
    order by c.name_key <> word, not starts_with(c.name_key, word), c.name_key, c.id
    limit wanted;
end;
$$;

-- The shown posts that hold all words, at most so many. `patterns` are those of private.search_patterns. The caller reads of them what
-- the policies allow.
create function private.found_posts(patterns text[], with_units text[], most integer)
returns uuid[]
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = 'force_custom_plan'
-- With a limit a scan looks quick to the planner, as if the first hits stood at its beginning.
set enable_seqscan = off
as $$
declare
  longest constant text := (select substr(p, 2, char_length(p) - 2) from unnest(patterns) as p order by char_length(p) desc limit 1);
  -- A pattern escapes signs that grams have as they are.
  grams constant text[] := private.grams_of_word(replace(replace(replace(longest, '\%', '%'), '\_', '_'), '\\', '\'));
  units constant text[] := array(
    select distinct u.unit_id from private.units_now u where exists (select from unnest(u.name_keys) as name where name like '%' || longest || '%')
  );
begin
  if grams is null then
    return array(
      select f.list_id from public.shared_list_facts f
      where f.is_shown and f.unit_ids @> coalesce(with_units, '{}') and (patterns is null or f.search_text like all (patterns))
      limit most
    );
  end if;
  return array(
    select f.list_id from public.shared_list_facts f
    where f.is_shown and f.search_text like all (patterns) and (with_units is null or f.unit_ids @> with_units)
      and (
        private.grams(split_part(f.search_text, E'\n', 1) || E'\n' || split_part(f.search_text, E'\n', 2)) @> grams
        or f.unit_ids && units
        or not f.is_known
      )
    limit most
  );
end;
$$;

revoke execute on function private.grams(text), private.grams_of_word(text), private.found_posts(text[], text[], integer) from public;
grant execute on function private.grams(text), private.found_posts(text[], text[], integer) to anon, authenticated, service_role;
