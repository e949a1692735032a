/**
 * The charge that a unit bears until its portrait is drawn: derived from the facts of its card,
 * never from its name.
 */

export const CHARGES = [
  'crown',
  'helm',
  'scroll',
  'paw',
  'staff',
  'horse',
  'bow',
  'axe',
  'hammer',
  'bone',
  'claw',
  'cap',
  'leaf',
  'spear',
  'star',
] as const;
export type Charge = (typeof CHARGES)[number];

type Bearer = {
  /** Absent for a unit that a list merely describes. */
  readonly type?: string;
  readonly highCommand: boolean;
  readonly characteristics: readonly string[];
  readonly keywords: readonly string[];
};

/**
 * First match wins: what tells a unit apart at a glance comes first (rank, then craft, then race).
 */
const RULES: readonly (readonly [Charge, (bearer: Bearer) => boolean])[] = [
  ['crown', (bearer) => bearer.highCommand],
  ['paw', (bearer) => bearer.type === 'Companion'],
  ['staff', (bearer) => hasKeyword(bearer, 'Spellcaster')],
  ['horse', (bearer) => has(bearer, 'Cavalry')],
  ['claw', (bearer) => hasKeyword(bearer, 'Large')],
  ['bone', (bearer) => has(bearer, 'Dead Flesh') || has(bearer, 'Risen')],
  ['cap', (bearer) => has(bearer, 'Red Cap')],
  ['hammer', (bearer) => has(bearer, 'Dwarf')],
  ['scroll', (bearer) => bearer.type === 'Support Character'],
  ['star', (bearer) => bearer.type === 'Named Character'],
  ['helm', (bearer) => bearer.type === 'Character'],
  ['bow', (bearer) => hasKeyword(bearer, 'Scout') || hasKeyword(bearer, 'Ambusher')],
  ['axe', (bearer) => has(bearer, 'Orc') || has(bearer, 'Varank')],
  ['leaf', (bearer) => has(bearer, 'Elf')],
];

/** The charge of a unit; a spear for any that no rule names. */
export function chargeOf(bearer: Bearer): Charge {
  return RULES.find(([, applies]) => applies(bearer))?.[0] ?? 'spear';
}

function has(bearer: Bearer, characteristic: string): boolean {
  return bearer.characteristics.includes(characteristic);
}

function hasKeyword(bearer: Bearer, base: string): boolean {
  return bearer.keywords.some((keyword) => keyword === base || keyword.startsWith(`${base} (`));
}
