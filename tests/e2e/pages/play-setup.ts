import { expect, type Locator, type Page } from '@playwright/test';

/** The pages before a game: the hub, the set-up, the deployment. */
export class PlaySetup {
  readonly page: Page;
  readonly listDialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.listDialog = page.getByRole('dialog', { name: /^List of / });
  }

  /** The part of the set-up or deployment with that heading. */
  part(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  /** The bar in thumb reach. */
  get bar(): Locator {
    return this.page.getByRole('region', { name: 'Next step' });
  }

  /** Expects the phase that the strip names. */
  async isIn(phase: string): Promise<void> {
    const strip = this.page.getByRole('navigation', { name: 'Phases of the game' });
    await expect(strip.getByRole('button', { name: phase })).toHaveAttribute('aria-current', 'step');
  }

  /** Puts a list's link, code or text into the dialog and asks for it. */
  async paste(text: string): Promise<void> {
    await this.listDialog.getByRole('tab', { name: 'Link or text' }).click();
    await this.listDialog.getByRole('textbox').fill(text);
    await this.listDialog.getByRole('button', { name: 'Take this list' }).click();
  }

  /** Chooses a player's name for one of the deployment's questions. */
  async answer(question: string, player: string): Promise<void> {
    const group = this.page.getByRole('group', { name: question });
    await group.getByRole('button', { name: player, exact: true }).click();
    await expect(group.getByRole('button', { name: player, exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  }
}
