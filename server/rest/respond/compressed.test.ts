import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressed } from './compressed.ts';

const answer = (body: string | null) => ({
  status: 200,
  headers: { 'Content-Type': 'application/json' },
  body,
});
const LONG = JSON.stringify(Array.from({ length: 200 }, (_, id) => ({ id, name: 'Épée' })));

describe('a compressed response', () => {
  it('holds the same text, and says how it is packed', async () => {
    const { headers, body } = await compressed(answer(LONG), 'gzip, deflate, br');
    expect(headers).toEqual({
      'Content-Type': 'application/json',
      'Content-Encoding': 'gzip',
    });
    expect(gunzipSync(body ?? '').toString()).toBe(LONG);
    expect(body?.length).toBeLessThan(LONG.length / 4);
  });

  it.each([undefined, '', 'br', 'gzip;q=0', 'identity'])(
    'is not packed for a client that sends %s',
    async (sent) => {
      const { headers, body } = await compressed(answer(LONG), sent);
      expect(body).toBe(LONG);
      expect(headers).toEqual({ 'Content-Type': 'application/json' });
    },
  );

  it.each([[null], ['[]']])('is left as it is when it is short: %s', async (body) => {
    expect(await compressed(answer(body), 'gzip')).toEqual(answer(body));
  });
});
