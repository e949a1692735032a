import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './toolchain.mjs';

type Entry = {
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};

/** The entries of package-lock.json by the path of their folder. */
const entries = (
  JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, Entry>>;
  }
).packages;

/**
 * The entry that Node would resolve for a package that `folder` requires; undefined when there is
 * none.
 */
function resolve(folder: string, name: string): Entry | undefined {
  const here = entries[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`];
  if (here !== undefined || folder === '') return here;
  return resolve(folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/'))), name);
}

const PLATFORMS = [
  { os: 'darwin', cpu: 'arm64' },
  { os: 'darwin', cpu: 'x64' },
  { os: 'win32', cpu: 'x64' },
  { os: 'linux', cpu: 'x64', libc: 'glibc' },
  { os: 'linux', cpu: 'x64', libc: 'musl' },
  { os: 'linux', cpu: 'arm64', libc: 'glibc' },
  { os: 'linux', cpu: 'arm64', libc: 'musl' },
] as const;

/** Tools that ship a native program for each platform. */
const NATIVE = [
  '@lingui/native-tools',
  'rolldown',
  'lightningcss',
  'oxlint',
  'oxlint-tsgolint',
  'typescript',
  'oxc-parser',
  'sharp',
];

const allows = (wanted: readonly string[] | undefined, value: string | undefined) =>
  wanted === undefined || value === undefined || wanted.includes(value);

describe('package-lock.json', () => {
  it('names every optional package, so that npm ci accepts it on every platform', () => {
    const missing = Object.entries(entries).flatMap(([folder, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => resolve(folder, name) === undefined)
        .map((name) => `${folder} needs ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it.each(NATIVE)('has %s for macOS, Windows and Linux (glibc and musl)', (tool) => {
    const folder = `node_modules/${tool}`;
    const builds = Object.keys(entries[folder]?.optionalDependencies ?? {}).map((name) =>
      resolve(folder, name),
    );
    const without = PLATFORMS.filter(
      (platform) =>
        !builds.some(
          (build) =>
            build?.os?.includes(platform.os) === true &&
            allows(build.cpu, platform.cpu) &&
            allows(build.libc, 'libc' in platform ? platform.libc : undefined),
        ),
    );
    expect(without).toEqual([]);
  });

  it('has one zxing-wasm: we serve the program that the code of barcode-detector loads', () => {
    const folders = Object.keys(entries).filter((folder) => folder.endsWith('node_modules/zxing-wasm'));
    expect(folders).toEqual(['node_modules/zxing-wasm']);
  });
});
