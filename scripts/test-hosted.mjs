/**
 * npm run test:hosted: as much of a hosted project as this machine can have. Installs Deno into
 * `.cache/deno` and, for root on Debian, pgbouncer and PostgreSQL; then runs the functions on Deno
 * and the pool behind pgbouncer. docs/operating.md says what of a hosted project is not tried.
 */
import { existsSync } from 'node:fs';
import { installPackages, isRootOnDebian } from './bare/system.mjs';
import { installDeno } from './bare/deno.mjs';
import { installIfNeeded } from './bare/install.mjs';
import { findNode, run, say, stepEnvironment, toolPath, withPatience } from './bare/toolchain.mjs';
import { atTopLevel } from './bare/top-level.mjs';

const POOLER = '/usr/sbin/pgbouncer';
const POSTGRES = '/usr/lib/postgresql';
const TESTS = ['tests/hosted', 'server/db/postgres/pgbouncer.test.ts'];

await atTopLevel(async () => {
  await installIfNeeded();
  const node = findNode();
  await installDeno();
  await installPooler();
  const { result, seconds } = await withPatience('testing', () =>
    run(node, [toolPath('vitest'), 'run', ...TESTS], { env: stepEnvironment(node, { NODE_ENV: 'test' }) }),
  );
  say(`${result.output.trim()}\n${result.code === 0 ? 'ok' : 'FAILED'} (${seconds})`);
  process.exitCode = result.code === 0 ? 0 : 1;
});

async function installPooler() {
  const missing = [
    ...(existsSync(POOLER) ? [] : ['pgbouncer']),
    ...(existsSync(POSTGRES) ? [] : ['postgresql']),
  ];
  if (missing.length === 0) return;
  if (isRootOnDebian()) {
    say(`Installing ${missing.join(' and ')} …`);
    const output = await installPackages(missing);
    if (existsSync(POOLER) && existsSync(POSTGRES)) return;
    say(output.trim());
  }
  say(`left out  the pool behind pgbouncer: ${missing.join(' and ')} of Debian is not installed`);
}
