import type { Locator, Page } from '@playwright/test';

/** Least height and width of what a finger has to hit, in CSS pixels. */
export const FINGER = 44;

/**
 * Returns the controls in view that a finger could miss: less than 44 px high or wide, and the area
 * around their middle does not belong to them either. Each is described by its role, name and size.
 */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(missedControls, FINGER);
}

/** As `smallTargets`, in the page; `least`: height and width in CSS pixels. */
export function missedControls(least: number): string[] {
  const selector =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=menuitem], [role=menuitemradio], [role=option], [role=tab]';
  // A word of a sentence is as high as its line (WCAG 2.5.5).
  const isInSentence = (control: HTMLElement) => {
    const sentence = control.closest('p, li, dd');
    const others = sentence?.textContent.replace(control.textContent, '').trim() ?? '';
    // A button that is inline counts as a block of its line.
    const isInline = ['inline', 'inline-block'].includes(getComputedStyle(control).display);
    return isInline && others.length > 3;
  };
  const isEasilyHit = (target: HTMLElement) => {
    target.scrollIntoView({ block: 'center', inline: 'center' });
    const { x, y, width, height } = target.getBoundingClientRect();
    // The border of a field around its text belongs to the field, and half pixels are nobody's.
    const enough = least - 3;
    const isHit = (dx: number, dy: number) => {
      const hit = document.elementFromPoint(x + width / 2 + dx, y + height / 2 + dy);
      return hit !== null && target.contains(hit);
    };
    const reach = (dx: number, dy: number) => {
      let far = 0;
      while (far < least && isHit(dx * (far + 1), dy * (far + 1))) far += 1;
      return far;
    };
    const isHigh = height >= least - 0.5 || reach(0, -1) + reach(0, 1) >= enough;
    const isWide = width >= least - 0.5 || reach(-1, 0) + reach(1, 0) >= enough;
    return isHigh && isWide;
  };
  const found: string[] = [];
  for (const control of document.querySelectorAll<HTMLElement>(selector)) {
    // Players never see the strip of the diagnostics.
    const isApart = control.closest('[aria-hidden=true], [inert], [data-diagnostics]') !== null;
    if (isApart || isInSentence(control) || !control.checkVisibility()) continue;
    // A box to tick is pressed by its label too.
    const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
    const targets = [control, ...labels].filter((target) => !target.matches('.visually-hidden'));
    if (targets.length === 0 || targets.some(isEasilyHit)) continue;
    const { x, y, width, height } = control.getBoundingClientRect();
    // Nobody aims at what an open menu covers: a press there closes the menu.
    const over = document.elementFromPoint(x + width / 2, y + height / 2)?.closest('[role=menu]') ?? null;
    if (over !== null && !over.contains(control)) continue;
    const name = control.getAttribute('aria-label') ?? (labels[0] ?? control).textContent.trim();
    found.push(`${control.tagName} “${name}” ${Math.round(width)} × ${Math.round(height)}`);
  }
  return [...new Set(found)];
}

/**
 * Returns the elements that reach beyond the window, or scroll sideways where nothing should. Text
 * that is laid out as typed may, and a table with a column for each unit.
 */
export async function sidewaysOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const describe = (element: Element) =>
      `${element.tagName} “${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}”`;
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth)
      found.push(`the page: ${root.scrollWidth} > ${root.clientWidth}`);
    for (const element of document.body.querySelectorAll('*')) {
      if (
        element.closest('pre, .visually-hidden, svg, [data-scrolls-sideways]') !== null ||
        !element.checkVisibility()
      )
        continue;
      const { overflowX } = getComputedStyle(element);
      const isScroller = overflowX === 'auto' || overflowX === 'scroll';
      if (isScroller && element.scrollWidth > element.clientWidth + 1) {
        found.push(`${describe(element)} scrolls sideways: ${element.scrollWidth} > ${element.clientWidth}`);
      }
      const { left, right, width } = element.getBoundingClientRect();
      if (width > 1 && (right > root.clientWidth + 1 || left < -1)) {
        found.push(`${describe(element)} lies at ${Math.round(left)}–${Math.round(right)}`);
      }
    }
    return found;
  });
}

/** True when two parts of the page lie over each other. */
export async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (a === null || b === null) return false;
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
