import { expect, type Page, type Request } from '@playwright/test';
import { chunkFiles, readManifest, routeFiles } from '#scripts/build/route-files.ts';

/** Code that a page fetches while it mounts, as a part of itself (ADR 065). */
const WITH_THE_PAGE = { '/game/:gameId?': ['src/features/play/table/over-the-table.ts'] };

/**
 * Lets a page fetch the files that it needs to be used and refuses all other code, as a lost
 * network would. Returns a function that ends this.
 */
export async function refuseAllCodeBut(
  page: Page,
  route: '/' | '/builder' | '/game/:gameId?',
): Promise<() => Promise<void>> {
  const counted = routeFiles().find((files) => files.route === route);
  const opened = route === '/game/:gameId?' ? chunkFiles(readManifest(), WITH_THE_PAGE[route]) : [];
  const needed = new Set([...(counted?.shell ?? []), ...(counted?.own ?? []), ...opened]);
  const isRefused = (address: URL) => {
    const file = address.pathname.slice(1);
    return file.startsWith('assets/') && file.endsWith('.js') && !needed.has(file);
  };
  await page.route(isRefused, (request) => request.abort('internetdisconnected'));
  return () => page.unroute(isRefused);
}

/** More parts than any page prefetches, each in a separate idle moment. */
const MOST_PARTS = 20;

/**
 * Returns a function that waits until an idle page has prefetched its parts. Call this before
 * `goto`.
 */
export function aheadOfTime(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return async () => {
    await page.evaluate(async (most) => {
      for (let turn = 0; turn < most; turn += 1)
        await new Promise<void>((next) => requestIdleCallback(() => next()));
      await new Promise((next) => setTimeout(next, 100));
    }, MOST_PARTS);
    await expect.poll(() => [...underWay].map((request) => request.url())).toEqual([]);
  };
}
