/**
 * Seals: hashes of a list that bind its player to every unit and tell nothing about any.
 * docs/live.md, "Seals", says what they prove and what not.
 */
import { sha256 } from '../catalogue/release/sha256.ts';
import type { UnitSetup } from '../game/types.ts';
import { isHidden } from '../roster/courtesy.ts';
import { canonicalText } from './canonical-text.ts';
import type { ListReveal, SealedList, UnitReveal } from './types.ts';

/** The game and the player that a seal belongs to, so that it is worth nothing elsewhere. */
export type SealOwner = { readonly game: string; readonly player: string };

/** Leaves come in full sheets, so that their number does not tell how many units are hidden. */
export const LEAVES_OF_SHEET = 32;

/** A salt in hex, of 16 to 64 bytes. */
export const SALT = /^(?:[0-9a-f]{2}){16,64}$/;

/** Random bytes as a salt; null for fewer than 16 or more than 64. */
export function saltOf(bytes: Uint8Array): string | null {
  const salt = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return SALT.test(salt) ? salt : null;
}

/**
 * Returns the leaves of a list's seal in ascending order: a salted hash of its heading, one of each
 * unit, and hashes of nothing up to a full sheet.
 */
export function sealList(owner: SealOwner, { salt, list }: ListReveal): readonly string[] {
  const named = [
    headingLeaf(owner, salt, list),
    ...list.units.map((unit, at) => unitLeafAt(owner, salt, unit, at)),
  ];
  const count = Math.ceil(named.length / LEAVES_OF_SHEET) * LEAVES_OF_SHEET;
  const empty = Array.from({ length: count - named.length }, (_, at) =>
    leafOf('empty', owner, leafSalt(salt, named.length + at), null),
  );
  return [...named, ...empty].toSorted();
}

/** Returns the one hash over a seal's leaves. */
export function rootOf({ game, player }: SealOwner, leaves: readonly string[]): string {
  return sha256(canonicalText('seal', [game, player, leaves]));
}

/** Returns the reveal of one unit of a list; null for an id that is not in it. */
export function revealUnit({ salt, list }: ListReveal, unitId: string): UnitReveal | null {
  const at = list.units.findIndex(({ id }) => id === unitId);
  const unit = list.units[at];
  return unit === undefined ? null : { salt: leafSalt(salt, at + 1), unit };
}

/** True when a unit is under the seal exactly as it was revealed. */
export function isUnitSealed(
  owner: SealOwner,
  leaves: readonly string[],
  { salt, unit }: UnitReveal,
): boolean {
  return leaves.includes(leafOf('unit', owner, salt, unit));
}

/** The leaf of a list's heading. It holds the number of units, so that none can be left out. */
export function headingLeaf(owner: SealOwner, salt: string, { name, faction, units }: SealedList): string {
  return leafOf('list', owner, leafSalt(salt, 0), { name, faction, units: units.length });
}

/** The leaf of the unit at a place of the list, from 0. */
export function unitLeafAt(owner: SealOwner, salt: string, unit: UnitSetup, at: number): string {
  return leafOf('unit', owner, leafSalt(salt, at + 1), unit);
}

function leafOf(kind: string, { game, player }: SealOwner, salt: string, content: unknown): string {
  return sha256(canonicalText(kind, [game, player, salt, content]));
}

/** A salt for one leaf. It does not lead back to the list's salt, so it can be revealed alone. */
function leafSalt(salt: string, at: number): string {
  return sha256(canonicalText('salt', [salt, at]));
}

/**
 * Returns the ids of the units that may be held back: those with Scout or Ambusher, and the
 * companions that would betray them.
 */
export function unitsHeldBack(units: readonly UnitSetup[]): ReadonlySet<string> {
  const hidden = new Set(units.filter(isHidden).map(({ unitId }) => unitId));
  const held = units.filter(
    ({ unitId, companionOf }) => hidden.has(unitId) || (companionOf !== null && hidden.has(companionOf)),
  );
  return new Set(held.map(({ id }) => id));
}

/** Returns the units that the rival sees from the start. */
export function courtesyUnits({ units }: SealedList): readonly UnitSetup[] {
  const held = unitsHeldBack(units);
  return units.filter(({ id }) => !held.has(id));
}
