import { useLingui } from '@lingui/react/macro';
import type { Place } from '#domain/game/types.ts';
import { PLACE_NAMES } from './place-names.ts';

/** Renders the name of a unit's place. */
export function PlaceWords({ place }: { place: Place }) {
  const { t } = useLingui();
  return t(PLACE_NAMES[place]);
}
