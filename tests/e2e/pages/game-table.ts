import { expect, type Locator, type Page } from '@playwright/test';
import { inEnglish, type Say } from './words.ts';

/**
 * A game at the table on a phone: units, turns, boxes, sheets; then its scoring and its summary.
 */
export class GameTable {
  readonly page: Page;
  private readonly say: Say;

  constructor(page: Page, say: Say = inEnglish) {
    this.page = page;
    this.say = say;
  }

  /** Expects the phase that the strip names. */
  async isIn(phase: string): Promise<void> {
    const strip = this.page.getByRole('navigation', { name: this.say('Phases of the game') });
    await expect(strip.locator('[aria-current=step]')).toContainText(this.say(phase));
  }

  get bar(): Locator {
    return this.page.getByRole('region', { name: this.say('Next step') });
  }

  get sheet(): Locator {
    return this.page.getByRole('dialog');
  }

  async next(message: string, values: Readonly<Record<string, string | number>> = {}): Promise<void> {
    await this.bar.getByRole('button', { name: this.say(message, values) }).click();
  }

  /** Shows a player's units, or the mission. */
  async show(side: string): Promise<void> {
    const group = this.page.getByRole('group', { name: this.say('What is shown') });
    const button = group.getByRole('button', { name: new RegExp(`^${side}`) });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  }

  unit(name: string): Locator {
    return this.page
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { name: new RegExp(`^${name}`) }) });
  }

  async open(name: string): Promise<Locator> {
    const opener = this.unit(name).getByRole('heading').getByRole('button');
    if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.click();
    await expect(this.unit(name).getByRole('button', { name: this.say('View Card') })).toBeVisible();
    return this.unit(name);
  }

  /** Taps a stepper of the unit that is open. */
  async step(unit: Locator, label: string, times = 1): Promise<void> {
    const plus = unit.getByRole('button', { name: this.say('{label} plus 1', { label: this.say(label) }) });
    for (let tap = 0; tap < times; tap += 1) await plus.click();
  }

  state(unit: Locator, name: string): Locator {
    return unit.getByRole('button', { name: this.say(name), exact: true });
  }

  /** A player's tick in a box of the mission; of the boxes in view. */
  tick(box: string, player: string): Locator {
    return this.page
      .getByRole('group', { name: box, exact: true })
      .getByRole('button', { name: player, exact: true });
  }

  /** A player's count in a box that counts. */
  async count(box: string, player: string, times: number): Promise<void> {
    const plus = this.page
      .getByRole('group', { name: box, exact: true })
      .getByRole('button', { name: this.say('{name} plus 1', { name: player }) });
    for (let tap = 0; tap < times; tap += 1) await plus.click();
  }

  /** Opens a sheet from the menu in the bar. */
  async openSheet(label: string): Promise<Locator> {
    await this.bar.getByRole('button', { name: this.say('More'), exact: true }).click();
    await this.page.getByRole('menuitem', { name: this.say(label), exact: true }).click();
    await expect(this.sheet).toBeVisible();
    return this.sheet;
  }

  async closeSheet(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await expect(this.sheet).toBeHidden();
  }

  /** A round without a note of its activations: begun, scored, closed. */
  async round(number: number, first: string, score: () => Promise<void>): Promise<void> {
    await this.next('{0} begins', { 0: first });
    await this.openSheet('Score this round');
    await score();
    const complete = this.sheet.getByRole('button', {
      name: this.say('Complete round {round}', { round: number }),
    });
    const anyway = this.sheet.getByRole('button', { name: this.say('Complete it anyway') });
    await complete.or(anyway).click();
    await expect(this.sheet).toBeHidden();
  }

  /** The strip of what is due, above the bar. */
  get due(): Locator {
    return this.page.getByRole('region', { name: this.say('Due now') });
  }

  /** Chooses a unit in a field of the strip, which is folded while several are due. */
  async settle(field: string, unit: string): Promise<void> {
    const fold = this.due.getByRole('button', { expanded: false });
    await expect(this.due).toBeVisible();
    if (await fold.isVisible()) await fold.click();
    await this.due.getByRole('combobox', { name: field, exact: true }).click();
    await this.page.getByRole('option', { name: unit }).click();
  }

  /** Ends the game for the reason that is proposed. */
  async end(): Promise<void> {
    await this.next('End the game');
    await this.sheet.getByRole('button', { name: this.say('End and score the game') }).click();
    await this.isIn('Scoring');
  }

  /** The totals of the score table, Anna's first. */
  async totals(): Promise<readonly string[]> {
    const table = this.page.getByRole('table', { name: this.say('Score by round') });
    return table.locator('tbody tr td:last-child').allInnerTexts();
  }
}
