import { isGone } from '../formula.ts';
import type { GameState } from '../types.ts';

/** A skill that asks for one of its options, of a unit for which none was chosen yet. */
export type OpenChoice = { readonly unit: string; readonly skill: string };

/** The choices that skills ask for and that nobody has made, of all units still in the game. */
export function openChoices({ units }: Pick<GameState, 'units'>): readonly OpenChoice[] {
  return Object.values(units)
    .filter((unit) => !isGone(unit))
    .flatMap(({ id, options = {}, chosen }) =>
      Object.entries(options)
        .filter(([skill, offered]) => !offered.some((option) => option.id === chosen[skill]))
        .map(([skill]) => ({ unit: id, skill })),
    );
}
