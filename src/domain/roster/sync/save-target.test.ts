import { describe, expect, it } from 'vitest';
import { cloudReady } from '#tests/builders/cloud-device.ts';
import { cloudRow, pendingSave } from '#tests/builders/pending.ts';
import { saveTarget } from './save-target.ts';

const LIST = cloudReady('Raid', 10);
const ROW = cloudRow('Raid', 20, { revision: 4 });
const known = (more: Partial<Parameters<typeof saveTarget>[1]> = {}) => ({
  cloud: [ROW],
  queue: [],
  baseOf: () => null,
  freshId: 'fresh',
  ...more,
});

describe('where a list is saved in the cloud', () => {
  it('in place of the list of its name and faction that the player had before them', () => {
    expect(saveTarget(LIST, known({ baseOf: () => 3 }))).toEqual({
      listId: ROW.list.id,
      base: 3,
      conflictWith: null,
    });
  });

  it('not in place of one that they never saw: they are asked', () => {
    expect(saveTarget(LIST, known())).toMatchObject({ listId: ROW.list.id, base: 4, conflictWith: ROW });
  });

  it('to the list that the cloud is thought to have just so, without asking, seen or not', () => {
    const twin = cloudRow('Raid', 10, { id: 'twin', revision: 7 });
    expect(saveTarget(LIST, known({ cloud: [ROW, twin] }))).toEqual({
      listId: 'twin',
      base: 7,
      conflictWith: null,
    });
  });

  it('as a new list when there is none of its name, or only of another faction', () => {
    const target = { listId: 'fresh', base: null, conflictWith: null };
    expect(saveTarget(LIST, known({ cloud: [] }))).toEqual(target);
    expect(saveTarget({ ...LIST, faction: 'feudom' }, known())).toEqual(target);
  });

  it('with the save of its name that waits', () => {
    const queue = [pendingSave('Raid', 5, { base: 2 })];
    expect(saveTarget(LIST, known({ queue }))).toMatchObject({ listId: 'cloud-Raid', base: 2 });
  });

  it('never under the id of a list that is being deleted', () => {
    const queue = [{ ...pendingSave('Hunt', 1), type: 'delete', listId: ROW.list.id, base: 4 } as const];
    expect(saveTarget(LIST, known({ queue }))).toMatchObject({ listId: 'fresh', base: null });
  });
});
