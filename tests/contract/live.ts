import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { visitor, type Client, type Installation } from './backends.ts';
import { member, newEmail, PASSWORD } from './member.ts';

const open: Client[] = [];
afterEach(async () => {
  for (const client of open.splice(0)) await client.removeAllChannels();
});

/** A phone without an account, at the second process. */
async function guest(running: Installation) {
  const client = visitor(running.second);
  const { data, error } = await client.auth.signInAnonymously({ options: { data: { language: 'es' } } });
  if (error !== null || data.user === null) throw new Error('no anonymous sign-in', { cause: error });
  return { client, user: data.user };
}

/** A game that a member opened at the first process, and the phone without an account joined. */
async function shared(running: Installation) {
  const [host, rival] = [await member(running), await guest(running)];
  const game = randomUUID();
  const opened = await host.client.rpc('open_live_game', { game });
  const { invite, watch } = opened.data as { readonly invite: string; readonly watch: string };
  const joined = await rival.client.rpc('join_live_game', { code: invite });
  expect([opened.error, joined.error]).toEqual([null, null]);
  return { host, rival, game, watch };
}

const tap = (client: Client, game: string, after: number) =>
  client.rpc('write_live_rows', { game, after, entries: [{ id: randomUUID(), body: { v: 1, kind: 'x' } }] });

/** Joins a private channel and collects the hints of it. */
async function hear(client: Client, topic: string) {
  open.push(client);
  await client.realtime.setAuth();
  const channel = client.channel(topic, { config: { private: true, presence: { key: 'phone' } } });
  const heard: unknown[] = [];
  channel.on('broadcast', { event: 'rows' }, ({ payload }: { readonly payload: { n: number } }) =>
    heard.push(payload.n),
  );
  channel.on('presence', { event: 'sync' }, () => undefined);
  await new Promise<void>((resolve, reject) => {
    channel.subscribe((_status, cause) => {
      if (channel.state === 'joined') resolve();
      else reject(cause ?? new Error(channel.state));
    });
  });
  return { channel, heard };
}

/** Anonymous accounts, and what they play. */
export function live(running: Installation): void {
  describe('an anonymous account', () => {
    it('is said to be one by its user and its token, and has no right outside of live games', async () => {
      await member(running);
      const { client, user } = await guest(running);
      const { data } = await client.auth.getClaims();
      expect(user).toMatchObject({
        is_anonymous: true,
        email: '',
        user_metadata: { language: 'es' },
        identities: [],
      });
      expect(data?.claims).toMatchObject({ is_anonymous: true, role: 'authenticated', sub: user.id });
      const profiles = await client.from('profiles').select('*');
      expect([profiles.status, profiles.error]).toMatchObject([
        403,
        { code: '42501', details: 'anonymous_account' },
      ]);
      expect((await client.from('news_items').select('id')).error).toBeNull();
      const enrolled = await client.auth.mfa.enroll({ factorType: 'totp' });
      expect(enrolled.error?.code).toBe('no_authorization');
    });

    it('keeps its id when it is given an address and a password, and becomes a player', async () => {
      const { client, user } = await guest(running);
      const alone = await client.auth.updateUser({ password: PASSWORD });
      expect([alone.error?.status, alone.error?.code]).toEqual([422, 'validation_failed']);
      const email = newEmail();
      const { data, error } = await client.auth.updateUser({ email, password: PASSWORD });
      expect([error, data.user?.id, data.user?.is_anonymous, data.user?.email]).toEqual([
        null,
        user.id,
        false,
        email,
      ]);
      await client.auth.refreshSession();
      expect((await client.auth.getClaims()).data?.claims).toMatchObject({
        is_anonymous: false,
        sub: user.id,
      });
      const profile = await client.from('profiles').select('wab_id, language').single();
      expect(profile.data).toEqual({ wab_id: expect.stringMatching(/^WAB-/), language: 'es' });
      const again = await visitor(running.first).auth.signInWithPassword({ email, password: PASSWORD });
      expect(again.data.user?.id).toBe(user.id);
    });

    it('is not given an address that somebody has', async () => {
      const { email } = await member(running);
      const { client } = await guest(running);
      expect((await client.auth.updateUser({ email })).error?.code).toBe('email_exists');
    });
  });

  describe('a live game', () => {
    it('is opened, joined, written and read by two phones, and watched with the link', async () => {
      const { host, rival, game, watch } = await shared(running);
      expect((await tap(host.client, game, 0)).data).toMatchObject({ written: true, n: 1 });
      expect((await tap(rival.client, game, 0)).data).toMatchObject({
        written: false,
        rows: [{ author: host.id }],
      });
      expect((await tap(rival.client, game, 1)).data).toMatchObject({ written: true, n: 2 });
      const read = await host.client.rpc('read_live_rows', { game, after: 1 });
      expect(read.data).toMatchObject({ n: 2, rows: [{ n: 2, author: rival.user.id, body: { kind: 'x' } }] });
      const watched = await visitor(running.second).rpc('watch_live_game', { watch, after: 0 });
      expect(watched.data).toMatchObject({ game, n: 2, rows: [{ n: 1 }, { n: 2 }] });
    });

    it('names what is wrong by status, code and details', async () => {
      const { host, rival, game } = await shared(running);
      const wrong = await rival.client.rpc('join_live_game', { code: 'ZZZZZZ' });
      expect([wrong.status, wrong.error]).toMatchObject([
        404,
        { code: 'PT404', details: 'live_code', hint: null },
      ]);
      const none = await (await guest(running)).client.rpc('read_live_rows', { game, after: 0 });
      expect([none.status, none.error]).toMatchObject([404, { code: 'PT404', details: 'live_game' }]);
      const others = await host.client.rpc('delete_live_game', { game });
      expect([others.status, others.error]).toMatchObject([409, { code: 'PT409', details: 'live_others' }]);
      const body = { text: 'x'.repeat(260_000) };
      const large = await host.client.rpc('write_live_rows', {
        game,
        after: 0,
        entries: [{ id: 'a', body }],
      });
      expect([large.status, large.error]).toMatchObject([413, { code: 'PT413', details: 'live_entry' }]);
    });

    it('is hinted at in the channels of players and spectators, at every process', async () => {
      const { host, rival, game, watch } = await shared(running);
      const phone = await hear(rival.client, `game:${game}`);
      const spectator = visitor(running.second);
      const wall = await hear(spectator, `watch:${watch}`);
      await spectator.rpc('watch_live_game', { watch, after: 0 });
      await tap(host.client, game, 0);
      await vi.waitFor(() => expect([phone.heard, wall.heard]).toEqual([[1], [1]]));
      await expect(hear(visitor(running.first), `game:${game}`)).rejects.toThrow('permissions to read');
    });

    it('shows who is present in it', async () => {
      const { host, rival, game } = await shared(running);
      const one = await hear(host.client, `game:${game}`);
      const other = await hear(rival.client, `game:${game}`);
      expect(await other.channel.track({ at: 1 })).toBe('ok');
      await vi.waitFor(() => expect(Object.keys(one.channel.presenceState())).toEqual(['phone']));
    });
  });
}
