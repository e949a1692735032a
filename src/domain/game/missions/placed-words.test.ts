import { describe, expect, it } from 'vitest';
import { realLibrary } from '#tests/builders/games.ts';
import { namesOfPlaces } from './placed-words.ts';

function find<Item extends { readonly id: string }>(items: readonly Item[], id: string): Item {
  const found = items.find((each) => each.id === id);
  if (found === undefined) throw new Error(`No ${id}.`);
  return found;
}

describe('the names of the entries of a mission or feat', () => {
  it('are there for every box, also one that only an older version has', () => {
    const mission = find(realLibrary().missions, 'consolidated-progress');
    const names = namesOfPlaces(mission, 'en');
    for (const { id, name } of mission.scoring) expect(names[`scoring.${id}`]).toBe(name);
    const older = mission.variants.flatMap(({ scoring }) => scoring ?? []);
    expect(older.length).toBeGreaterThan(0);
    for (const { id } of older) expect(names[`scoring.${id}`]).toBeDefined();
    for (const { id, name } of mission.variants) expect(names[`variants.${id}`]).toBe(name);
  });

  it('are in the reader’s language, with the meters of a feat', () => {
    const feat = find(realLibrary().feats, 'banner');
    const names = namesOfPlaces(feat, 'es');
    for (const { id, name, names: own } of feat.meters) expect(names[`meters.${id}`]).toBe(own.es ?? name);
    expect(feat.meters.length).toBeGreaterThan(0);
  });
});
