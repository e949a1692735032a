import { decodeList } from '#domain/sharing/decode.ts';
import type { ListCard } from './list-card.ts';

/** Longer codes are opened by the reader's browser only, characters. */
const MOST_CODE = 20_000;

/**
 * The list that travels in a link; null when the code holds none. `factionName`: what a faction's
 * id is called.
 */
export function cardOfCode(code: string, factionName: (id: string) => string): ListCard | null {
  if (code.length > MOST_CODE) return null;
  const decoded = decodeList(code);
  if (!decoded.ok) return null;
  const { name, faction, units } = decoded.payload;
  return {
    name,
    factionId: faction,
    faction: factionName(faction),
    points: sum(units.map((unit) => unit.pointsCost * unit.quantity)),
    command: sum(units.map((unit) => unit.command * unit.quantity)),
    units: sum(units.map((unit) => unit.quantity)),
    author: null,
    description: null,
    unitIds: [...new Set(units.map(({ id }) => id))],
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
