import { expect, type Locator, type Page } from '@playwright/test';
import type { Side } from './event-calls.ts';
import type { Say } from './words.ts';

/** A page of a running event asks for news every ten seconds. */
export const PATIENT = { timeout: 30_000 };

const WAITING =
  '{0, plural, one {# entry of yours is kept on this device and is sent as soon as there is a network.} other {# entries of yours are kept on this device and are sent as soon as there is a network.}}';

/** The pages of a running event, by the English names of what they hold. */
export class EventPages {
  readonly page: Page;
  readonly dialog: Locator;
  private readonly say: Say;

  constructor(page: Page, say: Say) {
    this.page = page;
    this.say = say;
    this.dialog = page.getByRole('dialog');
  }

  button(name: string, values: Readonly<Record<string, string | number>> = {}): Locator {
    return this.page.getByRole('button', { name: this.say(name, values), exact: true });
  }

  /** Follows a link to another page of the event, as a reader does who reloads nothing. */
  async follow(name: 'Event' | 'Pairings' | 'Standings' | 'Lists' | 'Log'): Promise<void> {
    const link = this.page
      .getByRole('navigation', { name: this.say('Pages of the event'), exact: true })
      .getByRole('link', { name: this.say(name), exact: true });
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
  }

  async showsRound(round: number): Promise<void> {
    const name = this.say('Round {number} of {rounds}', { number: round, rounds: 3 });
    await expect(this.page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible(PATIENT);
  }

  /** The line of a player in the table of the page. */
  row(name: string): Locator {
    return this.page.getByRole('row').filter({ hasText: name });
  }

  /** The organiser opens the proposal of a round. */
  async propose(round: number): Promise<void> {
    await this.button('Pair round {next}', { next: round }).click();
    await expect(this.button('Tell these pairings')).toBeEnabled();
  }

  async tellPairings(): Promise<void> {
    await this.button('Tell these pairings').click();
    await expect(this.dialog).toHaveCount(0);
  }

  /** Types the points of a player in the form of a result. */
  async typePoints(name: string, { mission, feats }: Side): Promise<void> {
    const side = this.page.getByRole('group', { name, exact: true });
    await side.getByLabel(this.say('Mission points'), { exact: true }).fill(String(mission));
    await side.getByLabel(this.say('Feat points'), { exact: true }).fill(String(feats));
  }

  /** The wall has a score in the line of a player, sooner or later. */
  async lists(name: string, score: string): Promise<void> {
    const line = this.page.getByRole('listitem').filter({ hasText: name }).first();
    await expect(line).toContainText(score, PATIENT);
  }

  /** The page says a message, sooner or later. */
  async reads(message: string, values: Readonly<Record<string, string | number>> = {}): Promise<void> {
    await expect(this.page.getByText(this.say(message, values), { exact: true })).toBeVisible(PATIENT);
  }

  /** The notice that one entry waits for a network. */
  waiting(): Locator {
    const message = this.say(WAITING);
    const one = /one \{(.*?)\} (?:many|other) \{/.exec(message)?.[1] ?? message;
    return this.page.getByRole('status').filter({ hasText: one.replace('#', '1') });
  }

  /** The organiser opens the result of a game. */
  async openDecision(first: string, second: string): Promise<void> {
    await this.button('Enter the result of {first} against {second}', { first, second }).click();
    await expect(this.dialog).toBeVisible();
  }

  /** The points of the ranks, from the first one on. */
  async points(): Promise<readonly number[]> {
    const cells = this.page.locator('tbody').getByRole('row').locator('td:nth-child(3)');
    return (await cells.allTextContents()).map(Number);
  }

  /** The organiser changes the first or the last round of a player, on the page of the event. */
  async setRound(name: string, field: 'Plays from round' | 'Drops after round', round: number) {
    await this.button('Change {name}', { name }).click();
    await this.dialog.getByLabel(this.say(field), { exact: true }).fill(String(round));
    await this.dialog.getByRole('button', { name: this.say('Save'), exact: true }).click();
    await expect(this.dialog).toHaveCount(0);
  }
}
