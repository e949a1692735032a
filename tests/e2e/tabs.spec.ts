import { expect, test } from '@playwright/test';
import { BuilderPage } from './pages/builder.ts';

test('two tabs build two drafts, each finds its own after a reload, and lists saved in one are in both', async ({
  page,
  context,
}) => {
  const first = await new BuilderPage(page).open();
  await first.build({ Hersir: 1, Lotta: 1 });
  const second = await new BuilderPage(await context.newPage()).open();
  await second.expectTotals(0, 0);
  await second.build({ 'Warg Riders': 2 });
  await first.add('Evoker');

  await first.page.reload();
  await second.page.reload();
  await first.shown();
  await second.shown();
  await first.expectTotals(75, 3);
  await second.expectTotals(70, 0);
  await first.undo();
  await first.expectTotals(50, 2);
  await second.expectTotals(70, 0);

  await first.saveAs('From the First');
  await second.saveAs('From the Second');
  await first.add('Evoker');
  await first.saveAs('From the First');

  for (const builder of [first, second]) {
    const saved = await (await builder.army()).savedLists();
    await expect(saved.rows).toHaveCount(2);
    await expect(saved.row('From the First')).toContainText('75 pts');
    await expect(saved.row('From the Second')).toContainText('70 pts');
  }
});

test('a list of the same name from another tab is kept beside or replaced, and then stays among the versions', async ({
  page,
  context,
}) => {
  const first = await new BuilderPage(page).open();
  const second = await new BuilderPage(await context.newPage()).open();
  await first.add('Hersir');
  await first.saveAs('Twins');
  await second.build({ Lotta: 1, 'Orc Hunters': 2 });
  const army = await second.army();
  await army.name('Twins');
  await army.save();
  const question = second.page.getByRole('dialog', { name: 'Replace “Twins”?' });
  await expect(question).toContainText('Another saved list has this name. It has 25 pts in 1 unit,');
  await question.getByRole('button', { name: 'Replace' }).click();
  await second.messages.heard('List saved locally');
  await first.add('Evoker');
  const theirs = await first.army();
  await theirs.save();
  await first.page.getByRole('button', { name: 'Keep both' }).click();
  await first.messages.heard('List saved locally');
  const saved = await army.savedLists();
  await expect(saved.rows).toHaveCount(2);
  await expect(saved.row('Twins (2)')).toContainText('50 pts');
  const versions = await saved.versionsOf('Twins');
  await expect(versions.versions).toHaveCount(2);
  await expect(versions.versions.last()).toContainText('25 pts');
});

test('a list deleted in one tab goes from the other too, whose draft keeps its units', async ({
  page,
  context,
}) => {
  const first = await new BuilderPage(page).open();
  await first.add('Hersir');
  await first.saveAs('Short Life');
  const second = await new BuilderPage(await context.newPage()).open();
  const theirs = await (await second.army()).savedLists();
  const mine = await (await first.army()).savedLists();
  await (await theirs.delete('Short Life')).answer('Delete');
  await expect(mine.rows).toHaveCount(0);
  await mine.close();
  await first.expectTotals(25, 1);
});
