/** A player's device with its lists on the way to a cloud, for tests. */
import { createCloudQueue } from '#data/cloud/cloud-queue.ts';
import type { CloudTable } from '#data/cloud/cloud-table.ts';
import { type CloudSync, createCloudSync } from '#data/cloud/create-cloud-sync.ts';
import { createDraftBases } from '#data/cloud/draft-bases.ts';
import { createListArchive, type ListArchive } from '#data/lists/list-archive.ts';
import type { CloudResult } from '#data/cloud/cloud-sender.ts';
import type { SavedList } from '#domain/roster/saved-list.ts';
import type { HistoryDb } from '#platform/storage/history-db.ts';
import type { TextStore } from '#platform/storage/text-store.ts';
import { type FakeBrowser, fakeBrowser } from './fake-browser.ts';
import { memoryHistoryDb } from './memory-history-db.ts';

export const USER = '11111111-2222-4333-8444-555555555555';

export type Device = {
  readonly browser: FakeBrowser;
  readonly archive: ListArchive;
  /** The results so far: name of the list and the kind of result. */
  readonly answers: (readonly [string, CloudResult['kind']])[];
  isOnline: boolean;
  /** The page of this device, replaced by `reload`. */
  sync: CloudSync;
  readonly reload: () => void;
};

/**
 * A device over a table. `name` begins the ids that it makes, so that two devices never make the
 * same.
 */
export function cloudDevice(
  table: CloudTable,
  {
    name = 'device',
    db = memoryHistoryDb(),
    newId,
  }: { name?: string; db?: HistoryDb; newId?: () => string } = {},
): Device {
  const browser = fakeBrowser();
  const texts: TextStore = browser.openTab();
  const archive = createListArchive(db);
  let ids = 0;
  let seconds = 0;
  const nowIso = () => {
    seconds += 1;
    return new Date(Date.UTC(2026, 0, 1, 0, 0, seconds)).toISOString();
  };
  const countUp = () => {
    ids += 1;
    return `${name}-${String(ids)}`;
  };
  const open = () =>
    createCloudSync({
      queue: createCloudQueue({ texts, userId: USER, nowIso }),
      table,
      archive,
      bases: createDraftBases(texts),
      newId: newId ?? countUp,
      nowIso,
      isOnline: () => device.isOnline,
      alone: async (work) => work(),
      onAnswer: (change, { kind }) => device.answers.push([change.list.name, kind]),
    });
  const device: Device = {
    browser,
    archive,
    answers: [],
    isOnline: true,
    sync: open(),
    reload: () => {
      device.sync = open();
    },
  };
  return device;
}

/** A list whose one unit costs `points`, by which a test tells contents apart. */
export function cloudReady(name: string, points: number, more: Partial<SavedList> = {}): SavedList {
  const unit = {
    id: 'hersir',
    name: 'Hersir',
    pointsCost: points,
    quantity: 1,
    faction: 'northern-tribes',
    faction_id: 'northern-tribes',
    keywords: [],
    highCommand: false,
    imageUrl: '',
    specialRules: [],
    command: 1,
  };
  return {
    id: `local-${name}`,
    name,
    faction: 'northern-tribes',
    units: [unit],
    created_at: '2026-01-01T00:00:00.000Z',
    ...more,
  };
}
