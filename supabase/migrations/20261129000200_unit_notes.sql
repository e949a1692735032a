-- A note on a unit of a saved list is a mark too: {"note:{unit}": {"at": …, "value": "…"}}, a line of 120 characters at most (ADR 103).
-- The newest bodies before these: 20261129000100_list_notes.sql and 20261129000000_list_marks.sql.

create or replace function private.is_list_marks(marks jsonb)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select case
    when jsonb_typeof(marks) <> 'object' then false
    when octet_length(marks::text) > 100000 then false
    when (select count(*) from jsonb_object_keys(marks)) > 104 then false
    else not exists (
      select
      from jsonb_each(marks) as mark
      where case
        when mark.key not in ('tags', 'note', 'pinned', 'archived') and mark.key !~ '^note:[^[:cntrl:]]{1,100}$' then true
        when jsonb_typeof(mark.value) <> 'object' then true
        when mark.value - 'at' - 'value' <> '{}' then true
        when jsonb_typeof(mark.value -> 'at') is distinct from 'number' then true
        when mark.value ->> 'at' !~ '^\d{1,15}$' then true
        when mark.key = 'note' then jsonb_typeof(mark.value -> 'value') is distinct from 'string'
          or char_length(mark.value ->> 'value') > 500
          or replace(mark.value ->> 'value', E'\n', '') ~ '[[:cntrl:]]'
        when mark.key like 'note:%' then jsonb_typeof(mark.value -> 'value') is distinct from 'string'
          or mark.value ->> 'value' <> '' and not private.is_line(mark.value ->> 'value', 120)
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

-- Of each field the later choice; of two at the same instant the same one whichever comes first. Of more than 100 notes on units
-- the oldest go.
create or replace function private.joined_marks(before jsonb, after jsonb)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select jsonb_object_agg(mark.key, mark.value)
  from (
    select latest.*
    from (
      select distinct on (each.key) each.key, each.value
      from (
        select * from jsonb_each(coalesce(before, '{}'))
        union all
        select * from jsonb_each(coalesce(after, '{}'))
      ) as each
      order by each.key, (each.value ->> 'at')::bigint desc, (each.value -> 'value')::text collate "C" desc
    ) as latest
    order by latest.key like 'note:%', (latest.value ->> 'at')::bigint desc, latest.key collate "C"
    limit 104
  ) as mark
$$;
