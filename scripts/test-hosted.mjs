/**
 * npm run test:hosted: as much of a hosted project as this machine can have. Installs Deno into
 * `.cache/deno` and, for root on Debian, pgbouncer, PostgreSQL and nginx; then runs the functions
 * on Deno, the pool behind pgbouncer, the built app behind nginx, and journeys with the real
 * PostgREST. docs/operating.md says what of a hosted project is not tried.
 */
import { existsSync } from 'node:fs';
import { installPackages, isRootOnDebian } from './bare/system.mjs';
import { buildIfChanged } from './bare/build.mjs';
import { findTestBrowser } from './bare/chromium.mjs';
import { installDeno } from './bare/deno.mjs';
import { installIfNeeded } from './bare/install.mjs';
import { findNode, run, say, stepEnvironment, toolPath, withPatience } from './bare/toolchain.mjs';
import { atTopLevel } from './bare/top-level.mjs';

const POOLER = '/usr/sbin/pgbouncer';
const POSTGRES = '/usr/lib/postgresql';
const WEB_SERVER = '/usr/sbin/nginx';
const TESTS = ['tests/hosted', 'server/db/postgres/pgbouncer.test.ts'];
/** Journeys that call the table API; two of them play on two phones, and an event. */
const JOURNEYS =
  'account activity admin ban-notice cloud-conflicts cloud-lists comment-replies community event-day events profile results settings two-phones';

await atTopLevel(async () => {
  await installIfNeeded();
  const node = findNode();
  await installDeno();
  await installServices();
  const chromium = await findTestBrowser();
  await buildIfChanged(node);
  const { result, seconds } = await withPatience('testing', () =>
    run(node, [toolPath('vitest'), 'run', ...TESTS], { env: stepEnvironment(node, { NODE_ENV: 'test' }) }),
  );
  say(`${result.output.trim()}\n${result.code === 0 ? 'ok' : 'FAILED'} (${seconds})`);
  const isPlayed = missingPackages().length > 0 || chromium === null || (await playJourneys(node, chromium));
  process.exitCode = result.code === 0 && isPlayed ? 0 : 1;
});

/**
 * Plays journeys on a hosted project's parts, whose services have an address of their own:
 * tests/hosted/hosted-site.ts.
 * @param {string} node
 * @param {string} chromium
 */
async function playJourneys(node, chromium) {
  const env = stepEnvironment(node, {
    MUSTER_CHROMIUM: chromium,
    MUSTER_E2E_SERVER: 'tests/hosted/hosted-site.ts',
  });
  const args = [toolPath('playwright'), 'test', '--reporter=line', ...JOURNEYS.split(' ')];
  const { result, seconds } = await withPatience('playing', () => run(node, args, { env }));
  say(`${result.output.trim()}\n${result.code === 0 ? 'ok' : 'FAILED'} (${seconds})`);
  return result.code === 0;
}

async function installServices() {
  const missing = missingPackages();
  if (missing.length === 0) return;
  if (isRootOnDebian()) {
    say(`Installing ${missing.join(', ')} …`);
    const output = await installPackages(missing);
    if (missingPackages().length === 0) return;
    say(output.trim());
  }
  say(`left out  what needs ${missingPackages().join(', ')} of Debian: it is not installed`);
}

function missingPackages() {
  return [
    ...(existsSync(POOLER) ? [] : ['pgbouncer']),
    ...(existsSync(POSTGRES) ? [] : ['postgresql']),
    ...(existsSync(WEB_SERVER) ? [] : ['nginx-light']),
  ];
}
