import { expect, type Locator, type Page } from '@playwright/test';

/** The administrators' office. */
export class OfficePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens a room by its address and waits until it shows. */
  async open(address: string, title: string): Promise<this> {
    await this.page.goto(address);
    await expect(this.page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    return this;
  }

  async press(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click();
  }

  /** Returns the question over the page. */
  async confirm(title: string, verb: string): Promise<void> {
    const question = this.page.getByRole('alertdialog', { name: title });
    await question.getByRole('button', { name: verb, exact: true }).click();
    await expect(question).toBeHidden();
  }

  /** The entry with this name in a list of the room. */
  entry(name: string): Locator {
    return this.page.getByRole('listitem').filter({ hasText: name }).first();
  }

  async findUser(email: string): Promise<Locator> {
    await this.page.getByLabel('Address, user name, WAB ID or number').fill(email);
    await this.press('Search');
    const row = this.page.getByRole('article').filter({ hasText: email });
    await expect(row).toHaveCount(1);
    return row;
  }

  async heard(message: string): Promise<void> {
    await expect(this.page.getByText(message, { exact: true }).first()).toBeVisible();
  }
}
