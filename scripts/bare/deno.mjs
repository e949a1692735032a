import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { npmCommand, ROOT, run, say, SetupProblem, withPatience } from './toolchain.mjs';

/**
 * Deno 2.1 is what a hosted project runs functions with; the other is the newest that was tried.
 */
export const DENO_VERSIONS = /** @type {const} */ (['2.1.4', '2.9.6']);

/**
 * The program of the npm package `deno`, once installDeno has been here.
 * @param {string} version
 * @returns {string | null} null when it is not there, or the package has none for this system
 */
export function denoPath(version) {
  const libc = process.platform === 'linux' ? '-glibc' : '';
  const name = process.platform === 'win32' ? 'deno.exe' : 'deno';
  const folder = join('node_modules', '@deno', `${process.platform}-${process.arch}${libc}`);
  const path = join(folderOf(version), folder, name);
  return existsSync(path) ? path : null;
}

/**
 * Installs the versions of Deno that are missing into `.cache/deno`: some 100 MB each, so only who
 * runs test:hosted gets them. Throws a SetupProblem with npm's own words when that fails.
 */
export async function installDeno() {
  for (const version of DENO_VERSIONS) {
    if (denoPath(version) !== null) continue;
    say(`Installing Deno ${version} …`);
    const folder = folderOf(version);
    mkdirSync(folder, { recursive: true });
    const npm = npmCommand();
    // The program lies in a package of its own: no script has to run, and none fetches anything.
    const what = ['install', '--prefix', folder, '--no-save', '--ignore-scripts', `deno@${version}`];
    const quiet = ['--loglevel=error', '--no-audit', '--no-fund', '--no-update-notifier', '--no-progress'];
    const { result, seconds } = await withPatience('installing', () =>
      run(npm.command, [...npm.args, ...what, ...quiet], { shell: npm.shell }),
    );
    if (denoPath(version) === null)
      throw new SetupProblem(`${result.output.trim()}\n\nDeno ${version} could not be installed.`);
    say(`Deno installed in ${seconds}.`);
  }
}

/** @param {string} version */
function folderOf(version) {
  return join(ROOT, '.cache', 'deno', version);
}
