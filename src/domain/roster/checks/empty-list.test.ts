import { describe, expect, it } from 'vitest';
import { documentWith, smallCatalogue } from '#tests/builders/catalogue.ts';
import { armyOf } from '../army.ts';
import type { RosterDocument } from '../types.ts';
import { checkEmptyList } from './empty-list.ts';

const check = (document: RosterDocument) => checkEmptyList(document, armyOf(document, smallCatalogue()));

describe('an empty list', () => {
  it('asks for a unit', () => {
    expect(check(documentWith({}))).toEqual([
      { code: 'list-empty', level: 'missing', unitIds: [], values: {}, rule: 'empty-list' },
    ]);
  });

  it('is no longer empty with a single unit, even an unknown one', () => {
    expect(check(documentWith({ nobody: 1 }))).toEqual([]);
  });
});
