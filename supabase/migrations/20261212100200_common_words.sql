-- Words that very many posts and names hold (docs/decisions/130-queries-read-a-bounded-number-of-rows.md).

-- The hits of a common word among a million posts do not fit into 4 MB. They were then noted by pages, and the grams of every post of such a
-- page were counted again: seconds.
alter function private.found_posts(text[], text[], integer) set work_mem = '32MB';

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
