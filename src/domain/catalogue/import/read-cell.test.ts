import { describe, expect, it } from 'vitest';
import {
  readId,
  readName,
  readNumber,
  readOneOf,
  readWords,
  readYesNo,
  type CellValue,
} from './read-cell.ts';

const terms = new Map([
  ['join', 'Join'],
  ['berserker-rage', 'Berserker Rage'],
  ['preferred-terrain', 'Preferred Terrain'],
  ['repeat-a-die', 'Repeat a Die'],
]);
const meant = (cell: CellValue<unknown>) =>
  cell.ok ? cell.value : cell.problems.map(({ suggestion }) => suggestion);

describe('readNumber', () => {
  it('reads a whole number inside the bounds', () => {
    expect(readNumber('0', 0, 60)).toEqual({ ok: true, value: 0 });
    expect(readNumber('60', 0, 60)).toEqual({ ok: true, value: 60 });
  });

  it.each([
    ['3 0', '30'],
    ['3\u00a00', '30'],
    ['30,0', '30'],
    ['30.00', '30'],
    ['30 pts', '30'],
    ['~30', '30'],
  ])('refuses %j and says that %s was probably meant', (cell, number) => {
    expect(readNumber(cell, 0, 60)).toEqual({
      ok: false,
      problems: [{ found: cell, expected: 'a whole number from 0 to 60', suggestion: number }],
    });
  });

  it.each(['', '61', '-5', '−5', '2-3', '3.5', '1,000', '6 1', 'thirty', '1e1'])(
    'refuses %j without a guess',
    (cell) => {
      expect(meant(readNumber(cell, 0, 60))).toEqual([null]);
    },
  );
});

describe('readYesNo', () => {
  it('reads Yes and No in any capitals', () => {
    expect(readYesNo('Yes')).toEqual({ ok: true, value: true });
    expect(readYesNo('no')).toEqual({ ok: true, value: false });
  });

  it.each([
    ['y', 'Yes'],
    ['TRUE', 'Yes'],
    ['1', 'Yes'],
    ['Sí', 'Yes'],
    ['oui', 'Yes'],
    ['n', 'No'],
    ['false', 'No'],
    ['0', 'No'],
    ['non', 'No'],
  ])('refuses %s and offers %s', (cell, word) => {
    expect(meant(readYesNo(cell))).toEqual([word]);
  });

  it.each(['', 'maybe', '?'])('refuses %j without a guess', (cell) => {
    expect(meant(readYesNo(cell))).toEqual([null]);
  });
});

describe('readOneOf', () => {
  const types = ['Troop', 'Character', 'Named Character'];

  it('reads exactly what is offered', () => {
    expect(readOneOf('Troop', types)).toEqual({ ok: true, value: 'Troop' });
  });

  it.each([
    ['named character', 'Named Character'],
    ['Chracter', 'Character'],
    ['Troops', 'Troop'],
    ['Hero', null],
    ['', null],
  ])('refuses %j and offers %s', (cell, type) => {
    const read = readOneOf(cell, types);
    expect(meant(read)).toEqual([type]);
    expect(read).toMatchObject({ problems: [{ expected: 'one of Troop, Character, Named Character' }] });
  });
});

describe('readId', () => {
  it('reads ascii words with hyphens', () => {
    expect(readId('warg-riders')).toEqual({ ok: true, value: 'warg-riders' });
  });

  it('offers the id that another text would have', () => {
    expect(meant(readId('Lady Télia'))).toEqual(['lady-telia']);
    expect(meant(readId(''))).toEqual([null]);
  });
});

describe('readName', () => {
  it('reads any name but a known misspelling', () => {
    expect(readName('Iriavík Restless Pup')).toEqual({ ok: true, value: 'Iriavík Restless Pup' });
    expect(meant(readName('Tattoist'))).toEqual(['Tattooist']);
    expect(meant(readName(''))).toEqual([null]);
  });
});

describe('readWords', () => {
  it('reads a list between semicolons, an empty cell as an empty list', () => {
    expect(readWords(' Join (Infantry, Orc) ;Berserker Rage;', terms)).toEqual({
      ok: true,
      value: ['Join (Infantry, Orc)', 'Berserker Rage'],
    });
    expect(readWords('', terms)).toEqual({ ok: true, value: [] });
  });

  it('names every word that does not fit and what it probably means', () => {
    const cell = 'Beserker Rage;repeat a die;Join(Infantry);Joined (Orc);Gunner;Join (Orc';
    expect(meant(readWords(cell, terms))).toEqual([
      'Berserker Rage',
      'Repeat a Die',
      'Join (Infantry)',
      null,
      null,
      null,
    ]);
  });

  it('says how a broken pair of brackets should look', () => {
    const read = readWords('Join (Orc', terms);
    expect(read.ok ? '' : read.problems[0]?.expected).toContain('one pair of brackets');
  });
});
