-- What the tables share. `private` is reached by no API: policies, checks and triggers call it, clients cannot.

create schema private;
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

create function private.touch_updated_at()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end;
$$;

-- One line of text that says something: trimmed, no control characters, at most so many characters.
create function private.is_line(value text, most integer)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select value <> '' and char_length(value) <= most and value !~ '[[:cntrl:]]' and value !~ '^\s|\s$'
$$;

-- Text of several lines that says something.
create function private.is_prose(value text, most integer)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select value ~ '\S' and char_length(value) <= most
$$;

-- A picture that a page may show: over https, or one of this site's own.
create function private.is_picture(value text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select char_length(value) <= 2000 and value ~ '^(https://[^\s/]|/[^\s/\\])\S*$'
$$;

-- The units of a list: 1 to 200 objects with id and name; points and quantity are numbers where they are given.
create function private.is_unit_list(units jsonb)
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
        or not private.is_line(unit ->> 'id', 200)
        or not private.is_line(unit ->> 'name', 200)
        or coalesce(jsonb_typeof(unit -> 'pointsCost'), 'number') <> 'number'
        or coalesce(jsonb_typeof(unit -> 'quantity'), 'number') <> 'number'
    )
  end
$$;

-- Older apps send the units as JSON text and names with spaces around them: both are stored in one way.
create function private.tidy_list()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if jsonb_typeof(new.units) = 'string' then
    new.units := (new.units #>> '{}')::jsonb;
  end if;
  new.name := regexp_replace(new.name, '^\s+|\s+$', '', 'g');
  return new;
end;
$$;

-- A function is for nobody until a grant says otherwise; triggers need none.
revoke execute on all functions in schema private from public;
grant execute on function
  private.is_line(text, integer),
  private.is_prose(text, integer),
  private.is_picture(text),
  private.is_unit_list(jsonb)
to anon, authenticated, service_role;
