import { afterAll, beforeAll, expect, it } from 'vitest';
import { setAddress } from '#tests/builders/page-location.ts';
import { type RealBackend, serviceHeaders, startRealBackend } from '#tests/builders/real-backend.ts';
import { defaultNews, loadNews } from './news.ts';

const JWT_SECRET = 'a secret of a test, of 32 bytes or more';
let server: RealBackend;

beforeAll(async () => {
  server = await startRealBackend({ JWT_SECRET });
  setAddress('https://muster.example.org');
}, 60_000);
afterAll(async () => server.stop());

/** Deletes every item, as an administrator does in the admin area. */
async function emptyNewsroom(): Promise<void> {
  const { ok } = await fetch(`${server.url}/rest/v1/news_items?id=not.is.null`, {
    method: 'DELETE',
    headers: serviceHeaders(JWT_SECRET),
  });
  expect(ok).toBe(true);
}

it('a new installation has the two items of the app as news, and none once they were deleted', async () => {
  const { items, failed } = await loadNews();
  expect([items.map(({ id }) => id), failed]).toEqual([defaultNews.map(({ id }) => id), false]);
  await emptyNewsroom();
  expect(await loadNews()).toEqual({ items: [], failed: false });
});
