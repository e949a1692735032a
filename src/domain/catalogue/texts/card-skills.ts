import { foldText } from '../fold.ts';
import type { PrintedSkill, SkillHalf, SkillKind, UnitProfile, UnitSkill } from '../profile.ts';

/** A skill of a card, once. `text` is null where nobody has noted what it does. */
export type CardSkill = {
  readonly name: string;
  readonly kind: SkillKind;
  readonly isLong: boolean;
  /** Null on a card without a joined half, where the question does not arise. */
  readonly half: SkillHalf | null;
  readonly text: UnitSkill | null;
};

/**
 * The skills of a card in printed order, each with its description. Names are compared folded,
 * because cards print some in two spellings. A description that no printed name claims stands at
 * the end; nothing is lost.
 */
export function cardSkills(profile: UnitProfile | null, skills: readonly UnitSkill[]): readonly CardSkill[] {
  const hasHalves = profile?.joined !== undefined;
  const printed = profile === null ? [] : printedSkills(profile);
  const named = printed.map(({ half, ...skill }): CardSkill => {
    const text =
      skills.find((each) => isSame(each, skill) && (each.half === half || each.half === 'both')) ?? null;
    const shown = text?.half ?? half;
    return {
      name: skill.name,
      kind: skill.kind,
      isLong: skill.long ?? text?.long ?? false,
      half: hasHalves ? shown : null,
      text,
    };
  });
  const claimed = new Set(named.map((skill) => skill.text));
  const unclaimed = skills.filter((skill) => !claimed.has(skill));
  const once = named.filter(
    (skill, position) => named.findIndex((other) => isTwin(other, skill)) === position,
  );
  return [
    ...once,
    ...unclaimed.map((text) => ({
      name: text.name,
      kind: text.kind,
      isLong: text.long,
      half: hasHalves ? text.half : null,
      text,
    })),
  ];
}

function printedSkills(profile: UnitProfile): readonly (PrintedSkill & { half: 'alone' | 'joined' })[] {
  const { skills, joined_skills: joined = [] } = profile;
  return [
    ...skills.map((skill) => ({ ...skill, half: 'alone' as const })),
    ...joined.map((skill) => ({ ...skill, half: 'joined' as const })),
  ];
}

function isSame(one: { readonly name: string }, other: { readonly name: string }): boolean {
  return foldText(one.name) === foldText(other.name);
}

/**
 * The same description printed on both halves is one skill; two undescribed ones are told apart by
 * their half.
 */
function isTwin(one: CardSkill, other: CardSkill): boolean {
  return isSame(one, other) && one.text === other.text && one.half === other.half;
}
