-- The `realtime` schema in the shape of a hosted project: messages that the database sends, and the rights on channels,
-- which are policies on `realtime.messages`. One plain table stands for a hosted project's partitions by day; the server
-- deletes rows after 72 hours.

create schema if not exists realtime;
grant usage on schema realtime to anon, authenticated, service_role;

create table realtime.messages (
  topic text not null,
  extension text not null,
  payload jsonb,
  event text,
  private boolean default false,
  updated_at timestamp not null default (now() at time zone 'utc'),
  -- Rows of one transaction keep their order.
  inserted_at timestamp not null default (clock_timestamp() at time zone 'utc'),
  id uuid not null default gen_random_uuid(),
  binary_payload bytea,
  primary key (id, inserted_at),
  constraint messages_one_payload check (payload is null or binary_payload is null)
);

alter table realtime.messages enable row level security;
revoke all on realtime.messages from public, anon, authenticated, service_role;
grant select, insert, update on realtime.messages to anon, authenticated, service_role;
create index messages_inserted_at_topic_index on realtime.messages (inserted_at desc, topic)
  where extension = 'broadcast' and private;

-- The channel that a policy is asked about.
create function realtime.topic() returns text
language sql stable
set search_path = ''
as $$
  select nullif(current_setting('realtime.topic', true), '');
$$;

-- Sends a message to a channel, with the rights of the caller. A fault is a warning, never an error: what a trigger
-- belongs to goes on without its message.
create function realtime.send(payload jsonb, event text, topic text, private boolean default true) returns void
language plpgsql
set search_path = ''
as $$
declare
  own_id uuid := gen_random_uuid();
begin
  perform set_config('realtime.topic', $3, true);
  insert into realtime.messages (id, payload, event, topic, private, extension)
  values (own_id, case when $1 ? 'id' then $1 else $1 || jsonb_build_object('id', own_id) end, $2, $3, $4, 'broadcast');
exception
  when others then
    raise warning 'realtime.send: %', sqlerrm;
end;
$$;

-- The same for bytes, which carry no id.
create function realtime.send_binary(payload bytea, event text, topic text, private boolean default true) returns void
language plpgsql
set search_path = ''
as $$
begin
  perform set_config('realtime.topic', $3, true);
  insert into realtime.messages (binary_payload, event, topic, private, extension)
  values ($1, $2, $3, $4, 'broadcast');
exception
  when others then
    raise warning 'realtime.send_binary: %', sqlerrm;
end;
$$;

-- Sends the row that a row trigger sees, before and after.
create function realtime.broadcast_changes(
  topic_name text,
  event_name text,
  operation text,
  table_name text,
  table_schema text,
  new record,
  old record,
  level text default 'ROW'
) returns void
language plpgsql
set search_path = ''
as $$
begin
  if $8 = 'STATEMENT' then
    raise exception 'function can only be triggered for each row, not for each statement';
  end if;
  perform realtime.send(
    jsonb_build_object(
      'old_record', to_jsonb($7), 'record', to_jsonb($6), 'operation', $3, 'table', $4, 'schema', $5
    ),
    $2,
    $1
  );
end;
$$;

-- The tables whose changes clients may follow. Migrations add them, as on a hosted project.
create publication supabase_realtime;

-- Notifications to the server's processes are addresses of rows, never their content: anybody who can run SQL can forge
-- one, and then makes the server read a row that is there, or none. They reach the server when the transaction commits.
create function muster.tell_message() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- A name of more than 255 bytes fits no frame, so nobody is in that channel.
  if octet_length(new.topic) <= 255 then
    perform pg_notify('muster_realtime', 'message ' || new.id || case when new.private then ' private ' else ' public ' end || new.topic);
  end if;
  return null;
end;
$$;

create trigger muster_tell_message
  after insert on realtime.messages
  for each row
  when (new.extension = 'broadcast' and new.event is not null)
  execute function muster.tell_message();

-- Sockets of a session that ended, and of a user who was banned, close at once.
create function muster.tell_shut_out() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform pg_notify('muster_realtime', tg_argv[0] || ' ' || old.id);
  return null;
end;
$$;

create trigger muster_tell_shut_out
  after delete on auth.sessions
  for each row
  execute function muster.tell_shut_out('session');

create trigger muster_tell_shut_out
  after update on auth.users
  for each row
  when (new.banned_until is distinct from old.banned_until or new.deleted_at is distinct from old.deleted_at)
  execute function muster.tell_shut_out('user');

-- Letters between the server's processes that are too long for a notification.
create unlogged table muster.letters (
  id bigint generated always as identity primary key,
  body text not null,
  sent_at timestamptz not null default now()
);

revoke all on all tables in schema muster from public, anon, authenticated, service_role;
revoke all on all sequences in schema muster from public, anon, authenticated, service_role;
revoke all on all functions in schema muster from public, anon, authenticated, service_role;
