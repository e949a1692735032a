import { describe, expect, it } from 'vitest';
import { armyOf } from '#domain/roster/army.ts';
import { documentWith, foreignEntry } from '#tests/builders/catalogue.ts';
import { catalogue } from './catalogue.ts';
import { unitNames } from './unit-names.ts';

const document = { ...documentWith({ coal: 1 }), entries: [foreignEntry()] };
const nameOf = unitNames(armyOf(document, catalogue), document.faction, 'en');

describe('unit names for a list', () => {
  it('names a partner that the list lacks by the catalogue, not by its id', () => {
    expect(nameOf('iriavik-restless-pup')).toBe('Iriavík Restless Pup');
  });

  it('keeps the name of a unit that only the list knows, and an id that nobody knows', () => {
    expect(nameOf('old-unit')).toBe('Old Unit');
    expect(nameOf('nothing-like-it')).toBe('nothing-like-it');
  });
});
