import type { FactionChange, Overlay, TermChange } from '../release/overlay.ts';
import { EMPTY_OVERLAY } from '../release/overlay.ts';
import { termId } from '../texts/term.ts';
import { changedEntries } from './change-of.ts';
import { toldWords, TRANSLATIONS, type WordsByLanguage, type WordsDraft } from './words-draft.ts';

/** The target of a draft's change; a new id comes from the English name. */
export function wordsTarget({ section, target, kind, words }: WordsDraft): string {
  if (target !== null) return target;
  const id = termId(words.en?.name ?? '');
  return section === 'terms' ? `${kind}/${id}` : id;
}

/**
 * The smallest change that turns `base` into what the draft says: only words that differ, `null`
 * for those that are taken away. All of them for something that is missing (`base` null).
 */
export function wordsChange(draft: WordsDraft, base: WordsByLanguage | null): TermChange | FactionChange {
  return draft.section === 'terms' ? termChange(draft, base) : factionChange(draft, base);
}

/** The overlay that says a single change of words. */
export function wordsOverlay(
  { section }: Pick<WordsDraft, 'section'>,
  target: string,
  change: object,
): Overlay {
  return { ...EMPTY_OVERLAY, [section]: { [target]: change } };
}

function termChange({ words }: WordsDraft, base: WordsByLanguage | null): TermChange {
  const told = (of: WordsByLanguage | null, language: keyof WordsByLanguage) =>
    toldWords('terms', of?.[language]);
  const texts = TRANSLATIONS.flatMap((language) => {
    const [before, after] = [told(base, language), told(words, language)];
    const isGone = isFilled(before) && !isFilled(after);
    const changed = changedEntries(before, after);
    return isFilled(changed) ? [[language, isGone ? null : changed] as const] : [];
  });
  return filled({
    fields: changedEntries(told(base, 'en'), told(words, 'en')),
    texts: Object.fromEntries(texts),
  });
}

function factionChange({ words }: WordsDraft, base: WordsByLanguage | null): FactionChange {
  const namesOf = (of: WordsByLanguage | null) =>
    Object.fromEntries(
      TRANSLATIONS.flatMap((language) => {
        const { name } = toldWords('factions', of?.[language]);
        return name === undefined ? [] : [[language, name] as const];
      }),
    );
  const fields = changedEntries(toldWords('factions', base?.en), toldWords('factions', words.en));
  return filled({
    // A new faction has no units yet, so nobody has published its list.
    fields: base === null ? { ...fields, published: false } : fields,
    names: changedEntries(namesOf(base), namesOf(words)),
  });
}

/** The parts that say something. */
function filled<Part extends object>(parts: Readonly<Record<string, Part>>): Readonly<Record<string, Part>> {
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => isFilled(part)));
}

function isFilled(part: object): boolean {
  return Object.keys(part).length > 0;
}
