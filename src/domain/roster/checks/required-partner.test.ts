import { describe, expect, it } from 'vitest';
import { documentWith, foreignEntry, smallCatalogue } from '#tests/builders/catalogue.ts';
import { armyOf } from '../army.ts';
import type { RosterDocument } from '../types.ts';
import { checkRequiredPartner } from './required-partner.ts';

const check = (document: RosterDocument) =>
  checkRequiredPartner(document, armyOf(document, smallCatalogue()));
const embersig = { faction: 'hegemony-of-embersig' };

describe('required partners', () => {
  it('lets Naergon come with Nayra', () => {
    expect(check(documentWith({ 'naergon-caladren': 1, 'nayra-caladren': 1 }, embersig))).toEqual([]);
  });

  it('does not let Naergon come without Nayra', () => {
    expect(check(documentWith({ 'naergon-caladren': 1, hetman: 1 }, embersig))).toEqual([
      {
        code: 'partner-missing',
        level: 'violation',
        unitIds: ['naergon-caladren'],
        values: { partner: 'nayra-caladren' },
        rule: 'required-partner',
      },
    ]);
  });

  it('lets Nayra come alone', () => {
    expect(check(documentWith({ 'nayra-caladren': 1 }, embersig))).toEqual([]);
  });

  it('asks nothing of a unit of that id in another faction', () => {
    const entries = [foreignEntry({}, 'naergon-caladren')];
    expect(check(documentWith({}, { entries }))).toEqual([]);
  });
});
