import { expect, type Locator, type Page } from '@playwright/test';
import { Messages } from './messages.ts';
import { inEnglish, type Say } from './words.ts';

/** The activity page: events, and the players that one follows. */
export class ActivityPage {
  readonly page: Page;
  readonly messages: Messages;
  readonly events: Locator;
  private readonly say: Say;

  constructor(page: Page, say: Say = inEnglish) {
    this.page = page;
    this.say = say;
    this.messages = new Messages(page, say);
    // A phone shows one part as a tab, a wide window both side by side.
    const feed = page.getByRole('region', { name: say('What happened'), exact: true });
    this.events = page.getByRole('tabpanel').or(feed).getByRole('listitem');
  }

  async open(): Promise<this> {
    await this.page.goto('/activity');
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText(this.say('Activity Feed'));
    return this;
  }

  async tab(name: 'What happened' | 'Players'): Promise<void> {
    await this.page.getByRole('tab', { name: this.say(name), exact: true }).click();
  }

  section(title: string): Locator {
    return this.page.getByRole('region', { name: new RegExp(`^${this.say(title)}`) });
  }

  async follow(name: string): Promise<void> {
    await this.tab('Players');
    await this.page.getByRole('searchbox', { name: this.say('Find players') }).fill(name);
    await this.press('Follow {0}', { 0: name });
    await this.messages.heard(this.say('You follow {0} now', { 0: name }));
    await expect(this.section('You follow').getByRole('link', { name, exact: true })).toBeVisible();
  }

  async press(button: string, values: Readonly<Record<string, string>> = {}): Promise<void> {
    await this.messages.clear();
    await this.page.getByRole('button', { name: this.say(button, values), exact: true }).click();
  }
}
