import { useLingui } from '@lingui/react/macro';
import type { Place } from '#domain/game/types.ts';
import { PLACE_NAMES } from './event-names.ts';

/** Where a unit is. */
export function PlaceWords({ place }: { place: Place }) {
  const { i18n } = useLingui();
  return i18n._(PLACE_NAMES[place]);
}
