import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryCloud, type Weather } from '#tests/builders/memory-cloud.ts';
import { cloudDevice, cloudReady, type Device } from '#tests/builders/cloud-device.ts';
import { memoryHistoryDb } from '#tests/builders/memory-history-db.ts';
import type { CloudList } from '#domain/roster/sync/cloud-list.ts';
import type { SavedList } from '#domain/roster/saved-list.ts';

/** One thing that happens to one of two devices; what it is about is drawn as numbers. */
type Step = {
  readonly device: 0 | 1;
  readonly kind: 'save' | 'save-again' | 'load' | 'delete' | 'send' | 'reload' | 'settle' | 'arrive';
  readonly pick: number;
  readonly weather: readonly Weather[];
};

const WEATHERS: readonly Weather[] = ['fair', 'request-lost', 'answer-lost', 'twice', 'late', 'fault'];
const KINDS = [
  'save',
  'save',
  'save',
  'save-again',
  'load',
  'load',
  'delete',
  'send',
  'reload',
  'settle',
  'arrive',
] as const;
const SIDES = ['mine', 'theirs', 'both'] as const;
const NAMES = ['Raid', 'Hunt', 'Wall'];

const step: fc.Arbitrary<Step> = fc.record({
  device: fc.constantFrom(0, 1),
  kind: fc.constantFrom(...KINDS),
  pick: fc.nat(1_000),
  weather: fc.array(fc.constantFrom('fair', ...WEATHERS), { maxLength: 8 }),
});
const session = fc.record({
  steps: fc.array(step, { minLength: 10, maxLength: 60 }),
  hasArchive: fc.boolean(),
});

const marker = (list: SavedList) => list.units[0]?.pointsCost ?? 0;

/** Two devices of one player and what they did. */
class Session {
  readonly cloud = memoryCloud();
  readonly devices: readonly Device[];
  readonly drafts: (SavedList | null)[] = [null, null];
  /** Each content that was saved; null once its own device saved over it before it was ever sent. */
  readonly saved = new Map<number, SavedList>();
  /** What each device had before it, by content. */
  readonly saw = [new Set<number>(), new Set<number>()];
  private readonly hasArchive: boolean;
  private readonly ids = new Set<string>();
  private weather: Weather[] = [];
  private points = 0;

  constructor(hasArchive: boolean) {
    this.hasArchive = hasArchive;
    this.devices = ['a', 'b'].map((name) =>
      cloudDevice(
        this.cloud.tableOf(() => this.weather.shift() ?? 'fair'),
        { name, db: memoryHistoryDb({ unavailable: !hasArchive }) },
      ),
    );
  }

  async run({ device: at, kind, pick, weather }: Step): Promise<void> {
    this.weather = [...weather];
    const device = this.devices[at];
    const saw = this.saw[at];
    if (device === undefined || saw === undefined) return;
    const { sync } = device;
    switch (kind) {
      case 'save':
        this.points += 1;
        await this.save(at, device, cloudReady(NAMES[pick % NAMES.length] ?? '', this.points));
        break;
      case 'save-again': {
        const draft = this.drafts[at];
        if (draft !== null && draft !== undefined) await this.save(at, device, draft);
        break;
      }
      case 'load': {
        const rows = await this.known();
        const row = rows[pick % Math.max(1, rows.length)];
        if (row === undefined) break;
        sync.noteLoaded('draft', row);
        saw.add(marker(row.list));
        this.drafts[at] = row.list;
        break;
      }
      case 'delete': {
        const rows = await this.known();
        const row = rows[pick % Math.max(1, rows.length)];
        if (row !== undefined) await sync.remove([row]);
        break;
      }
      case 'send':
        await sync.flush();
        break;
      case 'reload':
        device.reload();
        break;
      case 'settle':
        await this.settle(at, device, SIDES[pick % SIDES.length] ?? 'both');
        break;
      case 'arrive':
        this.cloud.arrive();
        break;
    }
  }

  /** Everything through, every question answered. */
  async finish(): Promise<void> {
    this.weather = [];
    this.cloud.arrive();
    for (let round = 0; round < 20; round += 1) {
      for (const [at, device] of this.devices.entries()) {
        await device.sync.flush();
        await this.settle(at, device, SIDES[round % SIDES.length] ?? 'both');
      }
    }
  }

  /** Contents that can be had back: in the cloud, among its versions, on a device or among its old states. */
  async reachable(): Promise<ReadonlySet<number>> {
    const lists: SavedList[] = [...this.cloud.rows.values(), ...this.cloud.versions].map(({ list }) => list);
    for (const { sync, archive } of this.devices) {
      lists.push(...sync.getState().queue.map(({ list }) => list));
      const ids = new Set([
        ...this.cloud.rows.keys(),
        ...this.cloud.versions.map(({ list }) => list.id),
        ...this.ids,
      ]);
      for (const id of ids) {
        const versions = await archive.versionsOf(id);
        if (versions.ok) lists.push(...versions.value.map(({ list }) => list));
      }
      const trash = await archive.trash();
      if (trash.ok) lists.push(...trash.value.map(({ list }) => list));
    }
    return new Set(lists.map(marker));
  }

  private async known(): Promise<readonly CloudList[]> {
    // What is shown may be old, never wrong.
    return (await this.cloud.tableOf().all()).lists;
  }

  private async save(at: number, device: Device, list: SavedList): Promise<void> {
    const cloud = await this.known();
    const before = device.sync
      .getState()
      .queue.find((one) => one.type === 'save' && one.list.name === list.name);
    const { listId } = await device.sync.save({ list, cloud, draftId: 'draft' });
    this.ids.add(listId);
    this.saved.set(marker(list), list);
    // Without an archive a save that its own player saved over before it was sent is theirs to give up.
    if (!this.hasArchive && before !== undefined && marker(before.list) !== marker(list))
      this.saved.delete(marker(before.list));
    this.drafts[at] = list;
    this.saw[at]?.add(marker(list));
  }

  private async settle(at: number, device: Device, side: (typeof SIDES)[number]): Promise<void> {
    for (const change of device.sync.getState().queue) {
      if (change.state.kind !== 'conflict') continue;
      const { theirs } = change.state;
      if (theirs !== null) this.saw[at]?.add(marker(theirs.list));
      this.ids.add(change.listId);
      const copy = `${change.list.name} (${String(this.points)}${String(at)})`;
      const settled = await device.sync.settle(change.listId, side, copy);
      if (!settled.ok) await device.sync.settle(change.listId, 'both', copy);
    }
  }
}

describe('two devices of one player, over a network that loses, doubles and delays', () => {
  it('end with every list that either saved within reach, replace nothing unseen, and send all that waited', async () => {
    await fc.assert(
      fc.asyncProperty(session, async ({ steps, hasArchive }) => {
        const both = new Session(hasArchive);
        for (const one of steps) await both.run(one);
        await both.finish();
        const reachable = await both.reachable();
        expect([...both.saved.keys()].filter((content) => !reachable.has(content))).toEqual([]);
        const unseen = both.cloud.replaced.filter(({ before, after }) => {
          const by = [0, 1].filter((at) => both.saw[at]?.has(marker(after.list)));
          return !by.some((at) => both.saw[at]?.has(marker(before.list)));
        });
        expect(unseen).toEqual([]);
        expect(both.devices.map(({ sync }) => sync.getState().queue)).toEqual([[], []]);
      }),
      { numRuns: Number(process.env['RUNS'] ?? 200) },
    );
  }, 120_000);
});
