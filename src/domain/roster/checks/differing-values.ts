import { getUnit } from '#domain/catalogue/lookup.ts';
import type { Catalogue, UnitId } from '#domain/catalogue/types.ts';
import type { Army, RosterUnit } from '../types.ts';

type Values = Pick<RosterUnit, 'points' | 'command' | 'highCommand'>;

/** A unit for which a sent list gives other values than the catalogue. */
export type DifferingValue = {
  readonly unitId: UnitId;
  readonly sent: Values;
  readonly catalogue: Values;
};

/**
 * Lists the units of a sent army whose points, command or High Command rank differ from the
 * catalogue's. Unknown units have nothing to compare with: `checkUnknownUnits` names them.
 */
export function differingValues(sent: Army, catalogue: Catalogue): readonly DifferingValue[] {
  return sent.flatMap(({ unit }) => {
    const today = unit.known ? getUnit(catalogue, unit.faction, unit.id) : null;
    if (today === null || isSame(unit, today)) return [];
    return [{ unitId: unit.id, sent: valuesOf(unit), catalogue: valuesOf(today) }];
  });
}

function isSame(one: Values, other: Values): boolean {
  return (
    one.points === other.points && one.command === other.command && one.highCommand === other.highCommand
  );
}

function valuesOf({ points, command, highCommand }: Values): Values {
  return { points, command, highCommand };
}
