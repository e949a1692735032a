import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ActionRefusal } from '#data/shared-games/create-shared-game.ts';
import type { Refusal } from '#domain/game/events.ts';

/** The words for each refusal that only a shared game has. */
export const LIVE_REFUSALS: Readonly<Record<Exclude<ActionRefusal, Refusal>, MessageDescriptor>> = {
  'no-seat': msg`You have no seat in this game yet.`,
  'has-seat': msg`You have a seat in this game already.`,
  'not-yours': msg`The other player enters this.`,
  'not-in-force': msg`This was undone already.`,
  'not-undone': msg`This cannot be done again.`,
  'built-upon': msg`Later taps build upon this. Undo them first.`,
  'asked-before': msg`You asked for this already.`,
  'unknown-request': msg`This request is over.`,
  'sealed-before': msg`Your list is sealed and can no longer change.`,
  'no-seal': msg`This list is not sealed.`,
  'not-in-seal': msg`This unit is not in the sealed list.`,
  'needs-proof': msg`This unit must be revealed from the sealed list.`,
  'not-over': msg`The game is not over yet.`,
  'other-result': msg`The result has changed. Look at it again.`,
  'endless-rules': msg`This mission cannot be played.`,
  'id-taken': msg`This was entered already.`,
  'too-many-rows': msg`This game takes no more taps.`,
  'phase-over': msg`The phase has changed.`,
  'round-over': msg`The round is over.`,
  'answer-first': msg`Answer the question at the top first.`,
  behind: msg`This phone is catching up. Try again in a moment.`,
  'too-old': msg`Update the app first: the other phone has a newer one.`,
  'too-large': msg`This is too large for a game on two phones.`,
};
