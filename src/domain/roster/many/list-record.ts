import type { Catalogue } from '#domain/catalogue/types.ts';
import type { SavedList } from '../saved-list.ts';
import type { Entry, RosterDocument } from '../types.ts';
import { documentOfList } from './find-lists.ts';

/** A finished game of the player with the list that they brought to it. */
export type PlayedGame = {
  /** Ms since 1970. */
  readonly at: number;
  readonly outcome: 'won' | 'drawn' | 'lost';
  readonly list: {
    readonly name: string;
    readonly faction: string;
    readonly entries: readonly Pick<Entry, 'unitId' | 'quantity'>[];
    /** True when it came from the saved lists, not from a link or a text. */
    readonly wasSaved: boolean;
  };
};

/** The results of a list. */
export type ListRecord = {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** Ms since 1970 of the last game. */
  readonly playedAt: number;
};

/**
 * Returns how to look up the results of a list. A game was played with a list when it had the same
 * units of the same faction, or when it took a saved list of the same name and faction: a name and
 * a faction are one list. Null for a list that was not played.
 */
export function recordsOf(
  games: readonly PlayedGame[],
  catalogue: Catalogue,
): (list: SavedList) => ListRecord | null {
  const byKey = new Map<string, PlayedGame[]>();
  for (const game of games) {
    for (const key of keysOf(game.list, game.list.wasSaved)) {
      byKey.set(key, [...(byKey.get(key) ?? []), game]);
    }
  }
  return (list) => {
    if (byKey.size === 0) return null;
    const keys = keysOf(documentOfList(list, catalogue), true);
    const played = [...new Set(keys.flatMap((key) => byKey.get(key) ?? []))];
    const count = (outcome: PlayedGame['outcome']) =>
      played.filter((game) => game.outcome === outcome).length;
    return played.length === 0
      ? null
      : {
          won: count('won'),
          drawn: count('drawn'),
          lost: count('lost'),
          playedAt: Math.max(...played.map(({ at }) => at)),
        };
  };
}

type Keyed = Pick<RosterDocument, 'name' | 'faction'> & Pick<PlayedGame['list'], 'entries'>;

function keysOf({ name, faction, entries }: Keyed, isNamed: boolean): readonly string[] {
  const units = entries.map(({ unitId, quantity }) => JSON.stringify([unitId, quantity])).toSorted();
  return [
    ...(units.length === 0 ? [] : [JSON.stringify(['units', faction, ...units])]),
    ...(isNamed && name.trim() !== '' ? [JSON.stringify(['name', faction, name.trim()])] : []),
  ];
}
