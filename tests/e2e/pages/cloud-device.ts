import {
  expect,
  type Browser,
  type BrowserContext,
  type Locator,
  type Page,
  type ViewportSize,
} from '@playwright/test';
import type { Language } from '#domain/catalogue/types.ts';
import { storeBeforehand } from './browser-storage.ts';
import { BuilderPage } from './builder.ts';
import { OpenDialog } from './dialog.ts';
import type { SavedListsDialog } from './saved-lists-dialog.ts';
import { arriveSignedIn } from './session.ts';
import { type Say, wordsIn } from './words.ts';

type Setting = {
  readonly language?: Language;
  /** Lists that are in this browser already. */
  readonly lists?: readonly unknown[];
  /** The window; a desktop's without one. */
  readonly viewport?: ViewportSize;
  /** False where the network lets no sockets through. */
  readonly isLive?: boolean;
};

/** One device of a player: a browser of its own, signed in, in the builder. */
export class CloudDevice {
  readonly page: Page;
  readonly builder: BuilderPage;
  readonly say: Say;
  private readonly context: BrowserContext;

  private constructor(context: BrowserContext, page: Page, say: Say) {
    this.context = context;
    this.page = page;
    this.say = say;
    this.builder = new BuilderPage(page, say);
  }

  static async of(browser: Browser, email: string, setting: Setting = {}): Promise<CloudDevice> {
    const { language = 'en', lists = [], viewport, isLive = true } = setting;
    const context = await browser.newContext(viewport === undefined ? {} : { viewport });
    if (!isLive) await context.routeWebSocket(/\/realtime\//, async (socket) => socket.close());
    const page = await context.newPage();
    const say = wordsIn(language);
    await storeBeforehand(page, 'language', language);
    if (lists.length > 0) await storeBeforehand(page, 'armyLists', JSON.stringify(lists));
    await arriveSignedIn(page, email);
    const device = new CloudDevice(context, page, say);
    await device.builder.open();
    return device;
  }

  /** Names the army and saves it to the cloud. */
  async save(name: string): Promise<void> {
    const army = await this.builder.army();
    await army.name(name);
    await this.press(army.root.getByRole('button', { name: this.say('Save to cloud'), exact: true }));
  }

  async savedLists(): Promise<SavedListsDialog> {
    return (await this.builder.army()).savedLists();
  }

  /** Shows both versions of a list, from its line among the saved ones. */
  async compare(name: string): Promise<CompareDialog> {
    const saved = await this.savedLists();
    const label = this.say('Compare the versions of {0}', { 0: name });
    await this.press(saved.root.getByRole('button', { name: label, exact: true }));
    return new CompareDialog(this.page, this.say).shown();
  }

  /** Shows both versions of the list that a message is about. */
  async compareFromMessage(): Promise<CompareDialog> {
    const label = this.say('Compare');
    await this.builder.messages.all.getByRole('button', { name: label, exact: true }).click();
    return new CompareDialog(this.page, this.say).shown();
  }

  async hears(message: string, values: Readonly<Record<string, string>> = {}): Promise<void> {
    await this.builder.messages.heard(this.say(message, values));
  }

  /**
   * Blocks all calls to the tables from now on. Returns a function that lets them through again.
   */
  async loseCloud(): Promise<() => Promise<void>> {
    const tables = '**/rest/v1/**';
    await this.page.route(tables, async (route) => route.abort());
    return async () => this.page.unroute(tables);
  }

  async leave(): Promise<void> {
    await this.context.close();
  }

  private async press(button: Locator): Promise<void> {
    await this.builder.messages.clear();
    await button.click();
  }
}

/** Both versions of a list side by side. */
export class CompareDialog extends OpenDialog {
  readonly differences: Locator;

  constructor(page: Page, say: Say) {
    super(page, say('Two versions of a list'), say);
    this.differences = this.root.getByRole('table', { name: say('What differs') });
  }

  async difference(unit: string, mine: string, theirs: string): Promise<void> {
    const name = `${unit} ${mine} ${theirs}`;
    await expect(this.differences.getByRole('row', { name, exact: true })).toBeVisible();
  }

  async keep(button: string): Promise<void> {
    await this.messages.clear();
    await this.root.getByRole('button', { name: this.say(button), exact: true }).click();
    await this.gone();
  }
}
