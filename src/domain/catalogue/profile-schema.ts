import * as v from 'valibot';
import { name, text, wholeNumber } from './plain-schemas.ts';
import { DICE, ROLES, SKILL_HALVES, SKILL_KINDS, SYMBOLS } from './profile.ts';

const die = v.picklist(DICE, `a die (${DICE.join(', ')})`);
const symbol = v.picklist(SYMBOLS, `a symbol (${SYMBOLS.join(', ')})`);
const part = v.picklist(
  [...DICE, ...SYMBOLS],
  `a die (${DICE.join(', ')}) or a symbol (${SYMBOLS.join(', ')})`,
);

const rollFields = {
  dice: v.array(part),
  stress_mod: v.exactOptional(v.array(part)),
  switches: v.exactOptional(v.array(v.strictObject({ cost: v.array(symbol), effect: text }))),
};
const roll = v.strictObject(rollFields);
const strides = wholeNumber(0, 30);

const row = v.strictObject({
  troops: v.pipe(
    v.string(),
    v.regex(/^(?:all|[1-9][+-]?)$/u, 'all, or a number of troops such as 3+, 2- or 1'),
  ),
  ranged: v.exactOptional(v.strictObject({ range: strides, ...rollFields })),
  melee: roll,
  defence: roll,
  conquest: wholeNumber(0, 9),
});

const added = v.pipe(v.string(), v.regex(/^\+\d$/u, 'a number, or +1 for one that is added'));

const joined = v.strictObject({
  mov: v.exactOptional(text),
  willpower: v.exactOptional(v.array(v.picklist([...DICE, '+'], `a die (${DICE.join(', ')}) or +`))),
  wounds: v.exactOptional(added),
  morale: v.exactOptional(v.union([wholeNumber(0, 9), added], 'a number, or +1 for one that is added')),
  ranged: v.exactOptional(roll),
  melee: v.exactOptional(roll),
  defence: v.exactOptional(roll),
  conquest: v.union([wholeNumber(0, 9), added], 'a number, or +1 for one that is added'),
});

const printedSkill = v.strictObject({
  kind: v.picklist(SKILL_KINDS),
  name,
  long: v.exactOptional(v.boolean()),
});

/** A unit's stat profile as `units.json` holds it: `UnitProfile`, nothing else. */
export const profileSchema = v.strictObject({
  inferred: v.exactOptional(v.boolean()),
  card_ref: v.nullable(text),
  mov: v.nullable(v.strictTuple([strides, strides])),
  charge: v.nullable(strides),
  wounds: v.nullable(wholeNumber(1, 20)),
  willpower: v.nullable(v.array(die)),
  morale: v.nullable(wholeNumber(0, 9)),
  role: v.nullable(v.picklist(ROLES)),
  models: v.nullable(wholeNumber(1, 20)),
  profiles: v.array(row),
  joined: v.exactOptional(joined),
  skills: v.array(printedSkill),
  joined_skills: v.exactOptional(v.array(printedSkill)),
});

const skillOption = v.strictObject({
  id: text,
  wounds: v.exactOptional(wholeNumber(1, 20)),
  mov: v.exactOptional(v.strictTuple([strides, strides])),
  charge: v.exactOptional(strides),
  conquest: v.exactOptional(wholeNumber(1, 9)),
  keywords: v.exactOptional(v.array(name)),
});

/** One described skill as `units.json` holds it: `UnitSkill`, nothing else. */
export const skillSchema = v.strictObject({
  half: v.picklist(SKILL_HALVES),
  kind: v.picklist(SKILL_KINDS),
  long: v.boolean(),
  name,
  timing: v.nullable(text),
  target: v.nullable(text),
  cost: v.nullable(text),
  effect: text,
  uncertain: v.boolean(),
  options: v.exactOptional(v.array(skillOption)),
});
