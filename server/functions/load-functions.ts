import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Log } from '../http/log.ts';

/**
 * The parts that a function is made from; its own entry file gives it the same on the hosted
 * runtime.
 */
export type HandlerParts = {
  readonly env: (name: string) => string | undefined;
  readonly fetch: (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;
};

/** The type of `createHandler`, which `handler.ts` of a function exports. */
export type CreateHandler = (parts: HandlerParts) => (request: Request) => unknown;

/**
 * A function of the served folder: one that runs, one whose file does not load, one that only the
 * hosted runtime can run.
 */
export type LoadedFunction =
  | { readonly state: 'ready'; readonly create: CreateHandler }
  | { readonly state: 'broken' }
  | { readonly state: 'foreign' };

/**
 * Loads the functions of a folder, `<name>/handler.ts` each, once. Names are small letters, digits,
 * `-` and `_`, and do not begin with `_`, which marks what functions share. What does not load is
 * logged and kept as broken, so that the server starts. No folder means no functions.
 */
export async function loadFunctions(
  directory: string,
  log: Log,
): Promise<ReadonlyMap<string, LoadedFunction>> {
  const entries = await readdir(directory, { withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const loaded = names
    .filter((name) => /^[a-z0-9-][a-z0-9_-]*$/.test(name))
    .map(async (name) => [name, await loadFunction(join(directory, name), name, log)] as const);
  return new Map(
    (await Promise.all(loaded)).flatMap(([name, found]) => (found === null ? [] : [[name, found]])),
  );
}

async function loadFunction(directory: string, name: string, log: Log): Promise<LoadedFunction | null> {
  const file = join(directory, 'handler.ts');
  if (!(await isFile(file))) return (await isFile(join(directory, 'index.ts'))) ? { state: 'foreign' } : null;
  try {
    const module: unknown = await import(pathToFileURL(file).href);
    const create: unknown = Reflect.get(Object(module), 'createHandler');
    if (isCreateHandler(create)) return { state: 'ready', create };
    log.error('A function exports no createHandler', { function: name });
  } catch (cause) {
    log.error('A function could not be loaded', { function: name, cause });
  }
  return { state: 'broken' };
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}

function isCreateHandler(value: unknown): value is CreateHandler {
  return typeof value === 'function';
}
