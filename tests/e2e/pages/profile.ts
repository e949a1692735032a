import { expect, type Locator, type Page } from '@playwright/test';
import { Messages } from './messages.ts';
import { arriveSignedIn } from './session.ts';
import { inEnglish, type Say } from './words.ts';

/** One's own profile. */
export class ProfilePage {
  readonly page: Page;
  readonly messages: Messages;
  readonly heading: Locator;
  private readonly say: Say;

  constructor(page: Page, say: Say = inEnglish) {
    this.page = page;
    this.say = say;
    this.messages = new Messages(page, say);
    this.heading = page.getByRole('heading', { level: 1 });
  }

  /** Opens it as the player with this address. */
  async enter(email: string): Promise<this> {
    await arriveSignedIn(this.page, email);
    await this.page.goto('/profile');
    await expect(this.card('Name and portrait')).toBeVisible();
    return this;
  }

  card(title: string): Locator {
    return this.page.getByRole('region', { name: this.say(title), exact: true });
  }

  button(name: string, values: Readonly<Record<string, string>> = {}): Locator {
    return this.page.getByRole('button', { name: this.say(name, values), exact: true });
  }

  field(name: string): Locator {
    return this.page.getByRole('textbox', { name: this.say(name), exact: true });
  }

  async part(title: string): Promise<void> {
    await this.page.getByRole('tab', { name: this.say(title), exact: true }).click();
  }

  async edit(title: string): Promise<Locator> {
    await this.button('Edit: {title}', { title: this.say(title) }).click();
    return this.card(title);
  }

  /** Saves a card that is being edited; it shows what is saved afterwards, and has the focus. */
  async save(title: string): Promise<void> {
    await this.card(title)
      .getByRole('button', { name: this.say('Save'), exact: true })
      .click();
    await expect(this.button('Edit: {title}', { title: this.say(title) })).toBeFocused();
  }

  async choose(label: string, option: string): Promise<void> {
    await this.page.getByRole('combobox', { name: this.say(label), exact: true }).click();
    await this.page.getByRole('option', { name: option, exact: true }).click();
  }

  /** Sets up an authenticator app. Returns its secret. */
  async addApp(name: string, codeOf: (secret: string) => string): Promise<string> {
    await this.button('Add an app').click();
    const dialog = this.page.getByRole('dialog', { name: this.say('Set up a second step') });
    await dialog.getByRole('textbox', { name: this.say('Name for the app') }).fill(name);
    await dialog.getByRole('button', { name: this.say('Continue'), exact: true }).click();
    await expect(
      dialog.getByRole('img', { name: this.say('QR code for the authenticator app') }),
    ).toBeVisible();
    const secret = (await dialog.locator('code').innerText()).replaceAll(/\s/g, '');
    await dialog
      .getByRole('textbox', { name: this.say('The code that the app shows now') })
      .fill(codeOf(secret));
    await dialog.getByRole('button', { name: this.say('Turn on'), exact: true }).click();
    await expect(dialog.getByText(this.say('Your second step is on.'))).toBeVisible();
    await dialog.getByRole('button', { name: this.say('Done'), exact: true }).click();
    await expect(this.card('Second step').getByText(name, { exact: true })).toBeVisible();
    return secret;
  }

  /** Shows the code that is asked for in place of what needs it. */
  async stepUp(code: string): Promise<void> {
    const form = this.page.getByRole('form', { name: this.say('Second step') });
    await expect(form.getByRole('textbox')).toBeFocused();
    await form.getByRole('textbox').fill(code);
    await this.page.keyboard.press('Enter');
    await expect(form).toHaveCount(0);
  }
}
