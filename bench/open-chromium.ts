import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '#scripts/bare/chromium.mjs';

/** The machine's Chromium, or Playwright's own where it has none. */
export async function openChromium(): Promise<Browser> {
  const executablePath = await findChromium();
  return chromium.launch({
    ...(executablePath === null ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  });
}
