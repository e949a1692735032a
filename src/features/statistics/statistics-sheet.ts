import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { catalogue } from '#data/catalogue.ts';
import { factionName } from '#data/faction-summaries.ts';
import { localName } from '#domain/catalogue/localise.ts';
import { getUnit } from '#domain/catalogue/lookup.ts';
import type { Language } from '#domain/catalogue/types.ts';
import { unitRate, winRate } from '#domain/statistics/rates.ts';
import type { SideFigure, Statistics } from '#domain/statistics/types.ts';
import type { Rate } from '#domain/statistics/wilson.ts';
import type { Cell, Sheet } from '#domain/units/export.ts';
import type { TopicRow } from './topic-chart.tsx';

const COLUMNS = [
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
] as const;

type Key = (typeof COLUMNS)[number][0];
type Row = Readonly<Partial<Record<Key, Cell>>>;

type Shown = {
  readonly statistics: Statistics;
  readonly missions: readonly TopicRow[];
  readonly feats: readonly TopicRow[];
};

/** Returns everything that the page shows as one table; what is refused there is empty here too. */
export function statisticsSheet(
  { statistics, missions, feats }: Shown,
  i18n: I18n,
  language: Language,
): Sheet {
  const faction = (id: string) => factionName(id, language) ?? id;
  const topics = (kind: string, rows: readonly TopicRow[]) =>
    rows.map(({ name, games, players }): Row => ({ kind, name, games, players }));
  const rows: readonly Row[] = [
    { kind: i18n._(msg`All games`), ...wholeCells(statistics) },
    ...statistics.factions.map((figure) => ({
      kind: i18n._(msg`Faction`),
      name: faction(figure.faction),
      ...sideCells(figure),
    })),
    ...statistics.matchups.map((figure) => ({
      kind: figure.faction === figure.rival ? i18n._(msg`Mirror games`) : i18n._(msg`Match-up`),
      name: faction(figure.faction),
      rival: faction(figure.rival),
      ...sideCells(figure),
    })),
    ...topics(i18n._(msg`Mission`), missions),
    ...topics(i18n._(msg`Feat`), feats),
    ...unitRows(statistics, i18n._(msg`Unit`), language),
  ];
  return {
    columns: COLUMNS.map(([key, label]) => ({ key, label: i18n._(label) })),
    rows: rows.map((row) => COLUMNS.map(([key]) => row[key] ?? null)),
  };
}

function wholeCells({ games, players, whole }: Statistics): Row {
  if (whole === null) return { games, players };
  return { games, players, draws: whole.draws, difference: whole.margin / games };
}

function sideCells(figure: SideFigure): Row {
  const { games, players, rivals, counted } = figure;
  const rate = winRate(figure);
  if (rate.code !== 'rate' || counted === null) return { games, players, rivals };
  const { wins, losses, draws } = counted;
  const { difference, leftOut } = rate;
  return { games, players, rivals, wins, losses, draws, ...rateCells(rate), difference, left_out: leftOut };
}

function rateCells({ share, low, high }: Rate): Row {
  return { rate: share, low, high };
}

function unitRows({ units, lists }: Statistics, kind: string, language: Language): readonly Row[] {
  return units.map((figure) => {
    const of = lists.find(({ faction }) => faction === figure.faction);
    const rate = of === undefined ? null : unitRate(figure, of);
    const unit = getUnit(catalogue, figure.faction, figure.unit);
    return {
      kind,
      name: unit === null ? figure.unit : localName(unit, language),
      rival: null,
      players: figure.players,
      lists: figure.lists,
      ...(rate === null ? {} : rateCells(rate)),
    };
  });
}
