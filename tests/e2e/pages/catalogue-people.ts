import { type Browser, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { makeReader, type Reader } from '../hostile-texts/people.ts';
import type { OwnSite } from './own-site.ts';

/** A phone in one hand, with the card in the other. */
export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;

/** Those who bring a unit from its card to every player. */
export type CataloguePeople = {
  readonly player: Reader;
  readonly editor: Reader;
  readonly admin: Reader;
};

/** Makes a player, a player who becomes an editor, and an administrator, each with a user name. */
export async function makePeople(site: OwnSite): Promise<CataloguePeople> {
  const player = await makeReader(site, { tester: true, username: 'Cardholder' });
  const editor = await makeReader(site, { tester: true, username: 'Editor' });
  const admin = await makeReader(site, { wab_admin: true });
  return { player, editor, admin };
}

/** Opens a device of a player who is signed in, or of a guest. */
export async function device(
  browser: Browser,
  site: OwnSite,
  who: Reader | null,
  options: BrowserContextOptions = {},
): Promise<{ readonly context: BrowserContext; readonly page: Page }> {
  const context = await browser.newContext({ baseURL: site.address, ...options });
  await context.addInitScript((session) => {
    if (session !== null && location.protocol.startsWith('http'))
      localStorage.setItem('prod_supabase.auth.token', session);
  }, who?.session ?? null);
  return { context, page: await context.newPage() };
}
