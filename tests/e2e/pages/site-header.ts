import { expect, type Locator, type Page } from '@playwright/test';
import { inEnglish, type Say } from './words.ts';

/**
 * The bar over every page. Its menu has the pages, the language and the theme; what a wide bar
 * shows itself is not in its menu.
 */
export class SiteHeader {
  readonly bar: Locator;
  readonly menuButton: Locator;
  readonly menu: Locator;
  /** The theme in the bar itself, where there is room. */
  readonly themeButton: Locator;
  readonly languageButton: Locator;

  private readonly page: Page;
  private readonly say: Say;

  constructor(page: Page, say: Say = inEnglish) {
    this.page = page;
    this.say = say;
    this.bar = page.getByRole('banner');
    this.menuButton = this.bar.getByRole('button', { name: say('Navigation'), exact: true });
    this.menu = page.getByRole('menu', { name: say('Navigation'), exact: true });
    this.themeButton = this.bar.getByRole('button', { name: say('Theme'), exact: true });
    this.languageButton = this.bar.getByRole('button', { name: new RegExp(`^${say('Language')}:`) });
  }

  async openMenu(): Promise<void> {
    await this.menuButton.click();
    await expect(this.menu).toBeVisible();
  }

  /** Takes one of several: a language by its own name, or a theme. */
  async choose(choice: string): Promise<void> {
    await expect(this.menuButton).toBeVisible();
    const isTheme = ['Same as device', 'Dark', 'Light'].map((name) => this.say(name)).includes(choice);
    const button = isTheme ? this.themeButton : this.languageButton;
    const isWide = (this.page.viewportSize()?.width ?? 0) >= 1000;
    await (isWide ? button : this.menuButton).click();
    const line = this.page.getByRole('menuitemradio', { name: choice, exact: true });
    await line.click();
    await expect(line).toBeHidden();
  }

  /** Goes to a page by the menu, else by the bar itself. */
  async goTo(page: string): Promise<void> {
    await this.openMenu();
    const line = this.menu.getByRole('menuitem', { name: page, exact: true });
    if ((await line.count()) > 0) {
      await line.click();
      return;
    }
    await this.page.keyboard.press('Escape');
    await this.bar.getByRole('link', { name: page, exact: true }).click();
  }
}
