import { i18n, type MessageDescriptor } from '@lingui/core';
import { gameStore } from '#data/games/game-store.ts';
import type { GameAction, Refusal } from '#domain/game/events.ts';
import { toast } from '#ui/toast/toast.tsx';
import { msg } from '@lingui/core/macro';

/**
 * Performs an action in the running game. Returns true on success; a refusal is shown, those of a
 * shared game by its own bar.
 */
export function perform(action: GameAction): boolean {
  const refusal = gameStore.getState().act(action);
  if (refusal === null) return true;
  const all: Readonly<Partial<Record<string, MessageDescriptor>>> = REFUSALS;
  const words = all[refusal];
  if (words !== undefined && refusal !== 'no-change') toast.info({ id: 'refusal', title: i18n._(words) });
  return false;
}

/** Notes the result of a unit's WP test, with what follows from it. */
export function testWillpower(unit: string, passed: boolean): boolean {
  return perform({ type: 'willpower-tested', unit, passed });
}

/** The words for each refusal. */
const REFUSALS: Readonly<Record<Refusal, MessageDescriptor>> = {
  'unknown-player': msg`This player is not in the game.`,
  'unknown-unit': msg`This unit is not in the game.`,
  'unknown-box': msg`The mission does not score this.`,
  'unknown-part': msg`The mission does not have this.`,
  'player-exists': msg`This player is in the game already.`,
  'two-players': msg`A game has two players.`,
  'unit-exists': msg`This unit is in the game already.`,
  'no-mission': msg`There is no mission yet.`,
  'no-round': msg`This round has not begun yet.`,
  'no-turn': msg`No round has begun yet.`,
  'turn-over': msg`This round is over.`,
  'activations-spent': msg`All activations of this round are done.`,
  'not-own-unit': msg`This unit belongs to the other player.`,
  'not-this-role': msg`The enemy commander cannot be named for this.`,
  'not-on-table': msg`This unit is not on the table.`,
  demoralized: msg`A Demoralized unit can do nothing until it rallies.`,
  immune: msg`This unit is immune to it.`,
  joined: msg`This Character has joined a unit and shares its tokens.`,
  'not-joined': msg`This Character has joined no unit.`,
  'not-a-character': msg`Only a Character can join a unit.`,
  'no-join': msg`This Character may not join this unit.`,
  'has-character': msg`A unit holds only one Character.`,
  'wrong-side': msg`This scores for the other side.`,
  'scored-before': msg`This was scored before, and it counts only once in a game.`,
  'too-many': msg`It cannot count more often.`,
  'at-limit': msg`This count can go no further.`,
  'no-change': msg`Already set.`,
};
