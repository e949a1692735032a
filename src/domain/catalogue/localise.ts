import { foldText } from './fold.ts';
import { parseTerm } from './texts/term.ts';
import {
  TERM_KINDS,
  type Catalogue,
  type Language,
  type Names,
  STORED_LANGUAGES,
  type StoredLanguage,
  type TermKind,
  type Unit,
} from './types.ts';

/** A name in the wanted language, or the English one when there is no translation. */
export function localName(
  item: { readonly name: string; readonly names: Names },
  language: Language,
): string {
  return language === 'en' ? item.name : (item.names[language] ?? item.name);
}

/** A text in the wanted language, or the English one when there is no translation. */
export function localText(
  item: { readonly text: string; readonly texts: Names },
  language: Language,
): string {
  return language === 'en' ? item.text : (item.texts[language] ?? item.text);
}

/**
 * A printed rule word in the wanted language: `Join (Infantry, Orc)` → `Unirse (Infantería, Orco)`.
 * Inside the brackets each piece between commas and bars is translated when it is a term or a
 * unit's name; dice codes, numbers and unknown words stay as printed, and so does a term without a
 * translation.
 */
export function localTerm(catalogue: Catalogue, kind: TermKind, printed: string, language: Language): string {
  if (language === 'en') return printed;
  const { base, value } = parseTerm(printed);
  const name = termName(catalogue, kind, base, language) ?? base;
  return value === null ? name : `${name} (${localValue(catalogue, value, language)})`;
}

function localValue(catalogue: Catalogue, value: string, language: Language): string {
  return value.replace(/[^,|]+/gu, (piece) => {
    const word = piece.trim();
    return piece.replace(word, () => localWord(catalogue, word, language));
  });
}

function localWord(catalogue: Catalogue, word: string, language: Language): string {
  const term = termName(catalogue, 'characteristics', word, language);
  if (term !== undefined) return term;
  const unit = unitsByFoldedName(catalogue).get(foldText(word));
  return unit === undefined ? word : localName(unit, language);
}

/**
 * The wanted kind first, then any other: cards print some words under a heading that the glossary
 * files elsewhere.
 */
function termName(
  catalogue: Catalogue,
  kind: TermKind,
  name: string,
  language: Language,
): string | undefined {
  const names = catalogue.termNames[language] ?? {};
  const { id } = parseTerm(name);
  for (const each of [kind, ...TERM_KINDS]) {
    const ofKind = names[each] ?? {};
    // Words come from links too: `constructor` must not find what every object inherits.
    if (Object.hasOwn(ofKind, id)) return ofKind[id];
  }
  return undefined;
}

const indexes = new WeakMap<Catalogue, ReadonlyMap<string, Unit>>();

/** Made once a catalogue: chips of a hundred units are translated while rendering. */
function unitsByFoldedName(catalogue: Catalogue): ReadonlyMap<string, Unit> {
  const index = indexes.get(catalogue) ?? new Map(catalogue.units.map((unit) => [foldText(unit.name), unit]));
  indexes.set(catalogue, index);
  return index;
}

/** Returns the language of the database's columns that say it: the same, or English. */
export function storedLanguage(language: Language): StoredLanguage {
  return STORED_LANGUAGES.find((each) => each === language) ?? 'en';
}
