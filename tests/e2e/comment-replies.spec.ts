import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { ActivityPage } from './pages/activity.ts';
import { axeFindings } from './pages/axe.ts';
import { CommunityListPage } from './pages/community-list.ts';
import { test } from './pages/journey.ts';
import { Keyboard } from './pages/keyboard.ts';
import { sidewaysOverflow, smallTargets } from './pages/layout.ts';
import { Operator } from './pages/operator.ts';
import { Player } from './pages/player.ts';
import { Poster } from './pages/poster.ts';
import { SiteHeader } from './pages/site-header.ts';

test('a comment is answered by keyboard, its author is told, and the thread outlives it', async ({
  browser,
  request,
}) => {
  test.slow();
  const operator = new Operator(request);
  const poster = new Poster(request);
  const mark = randomUUID().slice(0, 8);
  const [raven, otter] = [`Raven ${mark}`, `Otter ${mark}`];
  const addresses = [await operator.makeAccount(), await operator.makeAccount()] as const;
  const ravenId = await poster.idOf(addresses[0]);
  await poster.rename(ravenId, raven);
  await poster.rename(await poster.idOf(addresses[1]), otter);
  const name = `Ice Line ${mark}`;
  const [id = ''] = await poster.post(ravenId, [{ name }]);
  const author = await (await Player.arrive(browser)).signIn(addresses[0]);
  const reader = await (await Player.arrive(browser)).signIn(addresses[1]);
  const read = await (await new CommunityListPage(reader.page).open(id)).shown(name);
  await read.comment('Why two Hersir?');
  await read.comment('Another thought.');

  // The author of the list replies without a mouse.
  const own = await (await new CommunityListPage(author.page).open(id)).shown(name);
  const keyboard = new Keyboard(author.page);
  const reply = own.said('Why two Hersir?').getByRole('button', { name: `Reply to ${otter}` });
  await keyboard.activate(reply);
  const field = author.page.getByRole('textbox', { name: `Your reply to ${otter}` });
  await expect(field).toBeFocused();
  await keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  await expect(reply).toBeFocused();
  await keyboard.press('Enter');
  await keyboard.type('One for each flank.');
  await keyboard.activate(author.page.getByRole('button', { name: 'Post the reply' }));
  await own.messages.heard('Your reply is posted');
  await expect(reply).toBeFocused();
  await expect(own.comments.nth(1)).toContainText('One for each flank.');
  await expect(own.comments.nth(2)).toContainText('Another thought.');
  expect(await axeFindings(author.page, 'en')).toEqual([]);
  expect(await sidewaysOverflow(author.page)).toEqual([]);
  expect(await smallTargets(author.page)).toEqual([]);

  // Otter is told, and comes straight to the reply.
  await reader.page.reload();
  const header = new SiteHeader(reader.page);
  await expect(header.menuButton).toHaveAttribute('aria-description', /1/);
  const told = await new ActivityPage(reader.page).open();
  await expect(told.events).toHaveCount(1);
  await expect(told.events).toContainText(`${raven} replied to your comment on ${name}:`);
  await told.events.getByRole('link', { name: 'View the comment' }).click();
  const linked = read.said('One for each flank.');
  await expect(linked).toHaveAttribute('aria-current', 'true');
  await expect(linked).toBeInViewport();
  await expect(linked).toBeFocused();

  // A reply to the reply names the player, in the same thread.
  await linked.getByRole('button', { name: `Reply to ${raven}` }).click();
  const second = reader.page.getByRole('textbox', { name: `Your reply to ${raven}` });
  await expect(second).toHaveValue(`@${raven} `);
  await reader.page.keyboard.type('Thanks!');
  await reader.page.getByRole('button', { name: 'Post the reply' }).click();
  await expect(read.comments.nth(2)).toContainText(`@${raven} Thanks!`);

  // The first comment goes, the replies stay; its own link says that it is gone.
  const gone = (await read.said('Why two Hersir?').getAttribute('id')) ?? '';
  await read.deleteComment('Why two Hersir?');
  const visitor = await Player.arrive(browser);
  await visitor.page.goto(`/community-lists/${id}#${gone}`);
  const seen = await new CommunityListPage(visitor.page).shown(name);
  await expect(seen.comments).toHaveCount(3);
  await expect(seen.article).toContainText('Comment deleted');
  await expect(seen.article).toContainText('The comment that this link leads to is no longer here.');
  await expect(seen.article.getByRole('button', { name: /^Reply to/ })).toHaveCount(0);
  for (const player of [author, reader, visitor]) await player.leave();
});
