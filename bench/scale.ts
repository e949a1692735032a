/**
 * Fills a PostgreSQL of its own and runs every query of the product on it: npm run bench -- scale
 * [--scale 0.01] [--times 200] [--only board]. Ends with a fault when a query scans a table of more
 * than 10,000 rows. With --embedded it shows how far the embedded database carries.
 */
import { parseArgs } from 'node:util';
import { openDatabase, SUPABASE_DIR } from '#server/db/open-database.ts';
import { startPostgres } from '#tests/builders/postgres-cluster.ts';
import { measureEmbedded } from './scale/embedded.ts';
import { fill } from './scale/fill.ts';
import { faultsOf, printTable } from './scale/report.ts';
import { runQueries } from './scale/run-queries.ts';
import { sizesAt } from './scale/sizes.ts';
import { DATABASE_PARTS } from './database-parts.ts';

const { values } = parseArgs({
  options: {
    scale: { type: 'string', default: '1' },
    times: { type: 'string', default: '200' },
    only: { type: 'string', default: '' },
    embedded: { type: 'boolean', default: false },
  },
});
const asked = { times: Number(values.times), only: values.only };

async function measurePostgres(scale: number): Promise<void> {
  const cluster = await startPostgres();
  if (cluster === null) throw new Error('PostgreSQL is not installed here.');
  const settings = { url: cluster.url, dataDir: null, supabaseDir: SUPABASE_DIR };
  const database = await openDatabase(settings, DATABASE_PARTS);
  try {
    const sizes = sizesAt(scale);
    console.log(`Filled in ${(await fill(database, sizes)).toFixed(0)} s.\n`);
    const { measured, failed } = await runQueries(cluster.url, { sizes, ...asked });
    printTable(measured);
    const faults = [...failed, ...faultsOf(measured)];
    console.log(faults.length === 0 ? '\nNo query scans a large table.' : `\n${faults.join('\n')}`);
    process.exitCode = faults.length === 0 ? 0 : 1;
  } finally {
    await database.close();
    await cluster.stop();
  }
}

const scale = Number(values.scale);
if (!(scale > 0 && scale <= 1)) throw new Error('--scale is a number above 0, at most 1');
await (values.embedded ? measureEmbedded(asked) : measurePostgres(scale));
