import { expect, type Locator, type Page } from '@playwright/test';

/** The builder as a player sees it. Verbs do; the test holds no selector. */
export class BuilderPage {
  readonly page: Page;
  readonly catalogue: Locator;
  readonly totals: Locator;

  constructor(page: Page) {
    this.page = page;
    this.catalogue = page.getByRole('region', { name: 'Available Units' });
    this.totals = page.getByRole('region', { name: 'Army totals' });
  }

  async open(path = '/builder'): Promise<this> {
    await this.page.goto(path);
    await expect(this.catalogue).toBeVisible();
    return this;
  }

  get isPhone(): boolean {
    return (this.page.viewportSize()?.width ?? 1280) < 768;
  }

  async chooseFaction(name: string): Promise<void> {
    await this.catalogue.getByRole('combobox', { name: 'Faction' }).click();
    await this.page.getByRole('option', { name }).click();
  }

  async add(unit: string, times = 1): Promise<void> {
    for (let count = 0; count < times; count += 1) {
      await this.catalogue.getByRole('button', { name: `Add ${unit}`, exact: true }).click();
    }
  }

  /** The army: beside the catalogue, or in its sheet on a phone. */
  async army(): Promise<Locator> {
    const panel = this.page.getByRole('region', { name: 'Your army' });
    if (this.isPhone && !(await panel.isVisible())) {
      await this.totals.getByRole('button', { name: /^(.*warnings)?\s*Army/ }).click();
    }
    await expect(panel).toBeVisible();
    return panel;
  }

  async name(text: string): Promise<void> {
    await this.page.getByRole('textbox', { name: 'List name' }).first().fill(text);
  }

  async save(): Promise<void> {
    await (await this.army()).getByRole('button', { name: 'Save', exact: true }).click();
  }

  async search(text: string): Promise<void> {
    await this.catalogue.getByRole('searchbox', { name: 'Search units' }).fill(text);
  }

  async shareDialog(): Promise<Locator> {
    await (await this.army()).getByRole('button', { name: 'Share', exact: true }).click();
    const dialog = this.page.getByRole('dialog', { name: 'Share Army List' });
    await expect(dialog).toBeVisible();
    return dialog;
  }

  async savedListsDialog(): Promise<Locator> {
    await (await this.army()).getByRole('button', { name: 'Saved lists', exact: true }).click();
    const dialog = this.page.getByRole('dialog', { name: 'Saved lists' });
    await expect(dialog).toBeVisible();
    return dialog;
  }

  async expectPoints(points: number): Promise<void> {
    await expect(this.totals.getByText(`${points} pts`)).toBeVisible();
  }
}
