import { winRate } from './rates.ts';
import type { SideFigure } from './types.ts';
import { areApart, type Rate } from './wilson.ts';

/** A figure of games of events, as the database tells it (docs/statistics.md, "Played lists"). */
export type EventFigure = SideFigure & {
  readonly kind: string;
  /** A unit, two of them with a space between, or the value of a topic; empty for all games. */
  readonly value: string;
  readonly faction: string;
};

/** A unit of a faction on the lists that were played at events. */
export type PlayedUnit = {
  readonly unit: string;
  readonly lists: number;
  /** The players with such a list. */
  readonly players: number;
  readonly with: SideFigure;
  /** The games of the same faction without the unit; null when there is none. */
  readonly without: SideFigure | null;
};

/** Two units of a faction on one list. */
export type PlayedPair = { readonly units: readonly string[]; readonly figure: SideFigure };

/** The lists of one faction that were played at events. */
export type PlayedLists = {
  readonly lists: number;
  readonly players: number;
  readonly units: readonly PlayedUnit[];
  readonly pairs: readonly PlayedPair[];
  /** The units and pairs with too few games or players to be told. */
  readonly fewUnits: number;
  readonly fewPairs: number;
};

/** The numbers of played lists of a faction, with figures that are not in order yet. */
export type PlayedAnswer = Pick<PlayedLists, 'lists' | 'players' | 'fewUnits' | 'fewPairs'> & {
  readonly units: readonly { readonly unit: string; readonly lists: number; readonly players: number }[];
  readonly figures: readonly EventFigure[];
};

/** Returns what played lists say by unit and pair of units; a unit without figures is left out. */
export function playedLists({ figures, ...answer }: PlayedAnswer): PlayedLists {
  const of = (kind: string, value: string) =>
    figures.find((each) => each.kind === kind && each.value === value) ?? null;
  return {
    ...answer,
    units: answer.units.flatMap((each) => {
      const held = of('with', each.unit);
      return held === null ? [] : [{ ...each, with: held, without: of('without', each.unit) }];
    }),
    pairs: figures
      .filter(({ kind }) => kind === 'pair')
      .map((figure) => ({ units: figure.value.split(' '), figure })),
  };
}

/** The rates of a faction's games with a unit and without it. */
export type UnitRates = { readonly with: Rate; readonly without: Rate };

/** Returns both rates of a unit; null when one of them has too few games. */
function unitRates(unit: PlayedUnit): UnitRates | null {
  const held = winRate(unit.with);
  const other = unit.without === null ? null : winRate(unit.without);
  return held.code === 'rate' && other?.code === 'rate' ? { with: held, without: other } : null;
}

/** Tells how games with a unit end beside those without it; null for too few games. */
export function unitEffect(unit: PlayedUnit): 'more' | 'less' | 'alike' | null {
  const rates = unitRates(unit);
  if (rates === null) return null;
  if (!areApart(rates.with, rates.without)) return 'alike';
  return rates.with.share > rates.without.share ? 'more' : 'less';
}

/** The answer about a faction's units: do games with one end better than without it? */
export type UnitAnswer =
  | { readonly code: 'no-lists' }
  | { readonly code: 'few'; readonly lists: number; readonly players: number }
  /** No unit differs for sure. */
  | { readonly code: 'alike'; readonly compared: number }
  /** The unit whose intervals lie furthest apart. */
  | ({ readonly code: 'more' | 'less'; readonly unit: string; readonly compared: number } & UnitRates);

/** Compares games with each unit and without it, within its faction. */
export function unitAnswer({ lists, players, units }: PlayedLists): UnitAnswer {
  if (lists === 0) return { code: 'no-lists' };
  const compared = units.flatMap((unit) => {
    const rates = unitRates(unit);
    return rates === null ? [] : [{ unit: unit.unit, ...rates }];
  });
  const [first] = compared.toSorted((one, other) => gapOf(other) - gapOf(one));
  if (first === undefined) return { code: 'few', lists, players };
  if (!areApart(first.with, first.without)) return { code: 'alike', compared: compared.length };
  const code = first.with.share > first.without.share ? 'more' : 'less';
  return { code, ...first, compared: compared.length };
}

/** The room between two intervals; below zero while they overlap. */
function gapOf({ with: held, without }: UnitRates): number {
  return Math.max(held.low - without.high, without.low - held.high);
}
