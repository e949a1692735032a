import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run, say, SetupProblem, stepEnvironment, toolPath, withPatience } from './toolchain.mjs';

/** All that the built app is made of. */
const INPUTS = [
  'src',
  'catalogue',
  'locales',
  'public',
  'art',
  'index.html',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'lingui.config.ts',
  'scripts',
  'server/db',
  'server/http',
  'supabase',
];

const STAMP = join(ROOT, 'dist', '.build-stamp');

/**
 * Builds the app unless what it is made of is the same as at the last build.
 * @param {string} node the Node to build with
 */
export async function buildIfChanged(node) {
  const stamp = inputStamp();
  if (stamp === readStamp()) return;
  say('Building the app …');
  const { result, seconds } = await withPatience('building', () => build(node));
  if (result.code !== 0) throw new SetupProblem(`${result.output.trim()}\n\nThe app could not be built.`);
  say(`App built in ${seconds}.`);
}

/**
 * Builds the app into dist, draws its public pages and packs it all. The stamp comes last, so a build that was cut short does not count.
 * @param {string} node
 * @returns {Promise<{ code: number; output: string }>}
 */
export async function build(node) {
  const stamp = inputStamp();
  const env = stepEnvironment(node, { NODE_ENV: 'production' });
  const bundled = await run(node, [toolPath('vite'), 'build'], { env });
  if (bundled.code !== 0) return bundled;
  let output = bundled.output;
  for (const script of ['scripts/prerender.ts', 'scripts/compress.ts', 'scripts/database-template.ts']) {
    const result = await run(node, [script], { env });
    output += result.output;
    if (result.code !== 0) return { code: result.code, output };
  }
  writeFileSync(STAMP, stamp);
  return { code: 0, output };
}

/**
 * A hash over the content of every input and over the build's own settings (VITE_…, PUBLIC_URL). Tests are no input.
 * @param {string} [root]
 */
export function inputStamp(root = ROOT) {
  const hash = createHash('sha256');
  for (const input of INPUTS) addToHash(hash, root, input);
  for (const name of Object.keys(process.env).toSorted()) {
    if (name.startsWith('VITE_') || name === 'PUBLIC_URL')
      hash.update(`${name}=${process.env[name] ?? ''}\0`);
  }
  return hash.digest('hex');
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} root
 * @param {string} path relative to the root, with forward slashes
 */
function addToHash(hash, root, path) {
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (stats === undefined || /\.test\.tsx?$/.test(path)) return;
  if (stats.isDirectory()) {
    for (const name of readdirSync(join(root, path)).toSorted()) addToHash(hash, root, `${path}/${name}`);
    return;
  }
  hash.update(`${path}\0${String(stats.size)}\0`);
  hash.update(readFileSync(join(root, path)));
}

/** @returns {string | null} */
function readStamp() {
  try {
    return readFileSync(STAMP, 'utf8');
  } catch {
    return null;
  }
}
