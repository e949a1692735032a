import { expect } from '@playwright/test';
import { chunkFiles, readManifest, routeFiles } from '#scripts/build/route-files.ts';
import { test } from './pages/journey.ts';

test('a page starts under the strict policy, from packed code that may be kept, and runs no inline code', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (fault) => complaints.push(fault.message));
  const code: Record<string, string>[] = [];
  page.on('response', (response) => {
    if (/\/assets\/.+\.js$/.test(response.url())) code.push(response.headers());
  });
  const response = await page.goto('/');
  expect(response?.status()).toBe(200);
  expect(response?.headers()['cache-control']).toBe('no-cache');
  expect(response?.headers()['content-security-policy']).toContain("script-src 'self'");
  await expect(page.getByRole('main')).toBeVisible();
  expect(complaints).toEqual([]);
  expect(code).not.toEqual([]);
  for (const headers of code) {
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    if (Number(headers['content-length']) > 1_024) expect(headers['content-encoding']).toBe('br');
  }

  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.intruder = true';
    document.body.append(script);
    return 'intruder' in window;
  });
  expect(ran).toBe(false);
});

test('when the app cannot be fetched the window says so, and starts when asked again', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('language', 'es');
  });
  for (const file of ['index', 'react']) {
    await page.route(`**/assets/${file}-*.js`, (route) => route.abort());
    await page.goto('/rules');
    const alert = page.getByRole('alert').filter({ hasText: 'Muster' });
    await expect(alert).toContainText('No se ha podido cargar Muster.');
    await expect(alert).not.toContainText('could not', { useInnerText: true });
    await page.unroute(`**/assets/${file}-*.js`);
    await page.keyboard.press('Tab');
    await expect(alert.getByRole('button')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeVisible();
    await expect(alert).toHaveCount(0);
  }
});

test('pages fetch only files that their size budget counts until they can be used', async ({
  context,
  baseURL,
}) => {
  for (const [route, sign] of [
    ['/', 'main'],
    ['/builder', 'search'],
  ] as const) {
    const page = await context.newPage();
    const counted = routeFiles().find((files) => files.route === route);
    const files = new Set([...(counted?.shell ?? []), ...(counted?.own ?? [])]);
    const fetched = new Set<string>();
    page.on('request', (request) => {
      const address = new URL(request.url());
      if (address.origin === baseURL) fetched.add(address.pathname.slice(1));
    });
    // Prefetches come after the page can be used; on a slow machine the two would overlap.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await page.goto(route);
    await expect(page.locator('html:not([data-drawn-page])').getByRole(sign)).toBeVisible();
    // The sheet of a prerendered page holds all that are counted (prerender/build).
    const isSheet = (file: string) => file.startsWith('assets/page-');
    // Portraits come into shields that stand there already; nobody waits for them.
    // These, and the code that they share with other parts, come into places that are kept for
    // them: the page can be used before. The build names shared code after any of its modules.
    const manifest = readManifest();
    const isLazyPart = (file: string) =>
      /^assets\/(?:shown-later|card-stats|game-symbol|ready-list|starter|download|profile-line|_virtual_unit-profiles)-/.test(
        file,
      ) || /^assets\/(?:swap-lists|card-text-queries|queries|query-client)-/.test(file);
    const lazyParts = Object.entries(manifest).filter(([, { file }]) => isLazyPart(file));
    const lazy = chunkFiles(
      manifest,
      lazyParts.map(([module]) => module),
    );
    const isLazy = (file: string) => lazy.has(file);
    const isNeeded = (file: string) =>
      `/${file}` !== route && !file.startsWith('art/portrait/') && !isSheet(file) && !isLazy(file);
    const uncounted = [...fetched].filter((file) => isNeeded(file) && !files.has(file));
    expect(uncounted).toEqual([]);
    await page.close();
  }
});

test('the strip of the diagnostics moves no button when it comes', async ({ page }) => {
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const strip = page.locator('[data-diagnostics]');
  await page.addInitScript(() => {
    if (sessionStorage.getItem('seen') === null) window.requestIdleCallback = () => 0;
    sessionStorage.setItem('seen', 'true');
  });
  await page.goto('/builder');
  await expect(page.locator('html:not([data-drawn-page])').getByRole('search')).toBeVisible();
  const before = await save.boundingBox();
  await expect(strip).toHaveCount(0);
  await page.reload();
  await expect(strip).toBeVisible();
  expect(await save.boundingBox()).toEqual(before);
});
