import { foldText } from '../fold.ts';
import type { PrintedSkill, SkillHalf } from '../profile.ts';
import { termId } from '../texts/term.ts';
import type { BaseUnit } from './base-unit.ts';
import { skillKey } from './draft-of.ts';
import {
  type DraftJoined,
  type DraftRoll,
  type DraftRow,
  type DraftSkill,
  hasHighCommand,
  type WorkshopDraft,
} from './draft.ts';

/** Fields of a unit as its file has them; what is not known is left out. Nothing is checked yet. */
export type RawFields = Readonly<Record<string, unknown>>;

/**
 * Returns the fields of `units.json` that a draft says, without the id. Parts that nobody touched
 * are as `base` has them, which is null for a unit that is missing.
 */
export function recordOf(draft: WorkshopDraft, base: BaseUnit | null): RawFields {
  const skills = draft.skills.map(skillFields);
  return present({
    name: text(draft.name),
    type: draft.type === '' ? undefined : draft.type,
    points: number(draft.points),
    availability: number(draft.availability),
    command: number(draft.command),
    highCommand: hasHighCommand(draft),
    tournamentLegal: draft.tournamentLegal === '' ? undefined : draft.tournamentLegal === 'yes',
    characteristics: draft.characteristics.map(printedWord),
    keywords: draft.keywords.map(printedWord),
    specialRules: draft.specialRules.map(printedWord),
    companionOf: text(draft.companionOf),
    source: base?.record.source ?? sourceText(draft),
    profile: profileFields(draft, base),
    skills: skills.length === 0 && base?.record.skills === undefined ? undefined : skills,
  });
}

/** The word without the blanks that stand around it or in its brackets while it is typed. */
function printedWord(word: string): string {
  return word.trim().replace(/\s*\(\s*(?<value>[^()]*?)\s*\)$/u, ' ($<value>)');
}

/** The id of a new unit, from its English name. */
export function newUnitId({ name }: Pick<WorkshopDraft, 'name'>): string {
  return termId(name);
}

/** `card`, `rules` or `faq`, with the page behind it: the source of a new unit. */
function sourceText({ origin }: WorkshopDraft): string {
  const page = origin.page.trim();
  return page === '' ? origin.source : `${origin.source}: ${page}`;
}

function profileFields(draft: WorkshopDraft, base: BaseUnit | null): RawFields | undefined {
  const values: RawFields = {
    ...(draft.isInferred ? { inferred: true } : {}),
    ...statFields(draft),
    profiles: draft.rows.map(rowFields),
    ...(draft.joined === null ? {} : { joined: joinedFields(draft.joined) }),
  };
  const isKnown = Object.values(values).some(
    (value) => value !== null && (!Array.isArray(value) || value.length > 0),
  );
  if (!isKnown && base?.record.profile === undefined) return undefined;
  const joinedSkills = printedSkills(draft, base, 'joined');
  return {
    ...values,
    skills: printedSkills(draft, base, 'alone'),
    ...(draft.joined === null && joinedSkills.length === 0 ? {} : { joined_skills: joinedSkills }),
  };
}

function statFields(draft: WorkshopDraft): RawFields {
  const [first, second] = draft.mov.map(number);
  return {
    card_ref: text(draft.cardRef) ?? null,
    mov: first === undefined && second === undefined ? null : [first ?? null, second ?? null],
    charge: number(draft.charge) ?? null,
    wounds: number(draft.wounds) ?? null,
    willpower: draft.willpower.length === 0 ? null : draft.willpower,
    morale: number(draft.morale) ?? null,
    role: draft.role === '' ? null : draft.role,
    models: number(draft.models) ?? null,
  };
}

function rowFields({ troops, ranged, melee, defence, conquest }: DraftRow): RawFields {
  return present({
    troops: troops.trim(),
    ranged: ranged === null ? undefined : present({ range: number(ranged.range), ...rollFields(ranged) }),
    melee: rollFields(melee),
    defence: rollFields(defence),
    conquest: number(conquest),
  });
}

