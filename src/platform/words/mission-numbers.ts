import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { NumberKind } from '#domain/catalogue/release/mission-numbers.ts';

/** Names of the entries of a mission or feat in the reader's language, by `scoring.<id>`. */
export type PlaceNames = Readonly<Record<string, string>>;

/** The names of numbers; `name` is that of the entry, or the number of the round. */
const WORDS: Readonly<Record<NumberKind, (name: string) => MessageDescriptor>> = {
  rounds: () => msg`Rounds`,
  'turns.*': (round) => msg`Turns of round ${round}`,
  listPoints: () => msg`Points of each list`,
  'control.range': () => msg`Reach of objectives in strides`,
  'control.bonus': () => msg`Conquest that every unit gains`,
  'scoring.*.points': (name) => msg`${name}: points`,
  'scoring.*.most': (name) => msg`${name}: most for one player`,
  'scoring.*.pool': (name) => msg`${name}: most for both players`,
  'scoring.*.formula.goal': (name) => msg`${name}: goal`,
  'scoring.*.formula.behind': (name) => msg`${name}: added for the player behind`,
  'scoring.*.formula.value': (name) => msg`${name}: lowest value that scores`,
  'markers.*.start': (name) => msg`${name}: first turn`,
  'markers.*.step': (name) => msg`${name}: turns until the next time`,
  'pieces.*.wounds': (name) => msg`${name}: wounds`,
  'tokens.*.most': (name) => msg`${name}: most for one`,
  'tokens.*.conquest': (name) => msg`${name}: conquest`,
  'meters.*.min': (name) => msg`${name}: lowest value`,
  'meters.*.max': (name) => msg`${name}: highest value`,
  'meters.*.start': (name) => msg`${name}: value at the start`,
};

const BY_KIND = new Map<string, (name: string) => MessageDescriptor>(Object.entries(WORDS));

/**
 * Says what the number at a place is, such as `turns.0` and `scoring.<id>.points`. An entry without
 * a name is called by its id, and a place that no mission has by itself.
 */
export function missionNumberWords(
  place: string,
  names: PlaceNames,
  say: (words: MessageDescriptor) => string,
): string {
  const [section = '', id = '', ...rest] = place.split('.');
  const name = names[`${section}.${id}`] ?? id;
  if (section === 'variants') return `${name} · ${missionNumberWords(rest.join('.'), names, say)}`;
  if (section === 'turns') return say(WORDS['turns.*'](String(Number(id) + 1)));
  const words = BY_KIND.get(place) ?? BY_KIND.get([section, '*', ...rest].join('.'));
  return words === undefined ? place : say(words(name));
}
