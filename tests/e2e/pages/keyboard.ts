import { expect, type Locator, type Page } from '@playwright/test';

/** Most stops of the Tab key on a page of ours. */
const MOST_STOPS = 200;

/** A player without mouse or finger. */
export class Keyboard {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async press(key: string, times = 1): Promise<void> {
    for (let count = 0; count < times; count += 1) await this.page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  /** Presses Tab until the element has the focus, which must then be seen. */
  async goTo(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    const element = await target.elementHandle();
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      if (await this.page.evaluate((wanted) => document.activeElement === wanted, element)) {
        expect(await isFocusSeen(this.page), `the focus on ${String(target)} is seen`).toBe(true);
        return;
      }
      await this.press('Tab');
    }
    throw new Error(`Tab does not lead to ${String(target)}`);
  }

  /** Presses the arrow until the item of a menu has the focus. */
  async arrowTo(item: Locator): Promise<void> {
    await expect(item).toBeVisible();
    const element = await item.elementHandle();
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      if (await this.page.evaluate((wanted) => document.activeElement === wanted, element)) return;
      await this.press('ArrowDown');
    }
    throw new Error(`The arrows do not lead to ${String(item)}`);
  }

  async activate(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.goTo(target);
    await this.press(key);
  }

  /** Goes once around with Tab and expects never to leave the element. */
  async expectFocusStaysIn(container: Locator, stops = 15): Promise<void> {
    for (let stop = 0; stop < stops; stop += 1) {
      await this.press('Tab');
      // The browser's own stop between the last and the first element belongs to nobody, and the
      // dialog's guards at its ends hand the focus on a moment after they got it.
      const isInside = async () =>
        container.evaluate(
          (element) => document.activeElement === document.body || element.contains(document.activeElement),
        );
      await expect.poll(isInside).toBe(true);
    }
  }
}

/** True when the focused element, or the box that it fills, has an outline inside the window. */
async function isFocusSeen(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement)) return false;
    const boxes = [
      focused,
      focused.parentElement,
      focused.parentElement?.parentElement,
      focused.closest('article'),
    ];
    const isOutlined = boxes.some((box) => {
      if (!box) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(box);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    const { top, bottom } = focused.getBoundingClientRect();
    return isOutlined && bottom > 0 && top < innerHeight;
  });
}
