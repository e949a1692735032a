import { expect, type Locator, type Page } from '@playwright/test';
import { inEnglish, type Say } from './words.ts';

/** The pages before a game: the hub, the set-up, the deployment. */
export class PlaySetup {
  readonly page: Page;
  readonly listDialog: Locator;
  private readonly say: Say;

  constructor(page: Page, say: Say = inEnglish) {
    this.page = page;
    this.say = say;
    const name = say('List of {0}', { 0: '' });
    this.listDialog = page.getByRole('dialog', { name: new RegExp(`^${name}`) });
  }

  /** The part of the set-up or deployment with that heading. */
  part(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  /** The bar in thumb reach. */
  get bar(): Locator {
    return this.page.getByRole('region', { name: this.say('Next step') });
  }

  /** Expects the phase that the strip names. */
  async isIn(phase: string): Promise<void> {
    const strip = this.page.getByRole('navigation', { name: this.say('Phases of the game') });
    await expect(strip.getByRole('button', { name: this.say(phase) })).toHaveAttribute(
      'aria-current',
      'step',
    );
  }

  /** Puts a list's link, code or text into the dialog and asks for it. */
  async paste(text: string): Promise<void> {
    await this.listDialog.getByRole('tab', { name: this.say('Link or text') }).click();
    await this.listDialog.getByRole('textbox').fill(text);
    await this.listDialog.getByRole('button', { name: this.say('Take this list') }).click();
  }

  /** Chooses a player's name for one of the deployment's questions. */
  async answer(question: string, player: string): Promise<void> {
    const group = this.page.getByRole('group', { name: this.say(question) });
    await group.getByRole('button', { name: player, exact: true }).click();
    await expect(group.getByRole('button', { name: player, exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  }
}
