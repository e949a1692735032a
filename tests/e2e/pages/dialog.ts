import { expect, type Locator, type Page } from '@playwright/test';
import { Messages } from './messages.ts';
import { inEnglish, type Say } from './words.ts';

/** An open dialog, known by its title. */
export class OpenDialog {
  readonly page: Page;
  readonly root: Locator;
  readonly closeButton: Locator;
  readonly messages: Messages;
  protected readonly say: Say;

  constructor(page: Page, title: string | RegExp, say: Say = inEnglish) {
    this.page = page;
    this.say = say;
    this.messages = new Messages(page, say);
    this.root = page.getByRole('dialog', { name: title, exact: true });
    this.closeButton = this.root.getByRole('button', { name: say('Close'), exact: true });
  }

  async shown(): Promise<this> {
    await expect(this.root).toBeVisible();
    return this;
  }

  async close(): Promise<void> {
    await this.messages.clear();
    await this.closeButton.click();
    await this.gone();
  }

  async gone(): Promise<void> {
    await expect(this.root).toBeHidden();
  }
}

/** A question that must be answered before anything else. */
export class Question {
  readonly root: Locator;

  constructor(page: Page, title: string) {
    this.root = page.getByRole('alertdialog', { name: title, exact: true });
  }

  async shown(): Promise<this> {
    await expect(this.root).toBeVisible();
    return this;
  }

  async answer(button: string): Promise<void> {
    await this.root.getByRole('button', { name: button, exact: true }).click();
    await expect(this.root).toBeHidden();
  }
}
