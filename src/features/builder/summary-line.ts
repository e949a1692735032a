import { localTerm } from '#domain/catalogue/localise.ts';
import type { Catalogue, Language } from '#domain/catalogue/types.ts';

/**
 * What a unit is, in one line: its printed characteristics in the reader's language, rank left to
 * its own badge.
 */
export function summaryLine(
  unit: { characteristics: readonly string[] },
  catalogue: Catalogue,
  language: Language,
): string {
  return unit.characteristics
    .filter((characteristic) => characteristic !== 'High Command')
    .map((characteristic) => localTerm(catalogue, 'characteristics', characteristic, language))
    .join(' · ');
}
