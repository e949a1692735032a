import type { Glossary, GlossaryTerm, GlossaryTexts } from '#domain/catalogue/texts/glossary.ts';
import { TERM_KINDS, type Language } from '#domain/catalogue/types.ts';
import { releaseTexts } from './release/release-texts.ts';

export { glossaryEntry } from '#domain/catalogue/texts/glossary.ts';

const english = import.meta.glob<readonly GlossaryTerm[]>('/catalogue/glossary/*.json', {
  import: 'default',
});
const translations = import.meta.glob<GlossaryTexts>('/locales/*/glossary.json', { import: 'default' });

/**
 * Returns the glossary in one language, loaded on first use; look words up with `glossaryEntry`. A
 * language without its own texts gets the English ones. Rejects when a file cannot be loaded.
 */
export async function loadGlossary(language: Language): Promise<Glossary> {
  const [terms, texts, release] = await Promise.all([
    Promise.all(
      TERM_KINDS.map(
        async (kind) => [kind, (await english[`/catalogue/glossary/${kind}.json`]?.()) ?? []] as const,
      ),
    ),
    translations[`/locales/${language}/glossary.json`]?.() ?? {},
    releaseTexts(),
  ]);
  return {
    terms: { ...Object.fromEntries(terms), ...release?.terms },
    texts: release?.termTexts[language] ?? texts,
  };
}
