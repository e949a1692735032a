import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npmCommand, ROOT, run, say, SetupProblem, withPatience } from './toolchain.mjs';

/** @typedef {{ packages?: Record<string, { version?: string; optional?: boolean; link?: boolean }> }} Lockfile */

const RECORD = join('node_modules', '.package-lock.json');

/**
 * Installs what package-lock.json names, unless it is there already; so without a network all goes
 * on. Throws a SetupProblem with npm's own words when npm fails.
 */
export async function installIfNeeded() {
  if (isInstalled()) return;
  say('Installing packages. This happens once and takes about a minute …');
  const npm = npmCommand();
  // Development packages build the app, so they are installed even when NODE_ENV is production.
  // Warnings that a tool needs a newer Node are hidden: those tools run on the Node 24 that is one
  // of the packages.
  const what = ['ci', '--include=dev', '--include=optional'];
  const quiet = ['--loglevel=error', '--no-audit', '--no-fund', '--no-update-notifier', '--no-progress'];
  const { result, seconds } = await withPatience('installing', () =>
    run(npm.command, [...npm.args, ...what, ...quiet], { shell: npm.shell }),
  );
  if (result.code !== 0 || !isInstalled()) {
    throw new SetupProblem(
      `${result.output.trim()}\n\nThe packages could not be installed. Check the network, then run the same command again.`,
    );
  }
  say(`Packages installed in ${seconds}.`);
}

/**
 * True when node_modules holds what package-lock.json names. npm writes its own record of the
 * folder as the last step of an install, so an install that was cut short does not count. Packages
 * for other machines may be missing.
 * @param {string} [root]
 */
export function isInstalled(root = ROOT) {
  const wanted = readLockfile(join(root, 'package-lock.json'));
  const present = readLockfile(join(root, RECORD));
  if (wanted === null || present === null) return false;
  return Object.entries(wanted.packages ?? {}).every(([path, entry]) => {
    if (path === '') return true;
    const found = present.packages?.[path];
    return found === undefined ? entry.optional === true : found.version === entry.version;
  });
}

/**
 * @param {string} path
 * @returns {Lockfile | null} null when there is none, or half of one
 */
function readLockfile(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}
