-- Changes of published tables, for clients that follow them. A hosted project reads them from the WAL; our server has a
-- trigger on each table of the publication `supabase_realtime`, which writes only while somebody follows that table.

create unlogged table muster.realtime_changes (
  id bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  made_at timestamptz not null default clock_timestamp(),
  entity oid not null,
  operation text not null,
  record jsonb,
  old_record jsonb
);
create index realtime_changes_xid_idx on muster.realtime_changes (xid);

-- The tables that a process follows for its clients, as long as it says so again and again.
create unlogged table muster.realtime_followed (
  entity oid not null,
  process uuid not null,
  seen_at timestamptz not null default now(),
  primary key (entity, process)
);

create function muster.note_change() returns trigger
language plpgsql security definer
set search_path = ''
set timezone = 'UTC'
as $$
begin
  if not exists (
    select from muster.realtime_followed f where f.entity = tg_relid and f.seen_at > now() - interval '1 minute'
  ) then
    return null;
  end if;
  insert into muster.realtime_changes (entity, operation, record, old_record)
  values (
    tg_relid,
    tg_op,
    case when tg_op <> 'DELETE' then to_jsonb(new) end,
    case when tg_op <> 'INSERT' then to_jsonb(old) end
  );
  -- Equal notifications of one transaction arrive once.
  perform pg_notify('muster_realtime', 'changes ' || pg_current_xact_id());
  return null;
end;
$$;

-- Puts the trigger on the tables of the publication that lack it, and takes it from tables that left.
create function muster.follow_published() returns void
language plpgsql
set search_path = ''
as $$
declare
  relation record;
begin
  for relation in
    select c.oid::regclass as name, p.pubname is not null as is_published
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    left join pg_publication_tables p
      on p.pubname = 'supabase_realtime' and p.schemaname = n.nspname and p.tablename = c.relname
    where c.relkind = 'r'
      and (p.pubname is not null)
        <> exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'muster_note_change')
  loop
    if relation.is_published then
      execute format(
        'create trigger muster_note_change after insert or update or delete on %s for each row execute function muster.note_change()',
        relation.name
      );
    else
      execute format('drop trigger muster_note_change on %s', relation.name);
    end if;
  end loop;
end;
$$;

revoke all on all tables in schema muster from public, anon, authenticated, service_role;
revoke all on all sequences in schema muster from public, anon, authenticated, service_role;
revoke all on all functions in schema muster from public, anon, authenticated, service_role;
