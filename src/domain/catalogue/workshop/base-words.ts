import type { CatalogueSources } from '../release/apply-overlay.ts';
import { LANGUAGES, type Language, TERM_KINDS } from '../types.ts';
import { NO_WORDS, type Words, type WordsByLanguage, type WordsSection } from './words-draft.ts';

/** Finds the words of a term or faction; null when the catalogue does not have it. */
export function baseWords(
  sources: CatalogueSources,
  section: WordsSection,
  target: string,
): WordsByLanguage | null {
  return section === 'terms' ? termWords(sources, target) : factionWords(sources, target);
}

function termWords(
  { glossary, glossaryTexts, locales }: CatalogueSources,
  target: string,
): WordsByLanguage | null {
  const kind = TERM_KINDS.find((each) => target.startsWith(`${each}/`));
  const id = target.slice(target.indexOf('/') + 1);
  const english = glossary.find((each) => each.kind === kind)?.value.find((term) => term.id === id);
  if (kind === undefined || english === undefined) return null;
  return inLanguages((language) => {
    if (language === 'en') return english;
    const text = glossaryTexts.find((each) => each.language === language)?.value[kind]?.[id];
    // A name may stand with the names alone, while nobody has translated the text.
    const name = locales.find((each) => each.language === language)?.value.terms?.[kind]?.[id];
    return { ...(name === undefined ? {} : { name }), ...text };
  });
}

function factionWords({ factions, locales }: CatalogueSources, id: string): WordsByLanguage | null {
  const faction = factions.find(({ folder }) => folder === id);
  if (faction === undefined) return null;
  return inLanguages((language) => {
    if (language === 'en') return { name: faction.faction.value.name };
    const name = locales.find((each) => each.language === language)?.value.factions?.[id];
    return name === undefined ? {} : { name };
  });
}

/** Languages that know nothing are left out. */
function inLanguages(wordsIn: (language: Language) => Partial<Words>): WordsByLanguage {
  return Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const { name = '', text = '', value = '' } = wordsIn(language);
      return name + text + value === '' ? [] : [[language, { ...NO_WORDS, name, text, value }] as const];
    }),
  );
}
