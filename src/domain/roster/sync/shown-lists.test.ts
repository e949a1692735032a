import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSameName } from '../same-list.ts';
import { cloudReady } from '#tests/builders/cloud-device.ts';
import { asksDelete, cloudRow, pendingSave } from '#tests/builders/pending.ts';
import { behindLine, type ShownList, shownLists, uploadable } from './shown-lists.ts';

const NONE = { cloud: [], local: [], queue: [] };
const local = (name: string, points: number, day = '01') =>
  cloudReady(name, points, { updated_at: `2026-01-${day}T00:00:00.000Z` });
const names = (lines: readonly ShownList[]) => lines.map(({ list, place }) => `${list.name} ${place}`);

describe('the lists that are shown', () => {
  it('are those of the cloud first, then by newest', () => {
    const cloud = [
      cloudRow('Old', 1, { at: '2026-02-01T00:00:00.000Z' }),
      cloudRow('New', 2, { at: '2026-02-02T00:00:00.000Z' }),
    ];
    const lists = [local('Here', 3, '05'), local('Newest', 4, '06')];
    expect(names(shownLists({ ...NONE, cloud, local: lists }))).toEqual([
      'New cloud',
      'Old cloud',
      'Newest local',
      'Here local',
    ]);
  });

  it('have the cloud’s in place of a local one of the same name and faction, and say that it differs', () => {
    const cloud = [cloudRow('Raid', 1)];
    const [same] = shownLists({ ...NONE, cloud, local: [local('Raid', 1)] });
    expect(same).toMatchObject({ place: 'cloud', cloud: cloud[0], choice: null });
    const [older] = shownLists({ ...NONE, cloud, local: [local('Raid', 2)] });
    expect(older).toMatchObject({ list: cloud[0]?.list, choice: 'local-older' });
    const edited = { ...local('Raid', 2), updated_at: '2026-04-01T00:00:00.000Z' };
    expect(shownLists({ ...NONE, cloud, local: [edited] })[0]).toMatchObject({
      local: edited,
      choice: 'local-newer',
    });
  });

  it('keep two lists of one name in two factions apart', () => {
    const other = { ...local('Raid', 2), faction: 'feudom' };
    expect(shownLists({ ...NONE, cloud: [cloudRow('Raid', 1)], local: [other] })).toHaveLength(2);
  });

  it('name cloud lists of one name that two devices made at once, unless they are the same', () => {
    const cloud = [
      cloudRow('Raid', 1, { id: 'a', at: '2026-02-02T00:00:00.000Z' }),
      cloudRow('Raid', 2, { id: 'b' }),
    ];
    expect(shownLists({ ...NONE, cloud })).toMatchObject([
      { cloud: { list: { id: 'a' } }, others: [{ list: { id: 'b' } }], choice: 'cloud-twins' },
    ]);
    const twins = [cloudRow('Raid', 1, { id: 'a' }), cloudRow('Raid', 1, { id: 'b' })];
    expect(shownLists({ ...NONE, cloud: twins })).toMatchObject([{ others: [], choice: null }]);
  });

  it('show a save that waits as it will be, new ones too, and ask about one that two devices made', () => {
    const save = pendingSave('Raid', 9);
    expect(shownLists({ ...NONE, cloud: [cloudRow('Raid', 1)], queue: [save] })).toMatchObject([
      { list: save.list, pending: save, choice: null },
    ]);
    expect(shownLists({ ...NONE, queue: [save] })).toMatchObject([
      { place: 'cloud', cloud: null, pending: save },
    ]);
    const asked = { ...save, state: { kind: 'conflict', theirs: null } as const };
    expect(shownLists({ ...NONE, queue: [asked] })[0]?.choice).toBe('conflict');
  });

  it('show a renamed list once, under the name that waits for the cloud', () => {
    const row = cloudRow('Raid', 1);
    const renamed = pendingSave('Hunt', 1, { listId: row.list.id });
    const lines = shownLists({ ...NONE, cloud: [row], queue: [renamed] });
    expect(lines).toMatchObject([{ list: { name: 'Hunt' }, cloud: row, pending: renamed }]);
    const [line] = lines;
    expect(line && behindLine(line, { cloud: [row], local: [] }).cloud).toEqual([row]);
  });

  it('leave out what is being deleted', () => {
    const row = cloudRow('Raid', 1);
    expect(shownLists({ ...NONE, cloud: [row], queue: [asksDelete(row).change] })).toEqual([]);
  });
});

describe('what stands behind a line', () => {
  it('are all lists of its name and faction, which a deletion takes', () => {
    const cloud = [cloudRow('Raid', 1, { id: 'a' }), cloudRow('Raid', 2, { id: 'b' }), cloudRow('Hunt', 3)];
    const lists = [local('Raid', 4), local('Hunt', 5)];
    const [line] = shownLists({ ...NONE, cloud: cloud.slice(0, 2), local: lists });
    if (line === undefined) throw new Error('no line');
    const behind = behindLine(line, { cloud, local: lists });
    expect(behind.cloud.map(({ list }) => list.id)).toEqual(['a', 'b']);
    expect(behind.local.map(({ name }) => name)).toEqual(['Raid']);
  });
});

it('offers for upload what the cloud has nothing of', () => {
  const lines = shownLists({
    ...NONE,
    cloud: [cloudRow('Raid', 1)],
    local: [local('Raid', 2), local('Hunt', 3)],
  });
  expect(uploadable(lines).map(({ name }) => name)).toEqual(['Hunt']);
});

const someNames = fc.constantFrom('Raid', 'Hunt', ' Raid ', 'Wall');
const days = fc.integer({ min: 10, max: 28 }).map(String);
const someLocal = fc.tuple(someNames, fc.nat(3), days).map(([name, points, day]) => local(name, points, day));
const someCloud = fc
  .tuple(someNames, fc.nat(3), days, fc.uuid())
  .map(([name, points, day, id]) => cloudRow(name, points, { id, at: `2026-01-${day}T00:00:00.000Z` }));
const someSave = fc.tuple(someNames, fc.nat(3)).map(([name, points]) => pendingSave(name.trim(), points));

it('shows one line a name and faction, and hides no list of any place', () => {
  fc.assert(
    fc.property(
      fc.array(someLocal),
      fc.array(someCloud),
      fc.array(someSave, { maxLength: 1 }),
      (lists, cloud, queue) => {
        const lines = shownLists({ cloud, local: lists, queue });
        for (const [at, line] of lines.entries()) {
          expect(lines.findIndex(({ list }) => isSameName(list, line.list))).toBe(at);
        }
        for (const list of [...lists, ...cloud.map((row) => row.list), ...queue.map((save) => save.list)]) {
          expect(lines.some((line) => isSameName(line.list, list))).toBe(true);
        }
      },
    ),
  );
});
