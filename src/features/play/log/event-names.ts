import type { I18n } from '@lingui/core';
import type { Language, Names } from '#domain/catalogue/types.ts';
import type { Named } from '#domain/game/mission.ts';
import { boxesOf } from '#domain/game/scoring.ts';
import type { GameState, Place, UnitState } from '#domain/game/types.ts';
import { PLACE_NAMES } from '../units/place-names.ts';
import { STATE_NAMES, unitName } from '../units/unit-words.ts';

export type EventNames = ReturnType<typeof eventNames>;

/**
 * Returns the names of everything that events name by id, in the shown language; a missing one is a
 * dash.
 */
export function eventNames(
  state: GameState,
  language: Language,
  say: (english: string, names?: Names) => string,
  i18n: I18n,
) {
  const { mission, feat } = state;
  const tokens = [...(mission?.tokens ?? []), ...(feat?.tokens ?? [])];
  const of = (item: Pick<Named, 'name' | 'names'> | undefined) =>
    item === undefined ? '–' : say(item.name, item.names);
  const find = (items: readonly Named[] | undefined, id: string) => of(items?.find((one) => one.id === id));
  return {
    of,
    player: (id: string) => state.players[id]?.name ?? '–',
    unit: (id: string | null) => {
      const unit = state.units[id ?? ''];
      return unit === undefined ? '–' : unitName(unit, language);
    },
    state: (id: UnitState) => i18n._(STATE_NAMES[id]),
    place: (id: Place) => i18n._(PLACE_NAMES[id]),
    box: (id: string) => find(boxesOf(state), id),
    token: (id: string) => find(tokens, id),
    meter: (id: string) => find(feat?.meters, id),
    role: (id: string) => find(feat?.roles, id),
    flag: (id: string) => find(feat?.flags, id),
    piece: (id: string) => find(mission?.pieces, id),
    pieceState: (id: string, at: string) => find(mission?.pieces.find((one) => one.id === id)?.states, at),
    marker: (id: string) => find(mission?.markers, id),
  };
}
