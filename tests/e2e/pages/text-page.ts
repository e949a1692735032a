import { expect, type Locator, type Page } from '@playwright/test';
import { inEnglish, type Say } from './words.ts';

/** A long page to read: about, privacy, terms. */
export class TextPage {
  readonly page: Page;
  readonly title: Locator;
  readonly contents: Locator;

  constructor(page: Page, say: Say = inEnglish) {
    this.page = page;
    this.title = page.getByRole('heading', { level: 1 });
    this.contents = page.getByRole('navigation', { name: say('Contents'), exact: true });
  }

  async open(path: string): Promise<this> {
    await this.page.goto(path);
    await expect(this.contents).toBeVisible();
    return this;
  }

  /** The section that an address names after `#`. */
  section(id: string): Locator {
    return this.page.locator(`section#${id}`);
  }

  /** Every place that the contents lead to and that is not on the page. */
  async deadEnds(): Promise<string[]> {
    return this.contents
      .getByRole('link')
      .evaluateAll((links) =>
        links
          .map((link) => link.getAttribute('href') ?? '')
          .filter((href) => !href.startsWith('#') || document.querySelector(href) === null),
      );
  }
}
