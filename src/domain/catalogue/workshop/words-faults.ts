import type { Fault } from '../faults.ts';
import { foldText } from '../fold.ts';
import { applyOverlay, type CatalogueSources } from '../release/apply-overlay.ts';
import { termId } from '../texts/term.ts';
import { LANGUAGES, TERM_KINDS } from '../types.ts';
import type { DraftFault } from './draft-faults.ts';
import { missing, originFaults } from './draft-faults.ts';
import { faultReason } from './fault-reason.ts';
import { wordsChange, wordsOverlay, wordsTarget } from './words-change.ts';
import { toldWords, type WordsByLanguage, type WordsDraft, type WordsSection } from './words-draft.ts';

const UNNAMED = 'unnamed';

/**
 * Everything that keeps a draft from being sent. A fault's field is `<language>.<field>` or one of
 * `kind`, `note`, `page`; it is empty where nothing differs. The words are put into the catalogue
 * and judged there by the catalogue's own parser, as a release is.
 */
export function wordsFaults(
  draft: WordsDraft,
  base: WordsByLanguage | null,
  sources: CatalogueSources,
): readonly DraftFault[] {
  const change = wordsChange(draft, base);
  return [
    ...(draft.section === 'terms' && draft.kind === '' ? [missing('kind')] : []),
    ...nameFaults(draft, sources),
    ...faultsInPlace(draft, change, sources),
    ...originFaults(draft.origin),
    ...(Object.keys(change).length === 0 && base !== null ? [missing('')] : []),
  ];
}

/** An English name that something else has, or that makes no id. */
function nameFaults(draft: WordsDraft, sources: CatalogueSources): readonly DraftFault[] {
  const name = draft.words.en?.name.trim() ?? '';
  if (name === '') return [];
  const field = 'en.name';
  if (draft.target === null && termId(name) === '') return [{ field, reason: { code: 'no-id' } }];
  const other = othersOf(draft, sources).find(
    (each) => foldText(each.name) === foldText(name) || (draft.target === null && each.id === termId(name)),
  );
  return other === undefined ? [] : [{ field, reason: { code: 'taken', name: other.name } }];
}

function othersOf(
  draft: WordsDraft,
  { factions, glossary }: CatalogueSources,
): readonly { readonly id: string; readonly name: string }[] {
  const all =
    draft.section === 'terms'
      ? glossary.filter(({ kind }) => kind === draft.kind).flatMap(({ value }) => value)
      : factions.map(({ faction }) => faction.value);
  const own = draft.target?.split('/').at(-1);
  return all.filter(({ id }) => id !== own);
}

function faultsInPlace(draft: WordsDraft, change: object, sources: CatalogueSources): readonly DraftFault[] {
  const { section } = draft;
  const target = placeOf(draft);
  const focused = focusedOnWords(sources, section, target);
  const applied = applyOverlay(focused, wordsOverlay(draft, target, change));
  if (applied.ok) return [];
  // The name of a term in another language stands in two files.
  const faults = applied.faults.map((fault) => wordsFault(fault, focused));
  const keys = faults.map((fault) => JSON.stringify(fault));
  return faults.filter((_, at) => keys.indexOf(keys[at] ?? '') === at);
}

/** A term without a kind or a name is judged all the same, in a place of its own. */
function placeOf(draft: WordsDraft): string {
  const [first] = TERM_KINDS;
  const target = wordsTarget(draft.kind === '' ? { ...draft, kind: first } : draft);
  return target === '' || target.endsWith('/') ? `${target}${UNNAMED}` : target;
}

/** The sources with what can speak of these words alone, so that each key press is judged. */
export function focusedOnWords(
  sources: CatalogueSources,
  section: WordsSection,
  target: string,
): CatalogueSources {
  const isTerm = (kind: string, id: string) => section === 'terms' && `${kind}/${id}` === target;
  return {
    factions: sources.factions
      .filter(({ folder }) => section === 'factions' && folder === target)
      .map((source) => ({ ...source, units: { ...source.units, value: [] } })),
    locales: sources.locales.map((source) => {
      const { language, factions = {}, terms = {} } = source.value;
      const value = {
        language,
        factions: section === 'factions' ? only(factions, (id) => id === target) : {},
        terms: byKind((kind) => only(terms[kind] ?? {}, (id) => isTerm(kind, id))),
      };
      return { ...source, value };
    }),
    glossary: sources.glossary.map((source) => ({
      ...source,
      value: source.value.filter(({ id }) => isTerm(source.kind, id)),
    })),
    glossaryTexts: sources.glossaryTexts.map((source) => ({
      ...source,
      value: byKind((kind) => only(source.value[kind] ?? {}, (id) => isTerm(kind, id))),
    })),
    skillTexts: [],
  };
}

function byKind<Value>(make: (kind: (typeof TERM_KINDS)[number]) => Value) {
  return Object.fromEntries(TERM_KINDS.map((kind) => [kind, make(kind)]));
}

function only<Value>(
  of: Readonly<Record<string, Value>>,
  isKept: (key: string) => boolean,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(of).filter(([key]) => isKept(key)));
}

/** A fault of a file, by the field of the form: the last step of its path. */
function wordsFault({ file, field, message }: Fault, sources: CatalogueSources): DraftFault {
  const reason = faultReason(message);
  const text = sources.glossaryTexts.find((each) => each.file === file);
  const last = field.split('.').at(-1) ?? '';
  if (text !== undefined) return { field: `${text.language}.${last}`, reason };
  const locale = sources.locales.find((each) => each.file === file);
  if (locale !== undefined) return { field: `${locale.language}.name`, reason };
  return { field: `en.${last}`, reason };
}

/** The words that a draft says, by path of `differences`: all that something new brings. */
export function newWords({ section, words }: WordsDraft): readonly { field: string; after: string }[] {
  return LANGUAGES.flatMap((language) =>
    Object.entries(toldWords(section, words[language])).map(([field, after]) => ({
      field: pathOf(section, language, field),
      after,
    })),
  );
}

function pathOf(section: WordsSection, language: string, field: string): string {
  if (language === 'en') return field;
  return section === 'terms' ? `texts.${language}.${field}` : `names.${language}`;
}
