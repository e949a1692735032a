import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, SUPABASE_DIR } from '#server/db/open-database.ts';
import { parseSchema } from '#server/rest/parse-schema.ts';
import { SCHEMA_SETTINGS_SQL, SCHEMA_SQL } from '#server/rest/schema-sql.ts';
import type { Schema } from '#server/rest/schema.ts';
import { asOwner, PARTS } from '#tests/builders/database.ts';
import type { Database } from '#server/db/database.ts';
import { type AttackedServer, openAttackedServer, type Player } from './attacked-server.ts';
import { leaks, plantVictim, readPlanted, type Victim } from './canaries.ts';
import { type HostileRequest, hostileRequests } from './hostile-requests.ts';

const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 1_500);
/** The same requests every time; another number makes others. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_121);
const AT_ONCE = 8;

let server: AttackedServer;
let schema: Schema;
let victim: Victim;
let planted: readonly string[];
let attackers: readonly Player[];

beforeAll(async () => {
  server = await openAttackedServer({
    plant: async (database) => {
      victim = await plantVictim(database);
      planted = await readPlanted(database, victim);
      schema = await readSchema(database);
    },
  });
  attackers = [await server.join(), await server.join()];
}, 120_000);

afterAll(() => server.remove());

async function readSchema(database: Database): Promise<Schema> {
  const text = await database.withOwner(async ({ query, script }) => {
    await script(SCHEMA_SETTINGS_SQL);
    return (await query(SCHEMA_SQL, ['{public}'])).rows[0]?.['schema'];
  });
  return parseSchema(String(text), ['public']);
}

/** Returns the problem in the response to a request; null when there is no problem. */
async function problemOf(one: HostileRequest, at: number): Promise<string | null> {
  const token = [server.anonKey, ...attackers.map((player) => player.token)][at % 3] ?? '';
  const body = one.method === 'GET' || one.method === 'HEAD' ? null : one.body;
  const reply = await server.ask(one.method, `/rest/v1${one.path}`, {
    token,
    headers: one.headers,
    ...(body === null ? {} : { body: body.toWellFormed() }),
  });
  const isCsv = reply.headers.get('content-type')?.startsWith('text/csv') === true;
  // Such an address does not lead to the API at all.
  const isNoAddress = /^(?:This address|There is nothing)/.test(reply.text);
  const isReadable = ['', 'null'].includes(reply.text) || isCsv || isNoAddress || reply.json !== null;
  const header = JSON.stringify([...reply.headers]);
  if (reply.status < 500 && isReadable && !leaks(reply.text) && !leaks(header)) return null;
  return `${String(at)} ${String(reply.status)} ${JSON.stringify(one)} -> ${reply.text.slice(0, 400)}`;
}

it(`${String(REQUESTS)} hostile requests get no fault, no row of the victim and no change of one`, async () => {
  const known = [
    victim.id,
    victim.postId,
    ...victim.rows.map(({ id }) => id),
    ...attackers.map(({ id }) => id),
  ];
  const requests = fc.sample(hostileRequests(schema, known), { numRuns: REQUESTS, seed: SEED });
  const problems: string[] = [];
  const queue = requests.entries();
  const work = async () => {
    for (const [at, request] of queue) {
      const problem = await problemOf(request, at);
      if (problem !== null) problems.push(problem);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  expect(problems).toEqual([]);
  expect(server.faults).toEqual([]);

  const alive = await server.ask('GET', '/rest/v1/factions?select=id&order=id&limit=1');
  expect(alive.status).toBe(200);
  expect(alive.json).toHaveLength(1);

  await server.close();
  const database = await openDatabase(
    { url: null, dataDir: server.dataDir, supabaseDir: SUPABASE_DIR },
    PARTS,
  );
  try {
    expect(await readPlanted(database, victim)).toEqual(planted);
    expect(
      await asOwner(
        database,
        `select count(*)::int as risen from public.profiles
         where wab_admin or tester or banned or deactivated or games_won + games_lost > 0`,
      ),
    ).toEqual([{ risen: 0 }]);
  } finally {
    await database.close();
  }
}, 300_000);
