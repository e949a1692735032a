import { describe, expect, it } from 'vitest';
import { documentWith, foreignEntry, smallCatalogue } from '#tests/builders/catalogue.ts';
import { armyOf } from '../army.ts';
import type { RosterDocument } from '../types.ts';
import { checkAvailability } from './availability.ts';

const check = (document: RosterDocument) => checkAvailability(document, armyOf(document, smallCatalogue()));

describe('availability', () => {
  it('lets me take three Orc Hunters, as the card prints 3', () => {
    expect(check(documentWith({ 'orc-hunters': 3, alborc: 1 }))).toEqual([]);
  });

  it('tells me for each unit of which I have too many how many I may have', () => {
    expect(check(documentWith({ 'orc-hunters': 4, 'ice-archers': 2, alborc: 1 }))).toEqual([
      {
        code: 'availability-exceeded',
        level: 'violation',
        unitIds: ['orc-hunters'],
        values: { max: 3, quantity: 4 },
        rule: 'availability',
      },
      {
        code: 'availability-exceeded',
        level: 'violation',
        unitIds: ['ice-archers'],
        values: { max: 1, quantity: 2 },
        rule: 'availability',
      },
    ]);
  });

  it('says nothing about a unit whose card nobody knows', () => {
    const entries = [{ ...foreignEntry(), quantity: 9 }];
    expect(check(documentWith({}, { entries }))).toEqual([]);
  });
});
