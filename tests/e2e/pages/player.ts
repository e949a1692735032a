import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Language } from '#domain/catalogue/types.ts';
import { Messages } from './messages.ts';
import { PASSWORD } from './operator.ts';
import { SignInPage } from './sign-in.ts';
import { wordsIn } from './words.ts';

/** A player with a browser of their own. */
export class Player {
  readonly page: Page;
  readonly messages: Messages;
  private readonly context: BrowserContext;
  private readonly language: Language;

  private constructor(context: BrowserContext, page: Page, language: Language) {
    this.context = context;
    this.page = page;
    this.language = language;
    this.messages = new Messages(page, wordsIn(language));
  }

  /** Somebody who reads in this language, not signed in. */
  static async arrive(browser: Browser, language: Language = 'en'): Promise<Player> {
    const context = await browser.newContext();
    await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    return new Player(context, await context.newPage(), language);
  }

  async signIn(email: string): Promise<this> {
    const say = wordsIn(this.language);
    await this.page.goto('/login?next=%2Fcommunity-lists');
    const account = await new SignInPage(this.page, say).shown('Sign in');
    await account.signIn(email, PASSWORD);
    await this.page.waitForURL('**/community-lists');
    await this.messages.clear();
    return this;
  }

  async leave(): Promise<void> {
    await this.context.close();
  }
}
