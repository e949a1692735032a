import { getUnit } from '#domain/catalogue/lookup.ts';
import type { Catalogue, Unit } from '#domain/catalogue/types.ts';
import type { RosterDocument } from '#domain/roster/types.ts';

/** The number of cards for each unit: one, or as many as the list has of it. */
export type Copies = 'one' | 'as-in-list';

/** Two across and two down, on A4 as on Letter. */
const CARDS_ON_A_SHEET = 4;

/** A card to print; `key` tells copies of one unit apart. */
export type PrintedCard = { readonly unit: Unit; readonly key: string };
export type Sheets = {
  readonly sheets: readonly (readonly PrintedCard[])[];
  /** Units of the list that the catalogue does not know, so that there is no card of them. */
  readonly unknown: number;
};

/** The cards of a list in its order, on sheets. */
export function sheetsOf(document: RosterDocument, catalogue: Catalogue, copies: Copies): Sheets {
  const found = document.entries.map((entry) => ({
    entry,
    unit: entry.foreign === undefined ? getUnit(catalogue, document.faction, entry.unitId) : null,
  }));
  const cards = found.flatMap(({ entry, unit }) =>
    unit === null
      ? []
      : Array.from({ length: copies === 'one' ? 1 : entry.quantity }, (_, copy) => ({
          unit,
          key: `${unit.id} ${String(copy)}`,
        })),
  );
  const count = Math.ceil(cards.length / CARDS_ON_A_SHEET);
  return {
    sheets: Array.from({ length: count }, (_, sheet) =>
      cards.slice(sheet * CARDS_ON_A_SHEET, (sheet + 1) * CARDS_ON_A_SHEET),
    ),
    unknown: found.filter(({ unit }) => unit === null).length,
  };
}
