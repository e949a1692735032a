-- A save takes a fifth less of the database's time. All three functions do what they did before: the newest bodies of
-- private.is_unit_list (20261121080000), private.keep_count (20261122120000) and private.limit_action (20261121100000), of which
-- 20261122235000 put private.me() into the last two.

-- Calling a function with a search path of its own for each id and name took longer than the checks in it.
create or replace function private.is_unit_list(units jsonb)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select case
    when jsonb_typeof(units) <> 'array' then false
    when jsonb_array_length(units) not between 1 and 200 then false
    when octet_length(units::text) > 400000 then false
    else not exists (
      select
      from jsonb_array_elements(units) as unit
      where jsonb_typeof(unit) <> 'object'
        or jsonb_typeof(unit -> 'id') is distinct from 'string'
        or jsonb_typeof(unit -> 'name') is distinct from 'string'
        or char_length(unit ->> 'id') not between 1 and 200
        or char_length(unit ->> 'name') not between 1 and 200
        or unit ->> 'id' ~ '[[:cntrl:]]|^\s|\s$'
        or unit ->> 'name' ~ '[[:cntrl:]]|^\s|\s$'
        or coalesce(jsonb_typeof(unit -> 'pointsCost'), 'number') <> 'number'
        or coalesce(jsonb_typeof(unit -> 'quantity'), 'number') <> 'number'
    )
  end
$$;

-- Adds to what one player keeps of a kind, and refuses a player who keeps too much. Whoever keeps too much already may delete,
-- and may save what takes no more room than before.
create function private.add_kept(
  counted_kind text, relation regclass, player uuid, added_rows integer, added_bytes bigint
)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  quota private.quotas;
  now_kept private.kept;
begin
  if added_rows = 0 and added_bytes = 0 then
    return;
  end if;
  update private.kept k set
    used_rows = k.used_rows + added_rows,
    used_bytes = k.used_bytes + added_bytes
  where k.user_id = player and k.kind = counted_kind
  returning k.* into now_kept;
  if not found then
    -- With the account goes everything.
    if not exists (select from auth.users u where u.id = player) then
      return;
    end if;
    insert into private.kept as k (user_id, kind, used_rows, used_bytes)
    select player, counted_kind, c.used_rows, c.used_bytes from private.count_kept(relation, player) c
    on conflict (user_id, kind) do update set
      used_rows = k.used_rows + added_rows,
      used_bytes = k.used_bytes + added_bytes
    returning k.* into now_kept;
  end if;
  -- Versions give way by themselves (keep_newest_versions).
  if counted_kind = 'versions' or player is distinct from private.me() then
    return;
  end if;
  select q.* into quota from private.quotas q where q.kind = counted_kind;
  if (added_rows > 0 and now_kept.used_rows > quota.most_rows)
    or (added_bytes > 0 and now_kept.used_bytes > quota.most_bytes)
  then
    raise exception using
      errcode = 'PT413',
      message = format('no room for more %s', counted_kind),
      detail = counted_kind,
      hint = case when now_kept.used_rows > quota.most_rows
        then format('%s rows', quota.most_rows) else format('%s bytes', quota.most_bytes) end;
  end if;
end;
$$;

-- keep_count('lists'): counts what a statement wrote and deleted. Each kind of statement has a query of its own, as the database
-- keeps the plans of those and not of a text that is put together.
create or replace function private.keep_count()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    perform private.add_kept(tg_argv[0], tg_relid, c.user_id, c.n, c.bytes)
    from (
      select r.user_id, count(*)::integer as n, sum(private.written_bytes(to_jsonb(r)))::bigint as bytes
      from added r where r.user_id is not null group by r.user_id order by r.user_id
    ) as c;
  elsif tg_op = 'DELETE' then
    perform private.add_kept(tg_argv[0], tg_relid, c.user_id, c.n, c.bytes)
    from (
      select r.user_id, -count(*)::integer as n, -sum(private.written_bytes(to_jsonb(r)))::bigint as bytes
      from removed r where r.user_id is not null group by r.user_id order by r.user_id
    ) as c;
  else
    perform private.add_kept(tg_argv[0], tg_relid, c.user_id, c.n, c.bytes)
    from (
      select b.user_id, sum(b.n)::integer as n, sum(b.bytes)::bigint as bytes
      from (
        select r.user_id, 1 as n, private.written_bytes(to_jsonb(r)) as bytes from added r
        union all
        select r.user_id, -1, -private.written_bytes(to_jsonb(r)) from removed r
      ) as b
      where b.user_id is not null group by b.user_id order by b.user_id
    ) as c;
  end if;
  return null;
end;
$$;

-- Asks once who the player is.
create or replace function private.limit_action()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  most constant integer := tg_argv[1];
  span constant interval := tg_argv[2];
  account constant uuid := private.me();
  counted record;
begin
  if account is null or not private.may_write() then
    return new;
  end if;
  insert into private.action_counts as counts (user_id, action, begun_at, used)
  values (account, tg_argv[0], clock_timestamp(), 1)
  on conflict (user_id, action) do update set
    begun_at = case when counts.begun_at + span <= clock_timestamp() then clock_timestamp() else counts.begun_at end,
    used = case when counts.begun_at + span <= clock_timestamp() then 1 else counts.used + 1 end
  returning begun_at, used into counted;
  if counted.used > most then
    raise exception using
      errcode = 'PT429',
      message = format('too many %s', tg_argv[0]),
      detail = tg_argv[0],
      hint = ceil(extract(epoch from counted.begun_at + span - clock_timestamp()))::integer::text;
  end if;
  return new;
end;
$$;

revoke execute on function private.add_kept(text, regclass, uuid, integer, bigint) from public;
