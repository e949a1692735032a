import { expect, it } from 'vitest';
import { loadMissions } from '#data/missions.ts';
import { wordsOf } from './use-say-of.ts';

it('has a Spanish word for everything that a table shows of a mission or feat', async () => {
  const { missions, feats } = await loadMissions('es');
  const missing = [...missions, ...feats].flatMap((item) => {
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

it('says the text of an event token too', async () => {
  const { missions } = await loadMissions('es');
  const fog = missions.find(({ id }) => id === 'fog-of-death');
  if (fog === undefined) throw new Error('No Fog of Death.');
  expect(wordsOf(fog, 'es').get(fog.markers[0]?.text ?? '')).toMatch(/niebla/u);
});
