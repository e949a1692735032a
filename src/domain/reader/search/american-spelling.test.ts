import { expect, it } from 'vitest';
import { americanSpelling } from './american-spelling.ts';

it.each([
  ['demoralised', 'demoralized'],
  ['defence', 'defense'],
  ['defences', 'defenses'],
  ['colour', 'color'],
  ['armoured', 'armored'],
  ['manoeuvre', 'maneuver'],
  ['manoeuvres', 'maneuvers'],
  ['manoeuvring', 'maneuvering'],
  ['centre', 'center'],
  ['cancelled', 'canceled'],
  ['catalogue', 'catalog'],
  ['grey', 'gray'],
])('British and American spelling compare as one: %s, %s', (british, american) => {
  expect(americanSpelling(british)).toBe(americanSpelling(american));
});

it.each(['four', 'hour', 'your', 'wise', 'cover', 'court', 'tree', 'charge'])('leaves %s alone', (word) => {
  expect(americanSpelling(word)).toBe(word);
});
