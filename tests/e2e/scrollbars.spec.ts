import { chromium, expect } from '@playwright/test';
import { test } from './pages/journey.ts';
import { sidewaysOverflow } from './pages/layout.ts';
import { sitDown } from './pages/sit-down.ts';

test('a game is as wide as the page beside a scrollbar that takes room', async ({ baseURL, request }) => {
  const browser = await chromium.launch({
    executablePath: process.env['MUSTER_CHROMIUM'] ?? '',
    args: ['--no-sandbox', '--disable-gpu'],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 1280, height: 600 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await sitDown({ page, context, request }, { mission: 'take-positions' });
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
  expect(await sidewaysOverflow(page)).toEqual([]);
  await browser.close();
});
