import { factionName } from '#data/faction-summaries.ts';
import { findMission } from '#data/missions.ts';
import type { MissionsState } from '#data/use-missions.ts';
import { localName } from '#domain/catalogue/localise.ts';
import type { Language } from '#domain/catalogue/types.ts';
import { type Counted, groupsOf, type OwnFigure } from '#domain/statistics/own/figures.ts';
import { outcomeOf, type OwnGame } from '#domain/statistics/own/own-game.ts';

/** A row of a chart of the player's own games. */
export type OwnRow = {
  readonly key: string;
  readonly name: string;
  readonly figure: OwnFigure;
  /** The faction whose colour the row has; null for none. */
  readonly faction: string | null;
};

/** A recorded game with what the figures count of it. */
export type ReadGame = OwnGame & Counted;

/** Adds outcome and difference to games. */
export function readGames(games: readonly OwnGame[]): readonly ReadGame[] {
  return games.map((game) => ({ ...game, outcome: outcomeOf(game), difference: game.own - game.other }));
}

/** Returns a row for each rival. `gone`: the name of all who have none any more. */
export function rivalRows(games: readonly ReadGame[], gone: string): readonly OwnRow[] {
  return groupsOf(games, ({ rival }) => rival.key).map(({ key, games: of, figure }) => ({
    key,
    name: of[0]?.rival.name ?? gone,
    figure,
    faction: null,
  }));
}

/** Returns a row for each faction of the catalogue on the player's side, or on the rival's. */
export function factionRows(
  games: readonly ReadGame[],
  side: 'faction' | 'rivalFaction',
  language: Language,
): readonly OwnRow[] {
  return groupsOf(games, (game) => game[side]).flatMap(({ key, figure }) => {
    const name = factionName(key, language);
    return name === null ? [] : [{ key, name, figure, faction: key }];
  });
}

/** Returns a row for each mission or feat; one that this build does not know has its id as name. */
export function topicRows(
  games: readonly ReadGame[],
  kind: 'mission' | 'feat',
  { library, language }: MissionsState,
): readonly OwnRow[] {
  return groupsOf(games, (game) => game[kind]).map(({ key, figure }) => {
    const found = library === null ? null : findMission(library, key);
    const topic = found === null ? null : found.kind === 'mission' ? found.mission : found.feat;
    return { key, name: topic === null ? key : localName(topic, language), figure, faction: null };
  });
}
