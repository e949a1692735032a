import { expect, type Locator, type Page } from '@playwright/test';
import { inEnglish, type Say } from './words.ts';

/** The messages: on a phone one shows at a time. */
export class Messages {
  readonly region: Locator;
  readonly all: Locator;
  private readonly say: Say;

  constructor(page: Page, say: Say = inEnglish) {
    this.say = say;
    this.region = page.getByRole('region', { name: say('Messages'), exact: true });
    this.all = this.region.getByRole('listitem');
  }

  saying(text: string): Locator {
    return this.all.filter({ hasText: text });
  }

  /** Waits for the message, which must be there once and not twice. */
  async heard(text: string): Promise<void> {
    await expect(this.saying(text)).toHaveCount(1);
    await expect(this.saying(text)).toBeVisible();
  }

  /** Closes what lies over the page, as a player does who wants to get at what is under it. */
  async clear(): Promise<void> {
    const close = this.region.getByRole('button', { name: this.say('Close message'), exact: true });
    if ((await close.count()) === 0) return;
    // A message may go by itself just before it is closed.
    await expect(async () => {
      if ((await close.count()) > 0) await close.first().click({ timeout: 500 });
      expect(await close.count()).toBe(0);
    }).toPass();
  }

  async undo(text: string): Promise<void> {
    await this.saying(text)
      .getByRole('button', { name: this.say('Undo'), exact: true })
      .click();
  }
}
