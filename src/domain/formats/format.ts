import type { FactionId } from '../catalogue/types.ts';

/**
 * The most copies of a unit, or of all units with a keyword, in one list. `max` 0 bans them. `id`:
 * a unit's `unitKey`, or a keyword as `keywordId` writes it.
 */
export type FormatLimit = {
  readonly of: 'unit' | 'keyword';
  readonly id: string;
  readonly max: number;
};

/**
 * The terms of an event, on top of the rules of list building (docs/product.md, "Formats"). Anyone
 * can make one and pass it on.
 */
export type Format = {
  /** The same in each copy, so that a newer version takes the place of an older one. */
  readonly id: string;
  readonly name: string;
  readonly note: string;
  /** In pts; null for no bound. */
  readonly minPoints: number | null;
  readonly maxPoints: number | null;
  /** Empty: every faction. */
  readonly factions: readonly FactionId[];
  readonly limits: readonly FormatLimit[];
  /** The most copies of any one unit; null: as the cards say. */
  readonly copies: number | null;
  /** True when every unit must be tournament legal. */
  readonly tournament: boolean;
  /** The release of the catalogue that it was made for; null for any. */
  readonly release: number | null;
  /** Ids of missions and of feats that will be played. */
  readonly missions: readonly string[];
  readonly feats: readonly string[];
  /** The instant in ISO 8601 until which lists are taken; null for none. */
  readonly deadline: string | null;
};

export const MOST_NAME = 80;
export const MOST_NOTE = 500;
export const MOST_LIMITS = 60;
export const MOST_POINTS = 99_999;
export const MOST_COPIES = 99;
/** Missions, feats and factions: more than a game has. */
export const MOST_CHOICES = 60;

/** Returns a format that demands nothing yet. */
export function newFormat(id: string): Format {
  return {
    id,
    name: '',
    note: '',
    minPoints: null,
    maxPoints: null,
    factions: [],
    limits: [],
    copies: null,
    tournament: false,
    release: null,
    missions: [],
    feats: [],
    deadline: null,
  };
}
