import { expect, type Locator, type Page } from '@playwright/test';
import { inEnglish, type Say } from './words.ts';

/**
 * The bar over every page: its menu holds the pages, the language and the theme on every screen.
 */
export class SiteHeader {
  readonly bar: Locator;
  readonly menuButton: Locator;
  readonly menu: Locator;

  constructor(page: Page, say: Say = inEnglish) {
    this.bar = page.getByRole('banner');
    this.menuButton = this.bar.getByRole('button', { name: say('Navigation'), exact: true });
    this.menu = page.getByRole('menu', { name: say('Navigation'), exact: true });
  }

  async openMenu(): Promise<void> {
    await this.menuButton.click();
    await expect(this.menu).toBeVisible();
  }

  /** Takes one of several in the menu: a language by its own name, or a theme. */
  async choose(choice: string): Promise<void> {
    await this.openMenu();
    await this.menu.getByRole('menuitemradio', { name: choice, exact: true }).click();
    await expect(this.menu).toBeHidden();
  }

  async goTo(page: string): Promise<void> {
    await this.openMenu();
    await this.menu.getByRole('menuitem', { name: page, exact: true }).click();
  }
}
