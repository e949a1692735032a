import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOwner, openTestDatabase } from '#tests/builders/database.ts';
import type { Database } from '../db/database.ts';
import { SUPABASE_DIR } from '../db/open-database.ts';
import { readProject } from './read-project.ts';
import { withRoleSettings } from './role-settings.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);

// Roles belong to the cluster, which outlives the database where tests run on a PostgreSQL.
afterAll(async () => {
  await asOwner(database, 'alter role authenticator reset all');
  await database.close();
});

const set = (name: string, value: string) =>
  asOwner(database, `alter role authenticator set pgrst.${name} = '${value}'`);

async function read() {
  const project = readProject(SUPABASE_DIR, {});
  if (!project.ok) throw new Error('unreadable');
  return withRoleSettings(database, project.config);
}

describe('API settings of the database role', () => {
  it('change nothing by default', async () => {
    expect(await read()).toEqual(readProject(SUPABASE_DIR, {}));
  });

  it('win over the file', async () => {
    await set('db_tx_end', 'commit-allow-override');
    await set('db_schemas', 'public, "personal"');
    await set('db_max_rows', '7');
    await set('db_plan_enabled', 'true');
    expect(await read()).toMatchObject({
      ok: true,
      config: { api: { allowRollback: true, schemas: ['public', 'personal'], maxRows: 7 } },
    });
  });

  it('are reported when the server does not support them', async () => {
    await set('db_tx_end', 'rollback');
    await set('db_max_rows', 'many');
    expect(await read()).toEqual({
      ok: false,
      problems: [
        'Setting pgrst.db_max_rows of the role authenticator is "many": it must be a whole number.',
        'Setting pgrst.db_tx_end of the role authenticator is "rollback": it must be "commit" or "commit-allow-override".',
      ],
    });
  });
});
