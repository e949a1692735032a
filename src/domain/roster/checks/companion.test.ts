import { describe, expect, it } from 'vitest';
import { documentWith, smallCatalogue } from '#tests/builders/catalogue.ts';
import { armyOf } from '../army.ts';
import type { RosterDocument } from '../types.ts';
import { checkCompanion } from './companion.ts';

const check = (document: RosterDocument) => checkCompanion(document, armyOf(document, smallCatalogue()));

describe('companions', () => {
  it('lets Coal come along with Iriavík, whichever I took first', () => {
    expect(check(documentWith({ 'iriavik-restless-pup': 1, coal: 1 }))).toEqual([]);
    expect(check(documentWith({ coal: 1, 'iriavik-restless-pup': 1 }))).toEqual([]);
  });

  it('does not let Coal come alone', () => {
    expect(check(documentWith({ coal: 1, alborc: 1 }))).toEqual([
      {
        code: 'companion-without-owner',
        level: 'violation',
        unitIds: ['coal'],
        values: { owner: 'iriavik-restless-pup' },
        rule: 'companion',
      },
    ]);
  });

  it('does not ask the owner to bring its companion', () => {
    expect(check(documentWith({ 'iriavik-restless-pup': 1 }))).toEqual([]);
  });
});
