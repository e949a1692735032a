import { afterEach, describe, expect, it, vi } from 'vitest';
import { visitor, type Installation } from './backends.ts';
import { member } from './member.ts';

type Client = Pick<ReturnType<typeof visitor>, 'channel' | 'realtime' | 'removeAllChannels'>;
type Channel = ReturnType<Client['channel']>;

const open: Client[] = [];
afterEach(async () => {
  for (const client of open.splice(0)) await client.removeAllChannels();
});

/** Joins a channel of the hall and collects what its clients say. */
async function join(client: Client, key: string) {
  open.push(client);
  const channel = client.channel('hall', { config: { broadcast: { ack: true }, presence: { key } } });
  const heard: unknown[] = [];
  channel.on('broadcast', { event: 'move' }, ({ payload }: { readonly payload: unknown }) =>
    heard.push(payload),
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

const move = (payload: object) => ({ type: 'broadcast' as const, event: 'move', payload });

/** Channels with clients at both processes of an installation. */
export function realtime(running: Installation): void {
  describe('channels', () => {
    it('carry broadcasts to every process, long ones too, and in their order', async () => {
      const first = await join(visitor(running.first), 'first');
      const second = await join(visitor(running.second), 'second');
      await untilTogether(first.channel, second.channel);
      const texts = ['a', 'b'.repeat(20_000), 'c', 'd'];
      for (const text of texts) expect(await first.channel.send(move({ text }))).toBe('ok');
      await vi.waitFor(() => expect(second.heard).toHaveLength(4));
      expect(second.heard).toEqual(texts.map((text) => ({ text })));
      expect(await second.channel.httpSend('move', { text: 'by HTTP' })).toEqual({ success: true });
      await vi.waitFor(() => expect(first.heard).toEqual([{ text: 'by HTTP' }]));
    });

    it('show who is present at every process, and who has left', async () => {
      const first = await join(visitor(running.first), 'first');
      const second = await join(visitor(running.second), 'second');
      await untilTogether(first.channel, second.channel);
      await first.channel.untrack();
      await vi.waitFor(() => expect(Object.keys(second.channel.presenceState())).toEqual(['second']));
    });

    it('end at every process when the session does', async () => {
      const { client } = await member(running);
      const { channel } = await join(client, 'member');
      await client.realtime.setAuth();
      const token = (await client.auth.getSession()).data.session?.access_token ?? '';
      const atTheOther = visitor(running.second);
      expect((await atTheOther.auth.admin.signOut(token, 'local')).error).toBeNull();
      await vi.waitFor(() => expect(channel.state).not.toBe('joined'));
    });
  });
}

/** Both track, and wait until each sees the other: from then on the processes know each other. */
async function untilTogether(first: Channel, second: Channel): Promise<void> {
  await first.track({ at: 1 });
  await second.track({ at: 2 });
  for (const channel of [first, second])
    await vi.waitFor(
      () => expect(Object.keys(channel.presenceState()).toSorted()).toEqual(['first', 'second']),
      10_000,
    );
}
