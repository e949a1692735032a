import { ALIASES, ROOMS, type Room } from './rooms.ts';

/**
 * Returns the fault of an import, dynamic and type imports included, by the borders of ROOMS.
 * `file` is the importing file from the root, forward slashes; `specifier` is the imported path.
 * Null when the import is allowed, and for files outside every room, such as settings of tools at
 * the root.
 */
export function borderProblem(file: string, specifier: string): string | null {
  const room = roomOf(file);
  if (room === null || specifier.startsWith('virtual:')) return null;
  const isTest = /\.(?:test|spec)\.tsx?$/.test(file);
  if (!/^[.#]/.test(specifier)) return isTest ? null : packageProblem(room, specifier);
  const target = targetOf(file, specifier);
  if (target === null) return `${specifier} is no alias of package.json.`;
  return wayProblem(file, specifier, target) ?? roomProblem(room, file, target, isTest);
}

/** Returns the room that a file lies in; null when it lies in no room. */
function roomOf(file: string): Room | null {
  return ROOMS.find(({ path }) => isWithin(file, path.endsWith('/*') ? path.slice(0, -2) : path)) ?? null;
}

function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

/** The folder that a file may call its own: for `src/features/*` the feature that it lies in. */
function ownFolder(room: Room, file: string): string {
  if (!room.path.endsWith('/*')) return room.path;
  const depth = room.path.split('/').length;
  return file.split('/').slice(0, depth).join('/');
}

/**
 * The top folder of a path: `src/domain` for what lies in src, else the first part; null for a file
 * at the root.
 */
function topFolder(path: string): string | null {
  const parts = path.split('/');
  if (parts.length === 1) return null;
  return parts.slice(0, parts[0] === 'src' ? 2 : 1).join('/');
}

function targetOf(file: string, specifier: string): string | null {
  if (specifier.startsWith('#')) {
    const alias = Object.keys(ALIASES).find((prefix) => specifier.startsWith(prefix));
    return alias === undefined ? null : `${ALIASES[alias] ?? ''}${specifier.slice(alias.length)}`;
  }
  const path = file.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') path.pop();
    else if (part !== '.') path.push(part);
  }
  return path.join('/');
}

function wayProblem(file: string, specifier: string, target: string): string | null {
  if (specifier.startsWith('../../')) return 'A relative import climbs one level at most; use the alias.';
  const isRelative = specifier.startsWith('.');
  // Vite bundles the scripts that its settings import, and cannot resolve our aliases then.
  const isScript = file.startsWith('scripts/');
  const leaves = !isScript && topFolder(target) !== null && topFolder(target) !== topFolder(file);
  if (isRelative && leaves && Object.values(ALIASES).some((folder) => target.startsWith(folder))) {
    return 'Another top folder is reached by its alias.';
  }
  if (specifier.startsWith('#features/') && isWithin(file, 'src/features')) {
    return 'A feature imports its own files by their relative path, and no other feature.';
  }
  if (!/\.\w+(?:\?\w+)?$/.test(specifier)) return 'An import carries the ending of its file.';
  return null;
}

function roomProblem(room: Room, file: string, target: string, isTest: boolean): string | null {
  const own = ownFolder(room, file);
  if (isWithin(target, own) || topFolder(target) === null) return null;
  if (isTest && isWithin(target, 'tests')) return null;
  if (room.rooms.some((allowed) => isWithin(target, allowed))) return null;
  return `${own} may not import ${topFolder(target) ?? target}; see scripts/lint/rooms.ts.`;
}

function packageProblem(room: Room, specifier: string): string | null {
  const matches = (pattern: string) =>
    pattern.endsWith('*')
      ? specifier.startsWith(pattern.slice(0, -1))
      : specifier === pattern || specifier.startsWith(`${pattern}/`);
  const allowed = room.onlyPackages === undefined || room.onlyPackages.some(matches);
  if (allowed && !(room.noPackages ?? []).some(matches)) return null;
  return `${room.path} may not import the package ${specifier}; see scripts/lint/rooms.ts.`;
}
