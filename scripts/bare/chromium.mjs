import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, say, SetupProblem, stepEnvironment, toolPath, withPatience } from './toolchain.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** Where a Chromium lies that is not on the PATH, by system. */
const USUAL_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * A Chromium on this machine that runs: the one that CHROMIUM_PATH names, else the system's, else Playwright's own.
 * Needs the packages. Throws a SetupProblem when CHROMIUM_PATH names something that does not run.
 * @returns {Promise<string | null>} its path; null when there is none
 */
export async function findChromium(env = process.env) {
  const named = env['CHROMIUM_PATH'];
  if (named) {
    if (runs(named)) return named;
    throw new SetupProblem(`CHROMIUM_PATH is "${named}", and no browser runs from there.`);
  }
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const { chromium } = await import('playwright-core');
  return [...onPath, ...USUAL_PLACES, chromium.executablePath()].find(runs) ?? null;
}

/**
 * As findChromium, but installs one when there is none: Debian's package as root, else Playwright's.
 * Throws a SetupProblem that says what to do when neither works.
 * @param {string} node
 * @returns {Promise<string>}
 */
export async function findOrInstallChromium(node) {
  const found = await findChromium();
  if (found !== null) return found;
  say('Installing a browser for the tests …');
  const { result, seconds } = await withPatience('installing the browser', () => install(node));
  const installed = await findChromium();
  if (installed !== null) {
    say(`Browser installed in ${seconds}.`);
    return installed;
  }
  throw new SetupProblem(
    `${result.trim()}\n\nThe tests need a Chromium, and none could be installed. Do one of these, then run the tests ` +
      'again:\n  sudo apt-get install chromium\n  npx playwright install --with-deps chromium\n' +
      '  set CHROMIUM_PATH to the path of a Chromium or Chrome that is on this machine',
  );
}

/**
 * @param {string} node
 * @returns {Promise<string>} what the installers wrote
 */
async function install(node) {
  let output = '';
  const isRoot = process.getuid?.() === 0;
  if (isRoot && isDebian()) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    output += (await run('apt-get', ['update'], { env })).output;
    output += (await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { env }))
      .output;
    if ((await findChromium()) !== null) return output;
  }
  const args = ['install', ...(isRoot ? ['--with-deps'] : []), '--no-shell', 'chromium'];
  const env = stepEnvironment(node);
  return output + (await run(node, [toolPath('playwright'), ...args], { env })).output;
}

function isDebian() {
  if (!existsSync('/usr/bin/apt-get') || !existsSync('/etc/os-release')) return false;
  // Ubuntu's package only asks for a snap, which does not run in a container.
  return !/^ID=ubuntu$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

/** @param {string} path */
function runs(path) {
  if (!existsSync(path)) return false;
  // Chrome on Windows opens a window instead of answering.
  return process.platform === 'win32' || spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}
