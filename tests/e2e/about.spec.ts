import { expect, test } from '@playwright/test';
import { LANGUAGES } from '#domain/catalogue/types.ts';
import { axeInBothThemes } from './pages/axe.ts';
import { Keyboard } from './pages/keyboard.ts';
import { sidewaysOverflow } from './pages/layout.ts';
import { SiteHeader } from './pages/site-header.ts';
import { TextPage } from './pages/text-page.ts';
import { wordsIn } from './pages/words.ts';

const PAGES = {
  '/about': 'About Muster',
  '/privacy-policy': 'Privacy policy',
  '/privacy': 'Privacy policy',
  '/terms-of-service': 'Terms of service',
  '/terms': 'Terms of service',
} as const;

for (const language of LANGUAGES) {
  const say = wordsIn(language);

  test(`about and legal pages answer under every address, whole and within the screen (${language})`, async ({
    page,
  }) => {
    test.slow();
    await page.addInitScript((chosen) => {
      localStorage.setItem('language', chosen);
    }, language);
    const faults: Record<string, string[]> = {};
    for (const [path, title] of Object.entries(PAGES)) {
      const text = await new TextPage(page, say).open(path);
      await expect(text.title).toHaveText(say(title));
      const found = [
        ...(await text.deadEnds()),
        ...(await sidewaysOverflow(page)),
        ...(await axeInBothThemes(page)),
      ];
      if (found.length > 0) faults[path] = found;
    }
    expect(faults).toEqual({});
  });
}

test('the menu and the foot of the start page lead there', async ({ page }) => {
  await page.goto('/');
  await new SiteHeader(page).goTo('Support Us');
  const text = new TextPage(page);
  await expect(text.title).toHaveText('About Muster');
  await text.page.goBack();
  await page
    .getByRole('navigation', { name: 'About this site' })
    .getByRole('link', { name: 'Privacy' })
    .click();
  await expect(text.title).toHaveText('Privacy policy');
  await page.goBack();
  await page
    .getByRole('navigation', { name: 'About this site' })
    .getByRole('link', { name: 'Terms' })
    .click();
  await expect(text.title).toHaveText('Terms of service');
});

test('the keyboard leads from the contents to a section, and on to the profile', async ({ page }) => {
  const text = await new TextPage(page).open('/privacy');
  const keyboard = new Keyboard(page);
  await keyboard.activate(text.contents.getByRole('link', { name: 'Your data in your hands' }));
  await expect(page).toHaveURL(/\/privacy#yours$/);
  await expect(text.section('yours').getByRole('heading')).toBeInViewport();
  await keyboard.activate(text.section('yours').getByRole('link', { name: 'profile' }));
  await expect(page).toHaveURL(/\/(?:profile|login)/);
});

test('an address with a section opens there', async ({ page }) => {
  const text = await new TextPage(page).open('/privacy-policy#yours');
  await expect(text.section('yours').getByRole('heading')).toBeInViewport();
});

test('a site whose host has named nobody says so, and asks for no money', async ({ page }) => {
  const text = await new TextPage(page).open('/privacy');
  await expect(text.section('host')).toContainText('has not named an address');
  await text.open('/about');
  await expect(page.getByRole('link', { name: 'Support this site' })).toHaveCount(0);
});

test('a host who has set them is reached and supported', async ({ page }) => {
  await page.route('**/backend.json', async (route) => {
    const answer = await route.fetch();
    const told = (await answer.json()) as Record<string, unknown>;
    const host = { supportUrl: 'https://example.org/support', contactEmail: 'hello@example.org' };
    await route.fulfill({ response: answer, json: { ...told, ...host } });
  });
  const text = await new TextPage(page).open('/about');
  const support = page.getByRole('link', { name: 'Support this site' });
  await expect(support).toHaveAttribute('href', 'https://example.org/support');
  await expect(support).toHaveAttribute('rel', /noopener/);
  await expect(page.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
    'href',
    'mailto:hello@example.org',
  );
  await text.open('/privacy');
  await expect(text.section('host').getByRole('link')).toHaveAttribute('href', 'mailto:hello@example.org');
});

test('the pages set no cookie', async ({ page, context }) => {
  await new TextPage(page).open('/privacy');
  expect(await context.cookies()).toEqual([]);
});
