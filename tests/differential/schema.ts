import { TEST_SCHEMA_SQL } from '#server/rest/test-schema.ts';

/**
 * The schema that both servers serve: that of the table API's own tests, and objects that only a
 * comparison needs.
 */
export const DIFFERENTIAL_SCHEMA_SQL = `
CREATE ROLE anon; CREATE ROLE authenticated; CREATE ROLE service_role BYPASSRLS;
CREATE ROLE authenticator NOINHERIT LOGIN;
GRANT anon, authenticated, service_role TO authenticator;
${TEST_SCHEMA_SQL}
CREATE TABLE units (id int PRIMARY KEY, name text NOT NULL, faction text);
CREATE TABLE list_units (
  list_id int REFERENCES lists (id), unit_id int REFERENCES units (id), quantity int NOT NULL DEFAULT 1,
  PRIMARY KEY (list_id, unit_id)
);
CREATE TABLE tree (id int PRIMARY KEY, parent_id int REFERENCES tree (id), label text);
CREATE TYPE mood AS ENUM ('calm', 'angry');
CREATE DOMAIN short AS text CHECK (char_length(value) <= 5);
CREATE TABLE kinds (
  id uuid PRIMARY KEY DEFAULT '00000000-0000-4000-8000-000000000000', m mood DEFAULT 'calm', s short,
  b bytea, d date, t time, iv interval, f float8, n numeric, ints int[], js json, j2 jsonb, c char(3), net inet,
  twice int GENERATED ALWAYS AS (char_length(s) * 2) STORED
);
CREATE TABLE parts (id int, k int, PRIMARY KEY (id, k)) PARTITION BY LIST (k);
CREATE TABLE parts_1 PARTITION OF parts FOR VALUES IN (1);
CREATE TABLE keyless (a int, b text);
CREATE UNIQUE INDEX units_faction_key ON units (faction) WHERE faction = 'only';
CREATE TABLE named (id int PRIMARY KEY, code text UNIQUE, other text DEFAULT 'o');
CREATE VIEW list_names AS SELECT id, name, owner_id FROM lists;
CREATE VIEW owners AS SELECT p.id AS owner, p.username FROM profiles p;
CREATE VIEW list_owners AS SELECT l.id, l.name AS title, p.username FROM lists l JOIN profiles p ON p.id = l.owner_id;
CREATE VIEW unit_totals AS SELECT list_id, sum(quantity) AS units FROM list_units GROUP BY list_id;
CREATE SCHEMA other;
CREATE TABLE other.things (id int PRIMARY KEY, list_id int REFERENCES public.lists (id), word text);

INSERT INTO units VALUES (1, 'Spear', 'north'), (2, 'Bow', 'north'), (3, 'Horse', NULL);
INSERT INTO list_units VALUES (1, 1, 3), (1, 2, 1), (2, 3, 2), (3, 1, 1);
INSERT INTO tree VALUES (1, NULL, 'root'), (2, 1, 'left'), (3, 1, 'right'), (4, 2, 'leaf');
INSERT INTO kinds VALUES
  ('11111111-1111-4111-8111-111111111111', 'angry', 'abc', '\\xdead', '2026-02-28', '10:00', '1 day 02:00', 1.5e10, 1.10,
   '{1,2,NULL}', '{"b" : 1,  "a":null}', '{"b": 1, "a": null}', 'x', '10.0.0.1'),
  ('22222222-2222-4222-8222-222222222222', 'calm', NULL, NULL, NULL, NULL, NULL, 'NaN', 'NaN', '{}', 'null', 'null', NULL, NULL);
INSERT INTO parts VALUES (1, 1);
INSERT INTO keyless VALUES (1, 'x'), (1, 'x'), (2, NULL);
INSERT INTO named VALUES (1, 'a'), (2, 'b');
INSERT INTO other.things VALUES (1, 1, 'elsewhere');

CREATE FUNCTION one_list(which int) RETURNS lists LANGUAGE sql STABLE AS 'SELECT * FROM public.lists WHERE id = which';
CREATE FUNCTION add_note(text text) RETURNS notes LANGUAGE sql AS
  'INSERT INTO public.notes VALUES (900, 1, text) RETURNING *';
CREATE FUNCTION sum_all(VARIADIC amounts int[]) RETURNS int LANGUAGE sql IMMUTABLE AS
  'SELECT sum(a)::int FROM unnest(amounts) a';
CREATE FUNCTION swap(INOUT a int, INOUT b int) LANGUAGE sql IMMUTABLE AS 'SELECT b, a';
CREATE FUNCTION echo_json(value jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS 'SELECT value';
CREATE FUNCTION take_array(ints int[]) RETURNS int[] LANGUAGE sql IMMUTABLE AS 'SELECT ints';
CREATE FUNCTION unnamed(text) RETURNS text LANGUAGE sql IMMUTABLE AS 'SELECT $1';
CREATE FUNCTION unnamed_bytes(bytea) RETURNS int LANGUAGE sql IMMUTABLE AS 'SELECT length($1)';
CREATE FUNCTION unnamed_number(int) RETURNS int LANGUAGE sql IMMUTABLE AS 'SELECT $1';
CREATE FUNCTION unnamed_or_none() RETURNS int LANGUAGE sql IMMUTABLE AS 'SELECT 1';
CREATE FUNCTION unnamed_or_none(bool) RETURNS int LANGUAGE sql IMMUTABLE AS 'SELECT 2';
CREATE FUNCTION unnamed_or_none(text) RETURNS text LANGUAGE sql IMMUTABLE AS 'SELECT $1';
CREATE FUNCTION unnamed_default() RETURNS int LANGUAGE sql IMMUTABLE AS 'SELECT 1';
CREATE FUNCTION unnamed_default(int DEFAULT 42) RETURNS int LANGUAGE sql IMMUTABLE AS 'SELECT 2';
CREATE FUNCTION unnamed_default(text DEFAULT 'd') RETURNS text LANGUAGE sql IMMUTABLE AS 'SELECT $1';
CREATE FUNCTION unnamed_both(json) RETURNS json LANGUAGE sql IMMUTABLE AS 'SELECT $1';
CREATE FUNCTION unnamed_both(jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS 'SELECT $1';
CREATE FUNCTION nothing() RETURNS int LANGUAGE sql IMMUTABLE AS 'SELECT NULL::int';
CREATE FUNCTION no_rows() RETURNS SETOF lists LANGUAGE sql STABLE AS 'SELECT * FROM public.lists WHERE false';
CREATE FUNCTION settings() RETURNS json LANGUAGE sql STABLE AS $$SELECT json_build_object(
  'method', current_setting('request.method'), 'path', current_setting('request.path'),
  'role', current_user, 'zone', current_setting('timezone'), 'search', current_setting('search_path'))$$;
CREATE FUNCTION deny() RETURNS int LANGUAGE sql AS 'SELECT 1';
REVOKE ALL ON FUNCTION deny() FROM public;

GRANT USAGE ON SCHEMA other TO anon, authenticated, service_role;
GRANT ALL ON ALL TABLES IN SCHEMA public, other TO anon, authenticated, service_role;
GRANT ALL ON ALL SEQUENCES IN SCHEMA public, other TO anon, authenticated, service_role;
REVOKE ALL ON secrets FROM anon, authenticated;
ANALYZE;
`;

/** Resets the state that writes leave behind even when they are undone. */
export const RESET_SQL = `SELECT setval(pg_get_serial_sequence('public.lists', 'id'), 100)`;
