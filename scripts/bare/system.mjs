import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './toolchain.mjs';

export function isRoot() {
  return process.getuid?.() === 0;
}

/** Packages can be installed without a question. */
export function isRootOnDebian() {
  if (!isRoot() || !existsSync('/usr/bin/apt-get') || !existsSync('/etc/os-release')) return false;
  // Ubuntu's package of a browser only asks for a snap, which does not run in a container.
  return !/^ID=ubuntu$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

/**
 * Installs packages of Debian, as root.
 * @param {readonly string[]} packages
 * @returns {Promise<string>} what the installer wrote
 */
export async function installPackages(packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const patience = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20'];
  const updated = await run('apt-get', [...patience, 'update'], { env });
  const args = [...patience, 'install', '-y', '--no-install-recommends', ...packages];
  return updated.output + (await run('apt-get', args, { env })).output;
}

/**
 * @param {string} name
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {readonly string[]} where a program would be
 */
export function onPath(name, env = process.env) {
  return (env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => (folder === '' ? [] : [join(folder, name)]));
}
