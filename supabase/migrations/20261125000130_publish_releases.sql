-- Administrators publish numbered releases.

-- Refuses what no release may say, value by value.
create function private.check_release("overlay" jsonb, remarks jsonb)
returns void
language plpgsql
immutable
set search_path = ''
as $$
declare
  part text;
  entry record;
begin
  if jsonb_typeof(overlay) is distinct from 'object' or jsonb_typeof(remarks) is distinct from 'object'
    or not private.is_clean(overlay) or not private.is_clean(remarks)
    or (select array_agg(k order by k) from jsonb_object_keys(overlay) as k)
      is distinct from '{factions,missions,terms,units}'::text[]
    or (select array_agg(k order by k) from jsonb_object_keys(remarks) as k)
      is distinct from '{factions,missions,terms,units}'::text[]
  then
    raise exception using errcode = 'check_violation', message = 'a release has four parts', detail = 'bad_release';
  end if;
  foreach part in array array['factions', 'units', 'terms', 'missions'] loop
    for entry in select e.key, e.value from jsonb_each(overlay -> part) as e loop
      perform private.check_change(part, entry.key, entry.value);
    end loop;
    for entry in select e.key, e.value from jsonb_each(remarks -> part) as e loop
      if not (overlay -> part) ? entry.key or private.misfit(entry.value, '{
        "type": "object", "required": ["note", "notes", "release", "by"], "additionalProperties": false, "properties": {
          "note": {"type": "string"}, "release": {"type": "integer", "minimum": 1},
          "notes": {"type": "object", "additionalProperties": {"type": "string"}, "propertyNames": {"type": "string", "enum": ["es", "fr"]}},
          "by": {"type": "array", "items": {"type": "string"}}
        }
      }') is not null then
        raise exception using errcode = 'check_violation', message = 'a remark speaks of a change', detail = 'bad_release';
      end if;
    end loop;
  end loop;
end;
$$;

-- Keeps others from publishing until the end of the transaction and returns the number of the next release. Refuses those who have not
-- seen the newest one, which is `after`.
create function private.next_release(after integer)
returns integer
language plpgsql
volatile
set search_path = ''
as $$
declare
  newest integer;
begin
  perform pg_advisory_xact_lock(hashtextextended('catalogue release', 0));
  select coalesce(max(r.number), 0) into newest from public.catalogue_releases r;
  if after is distinct from newest then
    raise exception using errcode = 'PT409', message = 'there is a newer release', detail = 'release_outdated', hint = newest::text;
  end if;
  return newest + 1;
end;
$$;

-- Publishes the next release. `after` is the newest number that the administrator saw; `changes` are those that it takes up.
create function public.publish_release(
  after integer, "overlay" jsonb, remarks jsonb, note text, note_es text default null, note_fr text default null,
  back_to integer default null, changes uuid[] default '{}'
)
returns integer
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  upcoming integer;
begin
  perform private.require_admin();
  upcoming := private.next_release(after);
  if back_to is not null and back_to <> 0 and not exists (select from public.catalogue_releases r where r.number = $7) then
    raise exception using errcode = 'check_violation', message = 'there is no such release', detail = 'bad_release';
  end if;
  perform private.check_release($2, $3);
  insert into public.catalogue_releases (number, note, note_es, note_fr, overlay, remarks, back_to)
  values (upcoming, $4, $5, $6, $2, $3, $7);
  update public.catalogue_changes c set state = 'published', release = upcoming
  where c.id = any ($8) and c.state = 'accepted';
  perform private.write_log('call', 'publish_release', upcoming::text, left(split_part($4, E'\n', 1), 200));
  return upcoming;
end;
$$;

revoke execute on all functions in schema private from public;
revoke all on function
  public.publish_release(integer, jsonb, jsonb, text, text, text, integer, uuid[])
from public, anon, authenticated;
grant execute on function
  public.publish_release(integer, jsonb, jsonb, text, text, text, integer, uuid[])
to authenticated;
