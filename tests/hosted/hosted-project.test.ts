import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SUPABASE_DIR } from '#server/db/open-database.ts';
import { GIVEN, REFUSED, ROLES, SCHEMAS } from './hosted-project.ts';

const folder = join(SUPABASE_DIR, 'migrations');
const sql = readdirSync(folder)
  .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll(/--.*/g, ''))
  .join('\n');
const unique = (names: readonly string[]) => [...new Set(names)].toSorted();

/** Every table or function that the SQL names in one of the schemas, such as `auth.uid`. */
const named = (text: string) =>
  unique(
    [...text.matchAll(/\b([a-z_]+)\.([a-z_]+)/gi)].flatMap(([whole, schema = '']) =>
      SCHEMAS.includes(schema.toLowerCase()) ? [whole.toLowerCase()] : [],
    ),
  );

/** Every role that a grant, a revocation or a policy of the SQL names. */
const rolesOf = (text: string) =>
  unique(
    [
      ...text.matchAll(/\b(?:grant|revoke)\b[^;]*?\b(?:to|from)\s+([a-z_]+(?:\s*,\s*[a-z_]+)*)\s*;/gi),
      ...text.matchAll(/\bcreate\s+policy\b[^;]*?\bto\s+([a-z_]+(?:\s*,\s*[a-z_]+)*)\s+(?:using|with)\b/gi),
    ].flatMap(([, list = '']) => list.split(',').map((name) => name.trim().toLowerCase())),
  );

it('the migrations name exactly those things of a hosted project that are on the list', () => {
  const listed = Object.entries(GIVEN).flatMap(([schema, names]) => names.map((name) => `${schema}.${name}`));
  expect(named(sql)).toEqual(unique(listed));
});

it('the migrations grant to roles of the list alone', () => {
  expect(rolesOf(sql)).toEqual(ROLES);
});

it('the migrations need no extension, publication or role of their own', () => {
  expect(sql.match(REFUSED) ?? []).toEqual([]);
});

it('the search finds what it is for', () => {
  expect(named('select Storage.objects, a.users from cron.job, own.thing')).toEqual([
    'cron.job',
    'storage.objects',
  ]);
  expect(
    rolesOf('grant select on a to anon, odd; create policy p on a for select to strange using (true);'),
  ).toEqual(['anon', 'odd', 'strange']);
  expect('create  extension pg_cron'.match(REFUSED)).toHaveLength(1);
});
