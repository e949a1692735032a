import { expect, type Locator, type Page } from '@playwright/test';
import { inEnglish, type Say } from './words.ts';

/**
 * `/missions`: the lists of missions and feats, what was chosen of them, and the scenario by
 * chance.
 */
export class MissionsPage {
  readonly page: Page;
  readonly search: Locator;
  readonly missions: Locator;
  readonly feats: Locator;
  readonly article: Locator;
  readonly scenario: Locator;
  private readonly say: Say;

  constructor(page: Page, say: Say = inEnglish) {
    this.page = page;
    this.say = say;
    this.search = page.getByRole('searchbox', { name: say('Search missions and feats') });
    this.missions = page.getByRole('list', { name: say('Missions'), exact: true }).getByRole('link');
    this.feats = page.getByRole('list', { name: say('Feats'), exact: true }).getByRole('link');
    this.article = page.getByRole('article');
    this.scenario = page.getByRole('dialog', { name: say('Create Scenario') });
  }

  async open(id = ''): Promise<this> {
    await this.page.goto(id === '' ? '/missions' : `/missions/${id}`);
    await expect(id === '' ? this.missions.first() : this.article).toBeVisible();
    return this;
  }

  /** The heading of what was chosen. */
  name(name: string): Locator {
    return this.article.getByRole('heading', { level: 2, name, exact: true });
  }

  map(name: string): Locator {
    return this.article.getByRole('img', { name: this.say('Map of {title}', { title: name }), exact: true });
  }

  /** The rows of what scores. */
  scoring(name: string): Locator {
    return this.article
      .getByRole('table', { name: this.say('Scoring of {name}', { name }), exact: true })
      .locator('tbody')
      .getByRole('row');
  }

  async showFeats(): Promise<void> {
    await this.page.getByRole('tab', { name: this.say('Feats') }).click();
    await expect(this.feats.first()).toBeVisible();
  }

  async openScenario(): Promise<Locator> {
    await this.page.getByRole('button', { name: this.say('Create Scenario') }).click();
    await expect(this.scenario).toBeVisible();
    return this.scenario;
  }

  inScenario(button: string): Locator {
    return this.scenario.getByRole('button', { name: this.say(button), exact: true });
  }

  /** The names of the drawn mission and feat, in this order. */
  async drawn(): Promise<readonly string[]> {
    const names = this.scenario.getByRole('heading', { level: 3 });
    await expect(names).toHaveCount(2);
    return names.allTextContents();
  }

  /** Opens the sheet for the printer, a window of its own. */
  async print(): Promise<Page> {
    const opening = this.page.context().waitForEvent('page');
    await this.page.getByRole('button', { name: this.say('Print'), exact: true }).click();
    return opening;
  }
}
