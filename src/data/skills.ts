import type { SkillTexts } from '#domain/catalogue/texts/skill-texts.ts';
import { withChangesIn } from '#domain/catalogue/release/changes.ts';
import type { Language } from '#domain/catalogue/types.ts';
import { releaseTexts } from './release/release-texts.ts';

const files = import.meta.glob<SkillTexts>('/locales/*/skills.json', { import: 'default' });

/**
 * Returns the texts of skills in one language, loaded on first use; look a skill up with
 * `skillText` of the domain. Empty for a language without texts, whose readers see the English
 * notes. Rejects when the file cannot be loaded.
 */
export async function loadSkillTexts(language: Language): Promise<SkillTexts> {
  const [file, texts] = await Promise.all([files[`/locales/${language}/skills.json`]?.(), releaseTexts()]);
  return texts === null ? (file ?? {}) : withChangesIn(file ?? {}, texts.skillTexts[language]);
}
