import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { ActivityPage } from './pages/activity.ts';
import { axeFindings } from './pages/axe.ts';
import { CommunityListPage } from './pages/community-list.ts';
import { test } from './pages/journey.ts';
import { sidewaysOverflow, smallTargets } from './pages/layout.ts';
import { Operator } from './pages/operator.ts';
import { Player } from './pages/player.ts';
import { Poster } from './pages/poster.ts';
import { SiteHeader } from './pages/site-header.ts';
import { wordsIn } from './pages/words.ts';

const newName = (begin: string) => `${begin} ${randomUUID().slice(0, 8)}`;

test(
  'players follow each other and see what happens (es)',
  { tag: '@phone' },
  async ({ browser, request }) => {
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

    const faults: Record<string, string[]> = {};
    const look = async (place: string) => {
      const found = [...(await axeFindings(one.page, 'es')), ...(await sidewaysOverflow(one.page))];
      found.push(...(await smallTargets(one.page)));
      if (found.length > 0) faults[place] = found;
    };

    const feed = await new ActivityPage(one.page, say).open();
    await expect(one.page.getByRole('heading', { level: 2 })).toHaveText(say('Nothing has happened yet'));
    await look('an empty feed');
    await feed.follow(otter);
    await feed.messages.clear();
    await look('players');

    // Otter posts; Raven sees it and answers; Otter is told.
    const name = newName('Ice Line');
    await poster.post(otterId, [{ name }]);
    await feed.open();
    await expect(feed.events).toHaveCount(1);
    await expect(feed.events.first()).toContainText(otter);
    await look('a feed');
    await feed.events
      .first()
      .getByRole('link', { name: say('View the list') })
      .click();
    const list = await new CommunityListPage(one.page, say).shown(name);
    await list.likeButton.click();
    await expect(list.likeButton).toHaveAttribute('aria-pressed', 'true');
    await list.comment('Well thought out.');

    await other.page.goto('/');
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
    expect(faults).toEqual({});
    await one.leave();
    await other.leave();
  },
);
