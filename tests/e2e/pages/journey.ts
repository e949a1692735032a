import { test as base } from '@playwright/test';

/**
 * Playwright's `test`, for players who have dismissed the performance optimizer: a slow machine is
 * told of it, over whatever is being tested. Playwright's own `storageState` first opens a page and
 * visits each address with it, 0.3 s of CPU for each of 140 contexts.
 */
export const test = base.extend<{ showsOptimizer: boolean; dismissed: undefined }>({
  showsOptimizer: [false, { option: true }],
  dismissed: [
    async ({ browser, showsOptimizer }, use) => {
      const open = browser.newContext.bind(browser);
      // Playwright's fixtures open their contexts here too.
      browser.newContext = async (options) => {
        const context = await open(options);
        if (!showsOptimizer) await context.addInitScript(dismissOptimizer);
        return context;
      };
      await use(undefined);
      browser.newContext = open;
    },
    { auto: true },
  ],
});

/** Runs in each page before anything else does. */
function dismissOptimizer(): void {
  // A page without an address has no storage.
  if (location.protocol.startsWith('http'))
    localStorage.setItem('warcrow_hide_performance_optimizer', 'true');
}
