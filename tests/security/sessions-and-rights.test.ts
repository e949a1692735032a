import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AttackedServer, openAttackedServer } from './attacked-server.ts';

let server: AttackedServer;

beforeAll(async () => {
  server = await openAttackedServer();
}, 120_000);

afterAll(() => server.remove());

describe('a token whose session or rights are over', () => {
  it('is refused by the account service at once, and reads tables until its end, as on a hosted project', async () => {
    const leaver = await server.join();
    expect((await server.ask('POST', '/auth/v1/logout', { token: leaver.token })).status).toBe(204);
    expect((await server.ask('GET', '/auth/v1/user', { token: leaver.token })).status).toBe(403);
    expect((await server.ask('PUT', '/auth/v1/user', { token: leaver.token, body: {} })).status).toBe(403);
    const refresh = { refresh_token: leaver.refreshToken };
    const again = await server.ask('POST', '/auth/v1/token?grant_type=refresh_token', { body: refresh });
    expect(again.status).toBe(400);
    const lists = await server.ask('GET', '/rest/v1/army_lists', { token: leaver.token });
    expect(lists.status).toBe(200);
  });

  it.each(['banned', 'deactivated'])('writes nothing from the moment that its player is %s', async (flag) => {
    const villain = await server.join();
    const list = { name: 'L', faction: 'f', units: [{ id: 'a', name: 'A' }] };
    const write = (body: object) => server.ask('POST', '/rest/v1/army_lists', { token: villain.token, body });
    expect((await write(list)).status).toBe(201);
    const token = server.serviceKey;
    await server.ask('PATCH', `/rest/v1/profiles?id=eq.${villain.id}`, { token, body: { [flag]: true } });
    expect((await write(list)).status).toBe(403);
    const representation = { prefer: 'return=representation' };
    for (const [method, path, body] of [
      ['PATCH', 'army_lists?name=eq.L', { faction: 'g' }],
      ['DELETE', 'army_lists?name=eq.L', undefined],
      ['PATCH', `profiles?id=eq.${villain.id}`, { bio: 'still here' }],
      ['PATCH', `profiles?id=eq.${villain.id}`, { [flag]: false }],
    ] as const) {
      const sent = { token: villain.token, headers: representation, ...(body === undefined ? {} : { body }) };
      const { status, json } = await server.ask(method, `/rest/v1/${path}`, sent);
      expect({ path, written: status !== 403 && JSON.stringify(json) !== '[]' }).toEqual({
        path,
        written: false,
      });
    }
    expect((await server.ask('GET', '/rest/v1/army_lists', { token: villain.token })).text).toContain('"L"');
  });

  it('owns nothing and writes nothing once its account is deleted', async () => {
    const gone = await server.join();
    const token = server.serviceKey;
    expect((await server.ask('DELETE', `/auth/v1/admin/users/${gone.id}`, { token })).status).toBe(200);
    const list = { name: 'L', faction: 'f', units: [{ id: 'a', name: 'A' }] };
    const written = await server.ask('POST', '/rest/v1/army_lists', { token: gone.token, body: list });
    expect(written.status).toBe(403);
    expect((await server.ask('GET', '/auth/v1/user', { token: gone.token })).status).toBe(403);
  });

  it('leaves no fault behind', () => {
    expect(server.faults).toEqual([]);
  });
});
