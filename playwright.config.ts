import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findTestBrowser } from './scripts/bare/chromium.mjs';
import { freePort } from './tests/builders/free-port.ts';

// Each worker reads this file too, so the first reader leaves what it found in the environment.
process.env['MUSTER_E2E_PORT'] ??= String(await freePort());
const hosted = process.env['MUSTER_E2E_SERVER'];
// Another host than the site's localhost, so that browsers take the services for another site.
if (hosted !== undefined) {
  process.env['MUSTER_E2E_SERVICES'] ??= `http://127.0.0.1:${String(await freePort())}`;
}
// Every run begins with a server that nobody has used.
process.env['MUSTER_E2E_DATA'] ??= mkdtempSync(join(tmpdir(), 'muster-e2e-'));
// Journeys tap as soon as there is something to tap; pages that were drawn at build have a journey
// of their own.
process.env['DRAWN_PAGES'] = 'off';
process.env['MUSTER_CHROMIUM'] ??= (await findTestBrowser()) ?? '';

/** Windows are laid out as ever and drawn at half the size: a tenth of a journey's time. */
const DRAWN_SMALL = { deviceScaleFactor: 0.5 };
const DESKTOP = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 }, ...DRAWN_SMALL };
const PHONE = { ...DESKTOP, viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

const port = process.env['MUSTER_E2E_PORT'];
const executablePath = process.env['MUSTER_CHROMIUM'];
const address = `http://localhost:${port}`;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // A limit for what hangs, not a measure: machines that run tests are slow at times.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: address,
    // Journeys without a network say what was fetched before; those of the installed app allow the
    // worker that fetches all.
    serviceWorkers: 'block',
    // Tracing doubles the time of the accessibility journeys; a picture of the failure mostly says
    // enough.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  // Each journey has one window: a desktop's, or with the tag `@phone` a phone's. `@both` marks the
  // few whose steps differ between the two.
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: DESKTOP },
    { name: 'phone', grep: /@(?:phone|both)/, use: PHONE },
  ],
  webServer: {
    command: `"${process.execPath}" ${hosted ?? 'server/main.ts'}`,
    env: {
      PORT: port,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      DATA_DIR: process.env['MUSTER_E2E_DATA'],
      // All journeys come from one address.
      VISITOR_LIMITS: 'off',
      // The official client meets itself in a channel without policies.
      SUPABASE_REALTIME_PRIVATE_ONLY: 'false',
    },
    url: `${address}/healthz`,
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
