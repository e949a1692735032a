import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MapMarker, MarkerColour, MarkerKind } from '#domain/game/map.ts';

const OBJECTIVES: Readonly<Record<MarkerColour, MessageDescriptor>> = {
  red: msg`Red objective`,
  blue: msg`Blue objective`,
  brown: msg`Neutral objective (brown)`,
  plain: msg`Objective`,
};
const CHESTS: Readonly<Record<'red' | 'blue', MessageDescriptor>> = {
  red: msg`Red supply chest`,
  blue: msg`Blue supply chest`,
};
const COMRADES: Readonly<Record<'red' | 'blue', MessageDescriptor>> = {
  red: msg`Red fallen comrade`,
  blue: msg`Blue fallen comrade`,
};
const PLAIN: Readonly<Record<Exclude<MarkerKind, 'objective' | 'chest' | 'comrade'>, MessageDescriptor>> = {
  artifact: msg`Artifact`,
  conquest: msg`Conquest marker`,
  fog: msg`Fog marker`,
  ghost: msg`Ghost`,
  'lesser-altar': msg`Lesser altar`,
  'sacred-altar': msg`Sacred altar`,
  sprout: msg`Sprout`,
  tree: msg`Tree Mother`,
};

/** Returns the name of a map's marker, without its letter or number. */
export function markerName({ kind, colour }: Pick<MapMarker, 'kind' | 'colour'>): MessageDescriptor {
  if (kind === 'objective') return OBJECTIVES[colour];
  const company = colour === 'blue' ? 'blue' : 'red';
  if (kind === 'chest') return CHESTS[company];
  return kind === 'comrade' ? COMRADES[company] : PLAIN[kind];
}
