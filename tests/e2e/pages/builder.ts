import { expect, type Locator, type Page } from '@playwright/test';
import { ArmyPanel } from './army-panel.ts';
import { OpenDialog } from './dialog.ts';
import { FiltersDialog } from './filters-dialog.ts';
import { Messages } from './messages.ts';
import { SiteHeader } from './site-header.ts';
import { inEnglish, type Say } from './words.ts';

/** The builder as a player sees it. Verbs do; the test holds no selector. */
export class BuilderPage {
  readonly page: Page;
  readonly header: SiteHeader;
  readonly messages: Messages;
  readonly catalogue: Locator;
  readonly rows: Locator;
  readonly faction: Locator;
  readonly searchField: Locator;
  readonly totals: Locator;
  readonly undoButton: Locator;
  readonly redoButton: Locator;
  readonly armySheet: OpenDialog;
  /** On a phone alone. */
  readonly openArmyButton: Locator;
  private readonly say: Say;

  constructor(page: Page, say: Say = inEnglish) {
    this.page = page;
    this.say = say;
    this.header = new SiteHeader(page, say);
    this.messages = new Messages(page, say);
    this.catalogue = page.getByRole('region', { name: say('Available Units'), exact: true });
    this.rows = this.catalogue.getByRole('listitem').filter({ has: page.getByRole('group') });
    this.faction = this.catalogue.getByRole('combobox', { name: say('Faction') });
    this.searchField = this.catalogue.getByRole('searchbox', { name: say('Search units') });
    this.totals = page.getByRole('region', { name: say('Army totals'), exact: true });
    this.undoButton = this.header.bar.getByRole('button', { name: say('Undo'), exact: true });
    this.redoButton = this.header.bar.getByRole('button', { name: say('Redo'), exact: true });
    this.openArmyButton = this.totals.getByRole('button').last();
    this.armySheet = new OpenDialog(page, say('Your army'), say);
  }

  async open(path = '/builder'): Promise<this> {
    await this.page.goto(path);
    return this.shown();
  }

  /**
   * Waits for the units, or for the army's sheet that a reload on a phone brings back over them.
   */
  async shown(): Promise<this> {
    await expect(this.rows.first().or(this.armySheet.root).first()).toBeVisible();
    return this;
  }

  /**
   * The greatest distance, in pixels, between the middle of a value in the first row of a column (0
   * is the first) and that of its name above the rows.
   */
  async offsetOfValueNames(column: number): Promise<number> {
    const names = this.catalogue
      .locator('p')
      .filter({ has: this.page.locator('abbr') })
      .nth(column);
    const values = this.rows.nth(column).locator('dd');
    await expect(values).toHaveCount(5);
    const above = await middlesOf(names.locator('abbr'));
    const below = await middlesOf(values);
    return Math.max(...below.map((middle, at) => Math.abs(middle - (above[at] ?? Number.NaN))));
  }

  get isPhone(): boolean {
    return (this.page.viewportSize()?.width ?? 1280) < 768;
  }

  /** The army: beside the catalogue, or in its sheet on a phone. */
  async army(): Promise<ArmyPanel> {
    const panel = new ArmyPanel(this.page, this.say);
    if (this.isPhone && !(await this.comesBackToSheet())) await this.openArmyButton.click();
    await expect(panel.root).toBeVisible();
    return panel;
  }

  /** Back to the catalogue: on a phone the army's sheet lies over it. */
  async toCatalogue(): Promise<void> {
    if (this.isPhone && (await this.comesBackToSheet())) await this.armySheet.close();
  }

  /**
   * A dialog that was opened from the sheet comes back to it: the address says so before the sheet
   * is drawn again.
   */
  private async comesBackToSheet(): Promise<boolean> {
    await expect.poll(() => this.page.url()).not.toMatch(/dialog=(?!army)/);
    if (!this.page.url().includes('dialog=army')) return false;
    await this.armySheet.root.waitFor();
    return true;
  }

