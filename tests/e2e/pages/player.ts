import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Language } from '#domain/catalogue/types.ts';
import { Messages } from './messages.ts';
import { arriveSignedIn } from './session.ts';
import { wordsIn } from './words.ts';

/** A player with a browser of their own. */
export class Player {
  readonly page: Page;
  readonly messages: Messages;
  private readonly context: BrowserContext;

  private constructor(context: BrowserContext, page: Page, language: Language) {
    this.context = context;
    this.page = page;
    this.messages = new Messages(page, wordsIn(language));
  }

  /** Somebody who reads in this language, not signed in; `site` is another one than the tests'. */
  static async arrive(browser: Browser, language: Language = 'en', site?: string): Promise<Player> {
    const context = await browser.newContext(site === undefined ? {} : { baseURL: site });
    await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    return new Player(context, await context.newPage(), language);
  }

  /** The player signs in; no page of the app is open yet. */
  async signIn(email: string): Promise<this> {
    await arriveSignedIn(this.page, email);
    return this;
  }

  async leave(): Promise<void> {
    await this.context.close();
  }
}
