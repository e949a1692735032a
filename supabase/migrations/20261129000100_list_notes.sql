-- A note on a saved list is a mark too: {"note": {"at": …, "value": "…"}}, 500 characters of some lines at most.

create or replace function private.is_list_marks(marks jsonb)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select case
    when jsonb_typeof(marks) <> 'object' then false
    when octet_length(marks::text) > 6000 then false
    else not exists (
      select
      from jsonb_each(marks) as mark
      where case
        when mark.key not in ('tags', 'note', 'pinned', 'archived') or jsonb_typeof(mark.value) <> 'object' then true
        when mark.value - 'at' - 'value' <> '{}' then true
        when jsonb_typeof(mark.value -> 'at') is distinct from 'number' then true
        when mark.value ->> 'at' !~ '^\d{1,15}$' then true
        when mark.key = 'note' then jsonb_typeof(mark.value -> 'value') is distinct from 'string'
          or char_length(mark.value ->> 'value') > 500
          or replace(mark.value ->> 'value', E'\n', '') ~ '[[:cntrl:]]'
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
