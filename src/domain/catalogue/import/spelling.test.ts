import { describe, expect, it } from 'vitest';
import { nearest, respellName, respellWord } from './spelling.ts';

describe('known misspellings', () => {
  it.each([
    ['Beserker Rage', 'Berserker Rage'],
    ['Join (Calvary)', 'Join (Cavalry)'],
    ['Chracter', 'Character'],
    ['Diplsace (3)', 'Displace (3)'],
    ['Itimidating (1)', 'Intimidating (1)'],
    ['nemourous', 'Nemorous'],
    ['Favorable terrain (Rugged)', 'Preferred Terrain (Rugged)'],
    ['Favourable Terrain (Rugged)', 'Preferred Terrain (Rugged)'],
    ['Join (Infantry or War Machine)', 'Join (Infantry | War Rig)'],
    ['Join (Infantry, Varank, or Warg Riders)', 'Join (Infantry, Varank | Warg Riders)'],
    ['High Commander', 'High Command'],
    ['Displaced (X)', 'Displace (X)'],
  ])('reads %s as %s', (wrong, right) => {
    expect(respellWord(wrong)).toBe(right);
  });

  it.each([
    ['Tattoist', 'Tattooist'],
    ['Naegon Caladren', 'Naergon Caladren'],
    ['Plaje de Ira Montado', 'Pelaje de Ira Montado'],
  ])('reads the name %s as %s', (wrong, right) => {
    expect(respellName(wrong)).toBe(right);
  });

  it('leave right words and other names alone', () => {
    expect(respellWord('Join (Orc, Infantry)')).toBe('Join (Orc, Infantry)');
    expect(respellName('War Machine')).toBe('War Machine');
  });
});

describe('nearest', () => {
  const words = ['Scout', 'Spellcaster', 'Shove', 'Aim'];

  it('finds the word that is at most two letters off, in any capitals', () => {
    expect(nearest('Spelcastr', words)).toBe('Spellcaster');
    expect(nearest('scuot', ['Shove', 'Scout'])).toBeNull();
    expect(nearest('Scouts', words)).toBe('Scout');
    expect(nearest('SHOVE', words)).toBe('Shove');
  });

  it('takes the nearer of two', () => {
    expect(nearest('Marauder', ['Marauders!', 'Marauders'])).toBe('Marauders');
  });

  it('answers null rather than guess at short or strange words', () => {
    expect(nearest('Aid', words)).toBeNull();
    expect(nearest('Gunner', words)).toBeNull();
    expect(nearest('', words)).toBeNull();
  });
});
