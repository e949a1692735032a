import { describe, expect, it } from 'vitest';
import { documentWith } from '#tests/builders/catalogue.ts';
import { documentPrint } from '../saved-mark.ts';
import { draftNews } from './draft-news.ts';

const RAID = documentWith({ alborc: 1 }, { name: 'Raid', savedId: 'raid' });
const mark = { print: documentPrint(RAID), localPrint: null, cloudId: 'raid' };
const saved = { ...RAID, saved: mark };
const edited = { ...saved, name: 'Hunt' };
const seen = { base: 3, revision: 4, isPending: false };

describe('the news of the cloud list that a draft stands on', () => {
  it('are none while it is as the draft knows it, or while a change is on its way', () => {
    expect(draftNews(saved, { ...seen, revision: 3 })).toBe('none');
    expect(draftNews(edited, { ...seen, isPending: true })).toBe('none');
    expect(draftNews(edited, { ...seen, revision: null, isPending: true })).toBe('none');
  });

  it('are none for a list that the cloud does not have', () => {
    expect(draftNews(RAID, seen)).toBe('none');
    expect(draftNews({ ...RAID, saved: { print: mark.print, localPrint: null } }, seen)).toBe('none');
  });

  it('are followed by a draft without changes of its own, and asked about otherwise', () => {
    expect(draftNews(saved, seen)).toBe('follow');
    expect(draftNews(saved, { ...seen, base: null })).toBe('follow');
    expect(draftNews(edited, seen)).toBe('ask');
  });

  it('tell a deletion, whatever was changed here', () => {
    expect(draftNews(saved, { ...seen, revision: null })).toBe('deleted');
    expect(draftNews(edited, { ...seen, revision: null })).toBe('deleted');
  });
});
