import { describe, expect, it } from 'vitest';
import { documentWith, foreignEntry, smallCatalogue } from '#tests/builders/catalogue.ts';
import { armyOf } from '../army.ts';
import type { RosterDocument } from '../types.ts';
import { checkTournament } from './tournament.ts';

const check = (document: RosterDocument) => checkTournament(document, armyOf(document, smallCatalogue()));

describe('tournament legality', () => {
  it('has nothing against a list of legal units', () => {
    expect(check(documentWith({ alborc: 1, 'orc-hunters': 2 }))).toEqual([]);
  });

  it('warns me once, naming every unit that my tournament will not admit', () => {
    expect(check(documentWith({ vercana: 1, alborc: 1, coal: 1 }))).toEqual([
      {
        code: 'not-tournament-legal',
        level: 'warning',
        unitIds: ['vercana', 'coal'],
        values: {},
        rule: 'tournament',
      },
    ]);
  });

  it('claims nothing about a unit that it does not know', () => {
    expect(check(documentWith({}, { entries: [foreignEntry()] }))).toEqual([]);
  });
});
