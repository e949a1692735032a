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
  open: { name: 'Raid', cloudId: null },
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

  it('not in place of one whose name the draft bears by chance', () => {
    for (const open of [null, { name: 'Hunt', cloudId: null }]) {
      const target = saveTarget(LIST, known({ baseOf: (id) => (id === ROW.list.id ? 4 : null), open }));
      expect(target).toMatchObject({ listId: ROW.list.id, base: 4, conflictWith: ROW });
    }
  });

  it('never under the id of a list that is being deleted', () => {
    const queue = [{ ...pendingSave('Hunt', 1), type: 'delete', listId: ROW.list.id, base: 4 } as const];
    expect(saveTarget(LIST, known({ queue }))).toMatchObject({ listId: 'fresh', base: null });
  });
});

describe('where a renamed list is saved in the cloud', () => {
  const renamed = { ...LIST, name: 'Hunt' };
  const open = { name: 'Raid', cloudId: ROW.list.id };
  const fresh = { listId: 'fresh', base: null, conflictWith: null };

  it('in place of the list that the player has open, at the revision that they saw', () => {
    const target = { listId: ROW.list.id, base: 3, conflictWith: null };
    expect(saveTarget(renamed, known({ baseOf: () => 3, open }))).toEqual(target);
    const byName = { name: 'Raid', cloudId: null };
    expect(saveTarget(renamed, known({ baseOf: () => 3, open: byName }))).toEqual(target);
  });

  it('in place of it also when its name changed twice, here and then for the cloud', () => {
    const twice = { name: 'Hunt', cloudId: ROW.list.id };
    const target = { listId: ROW.list.id, base: 3 };
    expect(saveTarget({ ...LIST, name: 'March' }, known({ baseOf: () => 3, open: twice }))).toMatchObject(
      target,
    );
    expect(saveTarget(renamed, known({ baseOf: () => 3, open: twice }))).toMatchObject(target);
  });

  it('with the save of it that waits', () => {
    const queue = [pendingSave('Raid', 5, { base: 2 })];
    expect(saveTarget(renamed, known({ queue, open }))).toEqual({
      listId: 'cloud-Raid',
      base: 2,
      conflictWith: null,
    });
  });

  it('after a question when it is not known which state of it the player saw', () => {
    expect(saveTarget(renamed, known({ open }))).toEqual({
      listId: ROW.list.id,
      base: 4,
      conflictWith: ROW,
    });
  });

  it('as a new list when the cloud has another open list, or none', () => {
    expect(saveTarget(renamed, known({ open: null }))).toEqual(fresh);
    expect(saveTarget(renamed, known({ open: { name: 'Raid', cloudId: null } }))).toEqual(fresh);
    expect(saveTarget(renamed, known({ cloud: [], open }))).toEqual(fresh);
  });

  it('after a question over a list that has the new name already', () => {
    const hunt = cloudRow('Hunt', 30, { revision: 9 });
    expect(saveTarget(renamed, known({ cloud: [ROW, hunt], baseOf: () => 3, open }))).toMatchObject({
      listId: hunt.list.id,
      conflictWith: hunt,
    });
  });
});
