import { expect } from '@playwright/test';
import { test } from './pages/journey.ts';
import { Keyboard } from './pages/keyboard.ts';
import { SiteHeader } from './pages/site-header.ts';
import { TextPage } from './pages/text-page.ts';

const PAGES = {
  '/about': 'About Muster',
  '/privacy-policy': 'Privacy policy',
  '/privacy': 'Privacy policy',
  '/terms-of-service': 'Terms of service',
  '/terms': 'Terms of service',
} as const;

test('about and legal pages open under every address, lead to their sections and name the host, without a cookie', async ({
  page,
  context,
}) => {
  const text = new TextPage(page);
  for (const [path, title] of Object.entries(PAGES)) {
    await text.open(path);
    await expect(text.title).toHaveText(title);
    expect(await text.deadEnds()).toEqual([]);
  }
  await text.open('/privacy-policy#yours');
  await expect(text.section('yours').getByRole('heading')).toBeInViewport();
  expect(await context.cookies()).toEqual([]);

  await page.goto('/');
  await new SiteHeader(page).goTo('Support Us');
  await expect(text.title).toHaveText('About Muster');
  await page.goBack();
  const foot = page.getByRole('navigation', { name: 'About this site' });
  await foot.getByRole('link', { name: 'Privacy' }).click();
  const keyboard = new Keyboard(page);
  await keyboard.activate(text.contents.getByRole('link', { name: 'Your data in your hands' }));
  await expect(page).toHaveURL(/\/privacy(?:-policy)?#yours$/);
  await expect(text.section('yours').getByRole('heading')).toBeInViewport();
  await keyboard.activate(text.section('yours').getByRole('link', { name: 'profile' }));
  await expect(page).toHaveURL(/\/(?:profile|login)/);

  await text.open('/about');
  const support = page.getByRole('link', { name: 'Support this site' });
  await expect(support).toHaveCount(0);
  // Asked for before: what a handler still fetches when the journey ends would fail it.
  const told = (await (await page.request.get('/backend.json')).json()) as Record<string, unknown>;
  const host = { supportUrl: 'https://example.org/support', contactEmail: 'hello@example.org' };
  await page.route('**/backend.json', (route) => route.fulfill({ json: { ...told, ...host } }));
  await text.open('/about');
  await expect(support).toHaveAttribute('href', 'https://example.org/support');
  await expect(support).toHaveAttribute('rel', /noopener/);
  await expect(page.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
    'href',
    'mailto:hello@example.org',
  );
  await text.open('/privacy');
  await expect(text.section('host').getByRole('link')).toHaveAttribute('href', 'mailto:hello@example.org');
});
