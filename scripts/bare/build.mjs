import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
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
  'vite.first-view.config.ts',
  'lingui.config.ts',
  'scripts',
  'prerender',
  'server/db',
  'server/http',
  'supabase',
];

const DIST = join(ROOT, 'dist');
const STAMP = '.build-stamp';

/**
 * Builds the app unless what it is made of is the same as at the last build. The server makes
 * addresses whole itself, so another PUBLIC_URL needs no build.
 * @param {string} node the Node to build with
 */
export async function buildIfChanged(node) {
  const publicUrl = process.env['PUBLIC_URL'] ?? '';
  const built = readStamp();
  if (built !== null && [inputStamp(), inputStamp(ROOT, publicUrl)].includes(built)) return;
  say('Building the app …');
  const { result, seconds } = await withPatience('building', () => build(node, ''));
  if (result.code !== 0) throw new SetupProblem(`${result.output.trim()}\n\nThe app could not be built.`);
  for (const line of result.output.split('\n').filter((one) => one.includes('left undrawn'))) say(line);
  say(`App built in ${seconds}.`);
}

/**
 * Builds the app, draws its public pages and packs it all in a folder of its own, which takes the
 * place of dist at the end. So a server keeps what it serves, and a build that was cut short
 * changes nothing.
 * @param {string} node
 * @param {string} [publicUrl] written into the pages, for a host that serves files alone
 * @returns {Promise<{ code: number; output: string }>}
 */
export async function build(node, publicUrl = process.env['PUBLIC_URL'] ?? '') {
  const stamp = inputStamp(ROOT, publicUrl);
  const folder = join(ROOT, '.cache', `dist-${String(process.pid)}`);
  const env = stepEnvironment(node, { NODE_ENV: 'production', PUBLIC_URL: publicUrl });
  const steps = [
    [toolPath('vite'), 'build', '--outDir', folder, '--emptyOutDir'],
    [
      toolPath('vite'),
      'build',
      '--config',
      'vite.first-view.config.ts',
      '--outDir',
      join(folder, '.first-view'),
      '--logLevel',
      'warn',
    ],
    ['prerender/build/prerender.ts', folder],
    ['scripts/build/compress-folder.ts', folder],
    ['scripts/build/database-template.ts'],
  ];
  let output = '';
  try {
    for (const step of steps) {
      const result = await run(node, step, { env });
      output += result.output;
      if (result.code !== 0) return { code: result.code, output };
    }
    writeFileSync(join(folder, STAMP), stamp);
    takePlace(folder, DIST);
    return { code: 0, output };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Puts a built folder where another one is. Pictures that were drawn for that one stay.
 * @param {string} folder
 * @param {string} dist
 */
export function takePlace(folder, dist) {
  const old = `${folder}-old`;
  mkdirSync(dirname(dist), { recursive: true });
  if (existsSync(join(dist, 'art')) && !existsSync(join(folder, 'art'))) {
    renameSync(join(dist, 'art'), join(folder, 'art'));
  }
  if (existsSync(dist)) renameSync(dist, old);
  renameSync(folder, dist);
  rmSync(old, { recursive: true, force: true });
}

/**
 * A hash over the content of every input and over the build's own settings (VITE_…, the address in
 * its pages). Tests are no input.
 * @param {string} [root]
 * @param {string} [publicUrl]
 */
export function inputStamp(root = ROOT, publicUrl = '') {
  const hash = createHash('sha256');
  for (const input of INPUTS) addToHash(hash, root, input);
  for (const name of Object.keys(process.env).toSorted()) {
    if (name.startsWith('VITE_')) hash.update(`${name}=${process.env[name] ?? ''}\0`);
  }
  if (publicUrl !== '') hash.update(`PUBLIC_URL=${publicUrl}\0`);
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
    return readFileSync(join(DIST, STAMP), 'utf8');
  } catch {
    return null;
  }
}
