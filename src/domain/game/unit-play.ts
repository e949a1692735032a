import { tokenKinds } from './scoring.ts';
import { chosenOptions, hasKeyword, isCharacter } from './setup.ts';
import { UNIT_STATES, type GameState, type GameUnit, type PlayCard, type UnitState } from './types.ts';

/**
 * Joined Characters by the unit that they joined. Every row of a table asks at every tap, so each
 * army is searched once.
 */
const joinedIn = new WeakMap<GameState['units'], ReadonlyMap<string | null, GameUnit>>();

/** The Character that joined a unit; null for none. */
export function joinedCharacter({ units }: Pick<GameState, 'units'>, unit: string): GameUnit | null {
  const known = joinedIn.get(units) ?? new Map(Object.values(units).map((one) => [one.joinedTo, one]));
  joinedIn.set(units, known);
  return known.get(unit) ?? null;
}

/**
 * Models of the full unit: as printed, else as given at the table, 1 for a Character; null when not
 * known.
 */
export function modelsOf(unit: GameUnit): number | null {
  return unit.card?.models ?? unit.models ?? (isCharacter(unit) ? 1 : null);
}

/** True when the card prints no number of models, so that the players may give it. */
export function mayGiveModels(unit: GameUnit): boolean {
  return (unit.card?.models ?? null) === null && !isCharacter(unit);
}

/**
 * Wounds that fell one troop of the unit, with what a joined Character gives; null when not known.
 */
export function woundsPerTroop(unit: GameUnit, joined: GameUnit | null): number | null {
  const chosen = chosenOptions(unit).find(({ wounds }) => wounds !== undefined)?.wounds;
  return withJoined(chosen ?? unit.card?.wounds ?? null, joined?.card?.joined?.wounds ?? null);
}

/**
 * True when the next wound of a wounded unit fells a troop, or may do so as its card is not known.
 */
export function isNearlyDown({ wounds }: Pick<GameUnit, 'wounds'>, perTroop: number | null): boolean {
  return wounds > 0 && (perTroop === null || wounds >= perTroop - 1);
}

/** MOR of the unit, with what a joined Character gives; null when not known. */
export function moraleOf(unit: GameUnit, joined: GameUnit | null): number | null {
  return withJoined(unit.card?.morale ?? null, joined?.card?.joined?.morale ?? null);
}

/** `+1` adds to a number, a plain value replaces it. */
function withJoined(own: number | null, given: string | null): number | null {
  if (given === null) return own;
  if (!given.startsWith('+')) return Number(given);
  return own === null ? null : own + Number(given);
}

/**
 * True when a game counts Tinge: a unit of either side casts spells or collects it by its card, or
 * has some.
 */
export function countsTinge({ units }: Pick<GameState, 'units'>): boolean {
  return Object.values(units).some(
    (unit) => unit.tinge > 0 || hasKeyword(unit, 'spellcaster') || hasKeyword(unit, 'tinge'),
  );
}

/** Troops left, a joined Officer counted; null when not known. */
export function troopsLeft(unit: GameUnit, joined: GameUnit | null): number | null {
  const models = modelsOf(unit);
  if (models === null) return null;
  return models - unit.fallen + (joined?.card?.role === 'Officer' ? 1 : 0);
}

/**
 * Returns the index of the printed row for that many troops; null when no row is printed for them.
 */
export function rowAt(card: Pick<PlayCard, 'rows'>, troops: number): number | null {
  const at = card.rows.findIndex((row) => holdsAt(row.troops, troops));
  return at === -1 ? null : at;
}

function holdsAt(printed: string, troops: number): boolean {
  if (printed === 'all') return true;
  const number = Number.parseInt(printed, 10);
  if (printed.endsWith('+')) return troops >= number;
  return printed.endsWith('-') ? troops <= number : troops === number;
}

/** The present values of a unit. Null: not known. */
export type UnitNow = {
  /** Troops left, a joined Officer counted. */
  readonly troops: number | null;
  /** Index of the printed row that holds. */
  readonly row: number | null;
  readonly woundsPerTroop: number | null;
  readonly morale: number | null;
  /** With joined Character, tokens and the mission's bonus; 0 while demoralized. */
  readonly conquest: number | null;
  /** By how much stress is above MOR; 0 when it is not, or MOR is not known. */
  readonly overMorale: number;
};

/** The part of a game that the present values of one unit depend on. */
export type AroundUnit = Pick<GameState, 'units' | 'mission' | 'feat'>;

/**
 * Returns the present values of a unit, from its card, its losses, its joined Character, mission
 * and feat.
 */
export function unitNow(state: AroundUnit, unit: GameUnit): UnitNow {
  const joined = joinedCharacter(state, unit.id);
  const troops = troopsLeft(unit, joined);
  const row = unit.card === null || troops === null ? null : rowAt(unit.card, troops);
  const morale = moraleOf(unit, joined);
  return {
    troops,
    row,
    woundsPerTroop: woundsPerTroop(unit, joined),
    morale,
    conquest: conquestOf(state, unit, joined, row),
    overMorale: morale === null ? 0 : Math.max(0, unit.stress - morale),
  };
}

function conquestOf(
  state: AroundUnit,
  unit: GameUnit,
  joined: GameUnit | null,
  row: number | null,
): number | null {
  if (unit.states.includes('demoralized')) return 0;
  const printed = row === null ? null : (unit.card?.rows[row]?.conquest ?? null);
  const joint = withJoined(printed, joined?.card?.joined?.conquest ?? null);
  if (joint === null) return null;
  const own = chosenOptions(unit).reduce((sum, { conquest = 0 }) => sum + conquest, joint);
  const tokens = tokenKinds(state).filter(({ id }) => (unit.tokens[id] ?? 0) > 0);
  return tokens.reduce((sum, { conquest }) => sum + conquest, own + (state.mission?.control.bonus ?? 0));
}

/** States in their order, each once. */
export function sortStates(states: readonly UnitState[]): readonly UnitState[] {
  return UNIT_STATES.filter((state) => states.includes(state));
}

/**
 * Wounds and fallen troops after `by` more wounds (fewer when negative): a troop falls at its last
 * wound.
 */
export function wounded(unit: GameUnit, joined: GameUnit | null, by: number): GameUnit {
  const perTroop = woundsPerTroop(unit, joined);
  if (perTroop === null || perTroop < 1) return { ...unit, wounds: Math.max(0, unit.wounds + by) };
  const models = modelsOf(unit) ?? Number.MAX_SAFE_INTEGER;
  const total = unit.fallen * perTroop + Math.min(unit.wounds, perTroop - 1) + by;
  const fallen = Math.min(models, Math.floor(Math.max(0, total) / perTroop));
  return { ...unit, fallen, wounds: fallen === models ? 0 : Math.max(0, total) % perTroop };
}

/** The unit destroyed when its last troop fell, and back on the table when one stands again. */
export function withFate(unit: GameUnit): GameUnit {
  const isDown = unit.fallen === modelsOf(unit);
  if (isDown && unit.place === 'table') return { ...unit, place: 'destroyed' };
  return !isDown && unit.place === 'destroyed' ? { ...unit, place: 'table' } : unit;
}
