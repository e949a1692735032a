import { describe, expect, it } from 'vitest';
import { factionAtHeart } from './faction-at-heart.ts';

const KNOWN = ['northern-tribes', 'syenann'];
const open = (faction: string, unitCount = 3) => ({ faction, unitCount });

describe('the faction that the board has news of', () => {
  it.each([
    ['the favourite before the open list', 'syenann', open('northern-tribes'), 'syenann'],
    ['the open list without a favourite', null, open('northern-tribes'), 'northern-tribes'],
    ['the open list when no faction has the favourite’s id', 'orcs', open('syenann'), 'syenann'],
    ['none for an open list without units', null, open('syenann', 0), null],
    ['none for a faction that is not known', null, open('orcs'), null],
    ['none without either', null, null, null],
  ])('is %s', (_, favourite, list, expected) => {
    expect(factionAtHeart(favourite, list, KNOWN)).toBe(expected);
  });
});
