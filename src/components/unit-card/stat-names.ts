import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { symbolName } from '#data/catalogue.ts';
import type { Language } from '#domain/catalogue/types.ts';

/** The abbreviations on English cards; those of other languages are in the catalogue. */
const ENGLISH = { mov: 'MOV', w: 'W', wp: 'WP', mor: 'MOR', avb: 'AVB' } as const;
export type StatId = keyof typeof ENGLISH;

/** The five values of a card's strip, in its order. */
export const STAT_IDS: readonly StatId[] = ['mov', 'w', 'wp', 'mor', 'avb'];

/** The whole word of a value: what a screen reader says and a pointer finds. */
export const STAT_WORDS: Readonly<Record<StatId, MessageDescriptor>> = {
  mov: msg`Movement`,
  w: msg`Wounds`,
  wp: msg`Willpower`,
  mor: msg`Morale`,
  avb: msg`Availability`,
};

/** Returns the abbreviation of a value as the cards of a language print it. */
export function statAbbreviation(id: StatId, language: Language): string {
  return symbolName(id, language) ?? ENGLISH[id];
}
