import { factionName } from '#data/faction-summaries.ts';
import type { Language } from '#domain/catalogue/types.ts';
import { winRate, type WinRate } from '#domain/statistics/rates.ts';
import type { SideFigure, Statistics } from '#domain/statistics/types.ts';

/** One row of a chart of win rates. */
export type RateRow = {
  readonly key: string;
  /** The faction that the rate is of. */
  readonly faction: string;
  readonly name: string;
  /** The other faction of a match-up; null for all others. */
  readonly rival: string | null;
  readonly figure: SideFigure;
  readonly rate: WinRate;
  readonly mirrors: number;
};

/** Returns a row for each faction, the highest rate first, then those without one by games. */
export function factionRows({ factions }: Statistics, language: Language): readonly RateRow[] {
  const rows = factions.map((figure) => ({
    key: figure.faction,
    faction: figure.faction,
    name: factionName(figure.faction, language) ?? figure.faction,
    rival: null,
    figure,
    rate: winRate(figure),
    mirrors: figure.mirrors,
  }));
  return rows.toSorted(byRate);
}

/** Returns a row for each match-up of two different factions, in the same order. */
export function matchupRows({ matchups }: Statistics, language: Language): readonly RateRow[] {
  const rows = matchups
    .filter(({ faction, rival }) => faction !== rival)
    .map((figure) => ({
      key: `${figure.faction} ${figure.rival}`,
      faction: figure.faction,
      name: factionName(figure.faction, language) ?? figure.faction,
      rival: factionName(figure.rival, language) ?? figure.rival,
      figure,
      rate: winRate(figure),
      mirrors: 0,
    }));
  return rows.toSorted(byRate);
}

/** Orders rows by their rate, the highest first, then those without one by their games. */
export function byRate(one: RateRow, other: RateRow): number {
  const shareOf = ({ rate }: RateRow) => (rate.code === 'rate' ? rate.share : -1);
  return shareOf(other) - shareOf(one) || other.figure.games - one.figure.games;
}
