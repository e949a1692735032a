import type { CardSkill } from '#domain/catalogue/card-skills.ts';
import { type SkillText, skillText, type SkillTexts } from '#domain/catalogue/skill-texts.ts';

/**
 * A skill of a card with its effect in the reader's language; null where there are only the English
 * notes, or no notes.
 */
export type DescribedSkill = CardSkill & { readonly words: SkillText | null };

/** Puts a unit's skills and their texts together, in the order of the card. */
export function describedSkills(
  unitId: string,
  skills: readonly CardSkill[],
  texts: SkillTexts,
): readonly DescribedSkill[] {
  return skills.map((skill) => ({
    ...skill,
    words: skill.text === null ? null : skillText(texts, unitId, skill.text),
  }));
}
