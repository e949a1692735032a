import { expect, type Locator, type Page } from '@playwright/test';
import { Messages } from './messages.ts';
import { SiteHeader } from './site-header.ts';
import { inEnglish, type Say } from './words.ts';

/** The pages on which one signs in, signs up and sets a password. */
export class SignInPage {
  readonly page: Page;
  readonly header: SiteHeader;
  readonly messages: Messages;
  readonly email: Locator;
  readonly password: Locator;
  readonly newPassword: Locator;
  readonly code: Locator;
  private readonly say: Say;

  constructor(page: Page, say: Say = inEnglish) {
    this.page = page;
    this.say = say;
    this.header = new SiteHeader(page, say);
    this.messages = new Messages(page, say);
    this.email = page.getByRole('textbox', { name: say('Email address'), exact: true });
    this.password = page.getByLabel(say('Password'), { exact: true });
    this.newPassword = page.getByLabel(say('New password'), { exact: true });
    this.code = page.getByRole('textbox', { name: say('Six-digit code'), exact: true });
  }

  async open(address = '/login'): Promise<this> {
    await this.page.goto(address);
    return this.shown('Sign in');
  }

  async shown(title: string): Promise<this> {
    await expect(
      this.page.getByRole('heading', { level: 1, name: this.say(title), exact: true }),
    ).toBeVisible();
    return this;
  }

  async signUp(email: string, password: string): Promise<void> {
    await this.page.getByRole('tab', { name: this.say('I am new here'), exact: true }).click();
    await this.email.fill(email);
    await this.newPassword.fill(password);
    await this.page.keyboard.press('Enter');
  }

  async signIn(email: string, password: string): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.page.keyboard.press('Enter');
  }

  async enterCode(code: string): Promise<void> {
    await this.code.fill(code);
    await this.page.keyboard.press('Enter');
  }

  async setPassword(password: string): Promise<void> {
    await this.newPassword.fill(password);
    await this.page.keyboard.press('Enter');
  }

  /** Expects this problem on the page, with the focus on it. */
  async refuses(sentence: string): Promise<void> {
    await expect(this.page.getByRole('alert')).toContainText(this.say(sentence));
    const focused = this.page.locator(':focus');
    await expect(focused.or(this.page.locator('[aria-invalid=true]:focus')).first()).toBeVisible();
    const holdsIt = await focused.evaluate(
      (element) =>
        element.getAttribute('role') === 'alert' || element.getAttribute('aria-invalid') === 'true',
    );
    expect(holdsIt).toBe(true);
  }

  /** Somebody is signed in: the menu offers the way out. */
  async isSignedIn(): Promise<void> {
    await this.header.openMenu();
    await expect(this.header.menu.getByRole('menuitem', { name: this.say('Sign out') })).toBeVisible();
    await this.page.keyboard.press('Escape');
  }

  async signOut(): Promise<void> {
    await this.header.goTo(this.say('Sign out'));
    await this.messages.heard(this.say('Signed out successfully'));
    await expect(this.page).toHaveURL('/login');
  }
}
