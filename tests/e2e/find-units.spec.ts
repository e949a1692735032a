import { expect } from '@playwright/test';
import { BuilderPage } from './pages/builder.ts';
import { test } from './pages/journey.ts';
import { UnitCardDialog } from './pages/unit-card.ts';

test('units are found by names and keywords, filtered, sorted and opened, up to the card', async ({
  page,
}) => {
  const builder = await new BuilderPage(page).open();
  const all = await builder.rows.count();
  for (const wanted of ['prime warrior', 'guerrero cenit', 'PREMIER GUERRIER']) {
    await builder.search(wanted);
    await expect(builder.rows).toHaveCount(1);
    await expect(builder.row('Prime Warrior')).toBeVisible();
  }
  await builder.search('bloodlust');
  await expect(builder.row('Warg Riders')).toBeVisible();
  await expect(builder.row('Hersir')).toHaveCount(0);
  await builder.search('no such creature');
  await expect(builder.catalogue).toContainText('No unit matches');
  await builder.catalogue.getByRole('button', { name: 'Show all units' }).click();
  await expect(builder.rows).toHaveCount(all);

  const filters = await builder.filters();
  await filters.root.getByText('Tournament legal only').click();
  await filters.tick('Characteristics', 'Varank');
  await filters.close();
  await expect(builder.row('Hersir')).toBeVisible();
  await expect(builder.row('Vercana')).toHaveCount(0);
  await expect(builder.row('Lotta')).toHaveCount(0);
  await expect(builder.catalogue.getByRole('button', { name: 'Filters (2)' })).toBeVisible();
  await (await builder.filters()).clearAll();
  await filters.close();
  await expect(builder.rows).toHaveCount(all);

  const firstAndLast = {
    'Points, low to high': ['Tattooist', 'Ahlwardt, Ice Bear'],
    'Points, high to low': ['Ahlwardt, Ice Bear', 'Wisemane'],
    'Name, A to Z': ['Ahlwardt, Ice Bear', 'Wrathmane'],
    'Name, Z to A': ['Wrathmane', 'Ahlwardt, Ice Bear'],
  };
  for (const [order, [first, last]] of Object.entries(firstAndLast)) {
    await builder.sortBy(order);
    await expect(builder.rows.first()).toContainText(first ?? '');
    await expect(builder.rows.last()).toContainText(last ?? '');
  }

  const row = await builder.toggle('Hersir');
  await expect(row).toContainText('Up to 1 per list');
  await row.getByRole('button', { name: 'Fearless', exact: true }).click();
  const meaning = page.getByRole('dialog', { name: 'Fearless', exact: true });
  await expect(meaning).not.toContainText('Loading');
  await expect(meaning).toContainText(/\w+ \w+ \w+/);
  await page.keyboard.press('Escape');
  await expect(meaning).toBeHidden();
  const card = await builder.viewCard('Hersir');
  await new UnitCardDialog(page).readAsText();
  await expect(card.root).toContainText('Tattoo of Storkrige');
  await page.goBack();
  await card.gone();
});
