-- Functions and policies that were written since 20261122100000_second_factor.sql with auth.uid() ask private.me() as well.
-- Everything that does already stays as it is.

do $$
declare
  path constant text := current_setting('search_path');
  found record;
  asked text;
begin
  -- With an empty path every name is written with its schema.
  perform set_config('search_path', '', true);
  for found in
    select
      p.oid,
      n.nspname = 'public' and not has_function_privilege('anon', p.oid, 'execute') as is_closed,
      l.lanname = 'sql' as is_query
    from pg_catalog.pg_proc p
    join pg_catalog.pg_namespace n on n.oid = p.pronamespace
    join pg_catalog.pg_language l on l.oid = p.prolang
    where n.nspname in ('public', 'private')
      and p.prosrc like '%auth.uid()%'
      and p.proname not in ('me', 'require_me', 'is_live_session', 'delete_my_account')
  loop
    asked := case when found.is_closed then 'private.require_me()' else 'private.me()' end;
    -- Once for a statement, not once for a row.
    asked := case when found.is_query then format('(select %s)', asked) else asked end;
    execute replace(replace(pg_get_functiondef(found.oid), '(select auth.uid())', 'auth.uid()'), 'auth.uid()', asked);
  end loop;
  for found in
    select
      p.polname, p.polrelid::regclass as relation,
      pg_get_expr(p.polqual, p.polrelid) as shown,
      pg_get_expr(p.polwithcheck, p.polrelid) as checked,
      p.polcmd = 'r' and has_table_privilege('anon', p.polrelid, 'select') as is_open
    from pg_catalog.pg_policy p
    join pg_catalog.pg_class c on c.oid = p.polrelid
    where c.relnamespace = 'public'::regnamespace
      and concat(pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid)) like '%auth.uid()%'
  loop
    asked := case when found.is_open then 'private.me()' else 'private.require_me()' end;
    execute concat(
      format('alter policy %I on %s', found.polname, found.relation),
      ' using (' || replace(found.shown, 'auth.uid()', asked) || ')',
      ' with check (' || replace(found.checked, 'auth.uid()', asked) || ')'
    );
  end loop;
  perform set_config('search_path', path, true);
end;
$$;
