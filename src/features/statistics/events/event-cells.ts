import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { factionName } from '#data/faction-summaries.ts';
import type { Language } from '#domain/catalogue/types.ts';
import { type EventGames, TOPIC_KINDS } from '#domain/statistics/event-topics.ts';
import type { PlayedLists } from '#domain/statistics/played.ts';
import { unitRate } from '#domain/statistics/rates.ts';
import { rateCells, type Row, sideCells, wholeCells } from '../sheet-rows.ts';
import { pairRows, playedName, unitRows } from './played-rows.ts';
import { TOPIC_LABELS, topicName } from './topic-words.ts';

/** Returns the rows of a faction's played lists: units, games with and without them, pairs. */
export function playedCells(
  played: PlayedLists,
  faction: string,
  i18n: I18n,
  language: Language,
): readonly Row[] {
  const among = factionName(faction, language) ?? faction;
  return [
    ...played.units.map((unit): Row => {
      const rate = unitRate(unit, played);
      return {
        kind: i18n._(msg`Unit of played lists`),
        name: playedName(faction, unit.unit, language),
        players: unit.players,
        lists: unit.lists,
        among,
        ...(rate === null ? {} : rateCells(rate)),
      };
    }),
    ...unitRows(played, faction, i18n, language)
      .flatMap(({ with: held, without }) => (without === null ? [held] : [held, without]))
      .map((row): Row => ({
        kind: i18n._(msg`Games by unit`),
        name: row.name,
        among,
        ...sideCells(row.figure),
      })),
    ...pairRows(played, faction, i18n, language).map((row): Row => ({
      kind: i18n._(msg`Pair of units`),
      name: row.name,
      among,
      ...sideCells(row.figure),
    })),
  ];
}

/** Returns the rows of points levels, releases and countries, each with its factions. */
export function eventCells(events: EventGames, i18n: I18n, language: Language): readonly Row[] {
  return TOPIC_KINDS.flatMap((kind) =>
    events.topics[kind].flatMap((topic) => {
      const name = topicName(kind, topic.value, i18n, language);
      return [
        { kind: i18n._(TOPIC_LABELS[kind]), name, ...wholeCells(topic) },
        ...topic.factions.map((figure): Row => ({
          kind: i18n._(msg`Faction`),
          name: factionName(figure.faction, language) ?? figure.faction,
          among: name,
          ...sideCells(figure),
        })),
      ];
    }),
  );
}
