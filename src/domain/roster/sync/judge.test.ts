import { describe, expect, it } from 'vitest';
import { cloudReady } from '#tests/builders/cloud-device.ts';
import { cloudRow, pendingSave } from '#tests/builders/pending.ts';
import type { CloudVersion } from './cloud-list.ts';
import { judgeSave } from './judge.ts';

const NOTHING = { own: null, named: [], versions: [] };
const SAVE = pendingSave('Raid', 10, { base: 3 });
const NEW = pendingSave('Raid', 10, { base: null });

function version(points: number, revision: number, wasDeleted = false): CloudVersion {
  return { ...cloudRow('Raid', points, { revision }), versionId: 'v', savedAt: '', wasDeleted };
}

describe('a save that the cloud did not simply take', () => {
  it('is there when the cloud has its content: the answer was lost', () => {
    const own = cloudRow('Raid', 10, { revision: 4 });
    expect(judgeSave(SAVE, { ...NOTHING, own })).toEqual({ kind: 'saved', row: own });
  });

  it('was there when another device went on from it, or deleted it', () => {
    const own = cloudRow('Raid', 77, { revision: 5 });
    expect(judgeSave(SAVE, { ...NOTHING, own, versions: [version(10, 4)] })).toEqual({ kind: 'passed' });
    expect(judgeSave(SAVE, { ...NOTHING, versions: [version(10, 4, true)] })).toEqual({ kind: 'passed' });
  });

  it('is a question when the same content was there only before the player began', () => {
    const own = cloudRow('Raid', 77, { revision: 5 });
    const verdict = judgeSave(SAVE, { ...NOTHING, own, versions: [version(10, 2)] });
    expect(verdict).toEqual({ kind: 'conflict', theirs: own });
  });

  it('replaces an earlier content of its own that had come there unseen', () => {
    const own = cloudRow('Raid', 5, { revision: 4 });
    const save = { ...SAVE, sent: [cloudReady('Raid', 5)] };
    expect(judgeSave(save, { ...NOTHING, own })).toEqual({ kind: 'rebase', revision: 4 });
  });

  it('is a question when another device changed or deleted the list', () => {
    const own = cloudRow('Raid', 77, { revision: 4 });
    expect(judgeSave(SAVE, { ...NOTHING, own })).toEqual({ kind: 'conflict', theirs: own });
    expect(judgeSave(SAVE, NOTHING)).toEqual({ kind: 'conflict', theirs: null });
    const sent = { ...NEW, sent: [cloudReady('Raid', 5)] };
    expect(judgeSave(sent, { ...NOTHING, versions: [version(5, 1, true)] })).toEqual({
      kind: 'conflict',
      theirs: null,
    });
  });
});

describe('a list that is new to the cloud', () => {
  it('is added', () => {
    expect(judgeSave(NEW, NOTHING)).toEqual({ kind: 'insert' });
    expect(judgeSave(NEW, { ...NOTHING, named: [cloudRow('Hunt', 10)] })).toEqual({ kind: 'insert' });
  });

  it('is there when another device saved the same, and a question when it saved another of the name', () => {
    const twin = cloudRow('Raid', 10, { id: 'twin' });
    expect(judgeSave(NEW, { ...NOTHING, named: [twin] })).toEqual({ kind: 'saved', row: twin });
    const other = cloudRow('Raid', 77, { id: 'other' });
    expect(judgeSave(NEW, { ...NOTHING, named: [other] })).toEqual({ kind: 'conflict', theirs: other });
  });
});
