import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installPackages, isRoot, isRootOnDebian, onPath } from './system.mjs';
import { run, say, SetupProblem, stepEnvironment, toolPath, withPatience } from './toolchain.mjs';

/** Chromium without windows: all that journeys need, in two thirds of the time. */
const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** The usual places of a Chromium that is not on the PATH, by system. */
const USUAL_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * A Chromium on this machine that runs: the one that CHROMIUM_PATH names, else the system's, else
 * Playwright's own. Needs the packages. Throws a SetupProblem when CHROMIUM_PATH names something
 * that does not run.
 * @returns {Promise<string | null>} its path; null when there is none
 */
export async function findChromium(env = process.env) {
  const named = env['CHROMIUM_PATH'];
  if (named) {
    if (runs(named)) return named;
    throw new SetupProblem(`CHROMIUM_PATH is "${named}", and no browser runs from there.`);
  }
  const { chromium } = await import('playwright-core');
  const places = [...NAMES.flatMap((name) => onPath(name, env)), ...USUAL_PLACES];
  return [...places, chromium.executablePath()].find(runs) ?? null;
}

/**
 * As findChromium, but one without windows if there is one.
 * @returns {Promise<string | null>}
 */
export async function findTestBrowser(env = process.env) {
  if (env['CHROMIUM_PATH']) return findChromium(env);
  return onPath(SHELL, env).find(runs) ?? findChromium(env);
}

/**
 * As findTestBrowser, but installs what is missing: as root Debian's package of the one without
 * windows, else, when there is none at all, Playwright's. Throws a SetupProblem that says what to
 * do when neither works.
 * @param {string} node
 * @returns {Promise<string>}
 */
export async function findOrInstallTestBrowser(node) {
  const found = await findTestBrowser();
  const isLacking =
    found === null || (isRootOnDebian() && !process.env['CHROMIUM_PATH'] && !found.endsWith(SHELL));
  if (!isLacking) return found;
  say('Installing a browser for the tests …');
  const { result, seconds } = await withPatience('installing the browser', () => install(node, found));
  const installed = await findTestBrowser();
  if (installed !== null) {
    const isNew = installed !== found;
    say(
      isNew
        ? `Browser installed in ${seconds}.`
        : 'It could not be installed: the one that is here takes longer.',
    );
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
 * @param {string | null} found what does if nothing can be installed
 * @returns {Promise<string>} what the installers wrote
 */
async function install(node, found) {
  let output = '';
  if (isRootOnDebian()) {
    output += await installPackages([SHELL]);
    if (found !== null || (await findTestBrowser()) !== null) return output;
  }
  const args = ['install', ...(isRoot() ? ['--with-deps'] : []), '--no-shell', 'chromium'];
  const env = stepEnvironment(node);
  return output + (await run(node, [toolPath('playwright'), ...args], { env })).output;
}

/** @param {string} path */
function runs(path) {
  if (!existsSync(path)) return false;
  // Chrome on Windows opens a window instead of answering.
  return process.platform === 'win32' || spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}
