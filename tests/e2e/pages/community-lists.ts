import { expect, type Locator, type Page } from '@playwright/test';
import { OpenDialog } from './dialog.ts';
import { CommunityListPage } from './community-list.ts';
import { inEnglish, type Say } from './words.ts';

/** The board of the community. */
export class CommunityListsPage {
  readonly page: Page;
  readonly heading: Locator;
  readonly cards: Locator;
  readonly searchField: Locator;
  readonly showMore: Locator;
  readonly activeFilters: Locator;
  private readonly say: Say;

  constructor(page: Page, say: Say = inEnglish) {
    this.page = page;
    this.say = say;
    this.heading = page.getByRole('heading', { level: 1, name: say('Community lists'), exact: true });
    this.cards = page.getByRole('main').getByRole('article');
    this.searchField = page.getByRole('searchbox', { name: say('Search lists') });
    this.showMore = page.getByRole('button', { name: say('Show more'), exact: true });
    this.activeFilters = page.getByRole('group', { name: say('Active filters') });
  }

  async open(search = ''): Promise<this> {
    await this.page.goto(`/community-lists${search}`);
    await expect(this.heading).toBeVisible();
    return this;
  }

  card(name: string): Locator {
    return this.cards.filter({ has: this.page.getByRole('heading', { name, exact: true }) });
  }

  async search(text: string): Promise<void> {
    await this.searchField.fill(text);
    await expect(this.page).toHaveURL((url) => (url.searchParams.get('q') ?? '') === text);
  }

  async sortBy(order: string): Promise<void> {
    await this.page.getByRole('combobox', { name: this.say('Sort') }).click();
    await this.page.getByRole('option', { name: this.say(order), exact: true }).click();
  }

  async chooseFaction(name: string): Promise<void> {
    await this.page.getByRole('combobox', { name: this.say('Faction') }).click();
    await this.page.getByRole('option', { name, exact: true }).click();
  }

  async filters(): Promise<OpenDialog> {
    await this.page.getByRole('button', { name: new RegExp(`^${this.say('Filters')}`) }).click();
    return new OpenDialog(this.page, this.say('Filters'), this.say).shown();
  }

  async apply(filters: OpenDialog): Promise<void> {
    await filters.root.getByRole('button', { name: this.say('Show lists'), exact: true }).click();
    await filters.gone();
  }

  /** The names of the lists in view, in their order. */
  async names(): Promise<readonly string[]> {
    return this.cards.getByRole('heading', { level: 2 }).allInnerTexts();
  }

  async openList(name: string): Promise<CommunityListPage> {
    await this.card(name).getByRole('heading').getByRole('link').click();
    return new CommunityListPage(this.page, this.say).shown(name);
  }
}
