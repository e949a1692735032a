import { beforeAll, describe, expect, it } from 'vitest';
import { type Account, asOwner, createAccount, testDatabase } from '#tests/builders/database.ts';
import { contextAt, createProtectedAccount } from '#tests/builders/half-signed-in.ts';
import { type Cell, readSecurityMatrix, type Viewer } from '#tests/builders/security-matrix.ts';
import type { Probe } from '#tests/builders/security-probe.ts';
import { createProbe } from '#tests/builders/security-rows.ts';
import type { RequestContext } from './database.ts';
import { CODES, DatabaseError } from './database-error.ts';

const MATRIX = readSecurityMatrix();
const NAMES = [...new Set(MATRIX.map(({ table }) => table))];

const database = testDatabase();
let accounts: Readonly<Record<'owner' | 'other' | 'tester' | 'admin' | 'banned' | 'deactivated', Account>>;
/**
 * Signed in by password alone, though a second factor is set up: an owner of rows, and an
 * administrator.
 */
let half: Readonly<Record<'owner' | 'admin', Account>>;
const probes = new Map<string, Probe>();

beforeAll(async () => {
  accounts = {
    owner: await createAccount(database),
    other: await createAccount(database),
    tester: await createAccount(database, 'tester'),
    admin: await createAccount(database, 'wab_admin'),
    banned: await createAccount(database, 'banned'),
    deactivated: await createAccount(database, 'deactivated'),
  };
  half = {
    owner: await createProtectedAccount(database),
    admin: await createProtectedAccount(database, 'wab_admin'),
  };
  for (const name of NAMES) {
    probes.set(`${name} of half`, await createProbe(database, name, half.owner));
    for (const whose of ['owner', 'banned', 'deactivated'] as const) {
      probes.set(`${name} of ${whose}`, await createProbe(database, name, accounts[whose]));
    }
  }
}, 60_000);

function contextOf(viewer: Exclude<Viewer, 'banned'> | 'banned' | 'deactivated'): RequestContext {
  const role = viewer === 'anon' ? 'anon' : viewer === 'service' ? 'service_role' : 'authenticated';
  const account =
    viewer === 'anon' || viewer === 'service' ? null : accounts[viewer === 'other user' ? 'other' : viewer];
  return {
    role,
    claims: account === null ? { role } : { role, sub: account.id },
    readOnly: false,
    rollback: true,
  };
}

/** True when the viewer gets it done. Anything but a plain refusal is a fault of the test. */
async function succeeds(viewer: Viewer | 'deactivated', { table, operation }: Cell): Promise<boolean> {
  const whose = viewer === 'banned' || viewer === 'deactivated' ? viewer : 'owner';
  return isDone(contextOf(viewer), `${table} of ${whose}`, operation);
}

async function isDone(context: RequestContext, name: string, operation: Cell['operation']): Promise<boolean> {
  const statement = probes.get(name)?.[operation];
  if (statement === undefined) throw new Error(`No probe for ${name}`);
  try {
    const { rows, affected } = await database.withRequest(context, ({ query }) => query(...statement));
    return rows.length + affected > 0;
  } catch (cause) {
    if (cause instanceof DatabaseError && [CODES.forbidden, 'PT401'].includes(cause.code)) return false;
    throw cause;
  }
}

describe('row-level security', () => {
  it.each(MATRIX)('$table: $viewer, $operation: $allowed', async (cell) => {
    const viewers = cell.viewer === 'banned' ? (['banned', 'deactivated'] as const) : [cell.viewer];
    for (const viewer of viewers) expect(await succeeds(viewer, cell)).toBe(cell.allowed);
  });

  it.each(MATRIX.filter(({ viewer }) => viewer === 'anon'))(
    '$table: before the second factor is shown, $operation: $allowed, as for anon',
    async ({ table, operation, allowed }) => {
      for (const account of [half.owner, half.admin]) {
        expect(await isDone(contextAt(account), `${table} of half`, operation)).toBe(allowed);
      }
    },
  );

  it('is on for every table, and every table is in the matrix', async () => {
    const rows = await asOwner(
      database,
      `select case relnamespace::regnamespace::text when 'public' then '' else 'auth.' end || relname as name, relrowsecurity
       from pg_class where relkind in ('r', 'p') and relnamespace in ('public'::regnamespace, 'auth'::regnamespace)`,
    );
    const listed = new Set(NAMES.map((name) => name.replace(/ .*/, '')));
    expect(rows.length).toBeGreaterThan(15);
    expect(rows.filter((row) => row['relrowsecurity'] !== true || !listed.has(String(row['name'])))).toEqual(
      [],
    );
  });

  it('leaves no table, view or sequence of the API open to everybody by default', async () => {
    const rows = await asOwner(
      database,
      `select relname, privilege_type from pg_class, aclexplode(relacl)
       where relnamespace in ('public'::regnamespace, 'auth'::regnamespace) and relkind in ('r', 'p', 'v', 'm', 'S')
         and (grantee = 0 or grantee = 'anon'::regrole) and not (grantee = 'anon'::regrole and privilege_type = 'SELECT')`,
    );
    expect(rows).toEqual([]);
  });
});
