-- The lists that were copied most come with their cards, in one call: the board shows them in a row.

drop function public.most_copied(integer);

-- The lists that most players made a copy of in the last seven days: how many did, and the list as community_page() has it. A
-- copy counts while it is posted, and not for its own author. Only lists that the reader may see.
create function public.most_copied(most integer default 6)
returns table (copies integer, list jsonb)
language sql
stable
set search_path = ''
as $$
  with counted as materialized (
    select o.id, count(distinct c.user_id)::integer as copies
    from public.shared_lists c
    join public.shared_lists o on o.id = c.based_on
    where c.based_on is not null and c.created_at > now() - interval '7 days'
      and c.is_active and o.is_active and not o.is_hidden and c.user_id <> o.user_id
    group by o.id
    order by 2 desc, o.id
    limit least(greatest(most, 1), 12)
  )
  select counted.copies, to_jsonb(page)
  from public.community_page(only_ids => array(select counted.id from counted), page_size => 12) as page
  join counted using (id)
  order by counted.copies desc, counted.id
$$;

revoke all on function public.most_copied(integer) from public, anon, authenticated;
grant execute on function public.most_copied(integer) to anon, authenticated, service_role;
