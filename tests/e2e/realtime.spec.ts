import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import type { createClient } from '@supabase/supabase-js';

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
