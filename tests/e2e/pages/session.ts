import { expect, type Page } from '@playwright/test';
import { storeBeforehand } from './browser-storage.ts';
import { PASSWORD, serviceKey } from './operator.ts';
import { serviceAddress } from './services.ts';

/**
 * Signs a browser in without the form, which has journeys of its own. The next page that opens is
 * the player's.
 */
export async function arriveSignedIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  const response = await page.request.post(serviceAddress('/auth/v1/token?grant_type=password'), {
    data: { email, password },
    headers: { apikey: await serviceKey() },
  });
  const session = await response.text();
  expect(response.ok(), session).toBe(true);
  await storeBeforehand(page, 'prod_supabase.auth.token', session);
}
