import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Language } from '#domain/catalogue/types.ts';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Returns axe's findings on the page as it is, a line for each element and rule. In English the
 * theme is light, else dark: journeys in other languages look at pages that English ones see too.
 */
export async function axeFindings(page: Page, language: Language): Promise<string[]> {
  await showTheme(page, language === 'en' ? 'light' : 'dark');
  return findings((await axe(page)).withTags(STANDARDS));
}

/**
 * As axeFindings, in both themes: for what is looked at once. What is no question of colour is
 * asked in one of them.
 */
export async function axeInBothThemes(page: Page): Promise<string[]> {
  await showTheme(page, 'light');
  const light = await findings((await axe(page)).withRules(COLOUR_RULES));
  await showTheme(page, 'dark');
  const dark = await findings((await axe(page)).withTags(STANDARDS));
  return [...light.map((line) => `light: ${line}`), ...dark.map((line) => `dark: ${line}`)];
}

/**
 * Changes the theme as the device would, at once: colours that still fade are not yet those that a
 * player sees. Reduced motion would not do, as every colour fades for a moment under it too.
 */
async function showTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.evaluate(() => {
    if ('isCalm' in globalThis) return;
    Object.assign(globalThis, { isCalm: true });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*, ::before, ::after { transition: none !important; animation-duration: 1ms !important; animation-delay: 0s !important }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    const drawn = async () => {
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    };
    // A browser with nothing to draw may draw no frame at all.
    await Promise.race([drawn(), new Promise((resolve) => setTimeout(resolve, 2_000))]);
  });
}

async function axe(page: Page): Promise<AxeBuilder> {
  // A document keeps axe: to send and compile its half a megabyte again takes longer than a look.
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  return (
    new AxeBuilder(isThere ? { page, axeSource: ';' } : { page })
      // Without frames there is no need of the page that axe else opens for each run.
      .setLegacyMode(true)
      // Players never see the strip of the diagnostics. After a change of theme its summary is at
      // times reported in the former colours.
      .exclude('[data-diagnostics]')
      // Passed rules are not described and style sheets are not fetched again: this saves a third
      // of the time.
      .options({ resultTypes: ['violations'], preload: false })
  );
}

async function findings(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze();
  return (
    violations
      .flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} – ${failureSummary ?? ''}`),
      )
      // A bar covers whatever is scrolled under it; `smallTargets` measures what a finger meets.
      .filter((line) => !line.includes('partially obscured'))
  );
}
