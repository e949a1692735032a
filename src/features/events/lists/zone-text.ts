import type { Language } from '#domain/catalogue/types.ts';
import { dateFormat } from '#platform/language/language.ts';

const FULL = { dateStyle: 'full', timeStyle: 'short' } as const;

/** An instant in the zone of an event and in that of the reader. */
export type ZonedTexts = {
  readonly there: string;
  /** Null where the clocks of both show the same. */
  readonly here: string | null;
};

/**
 * Writes an instant (ms since 1970) as the clocks of a zone show it, and as the reader's do. A
 * zone that this browser does not know is that of the reader.
 */
export function zonedTexts(at: number, zone: string, language: Language): ZonedTexts {
  const here = dateFormat(language, FULL).format(at);
  const there = textIn(zone, at, language) ?? here;
  return { there, here: there === here ? null : here };
}

function textIn(timeZone: string, at: number, language: Language): string | null {
  try {
    return dateFormat(language, { ...FULL, timeZone }).format(at);
  } catch {
    return null;
  }
}
