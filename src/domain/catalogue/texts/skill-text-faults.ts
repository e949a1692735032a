import type { SourceFile } from '../assemble.ts';
import type { Fault } from '../faults.ts';
import type { UnitSkill } from '../profile.ts';
import { skillText, skillTextKeys, type SkillTexts, unknownTokens } from './skill-texts.ts';

/** A unit with its skills, as `units.json` has them. */
export type SkilledUnit = { readonly id: string; readonly skills?: readonly UnitSkill[] };

/** One language's texts of skills. */
export type SkillTextSource = SourceFile<SkillTexts> & { readonly language: string };

/**
 * A skill that a language does not explain. The app shows its English notes there, so a gap is no
 * fault.
 */
export type SkillGap = { readonly unit: string; readonly skill: string; readonly fault: Fault };

/**
 * Returns the faults in the texts of skills: a text for a skill that no unit has, unknown braces,
 * English with a name of its own.
 */
export function skillTextFaults(
  units: readonly SkilledUnit[],
  sources: readonly SkillTextSource[],
): readonly Fault[] {
  const known = new Map<string, Set<string>>();
  for (const { id, skills = [] } of units) {
    const names = known.get(id) ?? new Set();
    for (const name of skills.flatMap(skillTextKeys)) names.add(name);
    known.set(id, names);
  }
  return sources.flatMap(({ file, language, value }) =>
    Object.entries(value).flatMap(([unit, texts]) =>
      Object.entries(texts).flatMap(([skill, { name, text }]) => {
        const messages = [
          ...(known.get(unit)?.has(skill) === true ? [] : ['explains a skill that the unit does not have']),
          ...unknownTokens(text).map((token) => `{${token}} is no die and no symbol of a roll`),
          ...(language === 'en' && name !== undefined ? ['the English name stands in units.json'] : []),
        ];
        return messages.map((message): Fault => ({ file, unit, field: skill, message }));
      }),
    ),
  );
}

/** Returns the skills that a language does not explain yet, once for each unit id. */
export function skillTextGaps(
  units: readonly SkilledUnit[],
  sources: readonly SkillTextSource[],
): readonly SkillGap[] {
  return sources.flatMap(({ file, language, value }) => {
    const missing = units.flatMap(({ id, skills = [] }) =>
      skills.filter((skill) => skillText(value, id, skill) === null).map(({ name }) => ({ unit: id, name })),
    );
    const once = new Map(missing.map((each) => [`${each.unit} ${each.name}`, each]));
    const message =
      language === 'en' ? 'has no text; its notes are shown' : 'has no text; its English notes are shown';
    return [...once.values()].map(({ unit, name }) => ({
      unit,
      skill: name,
      fault: { file, unit, field: name, message },
    }));
  });
}
