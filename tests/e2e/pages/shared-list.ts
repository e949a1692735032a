import { expect, type Locator, type Page } from '@playwright/test';
import { BuilderPage } from './builder.ts';
import { PrintedPage } from './printed-page.ts';

/** A list that came in a link, as its reader sees it. */
export class SharedListPage {
  readonly page: Page;
  readonly article: Locator;
  readonly heading: Locator;
  readonly units: Locator;

  constructor(page: Page) {
    this.page = page;
    // The card of a unit beside the list is an article too.
    this.article = page.getByRole('main').locator('article').first();
    this.heading = this.article.getByRole('heading', { level: 1 });
    this.units = this.article.getByRole('list', { name: 'Units', exact: true }).getByRole('listitem');
  }

  /** Opens a link, whole or from the path on. */
  async open(link: string): Promise<this> {
    await this.page.goto(link);
    return this.shown();
  }

  async shown(): Promise<this> {
    await expect(this.heading).toBeVisible();
    return this;
  }

  async copyAsText(): Promise<void> {
    await this.choose('Copy as text');
  }

  /** Takes one of the ways of the menu. */
  private async choose(what: string): Promise<void> {
    await this.article.getByRole('button', { name: 'More about this list' }).click();
    await this.page.getByRole('menuitem', { name: what, exact: true }).click();
  }

  async printFull(): Promise<PrintedPage> {
    const popup = this.page.waitForEvent('popup');
    await this.choose('Print Full List');
    return new PrintedPage(await popup).shown();
  }

  async openInBuilder(): Promise<BuilderPage> {
    await this.article.getByRole('button', { name: 'Open in the builder' }).click();
    return new BuilderPage(this.page).shown();
  }

  async expectTotals(points: number, command: number): Promise<void> {
    await expect(this.article.getByText(`${points} pts`, { exact: true }).first()).toBeVisible();
    await expect(this.article.getByText(`${command} CP`, { exact: true }).first()).toBeVisible();
  }
}
