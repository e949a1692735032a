import * as v from 'valibot';
import { NAMED_ELSEWHERE } from './allowed-licences.ts';

/** A package that package-lock.json names. */
export type Dependency = {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression; null when the package names none. */
  readonly licence: string | null;
  /** True for what is in the app or run by the server; false for tools of development. */
  readonly isShipped: boolean;
};

const NAMES = v.optional(v.record(v.string(), v.string()), {});
const ENTRY = v.object({
  name: v.optional(v.string()),
  version: v.optional(v.string()),
  license: v.optional(v.string()),
  dependencies: NAMES,
  optionalDependencies: NAMES,
  peerDependencies: NAMES,
  peerDependenciesMeta: v.optional(v.record(v.string(), v.object({ optional: v.optional(v.boolean()) })), {}),
});
const LOCKFILE = v.object({ packages: v.record(v.string(), ENTRY) });

/** Tools that a shipped package names as its dependencies although only a build runs them. */
const RUN_BY_BUILDS: ReadonlySet<string> = new Set(['@lingui/babel-plugin-lingui-macro']);

type Entry = v.InferOutput<typeof ENTRY>;
type Entries = Readonly<Record<string, Entry>>;

/**
 * Lists the packages of a package-lock.json for every platform, sorted, each version once. Throws
 * when it has not the form of npm's third version.
 */
export function readDependencies(lockfile: unknown): readonly Dependency[] {
  const { packages } = v.parse(LOCKFILE, lockfile);
  const shipped = shippedFolders(packages);
  const found = new Map<string, Dependency>();
  for (const [folder, { name = folder.replace(/^.*node_modules\//, ''), version, license }] of Object.entries(
    packages,
  )) {
    if (folder === '' || version === undefined) continue;
    const key = `${name}@${version}`;
    const isShipped = shipped.has(folder) || found.get(key)?.isShipped === true;
    found.set(key, { name, version, licence: license ?? NAMED_ELSEWHERE[key] ?? null, isShipped });
  }
  return [...found.values()].toSorted((a, b) => compare(a.name, b.name) || compare(a.version, b.version));
}

/** The folders of all packages that those of `dependencies` lead to. */
function shippedFolders(entries: Entries): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [''];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    for (const name of neededBy(entries[folder])) {
      const found = resolve(entries, folder, name);
      if (found === null || reached.has(found)) continue;
      reached.add(found);
      waiting.push(found);
    }
  }
  return reached;
}

function neededBy(entry: Entry | undefined): readonly string[] {
  if (entry === undefined) return [];
  const peers = Object.keys(entry.peerDependencies).filter(
    (name) => entry.peerDependenciesMeta[name]?.optional !== true,
  );
  const named = [...Object.keys(entry.dependencies), ...Object.keys(entry.optionalDependencies), ...peers];
  return named.filter((name) => !RUN_BY_BUILDS.has(name));
}

/** Returns the folder that Node finds for a package; null when it is not installed. */
function resolve(entries: Entries, folder: string, name: string): string | null {
  const here = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
  if (entries[here] !== undefined) return here;
  if (folder === '') return null;
  return resolve(entries, folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/'))), name);
}

/** Compares by code points: the order is the same in every locale. */
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
