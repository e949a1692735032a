import { catalogue } from '#data/catalogue.ts';
import type { TakeBack } from '#data/lists/create-draft-store.ts';
import { draftStore } from '#data/lists/draft-store.ts';
import { canAdd } from '#domain/roster/allow.ts';
import { armyOf } from '#domain/roster/army.ts';
import type { Command, RosterUnit } from '#domain/roster/types.ts';

export type Refusal = Exclude<ReturnType<typeof canAdd>, { ok: true }>;

/** Runs one command on the working draft. Returns a function that undoes only this command. */
export function dispatch(command: Command): TakeBack {
  return draftStore.getState().dispatch(command);
}

/**
 * Adds one copy of a unit and returns null, or returns the reason why the list refuses it
 * (docs/product.md, "Adding units").
 */
export function tryAdd(unit: RosterUnit): Refusal | null {
  const { document } = draftStore.getState().history;
  const answer = canAdd(armyOf(document, catalogue), unit);
  if (!answer.ok) return answer;
  dispatch({ type: 'add', unitId: unit.id });
  return null;
}

/** Removes one copy; the entry is removed with its last copy. */
export function takeOut(unit: RosterUnit): void {
  dispatch({ type: 'remove', unitId: unit.id });
}
