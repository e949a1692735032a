import { expect, type Locator, type Page } from '@playwright/test';
import { inEnglish, type Say } from './words.ts';

/** The dialog with a unit's card over the builder. */
export class UnitCardDialog {
  readonly page: Page;
  readonly root: Locator;
  readonly skills: Locator;
  private readonly asText: Locator;

  constructor(page: Page, say: Say = inEnglish) {
    this.page = page;
    this.root = page.getByRole('dialog');
    this.skills = this.root.getByRole('list', { name: say('Skills'), exact: true });
    this.asText = this.root.getByText(say('Text'), { exact: true });
  }

  /** Opens a card by its address: `<faction>/<unit>`. */
  async open(key: string): Promise<this> {
    await this.page.goto(`/builder?dialog=card&item=${key}`);
    await this.readAsText();
    await expect(this.skills).toBeVisible();
    return this;
  }

  /** The drawn card is what shows first. */
  async readAsText(): Promise<void> {
    await this.asText.click();
  }

  /** One skill by its printed name. */
  skill(name: string): Locator {
    return this.skills.getByRole('listitem').filter({ has: this.page.getByText(name, { exact: true }) });
  }
}
