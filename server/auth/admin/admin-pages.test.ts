import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { pageHeaders, readPage } from './admin-pages.ts';

/** Returns the page and the Link header that a list of `total` entries sends for a query. */
async function listOf(query: string, total: number) {
  const app = new Hono();
  app.get('/list', (c) => c.json(readPage(c), 200, pageHeaders(c, readPage(c), total)));
  const answer = await app.request(`/list${query}`);
  return { page: await answer.json(), link: answer.headers.get('Link') };
}

describe('readPage', () => {
  it('is the first page of 50, or what the request says, up to 1000', async () => {
    expect((await listOf('', 0)).page).toEqual({ page: 1, perPage: 50 });
    expect((await listOf('?page=&per_page=', 0)).page).toEqual({ page: 1, perPage: 50 });
    expect((await listOf('?page=0&per_page=7', 0)).page).toEqual({ page: 1, perPage: 7 });
    expect((await listOf('?page=3&per_page=5000', 0)).page).toEqual({ page: 3, perPage: 1_000 });
  });
});

describe('pageHeaders', () => {
  it('names the next page and the last, the number first and the rest of the query behind it', async () => {
    const { link } = await listOf('?filter=a%20b&per_page=10&page=2', 31);
    expect(link).toBe(
      '</list?page=3&filter=a+b&per_page=10>; rel="next", </list?page=4&filter=a+b&per_page=10>; rel="last"',
    );
  });

  it('names no next page on the last one', async () => {
    expect((await listOf('', 50)).link).toBe('</list?page=1>; rel="last"');
    expect((await listOf('', 0)).link).toBe('</list?page=0>; rel="last"');
  });
});
