/**
 * Test files share a worker, which saves most of the time that a file takes (vitest.config.ts).
 * Each still gets modules of its own, so that no store, mock or faked global of one is there in the
 * next.
 */
import { afterAll, vi } from 'vitest';

vi.resetModules();

afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
