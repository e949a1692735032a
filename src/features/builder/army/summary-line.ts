import { localTerm } from '#domain/catalogue/localise.ts';
import type { Catalogue, Language } from '#domain/catalogue/types.ts';

/**
 * Returns a unit's printed characteristics as one line in the reader's language, without its rank,
 * which has its own badge.
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
