-- Tags of a saved list, and if it is pinned or archived. They are no part of its content: they make no edit and no version, and of
-- two devices the later choice in each field holds (docs/decisions/103). Null for a list that was never marked.

-- {"tags": {"at": 1764410400000, "value": ["club"]}, "pinned": {"at": …, "value": true}, "archived": …}; instants in ms since 1970
create function private.is_list_marks(marks jsonb)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select case
    when jsonb_typeof(marks) <> 'object' then false
    when octet_length(marks::text) > 3000 then false
    else not exists (
      select
      from jsonb_each(marks) as mark
      where case
        when mark.key not in ('tags', 'pinned', 'archived') or jsonb_typeof(mark.value) <> 'object' then true
        when mark.value - 'at' - 'value' <> '{}' then true
        when jsonb_typeof(mark.value -> 'at') is distinct from 'number' then true
        when mark.value ->> 'at' !~ '^\d{1,15}$' then true
        when mark.key <> 'tags' then jsonb_typeof(mark.value -> 'value') is distinct from 'boolean'
        when jsonb_typeof(mark.value -> 'value') is distinct from 'array' then true
        when jsonb_array_length(mark.value -> 'value') > 10 then true
        else exists (
          select
          from jsonb_array_elements(mark.value -> 'value') as tag
          where jsonb_typeof(tag) <> 'string' or not private.is_line(tag #>> '{}', 30)
        )
      end
    )
  end
$$;

-- Of each field the later choice; of two at the same instant the same one whichever comes first.
create function private.joined_marks(before jsonb, after jsonb)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select jsonb_object_agg(mark.key, mark.value)
  from (
    select distinct on (each.key) each.key, each.value
    from (
      select * from jsonb_each(coalesce(before, '{}'))
      union all
      select * from jsonb_each(coalesce(after, '{}'))
    ) as each
    order by each.key, (each.value ->> 'at')::bigint desc, (each.value -> 'value')::text collate "C" desc
  ) as mark
$$;

grant execute on function private.is_list_marks(jsonb), private.joined_marks(jsonb, jsonb) to authenticated, service_role;

alter table public.army_lists add column marks jsonb check (private.is_list_marks(marks));

create function private.join_marks()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- What has no sound form is left for the check of the column to refuse.
  if new.marks is null or private.is_list_marks(new.marks) then
    new.marks := private.joined_marks(old.marks, new.marks);
  end if;
  return new;
end;
$$;

create trigger army_lists_join_marks
  before update on public.army_lists
  for each row when (old.marks is distinct from new.marks)
  execute function private.join_marks();

-- Sorting 500 lists must not keep anybody from saving one.
drop trigger army_lists_limit_changes on public.army_lists;
create trigger army_lists_limit_changes
  before update on public.army_lists
  for each row when ((old.name, old.faction, old.units) is distinct from (new.name, new.faction, new.units)
    or old.marks is not distinct from new.marks)
  execute function private.limit_action('list changes', '1200', '10 minutes');
create trigger army_lists_limit_marks
  before update on public.army_lists
  for each row when (old.marks is distinct from new.marks)
  execute function private.limit_action('list marks', '5000', '10 minutes');

drop trigger army_lists_hint_change on public.army_lists;
create trigger army_lists_hint_change
  after update on public.army_lists
  for each row when (old.revision <> new.revision or old.marks is distinct from new.marks)
  execute function private.hint_list();

-- Marks take room too.
create or replace function private.written_bytes(stored jsonb)
returns bigint
language sql
immutable
set search_path = ''
as $$
  select coalesce(sum(octet_length(e.value)), 0)::bigint
  from jsonb_each_text(stored) as e
  where e.key in ('name', 'faction', 'units', 'description', 'tournament_name', 'body', 'details', 'opponent_name', 'marks');
$$;

-- Marks of up to 500 of one's own lists, by id. Answers the marks that these lists have then; the policies of the table decide.
create function public.mark_lists(changes jsonb)
returns table (id uuid, marks jsonb)
language plpgsql
volatile
set search_path = ''
as $$
begin
  perform private.require_me();
  if jsonb_typeof(changes) is distinct from 'object' or octet_length(changes::text) > 1000000 then
    raise exception using errcode = '22023', message = 'changes are an object of marks by list';
  end if;
  if (select count(*) from jsonb_object_keys(changes)) > 500 then
    raise exception using errcode = '22023', message = 'at most 500 lists at a time';
  end if;
  return query
    update public.army_lists l
    set marks = change.value
    from jsonb_each(changes) as change
    where l.id::text = change.key and l.user_id = private.me()
    returning l.id, l.marks;
end;
$$;

revoke execute on function public.mark_lists(jsonb) from public, anon;
grant execute on function public.mark_lists(jsonb) to authenticated, service_role;

revoke execute on function
  private.is_list_marks(jsonb), private.joined_marks(jsonb, jsonb), private.join_marks() from public;
