/**
 * Looks over this installation and changes nothing: npm run doctor, with the settings of the server
 * (docs/operating.md).
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import manifest from '../package.json' with { type: 'json' };
import { examine } from '#server/operate/doctor/examine.ts';
import { outcomeOf, tell } from '#server/operate/outcome.ts';
import { inputStamp } from './bare/build.mjs';
import { ROOT } from './bare/toolchain.mjs';

const stamp = join(ROOT, 'dist', '.build-stamp');
const sources = [inputStamp(), inputStamp(ROOT, process.env['PUBLIC_URL'] ?? '')];
const build = { built: existsSync(stamp) ? readFileSync(stamp, 'utf8') : null, sources };
const parts = {
  env: process.env,
  now: () => new Date(),
  fetch,
  version: manifest.version,
  node: process.versions.node,
  root: ROOT,
  build,
  ownerOf: (file: string) => statSync(file).uid,
};
tell(await outcomeOf(() => examine(parts)));
