-- What one player may keep: rows and bytes, so that nobody fills the disk of all. The service key and the server have no quota.

create table private.quotas (
  kind text primary key,
  most_rows integer not null,
  most_bytes bigint not null
);

alter table private.quotas enable row level security;
revoke all on private.quotas from anon, authenticated, service_role;

-- An operator may change these rows: update private.quotas set most_rows = 1000 where kind = 'lists'.
insert into private.quotas (kind, most_rows, most_bytes) values
  ('lists', 500, 10000000),
  ('versions', 3000, 20000000),
  ('posts', 500, 10000000),
  ('comments', 5000, 5000000),
  ('games', 5000, 5000000);

-- What each player keeps now. The row is locked by every writer until its transaction ends, so racing writers count each other.
create table private.kept (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null,
  used_rows integer not null,
  used_bytes bigint not null,
  primary key (user_id, kind)
);

alter table private.kept enable row level security;
revoke all on private.kept from anon, authenticated, service_role;

-- The bytes of what a player wrote in a row. Taken from its words, which storing and unpacking do not change.
create function private.written_bytes(stored jsonb)
returns bigint
language sql
immutable
set search_path = ''
as $$
  select coalesce(sum(octet_length(e.value)), 0)::bigint
  from jsonb_each_text(stored) as e
  where e.key in ('name', 'faction', 'units', 'description', 'tournament_name', 'body', 'details', 'opponent_name');
$$;

-- Counts all rows of one player from the start: for rows that came in without the trigger below.
create function private.count_kept(relation regclass, player uuid, out used_rows integer, out used_bytes bigint)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  execute format(
    'select count(*)::integer, coalesce(sum(private.written_bytes(to_jsonb(r))), 0)::bigint from %s r where r.user_id = $1',
    relation
  ) into used_rows, used_bytes using player;
end;
$$;

-- keep_count('lists'): adds what a statement wrote and takes off what it deleted, then refuses a player who keeps too much.
-- Whoever keeps too much already may delete, and may save what takes no more room than before.
create function private.keep_count()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  changed record;
  quota record;
  now_kept record;
  counted record;
begin
  select q.most_rows, q.most_bytes into quota from private.quotas q where q.kind = tg_argv[0];
  for changed in execute
    'select c.user_id, sum(c.added)::integer as added, sum(c.added * private.written_bytes(c.stored)) as bytes from ('
    || concat_ws(
      ' union all ',
      case when tg_op <> 'INSERT' then 'select user_id, -1 as added, to_jsonb(r) as stored from removed r' end,
      case when tg_op <> 'DELETE' then 'select user_id, 1 as added, to_jsonb(r) as stored from added r' end
    )
    || ') as c where c.user_id is not null group by c.user_id order by c.user_id'
  loop
    continue when changed.added = 0 and changed.bytes = 0;
    update private.kept k set
      used_rows = k.used_rows + changed.added,
      used_bytes = k.used_bytes + changed.bytes
    where k.user_id = changed.user_id and k.kind = tg_argv[0]
    returning k.used_rows, k.used_bytes into now_kept;
    if not found then
      -- With the account goes everything.
      continue when not exists (select from auth.users u where u.id = changed.user_id);
      select * into counted from private.count_kept(tg_relid::regclass, changed.user_id);
      insert into private.kept as k (user_id, kind, used_rows, used_bytes)
      values (changed.user_id, tg_argv[0], counted.used_rows, counted.used_bytes)
      on conflict (user_id, kind) do update set
        used_rows = k.used_rows + changed.added,
        used_bytes = k.used_bytes + changed.bytes
      returning k.used_rows, k.used_bytes into now_kept;
    end if;
    -- Older versions give way below instead.
    if changed.user_id = auth.uid() and tg_argv[0] <> 'versions'
      and (
        (changed.added > 0 and now_kept.used_rows > quota.most_rows)
        or (changed.bytes > 0 and now_kept.used_bytes > quota.most_bytes)
      )
    then
      raise exception using
        errcode = 'PT413',
        message = format('no room for more %s', tg_argv[0]),
        detail = tg_argv[0],
        hint = case when now_kept.used_rows > quota.most_rows
          then format('%s rows', quota.most_rows) else format('%s bytes', quota.most_bytes) end;
    end if;
  end loop;
  return null;
end;
$$;

-- Older versions never stand in the way of a save: the oldest of all of the player's give way, a tenth of the room at a time.
create function private.keep_newest_versions()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  full_one record;
begin
  for full_one in
    select k.user_id, q.most_rows * 0.9 as most_rows, q.most_bytes * 0.9 as most_bytes
    from (select distinct user_id from added) a
    join private.kept k on k.user_id = a.user_id and k.kind = 'versions'
    join private.quotas q on q.kind = 'versions'
    where k.used_rows > q.most_rows or k.used_bytes > q.most_bytes
  loop
    delete from public.army_list_versions v
    where v.id in (
      select o.id
      from (
        select
          w.id,
          row_number() over newest as place,
          sum(private.written_bytes(to_jsonb(w))) over newest as bytes
        from public.army_list_versions w
        where w.user_id = full_one.user_id
        window newest as (order by w.replaced_at desc, w.revision desc, w.id)
      ) as o
      where o.place > full_one.most_rows or o.bytes > full_one.most_bytes
    );
  end loop;
  return null;
end;
$$;

do $$
declare
  counted record;
begin
  for counted in
    select * from (values
      ('public.army_lists', 'lists'),
      ('public.army_list_versions', 'versions'),
      ('public.shared_lists', 'posts'),
      ('public.list_comments', 'comments'),
      ('public.game_results', 'games')
    ) as t (relation, kind)
  loop
    execute format(
      'create trigger keep_count_added after insert on %s referencing new table as added
       for each statement execute function private.keep_count(%L)', counted.relation, counted.kind);
    execute format(
      'create trigger keep_count_changed after update on %s referencing old table as removed new table as added
       for each statement execute function private.keep_count(%L)', counted.relation, counted.kind);
    execute format(
      'create trigger keep_count_removed after delete on %s referencing old table as removed
       for each statement execute function private.keep_count(%L)', counted.relation, counted.kind);
  end loop;
end;
$$;

-- After keep_count_added, by its name: it reads what that counted.
create trigger keep_newest_added
  after insert on public.army_list_versions
  referencing new table as added
  for each statement execute function private.keep_newest_versions();

create trigger army_lists_limit
  before insert on public.army_lists
  for each row execute function private.limit_action('lists', '600', '1 hour');
create trigger army_lists_limit_changes
  before update on public.army_lists
  for each row execute function private.limit_action('list changes', '1200', '10 minutes');

revoke execute on all functions in schema private from public;
