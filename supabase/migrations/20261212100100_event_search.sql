-- Searching tens of thousands of past events (docs/decisions/130-queries-read-a-bounded-number-of-rows.md).

-- What an event is searched by.
create function private.event_words(name text, place text, city text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select private.fold(concat_ws(' ', name, place, city))
$$;

alter table private.events add column words text not null generated always as (private.event_words(name, place, city)) stored;
create index events_grams_idx on private.events using gin (private.grams(words)) with (fastupdate = off)
  where state <> 'draft' and not is_hidden and not is_invite_only;

-- The events that lists show to everybody.
create view private.listed_events as
select e.*
from private.events e
left join public.profiles p on p.id = e.organiser_id
where e.state <> 'draft' and not e.is_hidden and not e.is_invite_only and not coalesce(p.banned, false);

revoke all on private.listed_events from public, anon, authenticated, service_role;

-- A page of past events, the newest first, whose words are like a pattern. The next two thousand are looked at: most words fill a page from
-- there. Else the word is found by an index; one letter is too short for that.
create function private.past_events(wanted text, grams text[], after_start timestamptz, after_id uuid)
returns uuid[]
language plpgsql
stable
set search_path = ''
set plan_cache_mode = 'force_custom_plan'
as $$
declare
  found uuid[] := array(
    select next.id
    from (
      select e.* from private.listed_events e
      where (e.state = 'finished' or e.starts_at <= now() - interval '2 days' and e.state <> 'cancelled')
        and (after_id is null or (e.starts_at, e.id) < (after_start, after_id))
      order by e.starts_at desc, e.id desc limit 2000
    ) as next
    where next.words like wanted
    order by next.starts_at desc, next.id desc limit 30
  );
begin
  if cardinality(found) = 30 or grams is null then
    return found;
  end if;
  return array(
    select hit.id
    from (
      select e.id, e.starts_at from private.listed_events e
      where private.grams(e.words) @> grams
        and e.words like wanted
        and (e.state = 'finished' or e.starts_at <= now() - interval '2 days' and e.state <> 'cancelled')
        and (after_id is null or (e.starts_at, e.id) < (after_start, after_id))
      offset 0
    ) as hit
    order by hit.starts_at desc, hit.id desc limit 30
  );
end;
$$;

create or replace function public.event_page(
  whose text default 'coming', search text default '', after_start timestamptz default null, after_id uuid default null
)
returns setof jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  me constant uuid := private.me();
  word constant text := private.fold(left(coalesce(search, ''), 100));
  wanted constant text := private.pattern_of(word);
begin
  if whose = 'coming' then
    return query
      select private.event_line(e)
      from private.listed_events l
      join private.events e using (id)
      where l.state in ('open', 'closed', 'running') and l.starts_at > now() - interval '2 days'
        and l.words like wanted
        and (after_id is null or (l.starts_at, l.id) > (after_start, after_id))
      order by l.starts_at, l.id limit 30;
  elsif whose = 'past' then
    return query
      select private.event_line(e)
      from private.events e
      where e.id = any (private.past_events(wanted, private.grams_of_word(word), after_start, after_id))
      order by e.starts_at desc, e.id desc;
  elsif whose = 'mine' and me is not null then
    return query
      select private.event_line(e)
      from private.events e
      where e.id in (
          select o.id from private.events o where o.organiser_id = me
          union select h.event_id from private.event_helpers h where h.user_id = me
          union select s.event_id from private.event_players s where s.user_id = me and s.status <> 'withdrawn'
        )
        and private.sees_event(e.id, null)
        and e.words like wanted
        and (after_id is null or (e.starts_at, e.id) < (after_start, after_id))
      order by e.starts_at desc, e.id desc limit 30;
  end if;
end;
$$;

revoke execute on function
  private.event_words(text, text, text), private.past_events(text, text[], timestamptz, uuid)
from public;
