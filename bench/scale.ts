/**
 * Fills a PostgreSQL of its own and runs every query of the product on it: npm run bench -- scale
 * [--scale 0.01] [--times 200] [--only board]. Ends with a fault when a query scans a table of more
 * than 10,000 rows.
 */
import { parseArgs } from 'node:util';
import { openDatabase, SUPABASE_DIR } from '#server/db/open-database.ts';
import { startPostgres } from '#tests/builders/postgres-cluster.ts';
import { fill } from './scale/fill.ts';
import { faultsOf, printTable } from './scale/report.ts';
import { runQueries } from './scale/run-queries.ts';
import { sizesAt } from './scale/sizes.ts';

const { values } = parseArgs({
  options: {
    scale: { type: 'string', default: '1' },
    times: { type: 'string', default: '200' },
    only: { type: 'string', default: '' },
  },
});
const scale = Number(values.scale);
if (!(scale > 0 && scale <= 1)) throw new Error('--scale is a number above 0, at most 1');

const cluster = await startPostgres();
if (cluster === null) throw new Error('PostgreSQL is not installed here.');
const database = await openDatabase(
  { url: cluster.url, dataDir: null, supabaseDir: SUPABASE_DIR },
  {
    now: () => new Date(),
    onFault: (cause) => {
      throw cause;
    },
  },
);
try {
  const sizes = sizesAt(scale);
  console.log(`Filled in ${(await fill(database, sizes)).toFixed(0)} s.\n`);
  const { measured, failed } = await runQueries(cluster.url, {
    sizes,
    times: Number(values.times),
    only: values.only,
  });
  printTable(measured);
  const faults = [...failed, ...faultsOf(measured)];
  console.log(faults.length === 0 ? '\nNo query scans a large table.' : `\n${faults.join('\n')}`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await database.close();
  await cluster.stop();
}
