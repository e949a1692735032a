/**
 * The numbers that writers and readers of list codes share. They never change: another format has
 * another number.
 */
import type { Catalogue, FactionId, UnitId } from '#domain/catalogue/types.ts';

/** The format of this version of the app, the first digit of every code. */
export const FORMAT = 0;
export const FORMAT_RADIX = 8;

/** The radix of each count; one digit while the count is less by 1. */
export const RADIX_OF = { release: 32, last: 64 } as const;

/** Place of the faction in the table, from 1; 0 for one that only a release has, named by a tag. */
export const FACTION_RADIX = 16;
export const FACTION_TAGS = 4096;

/** The ids of all units that a faction has or had. */
export function knownUnits(catalogue: Catalogue, faction: FactionId): readonly UnitId[] {
  const present = catalogue.unitsByFaction.get(faction) ?? [];
  const former = [...catalogue.formerUnits.values()].filter((unit) => unit.faction === faction);
  return [...present, ...former].map(({ id }) => id);
}
