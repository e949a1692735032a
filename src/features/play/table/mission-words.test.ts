import { join } from 'node:path';
import { expect, it } from 'vitest';
import { missionLibrary } from '#domain/game/mission-library.ts';
import { readMissions } from '#scripts/mission-files.ts';
import { wordsOf } from './mission-words.ts';

const read = readMissions(join(import.meta.dirname, '../../../..'));
if (!read.ok) throw new Error('The missions have faults.');
const spanish = missionLibrary(read.value, 'es');
const english = missionLibrary(read.value, 'en');

it('has a Spanish word for everything that a table shows of a mission or feat', () => {
  const missing = [...spanish.missions, ...spanish.feats].flatMap((item) => {
    const words = wordsOf(item, 'es');
    const shown = [
      item,
      ...item.scoring,
      ...item.tokens,
      ...('markers' in item ? item.markers : item.meters),
    ];
    return shown.filter(({ name }) => !words.has(name)).map(({ name }) => `${item.id}: ${name}`);
  });
  expect(missing).toEqual([]);
});

it('says the text of an event token too', () => {
  const fog = english.missions.find(({ id }) => id === 'fog-of-death');
  const niebla = spanish.missions.find(({ id }) => id === 'fog-of-death');
  if (fog === undefined || niebla === undefined) throw new Error('No Fog of Death.');
  expect(wordsOf(niebla, 'es').get(fog.markers[0]?.text ?? '')).toMatch(/niebla/u);
});
