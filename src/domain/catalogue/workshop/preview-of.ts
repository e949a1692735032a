import type { UnitCard } from '../assemble.ts';
import type { Roll, UnitProfile, UnitSkill } from '../profile.ts';
import type { SkillTexts } from '../texts/skill-texts.ts';
import type { Language, Unit } from '../types.ts';
import type { BaseUnit } from './base-unit.ts';
import { newUnitId, printedSkills } from './record-of.ts';
import { type DraftJoined, type DraftRoll, hasHighCommand, type WorkshopDraft } from './draft.ts';

/** A draft as a card shows it. */
export type DraftPreview = { readonly unit: Unit; readonly card: UnitCard; readonly texts: SkillTexts };

/**
 * The unit and its card as the draft says them, with 0 for numbers of the unit that are missing;
 * `missingFields` names those. `texts` are the skills' sentences in `language`.
 */
export function previewOf(draft: WorkshopDraft, base: BaseUnit | null, language: Language): DraftPreview {
  const id = draft.unit ?? newUnitId(draft);
  const unit: Unit = {
    id,
    faction: draft.faction,
    name: draft.name.trim(),
    names: filled(draft.names),
    type: draft.type === '' ? 'Troop' : draft.type,
    points: numberOf(draft.points) ?? 0,
    availability: numberOf(draft.availability) ?? 0,
    command: Math.min(3, numberOf(draft.command) ?? 0),
    highCommand: hasHighCommand(draft),
    tournamentLegal: draft.tournamentLegal !== 'no',
    characteristics: draft.characteristics,
    keywords: draft.keywords,
    specialRules: draft.specialRules,
    companionOf: draft.companionOf === '' ? null : draft.companionOf,
  };
  return {
    unit,
    card: { profile: profileOf(draft, base), skills: draft.skills.map(skillOf) },
    texts: { [id]: textsIn(draft, language) },
  };
}

function profileOf(draft: WorkshopDraft, base: BaseUnit | null): UnitProfile | null {
  const [first, second] = draft.mov.map(numberOf);
  const profile: UnitProfile = {
    ...(draft.isInferred ? { inferred: true } : {}),
    card_ref: draft.cardRef.trim() === '' ? null : draft.cardRef.trim(),
    mov:
      first === null || first === undefined || second === null || second === undefined
        ? null
        : [first, second],
    charge: numberOf(draft.charge),
    wounds: numberOf(draft.wounds),
    willpower: draft.willpower.length === 0 ? null : draft.willpower,
    morale: numberOf(draft.morale),
    role: draft.role === '' ? null : draft.role,
    models: numberOf(draft.models),
    profiles: draft.rows.map(({ troops, ranged, melee, defence, conquest }) => ({
      troops,
      ...(ranged === null ? {} : { ranged: { range: numberOf(ranged.range) ?? 0, ...rollOf(ranged) } }),
      melee: rollOf(melee),
      defence: rollOf(defence),
      conquest: numberOf(conquest) ?? 0,
    })),
    ...(draft.joined === null ? {} : { joined: joinedOf(draft.joined) }),
    skills: printedSkills(draft, base, 'alone'),
    ...(draft.joined === null ? {} : { joined_skills: printedSkills(draft, base, 'joined') }),
  };
  const { inferred: _inferred, profiles, skills: _skills, joined_skills: _joined, ...values } = profile;
  const isKnown = profiles.length > 0 || Object.values(values).some((value) => value !== null);
  return isKnown || base?.record.profile !== undefined ? profile : null;
}

function joinedOf(joined: DraftJoined): NonNullable<UnitProfile['joined']> {
  return {
    ...(joined.mov.trim() === '' ? {} : { mov: joined.mov.trim() }),
    ...(joined.wounds.trim() === '' ? {} : { wounds: joined.wounds.trim() }),
    ...(joined.willpower.length === 0 ? {} : { willpower: joined.willpower }),
    ...(joined.morale.trim() === '' ? {} : { morale: joined.morale.trim() }),
    ...(joined.ranged === null ? {} : { ranged: rollOf(joined.ranged) }),
    ...(joined.melee === null ? {} : { melee: rollOf(joined.melee) }),
    ...(joined.defence === null ? {} : { defence: rollOf(joined.defence) }),
    conquest: joined.conquest.trim(),
  };
}

function rollOf({ dice, stressMod, switches }: DraftRoll): Roll {
  return {
    dice,
    ...(stressMod.length === 0 ? {} : { stress_mod: stressMod }),
    ...(switches.length === 0 ? {} : { switches: switches.map(({ cost, effect }) => ({ cost, effect })) }),
  };
}

function skillOf(skill: WorkshopDraft['skills'][number]): UnitSkill {
  const note = (typed: string) => (typed.trim() === '' ? null : typed.trim());
  return {
    half: skill.half,
    kind: skill.kind,
    long: skill.isLong,
    name: skill.name.trim(),
    timing: note(skill.timing),
    target: note(skill.target),
    cost: note(skill.cost),
    effect: skill.effect.trim(),
    uncertain: skill.isUncertain,
  };
}

function textsIn({ skills }: WorkshopDraft, language: Language): SkillTexts[string] {
  return Object.fromEntries(
    skills.flatMap(({ name, half, texts }) => {
      const told = texts[language];
      if (told === undefined || told.text.trim() === '') return [];
      const gloss = told.name.trim();
      const value = { ...(gloss === '' ? {} : { name: gloss }), text: told.text.trim() };
      return [[`${name.trim()} (${half})`, value] as const];
    }),
  );
}

function filled<Key extends string>(
  names: Readonly<Partial<Record<Key, string>>>,
): Partial<Record<Key, string>> {
  const told = { ...names };
  for (const key in told) if (told[key]?.trim() === '') delete told[key];
  return told;
}

function numberOf(typed: string): number | null {
  return /^\s*\d+\s*$/u.test(typed) ? Number(typed) : null;
}
