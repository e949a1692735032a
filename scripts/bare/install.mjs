import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { npmCommand, ROOT, run, say, SetupProblem, withPatience } from './toolchain.mjs';

/** @typedef {{ packages?: Record<string, { version?: string; optional?: boolean; link?: boolean }> }} Lockfile */

const RECORD = join('node_modules', '.package-lock.json');

/**
 * Installs what package-lock.json names, unless it is there already; so without a network all goes on.
 * Throws a SetupProblem with npm's own words when npm fails.
 */
export async function installIfNeeded() {
  if (isInstalled()) return;
  say('Installing packages. This happens once and takes about a minute …');
  clearTheWay();
  const npm = npmCommand();
  // Not `ci`: it refuses a lockfile that leaves out the packages of other systems. `--no-save` keeps ours as it is.
  // Development packages build the app, so they come along even where NODE_ENV is production. Warnings that an older
  // Node is not what some tool asks for are hidden: those tools run on the Node 24 that is among the packages.
  const what = ['install', '--no-save', '--include=dev', '--include=optional'];
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
 * Removes npm's record, so that an install that is cut short does not pass for a whole one; and where there is no
 * record, what such an install left behind.
 */
function clearTheWay() {
  const record = join(ROOT, RECORD);
  rmSync(existsSync(record) ? record : join(ROOT, 'node_modules'), { recursive: true, force: true });
}

/**
 * True when node_modules holds what package-lock.json names. npm writes its own record of the folder as the last step
 * of an install, so an install that was cut short does not count. Packages for other machines may be missing.
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
