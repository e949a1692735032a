import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { run } from '../bare/toolchain.mjs';
import { folderHashes, hashDifferences, type Hashes } from './folder-hashes.ts';
import { git } from './git.ts';

/** The outcome of two builds: the hashes of dist when they are the same, else the reasons. */
export type TwoBuilds =
  | { readonly isSame: true; readonly hashes: Hashes }
  | { readonly isSame: false; readonly lines: readonly string[] };

const MOST_DIFFERENCES = 20;

/** The settings of the second build: another time zone, language, day and order of folders. */
const ELSEWHERE = {
  TZ: 'Pacific/Kiritimati',
  LC_ALL: 'tr_TR.UTF-8',
  NODE_OPTIONS: `--import=${new URL('./another-machine.ts', import.meta.url).href}`,
};

/**
 * Builds a commit twice from fresh clones and compares each file of dist. The second build runs as
 * on another machine. Takes minutes. Clones that differ are kept, and the lines say where. `name`:
 * a commit as git names it.
 */
export async function buildTwice(root: string, name: string): Promise<TwoBuilds> {
  const commit = commitOf(root, name);
  if (commit === null) return { isSame: false, lines: [`There is no commit ${name}.`] };
  const folder = mkdtempSync(join(tmpdir(), 'muster-same-build-'));
  const [first, second] = [join(folder, 'first'), join(folder, 'the second build')];
  const failure =
    (await buildClone(root, commit, first, { TZ: 'UTC', LC_ALL: 'C' })) ??
    (await buildClone(root, commit, second, ELSEWHERE));
  if (failure !== null) {
    rmSync(folder, { recursive: true });
    return { isSame: false, lines: [failure] };
  }
  const hashes = folderHashes(join(first, 'dist'));
  const differences = hashDifferences(hashes, folderHashes(join(second, 'dist')));
  if (differences.length === 0) {
    rmSync(folder, { recursive: true });
    return { isSame: true, hashes };
  }
  const shown = differences.slice(0, MOST_DIFFERENCES);
  const count = `${String(differences.length)} of ${String(hashes.size)} files differ. Both clones are in ${folder}.`;
  return { isSame: false, lines: [...shown, count] };
}

/** Returns the hash of a commit, as a branch may move on between two builds; null without one. */
function commitOf(root: string, name: string): string | null {
  try {
    return git(root, 'rev-parse', '--verify', `${name}^{commit}`);
  } catch {
    return null;
  }
}

/** Returns what went wrong, or null. */
async function buildClone(
  root: string,
  commit: string,
  folder: string,
  settings: Readonly<Record<string, string>>,
): Promise<string | null> {
  git(root, 'clone', '--quiet', '--no-checkout', root, folder);
  git(folder, 'checkout', '--quiet', '--detach', commit);
  const env = withoutBuildSettings(process.env);
  const { href } = pathToFileURL(join(folder, 'scripts/bare/install.mjs'));
  // Installed first: a registry is not trusted a year ahead.
  const install = `const { installIfNeeded } = await import('${href}'); await installIfNeeded();`;
  const installed = await run(process.execPath, ['--input-type=module', '--eval', install], { env });
  if (installed.code !== 0) return installed.output.trim();
  const build = join(folder, 'scripts/build.mjs');
  const { code, output } = await run(process.execPath, [build], { env: { ...env, ...settings } });
  return code === 0 ? null : output.trim();
}

/** Leaves out the settings of a build, which its files contain. */
function withoutBuildSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !/^(?:PUBLIC_URL$|VITE_)/.test(name)));
}
