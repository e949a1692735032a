/** Figures of confirmed games (docs/statistics.md), as the database counts them. */

/**
 * One side of many games: a faction against all others, or against one. `counted` is null where the
 * games are too few for anything but their number.
 */
export type SideFigure = {
  readonly games: number;
  /** The players of this side. */
  readonly players: number;
  /** The players of the other side. */
  readonly rivals: number;
  readonly counted: CountedGames | null;
};

/** The games of a figure without those of anybody above the cap. */
export type CountedGames = {
  readonly games: number;
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
  /** The points of this side minus those of the other, added up. */
  readonly difference: number;
};

export type FactionFigure = SideFigure & {
  readonly faction: string;
  /** The games of the faction against itself, which are in no other number here. */
  readonly mirrors: number;
};

/** `faction` comes before `rival` in the alphabet of ids; equal ones are mirror games. */
export type MatchupFigure = SideFigure & { readonly faction: string; readonly rival: string };

/** The games of one mission, or with one feat. */
export type TopicFigure = { readonly id: string; readonly games: number; readonly players: number };

/** One unit on the lists of the board. */
export type UnitFigure = {
  readonly faction: string;
  /** The unit's id within its faction. */
  readonly unit: string;
  readonly lists: number;
  /** The players with such a list. */
  readonly players: number;
};

/** The lists of one faction on the board. */
export type ListsFigure = {
  readonly faction: string;
  readonly lists: number;
  readonly players: number;
};

export type Statistics = {
  /** The time of the count, in ms since 1970. */
  readonly at: number;
  readonly games: number;
  readonly players: number;
  readonly mirrors: number;
  /** The games in which the faction of a side is not known. */
  readonly unknown: number;
  /** Null where the games are too few, or one person fills too many of their seats. */
  readonly whole: { readonly draws: number; readonly margin: number } | null;
  /** The player who began against the other; null where it was not counted yet. */
  readonly began: SideFigure | null;
  readonly factions: readonly FactionFigure[];
  readonly matchups: readonly MatchupFigure[];
  readonly missions: readonly TopicFigure[];
  readonly feats: readonly TopicFigure[];
  readonly lists: readonly ListsFigure[];
  readonly units: readonly UnitFigure[];
};
