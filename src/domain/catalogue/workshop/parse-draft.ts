import * as v from 'valibot';
import { DICE, ROLES, SKILL_HALVES, SKILL_KINDS, SYMBOLS } from '../profile.ts';
import { LANGUAGES, TERM_KINDS, UNIT_TYPES } from '../types.ts';
import type { WorkshopDraft } from './draft.ts';
import type { WordsDraft } from './words-draft.ts';

const typed = v.string();
const parts = v.array(v.picklist([...DICE, ...SYMBOLS]));
const words = v.array(v.string());

const rollFields = {
  dice: parts,
  stressMod: parts,
  switches: v.array(v.object({ key: typed, cost: v.array(v.picklist(SYMBOLS)), effect: typed })),
};
const roll = v.object(rollFields);
const byLanguage = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.record(v.picklist(LANGUAGES), schema);

const origin = v.object({
  source: v.picklist(['card', 'rules', 'faq']),
  page: typed,
  note: typed,
  wantsCredit: v.boolean(),
});

const unitSchema = v.object({
  // Drafts of older versions of the app are of units and do not say so.
  section: v.optional(v.literal('units'), 'units'),
  faction: typed,
  unit: v.nullable(typed),
  name: typed,
  names: byLanguage(typed),
  type: v.picklist([...UNIT_TYPES, '']),
  points: typed,
  availability: typed,
  command: typed,
  tournamentLegal: v.picklist(['yes', 'no', '']),
  companionOf: typed,
  characteristics: words,
  keywords: words,
  specialRules: words,
  cardRef: typed,
  mov: v.tuple([typed, typed]),
  charge: typed,
  wounds: typed,
  willpower: v.array(v.picklist(DICE)),
  morale: typed,
  role: v.picklist([...ROLES, '']),
  models: typed,
  isInferred: v.boolean(),
  rows: v.array(
    v.object({
      key: typed,
      troops: typed,
      ranged: v.nullable(v.object({ range: typed, ...rollFields })),
      melee: roll,
      defence: roll,
      conquest: typed,
    }),
  ),
  joined: v.nullable(
    v.object({
      mov: typed,
      wounds: typed,
      willpower: v.array(v.picklist([...DICE, '+'])),
      morale: typed,
      conquest: typed,
      ranged: v.nullable(roll),
      melee: v.nullable(roll),
      defence: v.nullable(roll),
    }),
  ),
  skills: v.array(
    v.object({
      key: typed,
      name: typed,
      kind: v.picklist(SKILL_KINDS),
      isLong: v.boolean(),
      half: v.picklist(SKILL_HALVES),
      timing: typed,
      target: typed,
      cost: typed,
      effect: typed,
      isUncertain: v.boolean(),
      options: v.array(
        v.object({
          id: typed,
          wounds: v.exactOptional(v.number()),
          mov: v.exactOptional(v.tuple([v.number(), v.number()])),
          charge: v.exactOptional(v.number()),
          conquest: v.exactOptional(v.number()),
          keywords: v.exactOptional(words),
        }),
      ),
      texts: byLanguage(v.object({ name: typed, text: typed })),
    }),
  ),
  origin,
});

const wordsSchema = v.object({
  section: v.picklist(['terms', 'factions']),
  target: v.nullable(typed),
  kind: v.picklist([...TERM_KINDS, '']),
  words: byLanguage(v.object({ name: typed, text: typed, value: typed })),
  origin,
});

/** A draft of any part of the catalogue that players write down. */
export type AnyDraft = WorkshopDraft | WordsDraft;

/**
 * Reads a draft that a device kept. Only its form is judged: what is typed may be anything. Null
 * for what is no draft.
 */
export function parseAnyDraft(input: unknown): AnyDraft | null {
  const parsed = v.safeParse(v.union([wordsSchema, unitSchema]), input);
  return parsed.success ? parsed.output : null;
}

/** Reads the draft of a unit, as `parseAnyDraft` does; null for any other draft. */
export function parseDraft(input: unknown): WorkshopDraft | null {
  const parsed = v.safeParse(unitSchema, input);
  return parsed.success ? parsed.output : null;
}
