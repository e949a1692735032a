import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';
import type { Language } from '#domain/catalogue/types.ts';
import { type Seen, watchPage } from './witness-script.ts';

/** A page on the way, and what its heading says. */
export type Stop = {
  readonly path: string;
  readonly heading: string;
  /** A text of a part of the page that is fetched separately and may come after the heading. */
  readonly text?: string;
};

/** Looks on while pages show what others wrote, and notes all that a text must not do. */
export class Witness {
  readonly page: Page;
  /** The faults, with the page on which each happened. */
  readonly faults: string[] = [];
  /** Fields that were looked at. */
  readonly covered = new Set<string>();
  /** Texts that were on a page of this part, letters only. */
  private shown = '';
  private underWay = 0;
  private readonly origin: string;

  private constructor(page: Page, origin: string) {
    this.page = page;
    this.origin = origin;
  }

  /**
   * A page of this context, watched. `origin`: the address of the site, where all pages and
   * requests must stay.
   */
  static async arrive(context: BrowserContext, origin: string): Promise<Witness> {
    await context.addInitScript(watchPage);
    const page = await context.newPage();
    const witness = new Witness(page, origin);
    context.on('request', (request) => {
      witness.underWay += 1;
      witness.judge(request);
    });
    context.on('requestfinished', () => (witness.underWay -= 1));
    context.on('requestfailed', () => (witness.underWay -= 1));
    witness.follow(page);
    context.on('page', (opened) => witness.follow(opened));
    return witness;
  }

  /** Opens an address with the site's own security policy, and waits for its heading. */
  async visit(path: string): Promise<void> {
    await this.collect();
    const response = await this.page.goto(this.origin + path);
    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(policy, path).toMatch(/script-src 'self';.*object-src 'none'/);
    await expect(this.page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
    await this.settled();
  }

  /** From the next visit on the reader reads in this language. */
  async read(language: Language): Promise<void> {
    await this.page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
  }

  /**
   * Goes from page to page without fetching them again, each until it shows its heading and text.
   * Returns those that never did.
   */
  async walk(stops: readonly Stop[]): Promise<readonly string[]> {
    return this.page.evaluate(async (all) => {
      const letters = (text: string) => text.replaceAll(/[\s\p{C}]+/gu, '');
      const lost: string[] = [];
      for (const { path, heading, text = '' } of all) {
        history.pushState(null, '', path);
        dispatchEvent(new PopStateEvent('popstate'));
        const isThere = () =>
          letters(document.querySelector('h1')?.textContent ?? '') === letters(heading) &&
          letters(document.querySelector('main')?.textContent ?? '').includes(letters(text));
        const { witnessed: seen } = globalThis as unknown as { witnessed: Seen };
        for (let frames = 0; frames < 150 && (!isThere() || seen.waiting > 0); frames += 1)
          await new Promise((next) => requestAnimationFrame(next));
        if (!isThere()) lost.push(`${path}: ${document.querySelector('h1')?.textContent ?? 'no heading'}`);
      }
      return lost;
    }, stops);
  }

  /**
   * Presses a button again and again, each time when everything has come, until it is gone or off,
   * or often enough.
   */
  async pressAll(name: string, most = 60): Promise<void> {
    await this.settled();
    const press = async () =>
      this.page.evaluate((label) => {
        const button = [...document.querySelectorAll('button')].find(
          ({ textContent, disabled, ariaDisabled }) =>
            textContent.trim() === label && !disabled && ariaDisabled !== 'true',
        );
        button?.click();
        return button !== undefined;
      }, name);
    for (let times = 0; times < most && (await press()); times += 1) await this.settled();
  }

  /** Waits until nothing is under way any more and all is drawn. */
  async settled(): Promise<void> {
    for (let quiet = 0; quiet < 2;) {
      const isBusy = await this.page.evaluate(async () => {
        const { witnessed: seen } = globalThis as unknown as { witnessed: Seen };
        for (let frames = 0; frames < 2; frames += 1)
          await new Promise((next) => requestAnimationFrame(next));
        const spinner = document.querySelector('[data-waiting], [aria-busy=true]');
        return seen.waiting > 0 || (spinner?.checkVisibility() ?? false);
      });
      quiet = isBusy || this.underWay > 0 ? 0 : quiet + 1;
    }
  }

  /**
   * Takes along what the page has seen so far. The page must be whole: its header and its heading
   * can be used.
   */
  async collect(): Promise<void> {
    if (!this.page.url().startsWith(this.origin)) return;
    const at = new URL(this.page.url()).pathname;
    const { seen, values, isCovered } = await this.page.evaluate(() => {
      const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
      scrollTo(0, 0);
      const header = document.querySelector('header, main');
      const box = header?.getBoundingClientRect();
      const top = document.elementFromPoint(
        (box?.left ?? 0) + (box?.width ?? 0) / 2,
        Math.max(1, (box?.top ?? 0) + 8),
      );
      const dialog = document.querySelector('[role=dialog], [role=alertdialog]');
      return {
        seen: (globalThis as unknown as { witnessed: Seen }).witnessed,
        values: [...fields].map(({ value }) => value),
        isCovered: dialog === null && !(header?.contains(top) ?? false),
      };
    });
    this.faults.push(...seen.foreign.map((what) => `${at}: made ${what}`));
    this.faults.push(...seen.stopped.map((what) => `${at}: stopped ${what}`));
    if (isCovered) this.faults.push(`${at}: the header cannot be reached`);
    if ((await this.page.locator('h1').count()) === 0) this.faults.push(`${at}: there is no heading`);
    this.shown += `\n${lettersOf([...seen.texts, ...values].join('\n'))}`;
    await this.page.evaluate(() => {
      Object.assign((globalThis as unknown as { witnessed: Seen }).witnessed, {
        texts: [],
        foreign: [],
        stopped: [],
      });
    });
  }

  /**
   * Closes a part of the way: of these texts by their field, each must have been shown since the
   * last part was closed.
   */
  async expectShown(part: string, fields: Readonly<Record<string, readonly string[]>>): Promise<void> {
    await this.collect();
    for (const [field, texts] of Object.entries(fields)) {
      const missing = texts.filter((text) => !this.shown.includes(lettersOf(text)));
      for (const text of missing) this.faults.push(`${part}: does not show ${field} ${text.slice(0, 80)}`);
      this.covered.add(field);
    }
    this.shown = '';
  }

  private follow(page: Page): void {
    page.on('dialog', (dialog) => {
      this.faults.push(`${page.url()}: ${dialog.type()} says ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('pageerror', (error) => this.faults.push(`${page.url()}: ${error.message}`));
    page.on('crash', () => this.faults.push(`${page.url()}: crashed`));
  }

  /**
   * Players' pictures may come from anywhere over https; nothing else leaves the site, and nobody
   * asks for a canary.
   */
  private judge(request: Request): void {
    const url = new URL(request.url());
    if (url.origin === this.origin || url.protocol === 'data:' || url.protocol === 'blob:') {
      if (url.pathname.includes('canary')) this.faults.push(`a request for ${request.url()}`);
      return;
    }
    if (request.resourceType() !== 'image' || url.protocol !== 'https:')
      this.faults.push(`a request for ${request.url()}`);
  }
}

/** Returns a text without spaces and invisible signs: pages may break lines, and cut such signs. */
function lettersOf(text: string): string {
  return text.replaceAll(/[\s\p{C}]+/gu, '').toLowerCase();
}
