import { describe, expect, it } from 'vitest';
import { documentWith } from '#tests/builders/catalogue.ts';
import { documentPrint, markAfter, savedState, standsOn, withSavedMark } from './saved-mark.ts';
import type { RosterDocument } from './types.ts';

const RAID = documentWith({ alborc: 1 }, { name: 'Raid', currentName: 'Raid', savedId: 'raid' });
const CHANGED: RosterDocument = { ...RAID, entries: [{ unitId: 'alborc', quantity: 2 }] };

describe('the saved mark of a list', () => {
  it('says saved until something in it changes, and again when the change is taken back', () => {
    const loaded = withSavedMark(RAID, 'local');
    expect(savedState(loaded)).toBe('saved');
    expect(savedState({ ...loaded, entries: CHANGED.entries })).toBe('unsaved');
    expect(savedState({ ...loaded, target: 500 })).toBe('unsaved');
    expect(savedState({ ...loaded, name: 'Raid 2' })).toBe('unsaved');
    expect(savedState({ ...loaded, name: ' Raid ' })).toBe('saved');
  });

  it('says unsaved of a new list with units, and nothing of an empty one or of one from an older version', () => {
    expect(savedState({ ...RAID, savedId: null, currentName: null })).toBe('unsaved');
    expect(savedState(documentWith({}))).toBeNull();
    expect(savedState(RAID)).toBeNull();
  });

  it('says unsaved when a save held units back', () => {
    expect(savedState({ ...CHANGED, saved: markAfter(CHANGED, RAID, 'local') })).toBe('unsaved');
  });
});

describe('the cloud’s list in the saved mark', () => {
  it('stays known through a save in this browser, and is forgotten with another list', () => {
    const inCloud = withSavedMark(RAID, 'cloud');
    expect(markAfter(inCloud, { ...RAID, savedId: 'here' }, 'local')).toMatchObject({ cloudId: 'raid' });
    expect(withSavedMark(RAID, 'local').saved).not.toHaveProperty('cloudId');
  });
});

describe('replacing a stored list', () => {
  it('needs no question for the list that was loaded or saved, however it was edited since', () => {
    expect(standsOn({ ...withSavedMark(RAID, 'local'), entries: CHANGED.entries }, RAID)).toBe(true);
  });

  it('needs one when the stored list changed since', () => {
    expect(standsOn(withSavedMark(RAID, 'local'), CHANGED)).toBe(false);
  });

  it('needs one for a list of which only the name was typed', () => {
    const typed = { ...withSavedMark(RAID, 'local'), currentName: null };
    expect(standsOn(typed, RAID)).toBe(false);
    expect(standsOn(documentWith({ alborc: 1 }, { name: 'Raid' }), RAID)).toBe(false);
  });

  it('needs none after the list was saved to the cloud in between', () => {
    const local = withSavedMark(RAID, 'local');
    const inCloud = { ...local, entries: CHANGED.entries, saved: markAfter(local, CHANGED, 'cloud') };
    expect(inCloud.saved).toEqual({
      print: documentPrint(CHANGED),
      localPrint: documentPrint(RAID),
      cloudId: 'raid',
    });
    expect(standsOn(inCloud, RAID)).toBe(true);
  });
});
