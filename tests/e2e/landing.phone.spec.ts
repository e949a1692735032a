import { expect, test } from '@playwright/test';
import { axeInBothThemes } from './pages/axe.ts';
import { sidewaysOverflow, smallTargets } from './pages/layout.ts';
import { wordsIn } from './pages/words.ts';

const PRODUCTION = `http://muster.localhost:${process.env['MUSTER_E2E_PORT'] ?? ''}`;
const say = wordsIn('fr');

test('la porte d’entrée en français : tout est en vue, lisible et à portée du pouce', async ({ page }) => {
  await page.goto(PRODUCTION);
  await page.getByRole('banner').getByRole('button', { name: 'Language' }).tap();
  await page.getByRole('menuitemradio', { name: 'Français' }).tap();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: say('Start Building') })).toBeInViewport({ ratio: 1 });
  const factions = main.getByRole('navigation', { name: say('Factions') }).getByRole('listitem');
  await expect(factions.last()).toBeInViewport({ ratio: 1 });
  await expect(main.getByText(/joueurs? inscrits?/)).toBeInViewport();
  await expect(factions.last()).toBeInViewport({ ratio: 1 });
  expect(await sidewaysOverflow(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  expect(await axeInBothThemes(page)).toEqual([]);

  await main.getByRole('button', { name: say('News archive') }).click();
  const archive = page.getByRole('dialog', { name: say('News archive') });
  await expect(archive.getByRole('article').first()).toContainText(/\d\d \S+ \d{4}/);
  await page.goBack();
  await main.getByRole('button', { name: say('Clear Cache') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('Cancel') })
    .click();
  await factions.filter({ hasText: 'Embersig' }).getByRole('link').tap();
  await expect(page.getByRole('combobox', { name: say('Faction') })).toContainText('Embersig');
  await page.goBack();
  await main.getByRole('link', { name: say('Signed in as Guest') }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('Sign in') })).toBeVisible();
});
