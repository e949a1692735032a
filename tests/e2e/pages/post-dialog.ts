import { expect, type Locator, type Page } from '@playwright/test';
import type { BuilderPage } from './builder.ts';
import { OpenDialog } from './dialog.ts';
import { inEnglish, type Say } from './words.ts';

/** The dialog that posts the list of the builder. */
export class PostDialog extends OpenDialog {
  readonly preview: Locator;
  readonly pictures: Locator;
  readonly shareButton: Locator;

  constructor(page: Page, say: Say = inEnglish) {
    super(page, say('Share Your Army List'), say);
    this.preview = this.root.getByRole('region', { name: say('Preview'), exact: true });
    this.pictures = this.root.getByRole('group', { name: say('Profile picture') }).getByRole('radio');
    this.shareButton = this.root.getByRole('button', {
      name: new RegExp(`^(${[say('Share List'), say('Update the post'), say('Posting...')].join('|')})$`),
    });
  }

  /** Presses the builder's button. */
  static async from(builder: BuilderPage, say: Say = inEnglish): Promise<PostDialog> {
    const army = await builder.army();
    await builder.messages.clear();
    await army.more('Post to Community');
    return new PostDialog(builder.page, say).shown();
  }

  field(label: string): Locator {
    return this.root.getByRole('textbox', { name: this.say(label), exact: true });
  }

  async addPicture(address: string): Promise<void> {
    await this.field('Custom image URL').fill(address);
    await this.root.getByRole('button', { name: this.say('Add'), exact: true }).click();
  }

  async forTournament(name: string): Promise<void> {
    await this.root.getByText(this.say('Tournament/Event List'), { exact: true }).click();
    await this.field('Tournament/event name').fill(name);
  }

  /** Posts the list, waits for the message, and follows it to the post. */
  async post(message: string): Promise<void> {
    await this.messages.clear();
    await this.shareButton.click();
    await this.messages.heard(this.say(message));
    await this.gone();
    await this.messages
      .saying(this.say(message))
      .getByRole('button', { name: this.say('View'), exact: true })
      .click();
    await expect(this.page).toHaveURL(/\/community-lists\/[0-9a-f-]{36}$/);
  }
}
