/**
 * Runs a command for operators of a server (docs/operating.md): npm run admin, backup, restore,
 * keys or doctor.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import manifest from '../package.json' with { type: 'json' };
import { administer } from '#server/operate/administer.ts';
import { backUp } from '#server/operate/backup-command.ts';
import { examine } from '#server/operate/doctor/examine.ts';
import { outcomeOf, tell } from '#server/operate/outcome.ts';
import { printKeys, printPushKey } from '#server/operate/print-keys.ts';
import { restore } from '#server/operate/restore-command.ts';
import { inputStamp } from './bare/build.mjs';
import { ROOT } from './bare/toolchain.mjs';

const [command = '', ...args] = process.argv.slice(2);
const { env } = process;
const { version } = manifest;
const now = () => new Date();

const COMMANDS: Readonly<Record<string, () => ReturnType<typeof administer>>> = {
  admin: () => administer(args, { env, fetch, now }),
  backup: () => backUp(args, { env, now, version }),
  restore: () => restore(args, { env, now }),
  keys: () => (args[0] === 'push' ? printPushKey(env) : printKeys(env, now())),
  doctor: () => {
    const stamp = join(ROOT, 'dist', '.build-stamp');
    const sources = [inputStamp(), inputStamp(ROOT, env['PUBLIC_URL'] ?? '')];
    return examine({
      env,
      now,
      fetch,
      version,
      node: process.versions.node,
      root: ROOT,
      build: { built: existsSync(stamp) ? readFileSync(stamp, 'utf8') : null, sources },
      ownerOf: (file: string) => statSync(file).uid,
    });
  },
};

const run = COMMANDS[command];
if (run === undefined)
  throw new Error(`No command ${command}; there are ${Object.keys(COMMANDS).join(', ')}.`);
tell(await outcomeOf(run));
