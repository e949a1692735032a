/**
 * The Node and the tools that a step runs with. Everything in this folder is plain JavaScript for
 * Node 20 that imports no package, as it runs before anything is installed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const MODULES = join(ROOT, 'node_modules');

/** A fault that the user can mend: its message says how, and no stack is shown. */
export class SetupProblem extends Error {}

/** @param {string} line */
export function say(line) {
  console.log(line);
}

/**
 * The Node that runs the product: the one among the packages, else the one at hand if it is new
 * enough. Throws a SetupProblem when there is neither.
 * @returns {string} the path of a Node of 22.22 or later
 */
export function findNode() {
  const packaged = join(MODULES, `node-${process.platform}-${process.arch}`, 'bin', 'node');
  // A packaged Node may be there and still not run, as on a Linux with another C library.
  if (existsSync(packaged) && spawnSync(packaged, ['--version']).status === 0) return packaged;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 22)) return process.execPath;
  throw new SetupProblem(
    `Muster needs Node 22.22 or later on this system (${process.platform}, ${process.arch}); this is ` +
      `${process.versions.node}. Install Node 24 from https://nodejs.org and run the same command again.`,
  );
}

/**
 * The environment for a step: the right Node and the installed tools come first on the PATH, and no
 * colours, as what a step writes is kept and shown as text.
 * @param {string} node
 * @param {Record<string, string>} [extra]
 * @returns {NodeJS.ProcessEnv}
 */
export function stepEnvironment(node, extra = {}) {
  const path = [dirname(node), join(MODULES, '.bin'), process.env['PATH'] ?? ''].join(delimiter);
  const { FORCE_COLOR: _colours, ...inherited } = process.env;
  return { ...inherited, PATH: path, NO_COLOR: '1', ...extra };
}

/**
 * The file that an installed tool starts with, as its package names it.
 * @param {string} packageName
 * @param {string} [tool] the name of the command, when it is not the package's own
 */
export function toolPath(packageName, tool = packageName) {
  const folder = join(MODULES, packageName);
  /** @type {{ bin: string | Record<string, string> }} */
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = typeof bin === 'string' ? bin : bin[tool];
  if (file === undefined) throw new Error(`${packageName} has no command ${tool}`);
  return join(folder, file);
}

/**
 * Returns the command that runs npm: the Node and npm that started this script, else those on the
 * PATH. The Node inside node_modules is never used for it, as npm would replace the program that
 * runs it.
 * @returns {{ command: string; args: string[]; shell: boolean }}
 */
export function npmCommand() {
  const outside = [process.env['npm_node_execpath'], process.execPath].find(
    (path) => path !== undefined && existsSync(path) && !path.startsWith(MODULES + sep),
  );
  const node = outside ?? 'node';
  const cli = [
    process.env['npm_execpath'],
    join(dirname(node), '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(dirname(node), 'node_modules', 'npm', 'bin', 'npm-cli.js'),
  ].find((path) => path !== undefined && path.endsWith('npm-cli.js') && existsSync(path));
  if (cli !== undefined && outside !== undefined) return { command: outside, args: [cli], shell: false };
  return { command: 'npm', args: [], shell: process.platform === 'win32' };
}

/**
 * Runs a program to its end and keeps what it writes.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv; shell?: boolean }} [options]
 * @returns {Promise<{ code: number; output: string }>} code 127 when the program cannot be started
 */
export function run(command, args, { env = process.env, shell = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, env, shell, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = (/** @type {Buffer} */ chunk) => (output += chunk.toString());
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (cause) => resolve({ code: 127, output: `${output}${cause.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Runs a task and says now and then that it is still at it, so that a slow machine does not look
 * like a dead one.
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} task
 * @returns {Promise<{ result: T; seconds: string }>}
 */
export async function withPatience(what, task) {
  const start = Date.now();
  const seconds = () => Math.round((Date.now() - start) / 1000);
  const timer = setInterval(() => say(`  still ${what} (${String(seconds())} s)`), 20_000);
  try {
    return { result: await task(), seconds: `${String(seconds())} s` };
  } finally {
    clearInterval(timer);
  }
}
