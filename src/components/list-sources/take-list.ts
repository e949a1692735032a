import type { GameList } from '#domain/game/types.ts';
import type { RosterDocument } from '#domain/roster/types.ts';

export type FoundList = {
  readonly document: RosterDocument;
  readonly source: GameList['source'];
  /** Names of units that the catalogue does not know. */
  readonly unknown?: readonly string[];
};

/** Takes a list that a player chose. */
export type TakeList = (list: FoundList) => void;
