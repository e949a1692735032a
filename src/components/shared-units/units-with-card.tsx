import type { ReactNode } from 'react';
import { WithCardPane } from '#components/card-pane/with-card-pane.tsx';
import { unitKey } from '#domain/catalogue/lookup.ts';
import type { FactionId } from '#domain/catalogue/types.ts';
import type { Army } from '#domain/roster/types.ts';
import { ArmySummary } from './army-summary.tsx';
import { highCommandFirst, SharedUnits } from './shared-units.tsx';

type UnitsWithCardProps = {
  army: Army;
  faction: FactionId;
  /** Holds the card; null while it is not there. By default the card stands beside the units. */
  place?: Element | null;
  /** Stands over the units. */
  children?: ReactNode;
};

/**
 * The units of a shared list with what they add up to, and beside them on a desktop the card of one
 * of them.
 */
export function UnitsWithCard({ army, faction, place, children }: UnitsWithCardProps) {
  return (
    <WithCardPane
      units={highCommandFirst(army).map(({ unit }) => unitKey(faction, unit.id))}
      beside="list"
      {...(place === undefined ? {} : { place })}
    >
      {children}
      <SharedUnits army={army} faction={faction} />
      {army.length > 0 && <ArmySummary army={army} />}
    </WithCardPane>
  );
}
