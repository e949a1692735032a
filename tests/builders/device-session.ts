/**
 * Two devices of one player and what happens to them, for tests of what must hold whatever the
 * network does.
 */
import fc from 'fast-check';
import type { CloudTable } from '#data/cloud/cloud-table.ts';
import type { SavedList } from '#domain/roster/saved-list.ts';
import type { CloudList } from '#domain/roster/sync/cloud-list.ts';
import { cloudDevice, cloudReady, type Device } from './cloud-device.ts';
import type { Weather } from './memory-cloud.ts';
import { memoryHistoryDb } from './memory-history-db.ts';

/** Saving and loading come oftener than the rest. */
const KINDS = 'save save save save-again load load delete send reload settle arrive'.split(' ');
const SIDES = ['mine', 'theirs', 'both'] as const;
const NAMES = ['Raid', 'Hunt', 'Wall'];

/**
 * One thing that happens to one of the devices; `pick` says about what, `weather` what becomes of
 * its calls.
 */
export type Step = {
  readonly device: 0 | 1;
  readonly kind: string;
  readonly pick: number;
  readonly weather: readonly Weather[];
};

/** Sessions of `length` steps at most, of which each call may meet one of these faults. */
export function anySession(weathers: readonly Weather[], length: number) {
  const step: fc.Arbitrary<Step> = fc.record({
    device: fc.constantFrom(0, 1),
    kind: fc.constantFrom(...KINDS),
    pick: fc.nat(1_000),
    weather: fc.array(fc.constantFrom<Weather>('fair', ...weathers), { maxLength: 8 }),
  });
  const steps = fc.array(step, { minLength: Math.min(10, length), maxLength: length });
  return fc.record({ steps, hasArchive: fc.boolean() });
}

type SessionPlaces = {
  /** The cloud as a device reaches it; `weather` is asked at each call. */
  readonly tableOf: (weather: () => Weather) => CloudTable;
  /** Every content that the cloud still has, old states too. */
  readonly contents: () => Promise<readonly SavedList[]>;
  /** Lets what was late arrive. */
  readonly arrive: () => Promise<void> | void;
  readonly hasArchive: boolean;
  /** Tells the lists and ids of this session from those of others in the same cloud. */
  readonly mark?: string;
};

/** Returns the number by which a test tells contents apart. */
export const marker = (list: SavedList): number => list.units[0]?.pointsCost ?? 0;

export class DeviceSession {
  readonly devices: readonly Device[];
  /** The contents whose loss would be a fault. */
  readonly saved = new Set<number>();
  /** The contents that each device has seen. */
  readonly saw = [new Set<number>(), new Set<number>()] as const;
  private readonly drafts: (SavedList | null)[] = [null, null];
  /** Ids of all lists that were saved. */
  readonly listIds = new Set<string>();
  private readonly places: SessionPlaces;
  private readonly fair: CloudTable;
  private weather: Weather[] = [];
  private points = 0;
  private copies = 0;

  constructor(places: SessionPlaces, newId?: () => string) {
    this.places = places;
    this.fair = places.tableOf(() => 'fair');
    this.devices = ['a', 'b'].map((name) =>
      cloudDevice(
        places.tableOf(() => this.weather.shift() ?? 'fair'),
        {
          name,
          db: memoryHistoryDb({ unavailable: !places.hasArchive }),
          ...(newId === undefined ? {} : { newId }),
        },
      ),
    );
  }

  async run({ device: at, kind, pick, weather }: Step): Promise<void> {
    const rows = kind === 'load' || kind === 'delete' ? await this.known() : [];
    const row = rows[pick % Math.max(1, rows.length)];
    const device = this.devices[at];
    const draft = this.drafts[at] ?? null;
    if (device === undefined) return;
    this.weather = [...weather];
    const actions: Readonly<Record<string, () => unknown>> = {
      save: () => this.saveNew(at, device, pick),
      'save-again': () => draft !== null && this.save(at, device, draft),
      load: () => row !== undefined && this.load(at, device, row),
      delete: () => row !== undefined && device.sync.remove([row]),
      send: () => device.sync.flush(),
      reload: () => device.reload(),
      settle: () => this.settle(at, device, SIDES[pick % SIDES.length] ?? 'both'),
      arrive: () => this.places.arrive(),
    };
    await actions[kind]?.();
  }

  private async saveNew(at: 0 | 1, device: Device, pick: number): Promise<void> {
    this.points += 1;
    const name = `${NAMES[pick % NAMES.length] ?? ''}${this.places.mark ?? ''}`;
    await this.save(at, device, cloudReady(name, this.points));
  }

  /** The network is well again: everything that waits goes through, every question is answered. */
  async finish(): Promise<void> {
    this.weather = [];
    await this.places.arrive();
    for (let round = 0; round < 20 && this.waiting() > 0; round += 1) {
      for (const [at, device] of this.devices.entries()) {
        await device.sync.flush();
        await this.settle(at as 0 | 1, device, SIDES[round % SIDES.length] ?? 'both');
      }
    }
  }

  /** Returns the number of changes that have not come through. */
  waiting(): number {
    return this.devices.reduce((sum, { sync }) => sum + sync.getState().queue.length, 0);
  }

  /**
   * Saved contents that can be had back nowhere: not in the cloud, its versions, a device or its
   * old states.
   */
  async lost(): Promise<readonly number[]> {
    const lists = [...(await this.places.contents())];
    const ids = new Set([...this.listIds, ...lists.map(({ id }) => id)]);
    for (const { sync, archive } of this.devices) {
      lists.push(...sync.getState().queue.map(({ list }) => list));
      for (const id of ids) {
        const versions = await archive.versionsOf(id);
        if (versions.ok) lists.push(...versions.value.map(({ list }) => list));
      }
      const trash = await archive.trash();
      if (trash.ok) lists.push(...trash.value.map(({ list }) => list));
    }
    const reachable = new Set(lists.map(marker));
    return [...this.saved].filter((content) => !reachable.has(content));
  }

  private load(at: 0 | 1, { sync }: Device, row: CloudList): void {
    sync.noteLoaded('draft', row);
    this.saw[at].add(marker(row.list));
    this.drafts[at] = row.list;
  }

  private async known(): Promise<readonly CloudList[]> {
    const { lists } = await this.fair.all();
    return lists.filter(({ list }) => list.name.includes(this.places.mark ?? ''));
  }

  private async save(at: 0 | 1, { sync }: Device, list: SavedList): Promise<void> {
    const cloud = await this.known();
    const before = sync.getState().queue.find((one) => one.type === 'save' && one.list.name === list.name);
    const { listId } = await sync.save({ list, cloud, draftId: 'draft' });
    this.listIds.add(listId);
    this.saved.add(marker(list));
    // Without an archive, a save that its own player saved over before it was ever sent is theirs
    // to give up.
    const isGivenUp = !this.places.hasArchive && before !== undefined && marker(before.list) !== marker(list);
    if (isGivenUp) this.saved.delete(marker(before.list));
    this.drafts[at] = list;
    this.saw[at].add(marker(list));
  }

  private async settle(at: 0 | 1, { sync }: Device, side: (typeof SIDES)[number]): Promise<void> {
    for (const change of sync.getState().queue) {
      if (change.state.kind !== 'conflict') continue;
      const { theirs } = change.state;
      if (theirs !== null) this.saw[at].add(marker(theirs.list));
      this.listIds.add(change.listId);
      this.copies += 1;
      const copy = `${change.list.name} (${String(this.copies)})`;
      const settled = await sync.settle(change.listId, side, copy);
      if (!settled.ok) await sync.settle(change.listId, 'both', copy);
    }
  }
}
