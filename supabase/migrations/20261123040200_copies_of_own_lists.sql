-- Copies of one's own lists are looked up by the index of what they are based on. Joined, all posts were read for them.

-- As in 20261122160100_counted_board.sql, but for the kind `copied`.
create or replace function private.community_where(filters text[], mine text)
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
          select c.id
          from public.shared_lists c
          where c.based_on = any (array(select o.list_id from public.shared_list_facts o where o.user_id = $11))
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
