import { beforeAll } from 'vitest';

/**
 * Fetches modules before the tests of a file, as a page does while it is idle. The first import of
 * a module compiles it, which can take longer than a test may.
 */
export function prefetch(...modules: readonly (() => Promise<unknown>)[]): void {
  beforeAll(async () => Promise.all(modules.map(async (load) => load())), 60_000);
}
