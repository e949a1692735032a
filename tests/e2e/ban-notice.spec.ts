import { expect } from '@playwright/test';
import { CommunityListPage } from './pages/community-list.ts';
import { test } from './pages/journey.ts';
import { Operator } from './pages/operator.ts';
import { Player } from './pages/player.ts';
import { Poster } from './pages/poster.ts';

test('a message does not cover the notice of a ban', { tag: '@phone' }, async ({ browser, request }) => {
  const operator = new Operator(request);
  const poster = new Poster(request);
  const email = await operator.makeAccount();
  const author = await poster.idOf(await operator.makeAccount());
  const [list = ''] = await poster.post(author, [{ name: 'Ice Line' }]);
  await poster.ban(await poster.idOf(email), 'The same advertisement under nine lists.');
  const player = await (await Player.arrive(browser)).signIn(email);
  const { page } = player;
  await (await new CommunityListPage(page).open(list)).shown('Ice Line');
  const notice = page.getByRole('alert').filter({ hasText: 'Your account is banned' });
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Copy as text' }).click();
  const message = page.getByRole('region', { name: 'Messages' }).getByRole('listitem');
  await expect(message).toBeInViewport();
  const [above, below] = [await notice.boundingBox(), await message.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
  await player.leave();
});
