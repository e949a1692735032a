import { imageSlug } from '../catalogue/slug.ts';
import type { Catalogue, FactionId, Names } from '../catalogue/types.ts';
import { armyOf } from './army.ts';
import { starterDocument } from './starter.ts';

/** A ready list of one faction as the start page shows it. */
export type ReadyList = {
  readonly faction: FactionId;
  /** In pts. */
  readonly size: number;
  /** Empty when the catalogue has no such list. */
  readonly units: readonly {
    /** The middle of its picture's address. */
    readonly slug: string;
    readonly name: string;
    readonly names: Names;
    readonly quantity: number;
    /** Of all its copies, in pts. */
    readonly points: number;
  }[];
};

/** The ready list on the start page: short, and with units that a list has more than once. */
const SHOWN = { faction: 'syenann', size: 300 };

/** Returns the ready list of the start page. */
export function readyList(catalogue: Catalogue): ReadyList {
  const document = starterDocument(catalogue, SHOWN.faction, SHOWN.size);
  const army = document === null ? [] : armyOf(document, catalogue);
  return {
    ...SHOWN,
    units: army.map(({ unit, quantity }) => ({
      slug: imageSlug(unit.name),
      name: unit.name,
      names: unit.names,
      quantity,
      points: unit.points * quantity,
    })),
  };
}
