import type { PortraitOf } from '#data/profiles/use-known-portraits.ts';
import { chargeOf } from '#domain/catalogue/heraldry.ts';
import type { UnitSetup } from '#domain/game/types.ts';
import { Avatar } from '#ui/portrait/avatar.tsx';

type UnitFaceProps = {
  unit: UnitSetup;
  portraitOf: PortraitOf;
  /** Side length in CSS pixels. */
  size: number;
};

/**
 * The portrait of a unit of a game, or the shield of its faction when the catalogue does not know
 * the unit. Decoration: the name stands beside it.
 */
export function UnitFace({ unit, portraitOf, size }: UnitFaceProps) {
  return (
    <Avatar
      src={portraitOf(unit)}
      name={unit.name}
      hue={unit.faction}
      charge={chargeOf({ ...unit, type: unit.type ?? 'Troop' })}
      size={size}
    />
  );
}
