import { existsSync } from 'node:fs';
import { installPackages, isRootOnDebian, onPath } from './system.mjs';
import { say, SetupProblem, withPatience } from './toolchain.mjs';

/**
 * The programs that test:browsers needs: names on the PATH, Debian's package of each, and the
 * variable that names another place.
 */
const PROGRAMS = [
  { variable: 'FIREFOX_PATH', names: ['firefox-esr', 'firefox'], package: 'firefox-esr' },
  { variable: 'WEBKIT_DRIVER_PATH', names: ['WebKitWebDriver'], package: 'webkit2gtk-driver' },
  { variable: 'XVFB_PATH', names: ['Xvfb'], package: 'xvfb' },
];

/**
 * Finds Firefox, the driver of WebKit and a display without a screen, and installs what is missing
 * as root on Debian. Throws a SetupProblem that says what to do when something is missing still.
 * @returns {Promise<Record<string, string>>} the path of each, by its variable
 */
export async function findOrInstallBrowsers() {
  const missing = PROGRAMS.filter((program) => find(program) === null);
  if (missing.length > 0 && isRootOnDebian()) {
    say('Installing Firefox and WebKit for the tests …');
    const install = () => installPackages(missing.map((program) => program.package));
    await withPatience('installing browsers', install);
  }
  const lacking = PROGRAMS.filter((program) => find(program) === null);
  if (lacking.length > 0) {
    const packages = lacking.map((program) => program.package).join(' ');
    const variables = lacking.map(({ variable }) => variable).join(', ');
    throw new SetupProblem(
      `These tests need more than there is on this machine. On Debian:\n  sudo apt-get install ${packages}\n` +
        `Elsewhere, say where each is: ${variables}`,
    );
  }
  return Object.fromEntries(PROGRAMS.map((program) => [program.variable, find(program) ?? '']));
}

/** @param {typeof PROGRAMS[number]} program */
function find({ variable, names }) {
  const named = process.env[variable];
  const places = named ? [named] : names.flatMap((name) => onPath(name));
  return places.find((path) => existsSync(path)) ?? null;
}
