import { describe, expect, it } from 'vitest';
import { clientOf, testRealtime } from '#tests/builders/realtime.ts';

const { current } = testRealtime({}, true);

describe('public channels', () => {
  it('are closed unless the host opens them, to sockets and by HTTP', async () => {
    const client = clientOf(current());
    const problem = await new Promise((resolve) => {
      client.channel('hall').subscribe((_status, cause) => resolve(cause?.message));
    });
    await client.disconnect();
    expect(problem).toBe('PrivateOnly: This project only allows private channels');
    const { url, anonKey } = current();
    const headers = { apikey: anonKey, 'Content-Type': 'application/json' };
    const posted = await fetch(`${url}/api/broadcast/hall/events/e`, { method: 'POST', headers, body: '{}' });
    expect(posted.status).toBe(403);
  });
});
