import { expect } from '@playwright/test';
import { BuilderPage } from './pages/builder.ts';
import { test } from './pages/journey.ts';
import { SavedListsDialog } from './pages/saved-lists-dialog.ts';

test('two tabs build two drafts, each finds its own after a reload, and saved lists come and go in both', async ({
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

  const theirs = new SavedListsDialog(second.page);
  const mine = new SavedListsDialog(first.page);
  await (await theirs.delete('From the First')).answer('Delete');
  await expect(mine.rows).toHaveCount(1);
  await mine.close();
  await first.expectTotals(75, 3);
});
