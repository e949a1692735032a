import { describe, expect, it } from 'vitest';
import { documentWith, smallCatalogue } from '#tests/builders/catalogue.ts';
import { armyOf } from './army.ts';
import { checkRoster } from './check.ts';
import { shownMarks } from './shown-marks.ts';
import { totalsOf } from './totals.ts';
import type { RosterDocument } from './types.ts';

const catalogue = smallCatalogue();
const marksOf = (document: RosterDocument) =>
  shownMarks(document, totalsOf(armyOf(document, catalogue)).points, checkRoster(document, catalogue));

describe('the marks of a list that is shown to others', () => {
  it('are none for a legal, named and finished one', () => {
    expect(marksOf(documentWith({ 'orc-hunters': 2, 'ice-archers': 1 }, { target: 70 }))).toEqual([]);
    expect(marksOf(documentWith({ 'orc-hunters': 1 }))).toEqual([]);
  });

  it('count the problems of one that breaks a rule, warnings among them', () => {
    const list = documentWith({ wrathmane: 1, alborc: 1, vercana: 1 });
    expect(marksOf(list)).toEqual([{ kind: 'illegal', problems: 2 }]);
  });

  it('are none for a list with warnings only', () => {
    expect(marksOf(documentWith({ vercana: 1 }))).toEqual([]);
  });

  it('name a draft: without a name, or with a tenth of its target missing', () => {
    expect(marksOf(documentWith({ 'orc-hunters': 2 }, { name: ' ', target: 45 }))).toEqual([
      { kind: 'unnamed' },
      { kind: 'unfinished', left: 5 },
    ]);
    expect(marksOf(documentWith({ 'orc-hunters': 2 }, { target: 44 }))).toEqual([]);
  });
});
