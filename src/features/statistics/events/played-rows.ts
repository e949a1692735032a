import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { catalogue } from '#data/catalogue.ts';
import { getUnit } from '#domain/catalogue/lookup.ts';
import { localName } from '#domain/catalogue/localise.ts';
import type { Language } from '#domain/catalogue/types.ts';
import type { PlayedLists, PlayedUnit } from '#domain/statistics/played.ts';
import { winRate } from '#domain/statistics/rates.ts';
import type { SideFigure } from '#domain/statistics/types.ts';
import { byRate, type RateRow } from '../rate-rows.ts';

/** Returns a unit's name in a language; its id when this build does not know it. */
export function playedName(faction: string, id: string, language: Language): string {
  const unit = getUnit(catalogue, faction, id);
  return unit === null ? id : localName(unit, language);
}

function rowOf(key: string, faction: string, name: string, figure: SideFigure): RateRow {
  return { key, faction, name, rival: null, figure, rate: winRate(figure), mirrors: 0 };
}

/** A unit with its row of the games with it; null for the other where there is none. */
export type UnitRow = { readonly unit: PlayedUnit; readonly with: RateRow; readonly without: RateRow | null };

/** Returns the units of played lists, those first whose games are won most often. */
export function unitRows(
  { units }: PlayedLists,
  faction: string,
  i18n: I18n,
  language: Language,
): readonly UnitRow[] {
  return units
    .map((unit) => {
      const name = playedName(faction, unit.unit, language);
      const { with: held, without } = unit;
      return {
        unit,
        with: rowOf(unit.unit, faction, i18n._(msg`${name}: with`), held),
        without:
          without === null
            ? null
            : rowOf(`${unit.unit} without`, faction, i18n._(msg`${name}: without`), without),
      };
    })
    .toSorted((one, other) => byRate(one.with, other.with));
}

/** Returns a row for each pair of units, those first whose games are won most often. */
export function pairRows(
  { pairs }: PlayedLists,
  faction: string,
  i18n: I18n,
  language: Language,
): readonly RateRow[] {
  return pairs
    .map(({ units, figure }) => {
      const [one = '', other = ''] = units.map((unit) => playedName(faction, unit, language));
      return rowOf(units.join(' '), faction, i18n._(msg`${one} and ${other}`), figure);
    })
    .toSorted(byRate);
}
