import { expect, type Page } from '@playwright/test';
import { routeFiles } from '#scripts/route-files.ts';

/**
 * Lets a page fetch what it needs to be used and refuses all other code, as a lost network would.
 * Answers how to end it.
 */
export async function refuseAllCodeBut(page: Page, route: '/' | '/builder'): Promise<() => Promise<void>> {
  const counted = routeFiles().find((files) => files.route === route);
  const needed = new Set([...(counted?.shell ?? []), ...(counted?.own ?? [])]);
  const isRefused = (address: URL) => {
    const file = address.pathname.slice(1);
    return file.startsWith('assets/') && file.endsWith('.js') && !needed.has(file);
  };
  await page.route(isRefused, (request) => request.abort('internetdisconnected'));
  return () => page.unroute(isRefused);
}

/** More than any page asks for ahead of time, each part in an idle moment of its own. */
const MOST_PARTS = 20;

/**
 * Waits until a page has fetched what it fetches ahead of time, once it has nothing better to do.
 * Call it before `goto`.
 */
export function aheadOfTime(page: Page): () => Promise<void> {
  let underWay = 0;
  page.on('request', () => (underWay += 1));
  page.on('requestfinished', () => (underWay -= 1));
  page.on('requestfailed', () => (underWay -= 1));
  return async () => {
    await page.evaluate(async (most) => {
      for (let turn = 0; turn < most; turn += 1)
        await new Promise<void>((next) => requestIdleCallback(() => next()));
      await new Promise((next) => setTimeout(next, 100));
    }, MOST_PARTS);
    await expect.poll(() => underWay).toBe(0);
  };
}
