import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { ActivityPage } from './pages/activity.ts';
import { axeFindings } from './pages/axe.ts';
import { CommunityListPage } from './pages/community-list.ts';
import { sidewaysOverflow, smallTargets } from './pages/layout.ts';
import { Operator } from './pages/operator.ts';
import { Player } from './pages/player.ts';
import { Poster } from './pages/poster.ts';
import { SiteHeader } from './pages/site-header.ts';
import { wordsIn } from './pages/words.ts';

const newName = (begin: string) => `${begin} ${randomUUID().slice(0, 8)}`;

test('players follow each other and see what happens (es)', async ({ browser, request }) => {
  const say = wordsIn('es');
  test.slow();
  const operator = new Operator(request);
  const poster = new Poster(request);
  const [raven, otter] = [newName('Raven'), newName('Otter')];
  const addresses = [await operator.makeAccount(), await operator.makeAccount()] as const;
  const [ravenId, otterId] = [await poster.idOf(addresses[0]), await poster.idOf(addresses[1])];
  await poster.rename(ravenId, raven);
  await poster.rename(otterId, otter);
  const one = await (await Player.arrive(browser, 'es')).signIn(addresses[0]);
  const other = await (await Player.arrive(browser, 'es')).signIn(addresses[1]);

  const feed = await new ActivityPage(one.page, say).open();
  await expect(one.page.getByRole('heading', { level: 2 })).toHaveText(say('Nothing has happened yet'));
  await feed.follow(otter);

  // Otter posts; Raven sees it and answers; Otter is told.
  const name = newName('Ice Line');
  await poster.post(otterId, [{ name }]);
  await feed.open();
  await expect(feed.events).toHaveCount(1);
  await expect(feed.events.first()).toContainText(otter);
  await feed.events
    .first()
    .getByRole('link', { name: say('View the list') })
    .click();
  const list = await new CommunityListPage(one.page, say).shown(name);
  await list.likeButton.click();
  await expect(list.likeButton).toHaveAttribute('aria-pressed', 'true');
  await list.comment('Well thought out.');

  await other.page.reload();
  const header = new SiteHeader(other.page, say);
  await expect(header.menuButton).toHaveAttribute('aria-description', /3/);
  await header.openMenu();
  await header.menu.getByRole('menuitem', { name: new RegExp(`^${say('Activity Feed')} \\(3`) }).click();
  const told = new ActivityPage(other.page, say);
  await expect(told.events).toHaveCount(3);
  await expect(told.events.first()).toContainText('Well thought out.');
  await expect(told.events.getByText(say('New'), { exact: true })).toHaveCount(3);
  await expect(header.menuButton).not.toHaveAttribute('aria-description');
  await other.page.reload();
  await expect(told.events).toHaveCount(3);
  await expect(told.events.getByText(say('New'), { exact: true })).toHaveCount(0);

  // Otter removes the follower, who sees nothing of Otter any more.
  await told.tab('Players');
  await told.press('Remove {name} from your followers', { name: raven });
  await told.messages.heard(say('{0} no longer follows you', { 0: raven }));
  await feed.open();
  await expect(one.page.getByRole('heading', { level: 2 })).toHaveText(say('Nothing has happened yet'));
  await one.leave();
  await other.leave();
});

test('axe finds nothing on the activity page (fr)', { tag: '@phone' }, async ({ browser, request }) => {
  const say = wordsIn('fr');
  test.slow();
  const operator = new Operator(request);
  const poster = new Poster(request);
  const friend = await poster.idOf(await operator.makeAccount());
  const name = newName('Friend');
  await poster.rename(friend, name);
  const player = await Player.arrive(browser, 'fr');
  const { page } = player;
  const faults: Record<string, string[]> = {};
  const look = async (place: string) => {
    const found = await axeFindings(page, 'fr');
    if (found.length > 0) faults[place] = found;
  };
  await page.goto('/activity');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await look('a guest’s');
  await player.signIn(await operator.makeAccount());
  const activity = await new ActivityPage(page, say).open();
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
  await look('an empty feed');
  await activity.follow(name);
  await activity.messages.clear();
  await look('players');
  await poster.post(friend, [{ name: newName('Ice') }]);
  await activity.open();
  await expect(activity.events).toHaveCount(1);
  await look('a feed');
  expect(faults).toEqual({});
  expect(await sidewaysOverflow(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  await player.leave();
});

test('private activity is not in the feed of others, and a block ends following', async ({
  browser,
  request,
}) => {
  const operator = new Operator(request);
  const poster = new Poster(request);
  const shy = await poster.idOf(await operator.makeAccount());
  const name = newName('Shy');
  await poster.rename(shy, name);
  const player = await (await Player.arrive(browser)).signIn(await operator.makeAccount());
  const activity = await new ActivityPage(player.page).open();
  await activity.follow(name);
  const [id = ''] = await poster.post(shy, [{ name: newName('Quiet') }]);
  await activity.open();
  await expect(activity.events).toHaveCount(1);
  await poster.hideActivity(shy);
  await activity.open();
  await expect(player.page.getByText('Nothing has happened yet')).toBeVisible();

  const list = await new CommunityListPage(player.page).open(id);
  await list.block(name);
  await activity.open();
  await activity.tab('Players');
  await expect(activity.section('You follow')).toContainText('You follow nobody yet.');
  await activity.press('Unblock {name}', { name });
  await activity.messages.heard(`${name} is no longer blocked`);
  await expect(activity.section('Blocked players')).toContainText('You have blocked nobody.');
  await player.leave();
});
