import { type Browser, chromium, type Page } from 'playwright-core';
import { findChromium } from '#scripts/bare/chromium.mjs';

/** The machine's Chromium, or Playwright's own where it has none. */
export async function openChromium(): Promise<Browser> {
  const executablePath = await findChromium();
  return chromium.launch({
    ...(executablePath === null ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  });
}

/** Opens a page on a phone of 390 × 844. */
export async function openPhone(browser: Browser): Promise<Page> {
  return browser.newPage({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-GB',
  });
}
