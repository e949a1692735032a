import { useLingui } from '@lingui/react/macro';
import type { Place } from '#domain/game/types.ts';
import { PLACE_NAMES } from './place-names.ts';

/** Where a unit is. */
export function PlaceWords({ place }: { place: Place }) {
  const { t } = useLingui();
  return t(PLACE_NAMES[place]);
}
