import { msg } from '@lingui/core/macro';
import { winRate } from '#domain/statistics/rates.ts';
import type { SideFigure, Statistics } from '#domain/statistics/types.ts';
import type { Rate } from '#domain/statistics/wilson.ts';
import type { Cell } from '#domain/units/export.ts';

/** The columns of the table that is taken away. */
export const COLUMNS = [
  ['kind', msg`Kind`],
  ['name', msg`Name`],
  ['rival', msg`Against`],
  ['games', msg`Games`],
  ['players', msg`Players`],
  ['rivals', msg`Rivals`],
  ['wins', msg`Won`],
  ['losses', msg`Lost`],
  ['draws', msg`Drawn`],
  ['rate', msg`Win rate`],
  ['low', msg`Range from`],
  ['high', msg`Range to`],
  ['difference', msg`Ø difference`],
  ['left_out', msg`Left out`],
  ['lists', msg`Lists`],
  ['among', msg`Among`],
] as const;

type Key = (typeof COLUMNS)[number][0];
/** A row of the table by the keys of its columns. */
export type Row = Readonly<Partial<Record<Key, Cell>>>;

/** Returns the cells of all games of a choice; the sums are empty where they are refused. */
export function wholeCells({ games, players, whole }: Pick<Statistics, 'games' | 'players' | 'whole'>): Row {
  if (whole === null) return { games, players };
  return { games, players, draws: whole.draws, difference: whole.margin / games };
}

/** Returns the cells of a figure of a side; what is refused is empty. */
export function sideCells(figure: SideFigure): Row {
  const { games, players, rivals, counted } = figure;
  const rate = winRate(figure);
  if (rate.code !== 'rate' || counted === null) return { games, players, rivals };
  const { wins, losses, draws } = counted;
  const { difference, leftOut } = rate;
  return { games, players, rivals, wins, losses, draws, ...rateCells(rate), difference, left_out: leftOut };
}

/** Returns the cells of a rate. */
export function rateCells({ share, low, high }: Rate): Row {
  return { rate: share, low, high };
}
