import { unitKey } from './lookup.ts';
import type { Names, Unit } from './types.ts';

/** Facts of a unit that a correction may change. */
export const CORRECTABLE = [
  'points',
  'availability',
  'command',
  'highCommand',
  'tournamentLegal',
  'characteristics',
  'keywords',
  'specialRules',
] as const;
export type CorrectableField = (typeof CORRECTABLE)[number];
export type UnitCorrection = Readonly<Partial<Pick<Unit, CorrectableField>>>;

/** A correction to one unit, with the reason that players read. */
export type UnitErratum = {
  readonly changes: UnitCorrection;
  readonly note: string;
  readonly notes: Names;
  /** ISO 8601: when it was last changed. */
  readonly changedAt: string;
};

/** Corrections by unit key (`<faction>/<unit id>`). */
export type UnitErrata = Readonly<Record<string, UnitErratum>>;

/** The units with their corrections in place; those without any stay the same objects. */
export function correctUnits(units: readonly Unit[], errata: UnitErrata): readonly Unit[] {
  return units.map((unit) => {
    const erratum = errata[unitKey(unit.faction, unit.id)];
    return erratum === undefined ? unit : { ...unit, ...erratum.changes };
  });
}
