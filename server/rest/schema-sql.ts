/**
 * Reads everything of the exposed schemas ($1, a text array) as one JSON document, shaped for
 * parseSchema. It queries pg_catalog only, so its result is the same on PGlite, PostgreSQL 15 and
 * newer, and a hosted project. Run it with an empty search_path (SCHEMA_SETTINGS_SQL first, in the
 * same transaction): else type names and defaults are written without their schemas.
 */
export const SCHEMA_SQL = `
WITH wanted AS (
  SELECT n.oid, n.nspname FROM pg_catalog.pg_namespace n WHERE n.nspname = ANY ($1::text[])
), relation AS (
  SELECT c.oid, c.relname, c.relkind, w.nspname
  FROM pg_catalog.pg_class c JOIN wanted w ON w.oid = c.relnamespace
  WHERE c.relkind IN ('r', 'v', 'm', 'f', 'p') AND NOT c.relispartition
), attribute AS (
  SELECT a.attrelid, json_agg(json_build_object(
    'name', a.attname, 'num', a.attnum,
    'type', pg_catalog.format_type(a.atttypid, a.atttypmod),
    'defaultSql', CASE
      WHEN a.attidentity <> '' THEN format('nextval(%L::regclass)', pg_catalog.pg_get_serial_sequence(a.attrelid::regclass::text, a.attname))
      WHEN a.attgenerated <> '' THEN NULL
      ELSE pg_catalog.pg_get_expr(d.adbin, d.adrelid)
    END) ORDER BY a.attnum) AS columns
  FROM pg_catalog.pg_attribute a
  LEFT JOIN pg_catalog.pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
  WHERE a.attnum > 0 AND NOT a.attisdropped
  GROUP BY a.attrelid
), routine AS (
  SELECT p.*, w.nspname, t.typtype, t.typrelid, t.typname,
    (SELECT o.typrelid FROM pg_catalog.pg_type o WHERE o.oid = p.proargtypes[0] AND p.pronargs = 1) AS row_of,
    coalesce(p.proallargtypes, p.proargtypes::oid[]) AS all_types,
    (SELECT count(*) FROM unnest(coalesce(p.proargmodes, array_fill('i'::"char", ARRAY[p.pronargs::int]))) m WHERE m IN ('i', 'b', 'v')) AS inputs
  FROM pg_catalog.pg_proc p
  JOIN wanted w ON w.oid = p.pronamespace
  JOIN pg_catalog.pg_type t ON t.oid = p.prorettype
  WHERE p.prokind = 'f' AND t.typname NOT IN ('trigger', 'event_trigger')
), argument AS (
  SELECT r.oid, x.i, coalesce(r.proargnames[x.i], '') AS name,
    coalesce(r.proargmodes[x.i]::text, 'i') AS mode,
    pg_catalog.format_type(x.type, NULL) AS type,
    count(*) FILTER (WHERE coalesce(r.proargmodes[x.i]::text, 'i') IN ('i', 'b', 'v'))
      OVER (PARTITION BY r.oid ORDER BY x.i) AS input_index
  FROM routine r, unnest(r.all_types) WITH ORDINALITY x(type, i)
), overload AS ( -- in the order in which PostgREST names the candidates of a call
  SELECT r.*, pg_catalog.obj_description(r.oid, 'pg_proc') COLLATE "C" AS comment,
    (SELECT array_agg(ARRAY[g.name, g.type] ORDER BY g.i) FROM argument g
      WHERE g.oid = r.oid AND g.mode IN ('i', 'b', 'v')) COLLATE "C" AS written
  FROM routine r
)
SELECT json_build_object(
  'tables', (SELECT coalesce(json_agg(json_build_object(
      'oid', r.oid::text, 'schema', r.nspname, 'name', r.relname, 'columns', coalesce(a.columns, '[]'),
      'rule', (SELECT w.ev_action::text FROM pg_catalog.pg_rewrite w
        WHERE w.ev_class = r.oid AND w.rulename = '_RETURN' AND r.relkind IN ('v', 'm')),
      'insertable', pg_catalog.pg_relation_is_updatable(r.oid, true) & 8 > 0,
      'updatable', pg_catalog.pg_relation_is_updatable(r.oid, true) & 4 > 0,
      'deletable', pg_catalog.pg_relation_is_updatable(r.oid, true) & 16 > 0
    ) ORDER BY r.nspname, r.relname), '[]') FROM relation r LEFT JOIN attribute a ON a.attrelid = r.oid),
  'keys', (SELECT coalesce(json_agg(json_build_object(
      'name', k.conname, 'kind', k.contype, 'table', k.conrelid::text, 'columns', k.conkey,
      'foreignTable', k.confrelid::text, 'foreignColumns', coalesce(k.confkey, '{}')
    ) ORDER BY k.conname, k.oid), '[]') FROM pg_catalog.pg_constraint k
    WHERE k.contype IN ('p', 'u', 'f') AND k.conparentid = 0 AND k.conrelid <> 0),
  'functions', (SELECT coalesce(json_agg(json_build_object(
      'schema', r.nspname, 'name', r.proname, 'rowOf', nullif(r.row_of, 0)::text,
      'volatility', CASE r.provolatile WHEN 'i' THEN 'immutable' WHEN 's' THEN 'stable' ELSE 'volatile' END,
      'args', (SELECT coalesce(json_agg(json_build_object(
          'name', g.name, 'type', g.type, 'required', g.input_index <= r.inputs - r.pronargdefaults,
          'variadic', g.mode = 'v') ORDER BY g.i), '[]')
        FROM argument g WHERE g.oid = r.oid AND g.mode IN ('i', 'b', 'v')),
      'returns', json_build_object(
        'kind', CASE
          WHEN r.typname = 'void' THEN 'void'
          WHEN r.typtype = 'c' OR r.proargmodes && ARRAY['t', 'o', 'b']::"char"[] THEN 'composite'
          ELSE 'scalar' END,
        'type', pg_catalog.format_type(r.prorettype, NULL), 'set', r.proretset, 'atMostOne', r.prorows = 1,
        'table', (SELECT json_build_object('schema', t.nspname, 'name', t.relname) FROM relation t WHERE t.oid = r.typrelid),
        'columns', coalesce(
          (SELECT a.columns FROM attribute a WHERE a.attrelid = r.typrelid),
          (SELECT json_agg(json_build_object('name', g.name, 'type', g.type, 'defaultSql', NULL) ORDER BY g.i)
            FROM argument g WHERE g.oid = r.oid AND g.mode IN ('t', 'o', 'b')),
          '[]'))
    ) ORDER BY r.nspname, r.proname, r.pronargs, r.comment NULLS FIRST, r.written), '[]') FROM overload r)
)::text AS schema`;

/**
 * Set before SCHEMA_SQL, in its transaction. Its estimated cost is high and its work small:
 * PostgreSQL would compile it for longer than a second to save nothing.
 */
export const SCHEMA_SETTINGS_SQL = "SET LOCAL search_path TO ''; SET LOCAL jit TO off";
