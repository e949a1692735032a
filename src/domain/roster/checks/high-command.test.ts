import { describe, expect, it } from 'vitest';
import { documentWith, foreignEntry, smallCatalogue } from '#tests/builders/catalogue.ts';
import { armyOf } from '../army.ts';
import type { RosterDocument } from '../types.ts';
import { checkHighCommand } from './high-command.ts';

const check = (document: RosterDocument) => checkHighCommand(document, armyOf(document, smallCatalogue()));

describe('high command', () => {
  it('is content with one commander, and with none', () => {
    expect(check(documentWith({ alborc: 1, 'orc-hunters': 2 }))).toEqual([]);
    expect(check(documentWith({ 'orc-hunters': 2 }))).toEqual([]);
  });

  it('names both when Alborc and a Wrathmane want to command', () => {
    expect(check(documentWith({ wrathmane: 1, 'orc-hunters': 1, alborc: 1 }))).toEqual([
      {
        code: 'high-command-limit',
        level: 'violation',
        unitIds: ['wrathmane', 'alborc'],
        values: { count: 2, max: 1 },
        rule: 'high-command',
      },
    ]);
  });

  it('counts copies of one commander', () => {
    expect(check(documentWith({ alborc: 2 }))).toMatchObject([{ unitIds: ['alborc'], values: { count: 2 } }]);
  });

  it('counts a commander that came with an old link', () => {
    const { entries } = documentWith({ alborc: 1 });
    const document = documentWith({}, { entries: [...entries, foreignEntry({ highCommand: true })] });
    expect(check(document)).toMatchObject([{ unitIds: ['alborc', 'old-unit'] }]);
  });
});
