import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { OpenDialog } from './dialog.ts';
import { inEnglish, type Say } from './words.ts';

/** The browser of all units: a table where there is room, cards on a phone. */
export class UnitStatsPage {
  readonly page: Page;
  readonly heading: Locator;
  /** A row of the table or a card, one for each unit. */
  readonly units: Locator;
  readonly searchField: Locator;
  readonly activeFilters: Locator;
  readonly compareBar: Locator;
  private readonly say: Say;
  private readonly isPhone: boolean;

  constructor(page: Page, say: Say = inEnglish) {
    this.page = page;
    this.say = say;
    this.isPhone = (page.viewportSize()?.width ?? 1280) < 768;
    const main = page.getByRole('main');
    this.heading = main.getByRole('heading', { level: 1, name: say('Units'), exact: true });
    this.units = this.isPhone ? main.getByRole('article') : main.locator('tbody').getByRole('row');
    this.searchField = page.getByRole('searchbox', { name: say('Search units') });
    this.activeFilters = page.getByRole('group', { name: say('Active filters') });
    this.compareBar = page.getByRole('group', { name: say('Compare units') });
  }

  async open(search = ''): Promise<this> {
    await this.page.goto(`/unit-stats${search}`);
    await expect(this.heading).toBeVisible();
    await expect(this.units.first()).toBeVisible();
    // They come in steps.
    const counted = this.page.getByText(/^\d+ (?:\p{L}+ \d+ )?(?:units?|unidad(?:es)?|unités?)$/u);
    await expect(counted).toBeVisible();
    await expect(this.units).toHaveCount(Number.parseInt((await counted.textContent()) ?? '', 10));
    return this;
  }

  unit(name: string): Locator {
    return this.units.filter({ has: this.page.getByRole('link', { name, exact: true }) });
  }

  link(name: string): Locator {
    return this.page.getByRole('main').getByRole('link', { name, exact: true });
  }

  async search(text: string): Promise<void> {
    await this.searchField.fill(text);
    await expect(this.page).toHaveURL((url) => (url.searchParams.get('q') ?? '') === text);
  }

  /** Asks for units of these points, through the dialog. */
  async filterPoints(from: number, to: number): Promise<void> {
    const { say } = this;
    await this.page
      .getByRole('main')
      .getByRole('button', { name: say('Filters'), exact: true })
      .click();
    const { root } = await this.dialog(say('Filters'));
    const name = say('Points');
    await root.getByRole('textbox', { name: say('{name} from', { name }) }).fill(String(from));
    await root.getByRole('textbox', { name: say('{name} to', { name }) }).fill(String(to));
    await root.locator('footer').getByRole('button').last().click();
    await expect(root).toBeHidden();
  }

  /** Sorts by points, dearest first: by the head of the table, or by the field over the cards. */
  async sortDearestFirst(): Promise<void> {
    const { say } = this;
    const words = say('Points');
    if (!this.isPhone) {
      await this.page.getByRole('columnheader', { name: words, exact: true }).getByRole('button').click();
    } else {
      await this.page.getByRole('combobox', { name: say('Sort') }).click();
      await this.page
        .getByRole('option', { name: say('{words}, high to low', { words }), exact: true })
        .click();
    }
    await expect(this.page).toHaveURL(/sort=-points/);
  }

  /** The orders of the open list whose words are cut or beyond the window. */
  async cutOrders(): Promise<string[]> {
    await this.page.getByRole('combobox', { name: this.say('Sort') }).click();
    return this.page.getByRole('option').evaluateAll((options) =>
      options
        .filter((option) => {
          const { left, right } = option.getBoundingClientRect();
          const isCut = [option, ...option.children].some((box) => box.scrollWidth > box.clientWidth);
          return isCut || left < 0 || right > innerWidth;
        })
        .map(({ textContent }) => textContent),
    );
  }

  async pick(name: string): Promise<void> {
    const box = this.unit(name).getByRole('checkbox');
    await box.click();
    await expect(box).toBeChecked();
  }

  async compare(): Promise<void> {
    await this.compareBar.getByRole('link', { name: this.say('Compare'), exact: true }).click();
    await expect(
      this.page.getByRole('heading', { level: 1, name: this.say('Compare units'), exact: true }),
    ).toBeVisible();
  }

  /** The text of the file that the menu of downloads gives. */
  async download(kind: 'CSV' | 'JSON'): Promise<{ name: string; text: string }> {
    await this.page.getByRole('button', { name: this.say('Download'), exact: true }).click();
    const [file] = await Promise.all([
      this.page.waitForEvent('download'),
      this.page.getByRole('menuitem', { name: kind }).click(),
    ]);
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
  }

  async dialog(title: string): Promise<OpenDialog> {
    const dialog = new OpenDialog(this.page, title);
    await expect(dialog.root).toBeVisible();
    return dialog;
  }
}
