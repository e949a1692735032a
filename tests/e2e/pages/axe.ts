import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Language } from '#domain/catalogue/types.ts';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds on the page as it stands, one line for each element and rule, by the theme that it was found in. A theme
 * is colours only: what is no question of colour is asked in one of them, and colours are the same in every language.
 */
export async function axeFindings(page: Page, language: Language): Promise<string[]> {
  const light = language === 'en' ? await lightFindings(page) : [];
  await showTheme(page, 'dark');
  const dark = await findings(axe(page).withTags(STANDARDS));
  return [...light.map((line) => `light: ${line}`), ...dark.map((line) => `dark: ${line}`)];
}

async function lightFindings(page: Page): Promise<string[]> {
  await showTheme(page, 'light');
  return findings(axe(page).withRules(COLOUR_RULES));
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
  // Without frames there is no need of the page that axe else opens for each run.
  return new AxeBuilder({ page }).setLegacyMode(true);
}

async function findings(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} – ${failureSummary ?? ''}`),
  );
}
