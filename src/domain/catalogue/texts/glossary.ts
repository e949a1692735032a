import { parseTerm } from './term.ts';
import { TERM_KINDS, type TermKind } from '../types.ts';

/**
 * One term of `catalogue/glossary/<kind>.json`, in English. `value` says what the brackets behind
 * the term mean.
 */
export type GlossaryTerm = {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly value?: string;
};

/** `locales/<lang>/glossary.json`: kind, term id, then what is translated. */
export type GlossaryTexts = Readonly<Partial<Record<TermKind, Readonly<Record<string, GlossaryText>>>>>;
type GlossaryText = { readonly name?: string; readonly text: string; readonly value?: string };

/** A language's glossary: the English terms, and the translations that exist. */
export type Glossary = {
  readonly terms: Readonly<Partial<Record<TermKind, readonly GlossaryTerm[]>>>;
  readonly texts: GlossaryTexts;
};

/**
 * A term as a reader sees it. `value` is null when the term has no brackets or their meaning is
 * unknown.
 */
export type GlossaryEntry = {
  readonly kind: TermKind;
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly value: string | null;
};

/**
 * The entry of a printed word (`Dispel (BLU BLK)`; docs/game.md, "Terms with values"). A word
 * that is filed under another kind than the one asked for is found there. Null when the glossary
 * does not know it.
 */
export function glossaryEntry(glossary: Glossary, kind: TermKind, printed: string): GlossaryEntry | null {
  const { id } = parseTerm(printed);
  for (const each of [kind, ...TERM_KINDS]) {
    const english = glossary.terms[each]?.find((entry) => entry.id === id);
    if (english === undefined) continue;
    const local = glossary.texts[each]?.[id];
    const value = local?.value ?? english.value ?? null;
    return { kind: each, id, name: local?.name ?? english.name, text: local?.text ?? english.text, value };
  }
  return null;
}
