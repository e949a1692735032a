import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DeviceGames } from '#data/games/device-games.ts';
import type { MissionsState } from '#data/use-missions.ts';
import type { Language } from '#domain/catalogue/types.ts';
import { figureOf, type OwnFigure } from '#domain/statistics/own/figures.ts';
import { formOf } from '#domain/statistics/own/form.ts';
import { playedListsOf } from '#domain/statistics/own/played-lists.ts';
import { unitActivity } from '#domain/statistics/own/unit-acts.ts';
import type { Cell, Sheet } from '#domain/units/export.ts';
import { timeRows } from './act-times.tsx';
import { listWords, unitName } from './list-words.ts';
import { factionRows, type OwnRow, type ReadGame, rivalRows, topicRows } from './own-rows.ts';

const COLUMNS = [
  ['kind', msg`Kind`],
  ['name', msg`Name`],
  ['version', msg`Version`],
  ['games', msg`Games`],
  ['wins', msg`Won`],
  ['draws', msg`Drawn`],
  ['losses', msg`Lost`],
  ['rate', msg`Win rate`],
  ['low', msg`Range from`],
  ['high', msg`Range to`],
  ['difference', msg`Ø difference`],
  ['date', msg`Date`],
  ['rounds', msg`Rounds`],
  ['acted', msg`Rounds in which it acted`],
  ['seconds', msg`Usual time in seconds`],
] as const;

type Row = Readonly<Partial<Record<(typeof COLUMNS)[number][0], Cell>>>;

const TIMES = {
  own: msg`Your activation`,
  rival: msg`Your rival’s activation`,
  round: msg`Round`,
} as const;

export type OwnShown = {
  readonly games: readonly ReadGame[];
  readonly missions: MissionsState;
  /** Null while the games of this device are being read. */
  readonly device: DeviceGames | null;
};

/** Returns everything that the page shows as one table. Empty where it shows no rate. */
export function ownSheet({ games, missions, device }: OwnShown, i18n: I18n, language: Language): Sheet {
  const gone = i18n._(msg`Deleted accounts`);
  const charts: readonly (readonly [MessageDescriptor, readonly OwnRow[]])[] = [
    [msg`Rival`, rivalRows(games, gone)],
    [msg`My faction`, factionRows(games, 'faction', language)],
    [msg`Faction of rivals`, factionRows(games, 'rivalFaction', language)],
    [msg`Mission`, topicRows(games, 'mission', missions)],
    [msg`Feat`, topicRows(games, 'feat', missions)],
  ];
  const rows: readonly Row[] = [
    { kind: i18n._(msg`All games`), ...figureCells(figureOf(games)) },
    ...formOf(games).games.map((game) => ({
      kind: i18n._(msg`Last games`),
      name: game.rival.name ?? gone,
      ...figureCells(figureOf([game])),
      date: new Date(game.at).toISOString(),
    })),
    ...charts.flatMap(([kind, of]) =>
      of.map(({ name, figure }) => ({ kind: i18n._(kind), name, ...figureCells(figure) })),
    ),
    ...(device === null ? [] : deviceRows(device, i18n, language)),
  ];
  return {
    columns: COLUMNS.map(([key, label]) => ({ key, label: i18n._(label) })),
    rows: rows.map((row) => COLUMNS.map(([key]) => row[key] ?? null)),
  };
}

function deviceRows({ games, unitNames }: DeviceGames, i18n: I18n, language: Language): readonly Row[] {
  const words = listWords(i18n, language, unitNames);
  return [
    ...playedListsOf(games).flatMap((list) =>
      words.versionRows(list).map(({ name, figure }) => ({
        kind: i18n._(msg`List`),
        name: words.nameOf(list),
        version: name,
        ...figureCells(figure),
      })),
    ),
    ...unitActivity(games.map(({ units }) => units)).map((unit) => ({
      kind: i18n._(msg`Unit`),
      name: unitName(unitNames, unit.faction, unit.unitId, language),
      games: unit.games,
      rounds: unit.rounds,
      acted: unit.acted,
      seconds: unit.median === null ? null : unit.median / 1000,
    })),
    ...timeRows(games).map(({ key, median }) => ({
      kind: i18n._(msg`Time`),
      name: i18n._(TIMES[key]),
      seconds: median / 1000,
    })),
  ];
}

function figureCells({ games, wins, draws, losses, rate, difference }: OwnFigure): Row {
  const rated = rate === null ? {} : { rate: rate.share, low: rate.low, high: rate.high };
  return { games, wins, draws, losses, difference, ...rated };
}
