import { describe, expect, it } from 'vitest';
import { documentWith, foreignEntry, smallCatalogue } from '#tests/builders/catalogue.ts';
import { armyOf } from './army.ts';
import { judgeSentList } from './judge-sent-list.ts';
import type { RosterDocument, RosterUnit } from './types.ts';

const catalogue = smallCatalogue();

function judge(document: RosterDocument, lies: Partial<RosterUnit> = {}) {
  const sent = armyOf(document, catalogue).map((entry) => ({ ...entry, unit: { ...entry.unit, ...lies } }));
  return judgeSentList(document, sent, catalogue);
}

describe('the verdict on a sent list', () => {
  it('is legal when every unit is known, has the catalogue’s values and breaks no rule', () => {
    expect(judge(documentWith({ 'orc-hunters': 2 }))).toMatchObject({
      isLegal: true,
      findings: [],
      differing: [],
      totals: { points: 40 },
    });
  });

  it.each([
    ['fewer points', { points: 1 }],
    ['negative points', { points: -500 }],
    ['more command', { command: 50 }],
    ['a High Command rank', { highCommand: true }],
  ] as const)('is not legal when the sender gives a unit %s, and totals are the catalogue’s', (_, lies) => {
    const verdict = judge(documentWith({ 'orc-hunters': 2 }), lies);
    expect(verdict.isLegal).toBe(false);
    expect(verdict.totals).toMatchObject({ points: 40, command: 0 });
    expect(verdict.differing).toEqual([
      {
        unitId: 'orc-hunters',
        sent: { points: 20, command: 0, highCommand: false, ...lies },
        catalogue: { points: 20, command: 0, highCommand: false },
      },
    ]);
  });

  it('judges two High Commands as such when the sender denies their rank', () => {
    const twoCommanders = documentWith({ alborc: 1, wrathmane: 1 });
    const { findings } = judge(twoCommanders, { highCommand: false });
    expect(findings.map(({ code }) => code)).toEqual(expect.arrayContaining(['high-command-limit']));
  });

  it('is not legal with an unknown unit, whatever the sender says of it', () => {
    const entries = [{ unitId: 'orc-hunters', quantity: 1 }, foreignEntry()];
    const verdict = judge(documentWith({}, { entries }), { tournamentLegal: true, known: true });
    expect(verdict.isLegal).toBe(false);
    expect(verdict.differing).toEqual([]);
  });

  it('is not legal when the list is empty', () => {
    expect(judge(documentWith({})).isLegal).toBe(false);
  });
});
