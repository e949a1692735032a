import type { Glossary, GlossaryTerm, GlossaryTexts } from '#domain/catalogue/glossary.ts';
import { TERM_KINDS, type Language } from '#domain/catalogue/types.ts';

export { glossaryEntry } from '#domain/catalogue/glossary.ts';

const english = import.meta.glob<readonly GlossaryTerm[]>('/catalogue/glossary/*.json', {
  import: 'default',
});
const translations = import.meta.glob<GlossaryTexts>('/locales/*/glossary.json', { import: 'default' });

/**
 * The glossary in one language, loaded when first asked for; look words up with `glossaryEntry`. A
 * language without texts of its own answers the English ones. Rejects when a file cannot be loaded.
 */
export async function loadGlossary(language: Language): Promise<Glossary> {
  const [terms, texts] = await Promise.all([
    Promise.all(
      TERM_KINDS.map(
        async (kind) => [kind, (await english[`/catalogue/glossary/${kind}.json`]?.()) ?? []] as const,
      ),
    ),
    translations[`/locales/${language}/glossary.json`]?.() ?? {},
  ]);
  return { terms: Object.fromEntries(terms), texts };
}
