import type { SkillTexts } from '#domain/catalogue/skill-texts.ts';
import type { Language } from '#domain/catalogue/types.ts';

const files = import.meta.glob<SkillTexts>('/locales/*/skills.json', { import: 'default' });

/**
 * Returns the texts of skills in one language, loaded on first use; look a skill up with
 * `skillText` of the domain. Empty for a language without texts, whose readers see the English
 * notes. Rejects when the file cannot be loaded.
 */
export async function loadSkillTexts(language: Language): Promise<SkillTexts> {
  return (await files[`/locales/${language}/skills.json`]?.()) ?? {};
}
