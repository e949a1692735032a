import { expect, type Locator, type Page } from '@playwright/test';

/** The form on which a player writes down a unit from its card, used with a thumb. */
export class WorkshopPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(address: string, step = 'Head of the card'): Promise<this> {
    await this.page.goto(address);
    await this.stands(step);
    return this;
  }

  /** Goes on to the next step of the card. */
  async next(title: string): Promise<void> {
    await this.press('Next');
    await this.stands(title);
  }

  async press(name: string, within: Page | Locator = this.page): Promise<void> {
    await within.getByRole('button', { name, exact: true }).tap();
  }

  async write(field: string, text: string, within: Page | Locator = this.page): Promise<void> {
    const input = within.getByRole('textbox', { name: field, exact: true });
    await input.tap();
    await input.pressSequentially(text);
  }

  async choose(field: string, option: string): Promise<void> {
    await this.page.getByRole('combobox', { name: field, exact: true }).tap();
    await this.page.getByRole('option', { name: option, exact: true }).tap();
  }

  async pick(group: string, choice: string): Promise<void> {
    await this.page
      .getByRole('radiogroup', { name: group, exact: true })
      .getByText(choice, { exact: true })
      .tap();
  }

  /** Taps dice and symbols into a line of the card. */
  async roll(line: string, parts: readonly string[], within: Page | Locator = this.page): Promise<void> {
    await within.getByRole('button', { name: new RegExp(`^${line}`) }).tap();
    const keys = within.getByRole('group', { name: `Keys for ${line}`, exact: true });
    for (const part of parts) await this.press(`Add ${part}`, keys);
  }

  /** Finds a rule word in the glossary and takes it. */
  async find(field: string, typed: string, word: string): Promise<void> {
    await this.write(field, typed);
    await this.press(`Add ${word}`);
  }

  /** A row of the card, counted from 1. */
  row(number: number): Locator {
    return this.page.getByRole('group', { name: `Row ${number}`, exact: true });
  }

  private async stands(title: string): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible();
  }
}
