import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test, type WebSocket } from '@playwright/test';
import type { createClient } from '@supabase/supabase-js';
import { ActivityPage } from './pages/activity.ts';
import { CommunityListPage } from './pages/community-list.ts';
import { test as journey } from './pages/journey.ts';
import { Operator } from './pages/operator.ts';
import { Player } from './pages/player.ts';
import { Poster } from './pages/poster.ts';
import { SiteHeader } from './pages/site-header.ts';
import { wordsIn } from './pages/words.ts';

const CLIENT = fileURLToPath(import.meta.resolve('@supabase/supabase-js/dist/umd/supabase.js'));

/** A page of this journey, with the official client and a channel. */
type Window = {
  readonly supabase: { readonly createClient: typeof createClient };
  heard: unknown[];
  send: (payload: object) => Promise<string>;
  present: () => string[];
};

/** Joins a channel with the official client, from a page of ours and under its own rules. */
async function join(page: Page, name: string): Promise<void> {
  await page.route('**/official-client.js', (route) =>
    route.fulfill({ path: CLIENT, contentType: 'text/javascript' }),
  );
  await page.goto('/about');
  await page.addScriptTag({ url: '/official-client.js' });
  await page.evaluate(async (key) => {
    const own = window as unknown as Window;
    const { anonKey } = (await (await fetch('/backend.json')).json()) as { readonly anonKey: string };
    const channel = own.supabase
      .createClient(location.origin, anonKey)
      .channel('journey', { config: { broadcast: { ack: true }, presence: { key } } });
    own.heard = [];
    own.send = (payload) => channel.send({ type: 'broadcast', event: 'tap', payload });
    own.present = () => Object.keys(channel.presenceState()).toSorted();
    channel.on('broadcast', { event: 'tap' }, ({ payload }) => own.heard.push(payload));
    channel.on('presence', { event: 'sync' }, () => undefined);
    await new Promise<void>((resolve) => {
      channel.subscribe(() => {
        if (channel.state === 'joined') resolve();
      });
    });
    await channel.track({});
  }, name);
}

const heard = (page: Page) => page.evaluate(() => (window as unknown as Window).heard);
const present = (page: Page) => page.evaluate(() => (window as unknown as Window).present());

test('two browsers meet in a channel, and each sees when the other leaves', async ({ browser }) => {
  const [first, second] = [
    await (await browser.newContext()).newPage(),
    await (await browser.newContext()).newPage(),
  ];
  await join(first, 'first');
  await join(second, 'second');
  await expect.poll(() => present(first)).toEqual(['first', 'second']);
  expect(await first.evaluate(() => (window as unknown as Window).send({ n: 1, text: 'ñ' }))).toBe('ok');
  await expect.poll(() => heard(second)).toEqual([{ n: 1, text: 'ñ' }]);
  await second.close();
  await expect.poll(() => present(first)).toEqual(['first']);
});

/** Returns the next socket of the page; nobody keeps frames that pass before one listens. */
async function socketOf(page: Page): Promise<WebSocket> {
  return page.waitForEvent('websocket', (socket) => socket.url().includes('/realtime/v1/'));
}

journey(
  'the mark of the feed, the feed itself and an open post are true without a reload',
  async ({ browser, request }) => {
    const say = wordsIn('en');
    const [operator, poster] = [new Operator(request), new Poster(request)];
    const addresses = [await operator.makeAccount(), await operator.makeAccount()] as const;
    const [ravenId, otterId] = [await poster.idOf(addresses[0]), await poster.idOf(addresses[1])];
    const name = `Otter ${randomUUID().slice(0, 8)}`;
    await poster.rename(otterId, name);
    const { page } = await (await Player.arrive(browser, 'en')).signIn(addresses[0]);
    const connected = socketOf(page).then(async (socket) =>
      socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('"status":"ok"')),
    );
    await page.goto('/about');
    await connected;
    await poster.follow(otterId, ravenId);
    await expect(new SiteHeader(page, say).menuButton).toHaveAttribute('aria-description', /1/);
    const feed = await new ActivityPage(page, say).open();
    await expect(feed.events).toHaveCount(1);
    await expect(feed.events.first()).toContainText(name);
    await poster.follow(await poster.idOf(await operator.makeAccount()), ravenId);
    await expect(feed.events).toHaveCount(2);

    const [post = ''] = await poster.post(ravenId, [{ name: 'Ice Line' }]);
    const joined = socketOf(page).then(async (socket) =>
      socket.waitForEvent('framesent', ({ payload }) => String(payload).includes(`post:${post}`)),
    );
    const list = await (await new CommunityListPage(page, say).open(post)).shown('Ice Line');
    await joined;
    await poster.react(otterId, post, 'Well thought out.');
    await expect(list.article.getByText('1 like', { exact: true })).toBeVisible();
    await list.article.getByRole('button', { name: 'Show 1 new comment' }).click();
    await expect(list.said('Well thought out.')).toBeFocused();
  },
);