function rollFields({ dice, stressMod, switches }: DraftRoll): RawFields {
  return {
    dice,
    ...(stressMod.length === 0 ? {} : { stress_mod: stressMod }),
    ...(switches.length === 0
      ? {}
      : { switches: switches.map(({ cost, effect }) => ({ cost, effect: effect.trim() })) }),
  };
}

function joinedFields(joined: DraftJoined): RawFields {
  const roll = (value: DraftRoll | null) => (value === null ? undefined : rollFields(value));
  return present({
    mov: text(joined.mov),
    willpower: joined.willpower.length === 0 ? undefined : joined.willpower,
    wounds: text(joined.wounds),
    morale: number(joined.morale),
    ranged: roll(joined.ranged),
    melee: roll(joined.melee),
    defence: roll(joined.defence),
    conquest: number(joined.conquest),
  });
}

function skillFields(skill: DraftSkill): RawFields {
  return {
    half: skill.half,
    kind: skill.kind,
    long: skill.isLong,
    name: skill.name.trim(),
    timing: text(skill.timing) ?? null,
    target: text(skill.target) ?? null,
    cost: text(skill.cost) ?? null,
    effect: skill.effect.trim(),
    uncertain: skill.isUncertain,
    ...(skill.options.length === 0 ? {} : { options: skill.options }),
  };
}

/**
 * The names that one half prints: those that the card had, in its order and as it spells them, and
 * then the new ones. A skill that no half printed is described and stays unprinted.
 */
export function printedSkills(
  { skills }: WorkshopDraft,
  base: BaseUnit | null,
  half: Exclude<SkillHalf, 'both'>,
): readonly PrintedSkill[] {
  const { profile, skills: described = [] } = base?.record ?? {};
  const printedIn = (of: 'alone' | 'joined') =>
    (of === 'alone' ? profile?.skills : profile?.joined_skills) ?? [];
  const keyOf = (printed: PrintedSkill, of: SkillHalf) =>
    skillKey(
      described.findIndex(
        (each) =>
          foldText(each.name) === foldText(printed.name) &&
          each.kind === printed.kind &&
          (each.half === of || each.half === 'both'),
      ),
    );
  const before = printedIn(half).map((printed) => ({ printed, key: keyOf(printed, half) }));
  const everPrinted = new Set([
    ...printedIn('alone').map((printed) => keyOf(printed, 'alone')),
    ...printedIn('joined').map((printed) => keyOf(printed, 'joined')),
  ]);
  const isDescribed = (key: string) => described.some((_, at) => skillKey(at) === key);
  const here = skills.filter((skill) => skill.half === half || skill.half === 'both');
  const kept = before.flatMap(({ printed, key }) => {
    const skill = here.find((each) => each.key === key);
    return skill === undefined ? [] : [printedAs(skill, printed)];
  });
  const added = here.filter(
    ({ key }) =>
      !before.some((each) => each.key === key) &&
      (profile === undefined || everPrinted.has(key) || !isDescribed(key)),
  );
  return [...kept, ...added.map((skill) => printedAs(skill, null))];
}

/** The printed spelling stays while it is the same name. */
function printedAs({ name, kind, isLong }: DraftSkill, printed: PrintedSkill | null): PrintedSkill {
  const typed = name.trim();
  const isKept = printed !== null && foldText(printed.name) === foldText(typed);
  return { kind, name: isKept ? printed.name : typed, ...(isLong ? { long: true } : {}) };
}

/** A number typed as one; else the text itself, so that the parser says what it expected. */
function number(typed: string): number | string | undefined {
  const trimmed = typed.trim();
  if (trimmed === '') return undefined;
  return /^\d+$/u.test(trimmed) ? Number(trimmed) : trimmed;
}

function text(typed: string): string | undefined {
  return typed.trim() === '' ? undefined : typed.trim();
}

function present(fields: RawFields): RawFields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** True when two values are the same as JSON, whatever the order of their fields. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, each]) => [key, sorted(each)]);
}
