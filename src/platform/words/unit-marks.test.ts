import { expect, it } from 'vitest';
import { unitMarks } from './unit-marks.ts';

const plain = { highCommand: false, tournamentLegal: true, known: true };
const idsOf = (unit: Parameters<typeof unitMarks>[0]) => unitMarks(unit).map((mark) => mark.id);

it('marks nothing on an ordinary unit', () => {
  expect(idsOf(plain)).toEqual([]);
});

it('marks rank, legality and strangers, in this order', () => {
  expect(idsOf({ highCommand: true, tournamentLegal: false, known: false })).toEqual([
    'high-command',
    'not-legal',
    'unknown',
  ]);
});

it('names a unit of another faction as that, not as unknown', () => {
  const words = (unit: Parameters<typeof unitMarks>[0]) => unitMarks(unit).map((mark) => mark.words.message);
  expect(words({ ...plain, known: false, isOfOtherFaction: true })).toEqual(['Other faction']);
  expect(words({ ...plain, known: false })).toEqual(['Unknown unit']);
});

it('claims no illegality where legality is not known', () => {
  expect(idsOf({ ...plain, tournamentLegal: null, known: false })).toEqual(['unknown']);
});
