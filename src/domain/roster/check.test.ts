import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentWith, foreignEntry, smallCatalogue } from '#tests/builders/catalogue.ts';
import { documentArbitrary } from '#tests/builders/commands.ts';
import { checkRoster } from './check.ts';
import type { Finding, RosterDocument } from './types.ts';

const catalogue = smallCatalogue();

/** Documents as no border lets them in: any number, any text, the same unit again and again. */
const anyDocument: fc.Arbitrary<RosterDocument> = fc.record({
  name: fc.string({ unit: 'binary' }),
  faction: fc.oneof(fc.constantFrom('northern-tribes', '__proto__', 'constructor'), fc.string()),
  target: fc.option(fc.double(), { nil: null }),
  entries: fc.array(
    fc.record(
      {
        unitId: fc.oneof(fc.constantFrom('alborc', 'naergon-caladren', 'toString'), fc.string()),
        quantity: fc.double(),
        foreign: fc.record({
          name: fc.string(),
          points: fc.double(),
          command: fc.double(),
          highCommand: fc.boolean(),
          keywords: fc.array(fc.string()),
        }),
      },
      { requiredKeys: ['unitId', 'quantity'] },
    ),
  ),
  currentName: fc.option(fc.string(), { nil: null }),
  savedId: fc.option(fc.string(), { nil: null }),
});

describe('checkRoster', () => {
  it('has nothing to say about a sound list', () => {
    const document = documentWith({ alborc: 1, 'orc-hunters': 3, tattooist: 1 }, { target: 200 });
    expect(checkRoster(document, catalogue)).toEqual([]);
  });

  it('asks a new list for a name and a unit, and blames it for nothing', () => {
    const findings = checkRoster(documentWith({}, { name: '' }), catalogue);
    expect(findings.map(({ code, level }) => [code, level])).toEqual([
      ['name-missing', 'missing'],
      ['list-empty', 'missing'],
    ]);
  });

  it('names everything that is wrong at once, the worst first', () => {
    const { entries } = documentWith({ alborc: 1, wrathmane: 1, 'orc-hunters': 4, coal: 1, hetman: 1 });
    const document = documentWith({}, { name: '', target: 100, entries: [...entries, foreignEntry()] });
    expect(checkRoster(document, catalogue).map(({ code }) => code)).toEqual([
      'unit-of-other-faction',
      'high-command-limit',
      'availability-exceeded',
      'companion-without-owner',
      'not-tournament-legal',
      'unit-unknown',
      'over-target',
      'name-missing',
    ]);
  });

  it('never fails, whatever the document holds', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        const ids = new Set(document.entries.map(({ unitId }) => unitId));
        const named = checkRoster(document, catalogue).flatMap(({ unitIds }) => unitIds);
        expect(named.every((id) => ids.has(id))).toBe(true);
      }),
    );
  });

  it('tells no two findings of one code about the same units', () => {
    const key = ({ code, unitIds }: Finding) => `${code} ${unitIds.join(' ')}`;
    fc.assert(
      fc.property(documentArbitrary, (document) => {
        const keys = checkRoster(document, catalogue).map(key);
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });
});
