import type { Roll, RollSymbol, UnitProfile, UnitSkill } from '../profile.ts';
import { skillTextKeys, type SkillText } from '../texts/skill-texts.ts';
import { LANGUAGES } from '../types.ts';
import type { BaseUnit } from './base-unit.ts';
import {
  type DraftJoined,
  type DraftOrigin,
  type DraftRoll,
  type DraftRow,
  type DraftSkill,
  emptyDraft,
  type WorkshopDraft,
} from './draft.ts';

/** The draft of a correction: everything as the catalogue has it. */
export function draftOf(base: BaseUnit, origin?: DraftOrigin): WorkshopDraft {
  const { record } = base;
  const { profile, skills = [] } = record;
  const empty = emptyDraft(base.faction, record.name);
  return {
    ...empty,
    unit: record.id,
    names: base.names,
    type: record.type,
    points: String(record.points),
    availability: String(record.availability),
    command: String(record.command),
    tournamentLegal: record.tournamentLegal ? 'yes' : 'no',
    companionOf: record.companionOf ?? '',
    characteristics: record.characteristics,
    keywords: record.keywords,
    specialRules: record.specialRules,
    ...(profile === undefined ? {} : profileValues(profile)),
    skills: skills.map((skill, at) => skillDraft(base, skill, at)),
    origin: origin ?? empty.origin,
  };
}

function profileValues(profile: UnitProfile): Partial<WorkshopDraft> {
  return {
    cardRef: profile.card_ref ?? '',
    mov: [typed(profile.mov?.[0]), typed(profile.mov?.[1])],
    charge: typed(profile.charge),
    wounds: typed(profile.wounds),
    willpower: profile.willpower ?? [],
    morale: typed(profile.morale),
    role: profile.role ?? '',
    models: typed(profile.models),
    isInferred: profile.inferred === true,
    rows: profile.profiles.map(({ troops, ranged, melee, defence, conquest }, at): DraftRow => ({
      key: `row-${at}`,
      troops,
      ranged: ranged === undefined ? null : { range: String(ranged.range), ...rollDraft(ranged) },
      melee: rollDraft(melee),
      defence: rollDraft(defence),
      conquest: String(conquest),
    })),
    joined: profile.joined === undefined ? null : joinedDraft(profile.joined),
  };
}

function joinedDraft(joined: NonNullable<UnitProfile['joined']>): DraftJoined {
  const roll = (value: Roll | undefined) => (value === undefined ? null : rollDraft(value));
  return {
    mov: joined.mov ?? '',
    wounds: joined.wounds ?? '',
    willpower: joined.willpower ?? [],
    morale: typed(joined.morale),
    conquest: typed(joined.conquest),
    ranged: roll(joined.ranged),
    melee: roll(joined.melee),
    defence: roll(joined.defence),
  };
}

function rollDraft({ dice, stress_mod: stressMod = [], switches = [] }: Roll): DraftRoll {
  const keyed = (each: { readonly cost: readonly RollSymbol[]; readonly effect: string }, at: number) => ({
    key: `switch-${at}`,
    ...each,
  });
  return { dice, stressMod, switches: switches.map(keyed) };
}

function skillDraft({ skillTexts }: BaseUnit, skill: UnitSkill, at: number): DraftSkill {
  const texts = LANGUAGES.flatMap((language) => {
    const text = textOf(skillTexts[language], skill);
    return text === null ? [] : [[language, { name: text.name ?? '', text: text.text }] as const];
  });
  return {
    key: skillKey(at),
    name: skill.name,
    kind: skill.kind,
    isLong: skill.long,
    half: skill.half,
    timing: skill.timing ?? '',
    target: skill.target ?? '',
    cost: skill.cost ?? '',
    effect: skill.effect,
    isUncertain: skill.uncertain,
    options: skill.options ?? [],
    texts: Object.fromEntries(texts),
  };
}

/** The key of a skill that the catalogue has, by its place. */
export function skillKey(at: number): string {
  return `skill-${at}`;
}

function textOf(
  texts: Readonly<Record<string, SkillText>> | undefined,
  skill: Pick<UnitSkill, 'name' | 'half'>,
): SkillText | null {
  const key = skillTextKeys(skill).find((each) => texts !== undefined && Object.hasOwn(texts, each));
  return key === undefined ? null : (texts?.[key] ?? null);
}

function typed(value: number | string | null | undefined): string {
  return value === null || value === undefined ? '' : String(value);
}
