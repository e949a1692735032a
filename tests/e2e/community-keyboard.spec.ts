import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { linkTo, WINTER_RAID } from './lists.ts';
import { BuilderPage } from './pages/builder.ts';
import { CommunityListPage } from './pages/community-list.ts';
import { CommunityListsPage } from './pages/community-lists.ts';
import { test } from './pages/journey.ts';
import { Keyboard } from './pages/keyboard.ts';
import { Operator } from './pages/operator.ts';
import { Player } from './pages/player.ts';
import { PostDialog } from './pages/post-dialog.ts';
import { Poster } from './pages/poster.ts';

test('without a mouse: a list is posted, found, liked, commented, and its author followed', async ({
  browser,
  request,
}) => {
  // A limit for what hangs; it takes a few seconds.
  test.setTimeout(120_000);
  const operator = new Operator(request);
  const poster = new Poster(request);
  const mark = randomUUID().slice(0, 8);
  const friend = await poster.idOf(await operator.makeAccount());
  await poster.rename(friend, `Otter ${mark}`);
  await poster.post(friend, [{ name: `Ice ${mark}` }, { name: `Snow ${mark}`, isTournament: true }]);
  const player = await (await Player.arrive(browser)).signIn(await operator.makeAccount());
  const { page } = player;
  const keyboard = new Keyboard(page);

  // Posting.
  await page.goto(linkTo({ ...WINTER_RAID, name: `Raid ${mark}` }));
  await keyboard.activate(page.getByRole('button', { name: 'Open in the builder' }));
  await new BuilderPage(page).shown();
  await keyboard.activate(page.getByRole('button', { name: 'More actions' }));
  await keyboard.arrowTo(page.getByRole('menuitem', { name: 'Post to Community' }));
  await keyboard.press('Enter');
  const dialog = await new PostDialog(page).shown();
  await keyboard.goTo(dialog.field('Description'));
  await keyboard.type('By keys alone.');
  await keyboard.goTo(dialog.pictures.first());
  await keyboard.press('ArrowRight');
  await expect(dialog.pictures.nth(1)).toBeChecked();
  await keyboard.expectFocusStaysIn(dialog.root);
  await keyboard.activate(dialog.shareButton);
  await player.messages.heard('List Shared Successfully!');

  // Reading.
  const board = await new CommunityListsPage(page).open();
  await keyboard.goTo(board.searchField);
  await keyboard.type(mark);
  await expect(board.cards).toHaveCount(3);
  await keyboard.activate(page.getByRole('button', { name: /^Filters/ }));
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await keyboard.goTo(filters.getByRole('radio', { name: 'All' }));
  await keyboard.press('ArrowRight', 2);
  await keyboard.activate(filters.getByRole('button', { name: 'Show lists' }));
  await expect(board.cards).toHaveCount(1);
  await keyboard.activate(board.card(`Snow ${mark}`).getByRole('heading').getByRole('link'));
  const list = await new CommunityListPage(page).shown(`Snow ${mark}`);
  await keyboard.activate(list.likeButton, 'Space');
  await expect(list.likeButton).toHaveAttribute('aria-pressed', 'true');
  await keyboard.goTo(list.commentField);
  await keyboard.type('Well thought out.');
  await keyboard.activate(list.article.getByRole('button', { name: 'Comment', exact: true }));
  await expect(list.comments).toHaveCount(1);
  await keyboard.activate(page.getByRole('button', { name: 'More about this list' }));
  await keyboard.press('End');
  await keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: `Block Otter ${mark}?` });
  await expect(question).toBeVisible();
  await keyboard.press('Escape');
  await expect(question).toBeHidden();

  // Following.
  await page.goto('/activity');
  await keyboard.goTo(page.getByRole('searchbox', { name: 'Find players' }));
  await keyboard.type(`Otter ${mark}`);
  await keyboard.activate(page.getByRole('button', { name: `Follow Otter ${mark}` }));
  await player.messages.heard(`You follow Otter ${mark} now`);
  await player.leave();
});
