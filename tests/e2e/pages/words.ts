import { readFileSync } from 'node:fs';
import type { Language } from '#domain/catalogue/types.ts';

/**
 * Says a message of the interface, given in English with its `{placeholders}`, as the page shows
 * it.
 */
export type Say = (message: string, values?: Readonly<Record<string, string | number>>) => string;

/** Returns the English text of a message. */
export const inEnglish: Say = (message, values = {}) => fill(message, values);

/**
 * Returns the texts of a language: the translation, or English where it is missing, as in the app.
 */
export function wordsIn(language: Language): Say {
  const translations = translationsIn(language);
  return (message, values = {}) => fill(translations.get(message) ?? message, values);
}

function fill(message: string, values: Readonly<Record<string, string | number>>): string {
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

function translationsIn(language: Language): ReadonlyMap<string, string> {
  const text = readFileSync(new URL(`../../../locales/${language}/messages.po`, import.meta.url), 'utf8');
  const found = new Map<string, string>();
  for (const block of text.split(/\n{2,}/)) {
    const message = quotedAfter(block, 'msgid');
    const translation = quotedAfter(block, 'msgstr');
    if (message !== '' && translation !== '') found.set(message, translation);
  }
  return found;
}

/** A PO text may go on over several lines, each in quotes of its own. */
function quotedAfter(block: string, keyword: 'msgid' | 'msgstr'): string {
  const lines = new RegExp(`^${keyword} ((?:".*"\\n?)+)`, 'm').exec(block)?.[1] ?? '';
  return [...lines.matchAll(/^".*"$/gm)].map(([line]) => JSON.parse(line) as string).join('');
}
