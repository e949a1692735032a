import type { Page } from '@playwright/test';

/** Puts a text into the browser's storage before the app runs in it for the first time. */
export async function storeBeforehand(page: Page, key: string, text: string): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, text] as const);
}

/** The text under a key, empty when there is none. */
export async function storedText(page: Page, key: string): Promise<string> {
  return page.evaluate((name) => localStorage.getItem(name) ?? '', key);
}

/** Forgets everything that the site stored in this browser. */
export async function clearBrowser(page: Page): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    const databases = await indexedDB.databases();
    for (const { name } of databases) if (name !== undefined) indexedDB.deleteDatabase(name);
  });
}

/** Leaves the page's storage without room from now on. Returns a function that makes room again. */
export async function fillDisk(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const descriptor = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem') ?? {};
    const freeDisk = () => Object.defineProperty(Storage.prototype, 'setItem', descriptor);
    Object.assign(globalThis, { freeDisk });
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  return () => page.evaluate(() => (globalThis as unknown as { freeDisk: () => void }).freeDisk());
}
