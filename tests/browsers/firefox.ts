import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core';
import type { Browser, Device, Handle } from './device.ts';

/** The size of text that a browser has unless its owner changes it. */
const TEXT = 16;

/** The settings of a Firefox whose owner changed some. */
export type Owned = {
  /** The size of text, in px. */
  readonly text?: number;
  /** Preferences of `about:config`. */
  readonly prefs?: Readonly<Record<string, number | boolean>>;
  /** Names the browser in the table. */
  readonly manner?: string;
};

/** Starts the Firefox of `FIREFOX_PATH` without a window, by WebDriver BiDi. */
export async function startFirefox({ text = TEXT, prefs = {}, manner }: Owned = {}): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env['FIREFOX_PATH'] ?? 'firefox',
    headless: true,
    extraPrefsFirefox: { 'font.size.variable.x-western': text, ...prefs },
  });
  const version = (await browser.version()).replace(/^.*\//, 'Firefox ');
  return {
    name: manner === undefined ? version : `${version}, ${manner}`,
    newDevice: async (size) => {
      const context = await browser.createBrowserContext();
      // A page in the background hears of nothing, as on a phone.
      const page = await context.newPage({ type: 'window' });
      await page.setViewport(size);
      return deviceOf(page, async () => context.close());
    },
    close: async () => browser.close(),
  };
}

function deviceOf(page: Page, close: () => Promise<void>): Device {
  return {
    open: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    run: async (body, ...args) => page.evaluate(inPage(body, args)),
    find: async (body, ...args) => {
      const found = (await page.evaluateHandle(inPage(body, args))).asElement();
      return found === null ? null : handleOf(found as ElementHandle);
    },
    close,
  };
}

function inPage(body: string, args: readonly unknown[]): string {
  return `(async (args) => { ${body} })(${JSON.stringify(args)})`;
}

function handleOf(element: ElementHandle): Handle {
  return {
    press: async () => element.click(),
    type: async (text) => element.type(text),
  };
}
