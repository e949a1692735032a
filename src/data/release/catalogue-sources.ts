import type { CatalogueSources } from '#domain/catalogue/release/apply-overlay.ts';
import type { GlossaryTerm, GlossaryTexts } from '#domain/catalogue/texts/glossary.ts';
import type { SkillTexts } from '#domain/catalogue/texts/skill-texts.ts';
import { LANGUAGES, TERM_KINDS } from '#domain/catalogue/types.ts';

const terms = import.meta.glob<readonly GlossaryTerm[]>('/catalogue/glossary/*.json', { import: 'default' });
const termTexts = import.meta.glob<GlossaryTexts>('/locales/*/glossary.json', { import: 'default' });
const skills = import.meta.glob<SkillTexts>('/locales/*/skills.json', { import: 'default' });

/** The files of the catalogue that this build carries. Rejects when one cannot be loaded. */
export async function catalogueSources(): Promise<CatalogueSources> {
  const [{ factions, locales }, glossary, glossaryTexts, skillTexts] = await Promise.all([
    import('virtual:catalogue-files'),
    Promise.all(
      TERM_KINDS.map(async (kind) => {
        const file = `catalogue/glossary/${kind}.json`;
        return { kind, file, value: (await terms[`/${file}`]?.()) ?? [] };
      }),
    ),
    inLanguages(termTexts, 'glossary.json'),
    inLanguages(skills, 'skills.json'),
  ]);
  return { factions, locales, glossary, glossaryTexts, skillTexts };
}

/** The files of one name, in the languages that have it. */
async function inLanguages<Value>(files: Readonly<Record<string, () => Promise<Value>>>, name: string) {
  const found = await Promise.all(
    LANGUAGES.map(async (language) => {
      const file = `locales/${language}/${name}`;
      const value = await files[`/${file}`]?.();
      return value === undefined ? [] : [{ language, file, value }];
    }),
  );
  return found.flat();
}
