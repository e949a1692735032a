-- Players propose changes of the catalogue, revise them and take them back.

-- Refuses a change out of bounds; the hint is the path of what does not fit.
create function private.check_change(section text, target text, change jsonb)
returns void
language plpgsql
immutable
set search_path = ''
as $$
declare
  bounds constant jsonb := private.catalogue_bounds() -> section;
  found text;
begin
  if bounds is null or target is null or target !~ (bounds ->> 'target') or change is null or change = '{}' then
    found := 'target';
  elsif octet_length(change::text) > 60000 then
    found := 'change';
  else
    found := private.misfit(change, bounds -> 'change');
  end if;
  if found is not null then
    raise exception using
      errcode = 'check_violation', message = format('the change does not fit at "%s"', found), detail = 'bad_change', hint = found;
  end if;
end;
$$;

-- Proposes up to 60 changes at once and returns their ids. A player has 300 open ones at most and proposes 600 a day; the
-- operator changes that in private.quotas ('changes': rows that are open, bytes of them).
create function public.propose_changes(changes jsonb)
returns uuid[]
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  player constant uuid := private.require_me();
  entry jsonb;
  made uuid[] := '{}';
  one uuid;
  room record;
begin
  if player is null or not private.may_write() then
    raise exception using errcode = 'insufficient_privilege', message = 'only players propose changes';
  end if;
  if jsonb_typeof(changes) is distinct from 'array' or jsonb_array_length(changes) not between 1 and 60 then
    raise exception using errcode = 'check_violation', message = 'one to 60 changes at a time', detail = 'bad_change';
  end if;
  -- Of two calls at once the count holds.
  perform pg_advisory_xact_lock(hashtextextended('catalogue changes ' || player::text, 0));
  for entry in select value from jsonb_array_elements(changes) loop
    if jsonb_typeof(entry) <> 'object' then
      raise exception using errcode = 'check_violation', message = 'a change is an object', detail = 'bad_change';
    end if;
    perform private.check_change(entry ->> 'section', entry ->> 'target', entry -> 'change');
    insert into public.catalogue_changes (author_id, section, target, change, note, source, source_page, wants_credit, based_on)
    values (
      player, entry ->> 'section', entry ->> 'target', entry -> 'change', entry ->> 'note', entry ->> 'source',
      entry ->> 'source_page', coalesce((entry ->> 'wants_credit')::boolean, false), coalesce((entry ->> 'based_on')::integer, 0)
    )
    returning id into one;
    made := made || one;
  end loop;
  select
    count(*) filter (where c.state in ('proposed', 'returned')) > q.most_rows
      or coalesce(sum(octet_length(c.change::text)), 0) > q.most_bytes
      or count(*) filter (where c.created_at > now() - interval '1 day') > 2 * q.most_rows as is_over
  into room
  from private.quotas q
  left join public.catalogue_changes c on c.author_id = player and c.state <> 'published'
  where q.kind = 'changes'
  group by q.most_rows, q.most_bytes;
  if room.is_over then
    raise exception using errcode = 'PT429', message = 'too many changes are waiting', detail = 'too_many_changes';
  end if;
  return made;
end;
$$;

insert into private.quotas (kind, most_rows, most_bytes) values ('changes', 300, 5000000);

-- A change that waits, of the player who asks. Refuses one that was decided or taken back, and any
-- of another player.
create function private.own_open_change(change_id uuid)
returns public.catalogue_changes
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  own public.catalogue_changes;
begin
  select c.* into own from public.catalogue_changes c
  where c.id = change_id and c.author_id = private.me() and c.state in ('proposed', 'returned')
  for update;
  if own.id is null then
    raise exception using errcode = 'PT409', message = 'this change no longer waits', detail = 'not_open';
  end if;
  return own;
end;
$$;

-- Replaces what one's own change says while it waits or was given back; it waits again then.
create function public.revise_change(
  change_id uuid, change jsonb, note text, source text, source_page text, wants_credit boolean, based_on integer
)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  own public.catalogue_changes;
begin
  if private.require_me() is null or not private.may_write() then
    raise exception using errcode = 'insufficient_privilege', message = 'only players propose changes';
  end if;
  own := private.own_open_change(change_id);
  perform private.check_change(own.section, own.target, $2);
  update public.catalogue_changes c set
    change = $2, note = $3, source = $4, source_page = $5, wants_credit = coalesce($6, false), based_on = coalesce($7, 0),
    state = 'proposed'
  where c.id = own.id;
end;
$$;

create function public.withdraw_change(change_id uuid)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  own public.catalogue_changes;
begin
  if private.require_me() is null then
    raise exception using errcode = 'insufficient_privilege', message = 'only players propose changes';
  end if;
  own := private.own_open_change(change_id);
  update public.catalogue_changes set state = 'withdrawn' where id = own.id;
end;
$$;

revoke execute on all functions in schema private from public;
revoke all on function
  public.propose_changes(jsonb),
  public.revise_change(uuid, jsonb, text, text, text, boolean, integer),
  public.withdraw_change(uuid)
from public, anon, authenticated;
grant execute on function
  public.propose_changes(jsonb),
  public.revise_change(uuid, jsonb, text, text, text, boolean, integer),
  public.withdraw_change(uuid)
to authenticated;
