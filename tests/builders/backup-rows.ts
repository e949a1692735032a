import { randomUUID } from 'node:crypto';
import type { Database } from '#server/db/database.ts';
import { asOwner } from './database.ts';

/**
 * A table of values that are easily lost on the way, in a circle with another, with triggers that
 * would change them.
 */
const EVERY_TYPE = `
  create schema private_notes;
  create type public.mood as enum ('calm', 'so "so"', 'wild');
  create domain public.small as integer check (value < 100);
  create type public.pair as (a text, b integer);
  create table public."Odd ""names"" here" (
    id bigint generated always as identity primary key,
    parent bigint references public."Odd ""names"" here" (id),
    "select" text,
    blob bytea,
    exact numeric,
    money numeric(12, 2),
    float double precision,
    at timestamptz,
    day date,
    span interval,
    local timestamp,
    loose json,
    tight jsonb,
    texts text[],
    grid integer[][],
    mood public.mood,
    small public.small,
    pair public.pair,
    pairs public.pair[],
    address inet,
    range tstzrange,
    truth boolean,
    padded char(6),
    doubled numeric generated always as (exact * 2) stored
  );
  create sequence private_notes.counter start 5;
  create table private_notes.notes (text text not null, number integer default nextval('private_notes.counter'));
  create function private_notes.meddle() returns trigger language plpgsql as $$
  begin
    insert into private_notes.notes (text, number) values ('made by a trigger', 0);
    return new;
  end $$;
  create trigger meddle after insert on public."Odd ""names"" here" for each row execute function private_notes.meddle();`;

const FILL = `
  insert into public."Odd ""names"" here"
    (parent, "select", blob, exact, money, float, at, day, span, local, loose, tight, texts, grid, mood, small, pair, pairs,
     address, range, truth, padded)
  values
    (null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null,
     null, null),
    (2, E'tab\\there\\nline\\r\\nback\\\\slash \\\\N \\\\. Ünïcödé 🛡️ \\u2028 end', '\\x00ff5c0a09', 0.10, -12345678.90,
     'NaN', '2026-01-02 03:04:05.678901+00', '0044-03-15 BC', '1 year -2 days 03:04:05.000006', '2026-02-28 12:00:00.25',
     '{"b": 1,  "a":"\\ud83d\\ude00", "b": 2}', '{"b": 1, "a": [null, 1e2, "x"]}',
     array['a', null, '', 'NULL', 'com,ma', 'quo"te', 'back\\slash', E'new\\nline'], array[[1, 2], [3, 4]], 'so "so"', 99,
     row('x, "y"', 3), array[row('a', null), row(null, 1)]::public.pair[], '::1/64',
     '[2026-01-01 00:00:00.000001+00,)', true, 'ab'),
    (1, '', '', 1e-300, 0, 'Infinity', 'infinity', '-infinity', '-178000000 years', '294276-12-31 23:59:59.999999', 'null',
     '"\\"quoted\\""', '{}', '{}', 'wild', -5, row('', 0), '{}', '10.0.0.1', 'empty', false, ''),
    (3, '\\.', '\\x5c2e', 'NaN', 1, 5e-324, '0001-01-01 00:00:00.5+00 BC', '2026-11-21', '0', '2026-01-01', '[1 , 2]', '[]',
     null, null, 'calm', 0, null, null, 'fe80::1', null, null, '      ');`;

/** Adds the tables of odd values to a test database, filled or empty. */
export async function addOddTables(database: Database, filled: boolean): Promise<void> {
  await database.withOwner(async ({ script }) => {
    await script(EVERY_TYPE);
    if (filled) await script(FILL);
  });
}

/**
 * An account with a password hash, a second factor, a profile of its own making, a list and a
 * session.
 */
export async function addPlayer(database: Database, name: string): Promise<string> {
  const id = randomUUID();
  await database.withOwner(async ({ query }) => {
    await query(
      `insert into auth.users (id, email, encrypted_password, email_confirmed_at, raw_user_meta_data, created_at, recovery_token)
       values ($1, $2, '$2b$10$abcdefghijklmnopqrstuuK9Ul9yZbEXAMPLEHASHxxxxxxxxxxxxxxx', now(), '{"language":"fr"}', now(), $2)`,
      [id, `${name}@example.org`],
    );
    await query(
      `insert into auth.identities (provider_id, user_id, identity_data, provider) values ($1, $2, $3, 'email')`,
      [id, id, JSON.stringify({ sub: id, email: `${name}@example.org` })],
    );
    await query(
      `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at, secret)
       values ($1, $2, 'totp', 'verified', now(), now(), 'ABCDEFGH')`,
      [randomUUID(), id],
    );
    await query("insert into auth.sessions (id, user_id, aal) values ($1, $2, 'aal1')", [randomUUID(), id]);
    await query('update public.profiles set username = $2, wab_admin = true where id = $1', [id, name]);
    const units = JSON.stringify([{ id: 'x', name: `Ünit "${name}"`, pointsCost: 1.5 }]);
    await query(
      "insert into public.army_lists (user_id, name, faction, units) values ($1, 'Tab\\\\list', 'northern-tribes', $2)",
      [id, units],
    );
  });
  return id;
}

/** Every row that a backup carries, as text. Two databases with the same answer hold the same. */
export async function carriedRows(database: Database): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const found = await asOwner(
    database,
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'private_notes')
       or (schemaname = 'auth' and tablename in ('users', 'identities', 'mfa_factors', 'audit_log_entries'))
     order by 1`,
  );
  const all: Record<string, readonly unknown[]> = {};
  for (const { name } of found) {
    const table = String(name);
    const rows = await asOwner(database, `select t::text as row from ${table} t order by 1`);
    all[table] = rows.map(({ row }) => row);
  }
  return all;
}
