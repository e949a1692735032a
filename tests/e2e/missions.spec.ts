import { expect, test } from '@playwright/test';
import { axeFindings, axeInBothThemes } from './pages/axe.ts';
import { Keyboard } from './pages/keyboard.ts';
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

test('the search finds names of any language, creators and one kind, and a link opens its mission or says so', async ({
  page,
}) => {
  const missions = await new MissionsPage(page).open();
  await missions.search.fill('butin');
  await expect(missions.missions).toHaveCount(1);
  await expect(missions.missions).toContainText('Loot');
  await missions.search.fill('sagalov');
  await expect(missions.missions).toHaveCount(3);
  await page.getByText('Official', { exact: true }).first().click();
  await expect(page.getByText('Nothing fits the search.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(missions.missions).toHaveCount(8);

  await missions.open('loot');
  await expect(missions.name('Loot')).toBeVisible();
  await missions.article.getByText('Positions in words').click();
  await expect(
    missions.article.getByText('Blue objective 1: 15 strides from the left edge, 22 from the red edge'),
  ).toBeVisible();
  await page.goto('/missions/nothing');
  await expect(page.getByRole('heading', { name: 'There is no such mission' })).toBeVisible();
  await page.getByRole('link', { name: 'All missions and feats' }).click();
  await expect(missions.missions).toHaveCount(13);
});

test('a scenario is drawn, in part drawn again, kept by a reload and left by Back, also by keys alone', async ({
  page,
}) => {
  const missions = await new MissionsPage(page).open();
  const dialog = await missions.openScenario();
  await dialog.getByRole('checkbox', { name: 'Official missions' }).uncheck();
  await expect(missions.inScenario('Generate')).toBeDisabled();
  await dialog.getByRole('checkbox', { name: 'Community missions' }).check();
  await missions.inScenario('Generate').click();
  const [mission, feat] = await missions.drawn();
  await expect(dialog.getByText('Community', { exact: true })).toBeVisible();
  expect(await axeInBothThemes(page)).toEqual([]);

  await missions.inScenario('Another mission').click();
  await expect.poll(async () => (await missions.drawn())[0]).not.toBe(mission);
  expect((await missions.drawn())[1]).toBe(feat);
  await missions.inScenario('Another feat').click();
  await expect.poll(async () => (await missions.drawn())[1]).not.toBe(feat);

  const kept = await missions.drawn();
  await page.reload();
  expect(await missions.drawn()).toEqual(kept);
  await page.goBack();
  await expect(missions.scenario).toBeHidden();
  await expect(missions.missions).toHaveCount(13);

  await missions.search.focus();
  await new Keyboard(page).goTo(missions.missions.first());
  await page.keyboard.press('Enter');
  await expect(missions.name('Consolidated Progress')).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Create Scenario' }).focus();
  await page.keyboard.press('Enter');
  await expect(missions.scenario).toBeVisible();
  await new Keyboard(page).goTo(missions.inScenario('Generate'));
  await page.keyboard.press('Enter');
  await missions.drawn();
  await page.keyboard.press('Escape');
  await expect(missions.scenario).toBeHidden();
});

test('every mission and feat prints on one sheet, in the longest words', async ({ page, context }) => {
  await context.addInitScript(() => {
    localStorage.setItem('language', 'fr');
    window.print = () => undefined;
  });
  const sheet = await (await new MissionsPage(page, wordsIn('fr')).open('tree-mother')).print();
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
