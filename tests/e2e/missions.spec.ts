import { expect } from '@playwright/test';
import { axeFindings } from './pages/axe.ts';
import { test } from './pages/journey.ts';
import { smallTargets } from './pages/layout.ts';
import { MissionsPage } from './pages/missions.ts';
import { SiteHeader } from './pages/site-header.ts';
import { wordsIn } from './pages/words.ts';

test(
  'missions and feats are there to browse, with maps and scoring (fr)',
  { tag: '@phone' },
  async ({ page, context }) => {
    await context.addInitScript(() => localStorage.setItem('language', 'fr'));
    const say = wordsIn('fr');
    const [fog, rule, track] = ['Brouillard de la Mort', 'Le brouillard avance', 'Piste'];
    await page.goto('/about');
    await new SiteHeader(page, say).goTo(say('Play'));
    const missions = new MissionsPage(page, say);
    await expect(missions.missions).toHaveCount(13);

    await missions.missions.filter({ hasText: fog }).click();
    await expect(page).toHaveURL(/\/missions\/fog-of-death$/);
    await expect(missions.name(fog)).toBeVisible();
    await expect(missions.map(fog)).toBeVisible();
    await expect(missions.scoring(fog)).toHaveCount(2);
    await expect(missions.article).toContainText(rule);
    await expect(missions.article.getByRole('img', { name: say('orange die') }).first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    expect(await smallTargets(page)).toEqual([]);

    await page.goBack();
    await missions.showFeats();
    await expect(missions.feats).toHaveCount(5);
    expect(await axeFindings(page, 'fr')).toEqual([]);
    await missions.feats.filter({ hasText: track }).first().click();
    await expect(missions.name(track)).toBeVisible();
    await expect(missions.scoring(track)).toHaveCount(1);
  },
);

test('every mission and feat prints on one sheet, in the longest words', async ({ page, context }) => {
  await context.addInitScript(() => {
    localStorage.setItem('language', 'fr');
    window.print = () => undefined;
  });
  const missions = await new MissionsPage(page, wordsIn('fr')).open('tree-mother');
  // The browser's own printing: the mission without the page around it.
  await page.emulateMedia({ media: 'print' });
  await expect(missions.missions.first()).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(missions.article).toBeVisible();
  await page.emulateMedia({ media: null });
  const sheet = await missions.print();
  await expect(sheet.getByRole('article')).toContainText('Arbre Mère');
  await sheet.close();
  for (const id of ['tree-mother', 'consolidated-progress', 'fog-of-death', 'rescue-mission', 'banner']) {
    await page.goto(`/print-mission/${id}`);
    await expect(page.getByRole('article')).toBeVisible();
    for (const format of ['A4', 'Letter']) {
      const pdf = (await page.pdf({ format })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g), `${id} on ${format}`).toHaveLength(1);
    }
  }
});
