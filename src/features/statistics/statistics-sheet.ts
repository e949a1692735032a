import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { catalogue } from '#data/catalogue.ts';
import { factionName } from '#data/faction-summaries.ts';
import { localName } from '#domain/catalogue/localise.ts';
import { getUnit } from '#domain/catalogue/lookup.ts';
import type { Language } from '#domain/catalogue/types.ts';
import { unitRate } from '#domain/statistics/rates.ts';
import type { Statistics } from '#domain/statistics/types.ts';
import type { EventGames } from '#domain/statistics/event-topics.ts';
import type { PlayedLists } from '#domain/statistics/played.ts';
import type { Sheet } from '#domain/units/export.ts';
import { eventCells, playedCells } from './events/event-cells.ts';
import { COLUMNS, rateCells, type Row, sideCells, wholeCells } from './sheet-rows.ts';
import type { TopicRow } from './topic-chart.tsx';

type Shown = {
  readonly statistics: Statistics;
  readonly missions: readonly TopicRow[];
  readonly feats: readonly TopicRow[];
  /** Null while the page does not have them. */
  readonly events: EventGames | null;
  readonly played: { readonly faction: string; readonly lists: PlayedLists } | null;
};

/** Returns everything that the page shows as one table; what is refused there is empty here too. */
export function statisticsSheet(
  { statistics, missions, feats, events, played }: Shown,
  i18n: I18n,
  language: Language,
): Sheet {
  const faction = (id: string) => factionName(id, language) ?? id;
  const topics = (kind: string, rows: readonly TopicRow[]) =>
    rows.map(({ name, games, players }): Row => ({ kind, name, games, players }));
  const rows: readonly Row[] = [
    { kind: i18n._(msg`All games`), ...wholeCells(statistics) },
    ...(statistics.began === null
      ? []
      : [{ kind: i18n._(msg`The player who began`), ...sideCells(statistics.began) }]),
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
    ...boardRows(statistics, i18n._(msg`Unit`), language),
    ...(played === null ? [] : playedCells(played.lists, played.faction, i18n, language)),
    ...(events === null ? [] : eventCells(events, i18n, language)),
  ];
  return {
    columns: COLUMNS.map(([key, label]) => ({ key, label: i18n._(label) })),
    rows: rows.map((row) => COLUMNS.map(([key]) => row[key] ?? null)),
  };
}

function boardRows({ units, lists }: Statistics, kind: string, language: Language): readonly Row[] {
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
