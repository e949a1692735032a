import { describe, expect, it } from 'vitest';
import { countingLists, isUnderSeal, readHandedInLists } from './event-lists.ts';

const ANN = '0b4fbd5e-5a8e-4c0b-9f57-5d1f2a3b4c01';
const BEA = '0b4fbd5e-5a8e-4c0b-9f57-5d1f2a3b4c02';
const SALT = 'ab'.repeat(32);
// printf '%s:%s' "$SALT" eNo1jTsOwjAQRK | sha256sum
const SEAL = '870068b3a1aecad6c881c899c8ed3b4273635257bf2bd8c429feb498cc1ce362';

const rowOf = (more: object = {}) => ({
  player: ANN,
  version: 1,
  at: '2027-01-10T18:00:00.123456+00:00',
  seal: SEAL,
  late_reason: null,
  by_organisers: false,
  ...more,
});
const VERDICT = { problems: 1, warnings: 0, points: 500, command: 4, release: 3 };

describe('lists that were handed in', () => {
  it('are closed or opened, with the word of the app where it is told', () => {
    expect(readHandedInLists([rowOf()])).toMatchObject([
      { player: ANN, version: 1, lateReason: null, isByOrganisers: false, list: null, verdict: null },
    ]);
    const opened = rowOf({ code: 'eNo1jTsOwjAQRK', salt: SALT, verdict: VERDICT, late_reason: 'Lost.' });
    expect(readHandedInLists([opened])).toMatchObject([
      { list: { code: 'eNo1jTsOwjAQRK', salt: SALT }, verdict: VERDICT, lateReason: 'Lost.' },
    ]);
  });

  it.each([{}, { problems: 'none' }, { ...VERDICT, problems: -1 }, 'legal', 7])(
    'are read without a verdict that says nothing: %o',
    (verdict) => {
      expect(readHandedInLists([rowOf({ verdict })])[0]?.verdict).toBeNull();
    },
  );

  it.each([
    { player: '<img src=x onerror=alert(1)>' },
    { version: 0 },
    { at: 'soon' },
    { seal: 'abc' },
    { code: 'a b', salt: SALT },
    { code: 'abc', salt: 'x' },
    { late_reason: 'x'.repeat(201) },
  ])('are not read where one has another form: %o', (more) => {
    expect(() => readHandedInLists([rowOf(), rowOf(more)])).toThrow(/Invalid/);
  });

  it('count with the last version of each player', () => {
    const lists = readHandedInLists([
      rowOf({ version: 2 }),
      rowOf({ version: 1 }),
      rowOf({ player: BEA, version: 1 }),
    ]);
    expect([...countingLists(lists)].map(([player, { version }]) => [player, version])).toEqual([
      [ANN, 2],
      [BEA, 1],
    ]);
  });

  it('are under their seal to the last letter', () => {
    const list = { code: 'eNo1jTsOwjAQRK', salt: SALT };
    expect(isUnderSeal(list, SEAL)).toBe(true);
    expect(isUnderSeal({ ...list, code: 'eNo1jTsOwjAQRk' }, SEAL)).toBe(false);
    expect(isUnderSeal({ ...list, salt: 'ba'.repeat(32) }, SEAL)).toBe(false);
  });
});