  /** Faction, search, filters and order: on a phone messages lie over them. */
  async toToolbar(): Promise<void> {
    await this.toCatalogue();
    await this.messages.clear();
  }

  row(unit: string): Locator {
    return this.rows.filter({ has: this.page.getByRole('group', { name: unit, exact: true }) });
  }

  /** Returns the button that opens a unit's row in place: all of its line but the stepper. */
  opener(unit: string): Locator {
    return this.row(unit).locator('button[aria-expanded]');
  }

  addButton(unit: string): Locator {
    return this.catalogue.getByRole('button', { name: this.say('Add {name}', { name: unit }), exact: true });
  }

  async add(unit: string, times = 1): Promise<void> {
    await this.toCatalogue();
    for (let count = 0; count < times; count += 1) await this.addButton(unit).click();
  }

  /**
   * Presses plus although it is marked as disabled: the product responds to such a press with the
   * reason.
   */
  async addInVain(unit: string): Promise<void> {
    await this.addButton(unit).click({ force: true });
  }

  async remove(unit: string): Promise<void> {
    await this.toCatalogue();
    const name = this.say('Remove {name}', { name: unit });
    await this.catalogue.getByRole('button', { name, exact: true }).click();
  }

  async quantityOf(unit: string, quantity: number): Promise<void> {
    const stepper = this.row(unit).getByRole('group', { name: unit, exact: true });
    await expect(stepper.getByText(String(quantity), { exact: true })).toBeVisible();
  }

  /** Opens a unit's row in place, or closes it. */
  async toggle(unit: string): Promise<Locator> {
    await this.toCatalogue();
    await this.opener(unit).click();
    return this.row(unit);
  }

  async viewCard(unit: string): Promise<OpenDialog> {
    await this.row(unit)
      .getByRole('button', { name: this.say('View Card'), exact: true })
      .click();
    return new OpenDialog(this.page, this.say('Card of {name}', { name: unit }), this.say).shown();
  }

  async chooseFaction(name: string): Promise<void> {
    await this.toToolbar();
    await this.faction.click();
    await this.page.getByRole('option', { name, exact: true }).click();
  }

  async sortBy(order: string): Promise<void> {
    await this.toToolbar();
    await this.catalogue.getByRole('combobox', { name: this.say('Sort') }).click();
    await this.page.getByRole('option', { name: this.say(order), exact: true }).click();
  }

  async search(text: string): Promise<void> {
    await this.toToolbar();
    await this.searchField.fill(text);
  }

  async filters(): Promise<FiltersDialog> {
    await this.toToolbar();
    await this.catalogue.getByRole('button', { name: new RegExp(`^${this.say('Filters')}`) }).click();
    return new FiltersDialog(this.page, this.say).shown();
  }

  async undo(): Promise<void> {
    await this.toCatalogue();
    await this.undoButton.click();
  }

  async redo(): Promise<void> {
    await this.toCatalogue();
    await this.redoButton.click();
  }

  /** Units by their name, each with how many copies are added. */
  async build(units: Readonly<Record<string, number>>): Promise<void> {
    for (const [unit, times] of Object.entries(units)) await this.add(unit, times);
  }

  /** Names the army and saves it. */
  async saveAs(name: string): Promise<void> {
    const army = await this.army();
    await army.name(name);
    await army.save();
    await this.messages.heard(this.say('List saved locally'));
  }

  async expectTotals(points: number, command: number): Promise<void> {
    await this.toCatalogue();
    await expect(this.totals.getByText(this.say('{0} pts', { 0: points }), { exact: true })).toBeVisible();
    await expect(this.totals.getByText(this.say('{0} CP', { 0: command }), { exact: true })).toBeVisible();
  }
}

async function middlesOf(parts: Locator): Promise<number[]> {
  return parts.evaluateAll((boxes) =>
    boxes.map((box) => {
      const { left, width } = box.getBoundingClientRect();
      return left + width / 2;
    }),
  );
}
