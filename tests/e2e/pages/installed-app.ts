import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { FIRST_VISIT_MS } from '#platform/service-worker/follow-worker.ts';
import type { ReleasedSite } from './released-site.ts';

/** The app as a browser keeps it, while the site goes from one release to the next. */
export class InstalledApp {
  readonly page: Page;
  readonly site: ReleasedSite;
  /** “Update Available”. */
  readonly card: Locator;

  constructor(page: Page, site: ReleasedSite) {
    this.page = page;
    this.site = site;
    this.card = page.getByRole('region', { name: 'Update Available' });
  }

  /** Opens a page and waits until the app is kept for when there is no network. */
  async install(path: string): Promise<this> {
    await this.open(path);
    await this.isKept();
    await expect(this.page.getByText('App is ready to work offline')).toBeVisible();
    return this;
  }

  async open(path: string): Promise<void> {
    await this.page.goto(this.site.address + path);
  }

  async isKept(): Promise<void> {
    await this.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  }

  /** The next version is released, and this page asks for it and has it. */
  async receiveNext(): Promise<void> {
    this.site.releaseNext();
    await this.page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await this.page.waitForFunction(
      async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state === 'installed',
    );
  }

  /** True when this page is of the next version. */
  async isNext(): Promise<boolean> {
    return (await this.page.locator('meta[name=release]').count()) > 0;
  }

  async press(name: string): Promise<void> {
    await this.card.getByRole('button', { name, exact: true }).click();
  }

  async becomesNext(): Promise<void> {
    await expect.poll(async () => this.isNext().catch(() => false)).toBe(true);
  }
}

/** Lets pages keep the app for when there is no network on their first visit, and not later. */
export async function keepAtOnce(context: BrowserContext): Promise<void> {
  await context.addInitScript(hurryFirstVisits, FIRST_VISIT_MS);
}

/**
 * A first visit leaves the network alone for seconds before the app is kept: nothing that these
 * journeys are about.
 */
function hurryFirstVisits(firstVisit: number): void {
  const patient = globalThis.setTimeout;
  const hurried = (task: () => void, ms = 0, ...rest: unknown[]) =>
    patient(task, ms === firstVisit ? 0 : ms, ...rest);
  Object.assign(globalThis, { setTimeout: hurried });
}
