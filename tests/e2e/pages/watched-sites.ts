import type { Page } from '@playwright/test';

/**
 * Lets the server say to this page that the builds of these sites are watched, as it does with
 * NETLIFY_TOKEN.
 */
export async function watchSites(page: Page, deploymentSites: readonly string[]): Promise<void> {
  await page.route('**/backend.json', async (route) => {
    // Browsers know every name under localhost, Node need not.
    const url = route.request().url().replace('://muster.localhost', '://localhost');
    const answer = await route.fetch({ url, maxRetries: 2 });
    const told = (await answer.json()) as Record<string, unknown>;
    await route.fulfill({ response: answer, json: { ...told, deploymentSites } });
  });
}
