import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Language } from '#domain/catalogue/types.ts';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Returns axe's findings on the page as it is, a line for each element and rule. For pages that are
 * checked in several languages: in English in the light theme, else in the dark one. A theme is
 * colours only, and these are the same in every language.
 */
export async function axeFindings(page: Page, language: Language): Promise<string[]> {
  await showTheme(page, language === 'en' ? 'light' : 'dark');
  return findings(axe(page).withTags(STANDARDS));
}

/**
 * As axeFindings, in both themes: for what is looked at once. What is no question of colour is
 * asked in one of them.
 */
export async function axeInBothThemes(page: Page): Promise<string[]> {
  await showTheme(page, 'light');
  const light = await findings(axe(page).withRules(COLOUR_RULES));
  await showTheme(page, 'dark');
  const dark = await findings(axe(page).withTags(STANDARDS));
  return [...light.map((line) => `light: ${line}`), ...dark.map((line) => `dark: ${line}`)];
}

/** Changes the theme as the device would, and waits until nothing fades any more. */
async function showTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(async () => {
    const drawn = async () => {
      await new Promise(requestAnimationFrame);
      const fading = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      await Promise.allSettled(fading.map((animation) => animation.finished));
    };
    // A browser with nothing to draw may draw no frame at all.
    await Promise.race([drawn(), new Promise((resolve) => setTimeout(resolve, 2_000))]);
  });
}

function axe(page: Page): AxeBuilder {
  return (
    new AxeBuilder({ page })
      // Without frames there is no need of the page that axe else opens for each run.
      .setLegacyMode(true)
      // Passed rules are not described and style sheets are not fetched again: this saves a third
      // of the time.
      .options({ resultTypes: ['violations'], preload: false })
  );
}

async function findings(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} – ${failureSummary ?? ''}`),
  );
}
