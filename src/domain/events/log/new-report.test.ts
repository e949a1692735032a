import { describe, expect, it } from 'vitest';
import { newReport } from './new-report.ts';

const NAME = { round: 2, one: 'a', other: 'b' };
const RESULT = { one: { mission: 5, feats: 1 }, other: { mission: 2, feats: 0 } };
const REPORT = { kind: 'report', ...NAME, result: RESULT };

describe('a report of a game', () => {
  it('names the game on the phones that ended so', () => {
    expect(newReport(NAME, RESULT, { result: structuredClone(RESULT), game: 'g' })).toEqual({
      ...REPORT,
      game: 'g',
    });
  });

  it('names no game when there is none, when it ended otherwise, or the server does not know it', () => {
    for (const kept of [
      null,
      { result: { ...RESULT, one: { mission: 4, feats: 2 } }, game: 'g' },
      { result: { ...RESULT, other: { mission: 2, feats: 1 } }, game: 'g' },
      { result: RESULT, game: null },
    ])
      expect(newReport(NAME, RESULT, kept)).toEqual(REPORT);
  });
});
