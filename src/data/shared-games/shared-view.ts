import type { GameAction } from '#domain/game/events.ts';
import type { UnitSetup } from '#domain/game/types.ts';
import type { ActionRefusal, SharedGame } from './create-shared-game.ts';

/** The part of a shared game that a game on one phone does not have. */
export type SharedView = {
  readonly game: SharedGame;
  /** The player of this phone; null while it has no seat. */
  readonly player: string | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** The ms to add to this phone's clock to get the time of the game. */
  readonly offset: number;
  /** True for a player who has a phone of their own, and it is not this one. */
  readonly isOthers: (player: string) => boolean;
  /** Brings a list into the game; that of this phone's player is sealed. */
  readonly bring: (list: Extract<GameAction, { type: 'list-set' }>) => ActionRefusal | null;
  /** The own units that the rival does not see yet. */
  readonly heldBack: readonly UnitSetup[];
  /** Shows one of them to the rival: it comes into the game. */
  readonly reveal: (unit: string) => void;
  /** Takes this phone out of the game, which goes on with the others. The copy stays here. */
  readonly playAlone: () => void;
};
