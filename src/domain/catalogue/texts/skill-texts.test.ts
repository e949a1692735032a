import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NotePiece } from '../roll-codes.ts';
import { skillLines, skillText, type SkillTexts, unknownTokens } from './skill-texts.ts';

const TEXTS: SkillTexts = {
  hetman: {
    'Discipline (joined)': { text: 'No stress.' },
    Discipline: { text: 'Less stress.' },
    Steady: { name: 'Firmes', text: 'Again.' },
  },
};

describe('skillText', () => {
  it('answers the text of the half, else the one of the name', () => {
    const named = (name: string, half: 'alone' | 'joined' | 'both') =>
      skillText(TEXTS, 'hetman', { name, half })?.text;
    expect(named('Discipline', 'joined')).toBe('No stress.');
    expect(named('Discipline', 'alone')).toBe('Less stress.');
    expect(named('Steady', 'both')).toBe('Again.');
  });

  it('answers null for what is not there, whatever its name', () => {
    expect(skillText(TEXTS, 'hetman', { name: 'toString', half: 'alone' })).toBeNull();
    expect(skillText(TEXTS, 'constructor', { name: 'name', half: 'alone' })).toBeNull();
  });
});

describe('skillLines', () => {
  it('keeps dice and symbols that stand together in one piece', () => {
    expect(skillLines('Roll {RED}{hollow-special}, then\n{special}: 1 wound.')).toEqual([
      [{ text: 'Roll ' }, { parts: ['R', 'i'] }, { text: ', then' }],
      [{ parts: ['!'] }, { text: ': 1 wound.' }],
    ]);
  });

  it('leaves braces that stand for nothing as words', () => {
    expect(skillLines('A {purple} die.')).toEqual([[{ text: 'A {purple} die.' }]]);
    expect(unknownTokens('A {purple}{RED} die.')).toEqual(['purple']);
  });

  it('loses no word', () => {
    const pieces = fc.oneof(fc.string(), fc.constantFrom('\n', '{', '}', '{x}', '{Red}'));
    const words = (piece: NotePiece) => ('text' in piece ? piece.text : '');
    fc.assert(
      fc.property(fc.array(pieces), (written) => {
        const text = written.join('');
        const told = skillLines(text).map((line) => line.map(words).join(''));
        expect(told.join('\n')).toBe(text);
      }),
    );
  });
});
