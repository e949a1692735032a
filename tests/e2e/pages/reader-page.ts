import { expect, type Locator, type Page } from '@playwright/test';
import { inEnglish, type Say } from './words.ts';

/** Rules and FAQ. */
export class ReaderPage {
  readonly page: Page;
  readonly box: Locator;
  readonly hits: Locator;
  readonly title: Locator;
  readonly dialog: Locator;
  readonly older: Locator;
  private readonly say: Say;

  constructor(page: Page, say: Say = inEnglish) {
    this.page = page;
    this.say = say;
    this.box = page.getByRole('searchbox', { name: say('Search rules, FAQ and units') });
    this.hits = page.locator('[data-hit]');
    this.title = page.getByRole('heading', { level: 1 });
    this.dialog = page.getByRole('dialog');
    this.older = page.getByText(say('You are reading an older copy'));
  }

  /** Opens an address of the reader and waits for its texts. */
  async open(address: string): Promise<this> {
    await this.page.goto(address);
    await expect(this.title).toBeVisible();
    return this;
  }

  section(id: string): Locator {
    return this.page.locator(`[id="${id}"]`);
  }

  /** The words of the game that a section links. */
  words(id: string): Locator {
    return this.section(id).locator('button[aria-haspopup=dialog]');
  }

  tab(name: string): Locator {
    const tabs = this.page.getByRole('navigation', { name: this.say('Rules and FAQ'), exact: true });
    return tabs.getByRole('link', { name: this.say(name), exact: true });
  }

  /** Returns the search results of one kind. */
  group(name: string): Locator {
    return this.page.getByRole('region', { name: new RegExp(`^${this.say(name)}`) });
  }

  /** Follows the contents: beside the text, on a phone in a sheet. */
  async follow(title: string): Promise<void> {
    await expect(this.title).toBeVisible();
    await expect(this.box).toBeVisible();
    const button = this.page.getByRole('button', { name: this.say('Contents'), exact: true });
    if (await button.isVisible()) await button.click();
    const contents = this.page.getByRole('navigation', { name: this.say('Contents'), exact: true });
    await contents.getByRole('link', { name: title }).click();
    await expect(this.dialog).toHaveCount(0);
  }

  /** True when a section's beginning is in view, under the bars. */
  async isAtTop(id: string): Promise<boolean> {
    const top = await this.section(id).evaluate((element) => element.getBoundingClientRect().top);
    return top > 56 && top < 300;
  }
}
