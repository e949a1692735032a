import type { Messages } from '@lingui/core';
import { type Language, LANGUAGES } from '#domain/catalogue/types.ts';

/**
 * One message: its id, then its compiled text in each language, in the order of `LANGUAGES`. A text
 * without values may be its string alone.
 */
type MessageRow = readonly [id: string, ...texts: Messages[string][]];

const catalogues: ReadonlyMap<Language, Messages> = new Map(LANGUAGES.map((language) => [language, {}]));

/**
 * Adds the messages of a module in every language. The build writes this call into each module that
 * has messages (scripts/build/vite-messages.ts), so a module's texts are there as soon as its code
 * is.
 */
export function addMessages(rows: readonly MessageRow[]): void {
  for (const [id, ...texts] of rows) {
    for (const [at, messages] of [...catalogues.values()].entries()) {
      const text = texts[at];
      // Lingui takes a plain string for a text that nobody compiled.
      if (text !== undefined) messages[id] = typeof text === 'string' ? [text] : text;
    }
  }
}

/**
 * Returns the messages of all loaded modules in one language. Modules that load later add to the
 * same object.
 */
export function messagesIn(language: Language): Messages {
  return catalogues.get(language) ?? {};
}
