import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryCloud } from '#tests/builders/memory-cloud.ts';
import { anySession, DeviceSession, marker } from '#tests/builders/device-session.ts';

const sessions = anySession(['request-lost', 'answer-lost', 'twice', 'late', 'fault'], 60);

describe('two devices of one player, over a network that loses, doubles and delays', () => {
  it('end with every saved list within reach, replace nothing unseen, and send all that waited', async () => {
    await fc.assert(
      fc.asyncProperty(sessions, async ({ steps, hasArchive }) => {
        const cloud = memoryCloud();
        const session = new DeviceSession({
          tableOf: cloud.tableOf,
          contents: async () => [...cloud.rows.values(), ...cloud.versions].map(({ list }) => list),
          arrive: cloud.arrive,
          hasArchive,
        });
        for (const step of steps) await session.run(step);
        await session.finish();
        expect(await session.lost()).toEqual([]);
        expect(session.waiting()).toBe(0);
        const unseen = cloud.replaced.filter(({ before, after }) => {
          const by = session.saw.filter((saw) => saw.has(marker(after.list)));
          return !by.some((saw) => saw.has(marker(before.list)));
        });
        expect(unseen).toEqual([]);
      }),
      { numRuns: 200 },
    );
  }, 120_000);
});
