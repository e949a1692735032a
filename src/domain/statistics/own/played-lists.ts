import { figureOf, type Counted, type OwnFigure } from './figures.ts';
import { grouped } from './grouped.ts';

/** The list that a player brought to a game. */
export type BroughtList = {
  readonly name: string;
  readonly faction: string;
  /** True when it came from the saved lists, not from a link or a text. */
  readonly wasSaved: boolean;
  readonly entries: readonly { readonly unitId: string; readonly quantity: number }[];
};

/** A finished game with the list that the player brought. */
export type ListGame = Counted & {
  /** Ms since 1970. */
  readonly at: number;
  readonly list: BroughtList;
};

/** Copies of a unit that came in (above 0) or went out between two versions of a list. */
export type UnitChange = { readonly unitId: string; readonly by: number };

/** A state of a list, with the games that were played with just these units. */
export type ListVersion = {
  readonly key: string;
  /** Ms since 1970 of its first game. */
  readonly since: number;
  /** Against the version that was played before its first game; empty for the first version. */
  readonly changes: readonly UnitChange[];
  readonly figure: OwnFigure;
};

/** A list with all of its games. */
export type PlayedList = {
  readonly key: string;
  readonly name: string;
  readonly faction: string;
  readonly figure: OwnFigure;
  /** The newest first. */
  readonly versions: readonly ListVersion[];
  /**
   * True when every game since the newest version came up was played with it, so that "since you
   * changed it" is true.
   */
  readonly hasKeptChange: boolean;
};

/**
 * Groups games by list and by its versions, the most games first. A saved list is its name and
 * faction; one of a link or a text is its units, and is the saved list that was played with them.
 */
export function playedListsOf(games: readonly ListGame[]): readonly PlayedList[] {
  const inOrder = games.toSorted((one, other) => one.at - other.at);
  const saved = new Map<string, string>();
  for (const { list } of inOrder) {
    if (isNamed(list)) saved.set(unitsKey(list), nameKey(list));
  }
  const keyOf = ({ list }: ListGame) =>
    isNamed(list) ? nameKey(list) : (saved.get(unitsKey(list)) ?? unitsKey(list));
  return [...grouped(inOrder, keyOf)]
    .map(([key, of]) => playedList(key, of))
    .toSorted((one, other) => other.figure.games - one.figure.games);
}

/** `inOrder`: the games of one list, the oldest first. */
function playedList(key: string, inOrder: readonly [ListGame, ...ListGame[]]): PlayedList {
  const { list: last } = inOrder.findLast(({ list }) => isNamed(list)) ?? inOrder[0];
  const versions = [...grouped(inOrder, ({ list }) => unitsKey(list))].map(([units, of]): ListVersion => {
    const before = inOrder[inOrder.indexOf(of[0]) - 1];
    return {
      key: units,
      since: of[0].at,
      changes: before === undefined ? [] : changesOf(before.list, of[0].list),
      figure: figureOf(of),
    };
  });
  const newest = versions.at(-1);
  return {
    key,
    name: last.name.trim(),
    faction: last.faction,
    figure: figureOf(inOrder),
    versions: versions.toReversed(),
    hasKeptChange:
      newest !== undefined &&
      inOrder.every(({ at, list }) => at < newest.since || unitsKey(list) === newest.key),
  };
}

/** Returns the units that came in, then those that went out. */
function changesOf(before: BroughtList, after: BroughtList): readonly UnitChange[] {
  const [had, has] = [countsOf(before), countsOf(after)];
  const changes = [...new Set([...has.keys(), ...had.keys()])].map((unitId) => ({
    unitId,
    by: (has.get(unitId) ?? 0) - (had.get(unitId) ?? 0),
  }));
  return [...changes.filter(({ by }) => by > 0), ...changes.filter(({ by }) => by < 0)];
}

function countsOf({ entries }: BroughtList): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { unitId, quantity } of entries) counts.set(unitId, (counts.get(unitId) ?? 0) + quantity);
  return counts;
}

function isNamed({ wasSaved, name }: BroughtList): boolean {
  return wasSaved && name.trim() !== '';
}

function nameKey({ faction, name }: BroughtList): string {
  return JSON.stringify(['name', faction, name.trim()]);
}

function unitsKey(list: BroughtList): string {
  const units = [...countsOf(list)].map((unit) => JSON.stringify(unit)).toSorted();
  return JSON.stringify(['units', list.faction, ...units]);
}
