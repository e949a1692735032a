import { factionName } from '#data/faction-summaries.ts';
import type { PictureOfReport } from '#data/live/report-picture.ts';
import type { Language, Names } from '#domain/catalogue/types.ts';
import { leadUnits } from '#domain/game/replay/lead-units.ts';
import { winnersOf } from '#domain/game/summary.ts';
import type { GameState } from '#domain/game/types.ts';
import { dateFormat } from '#platform/language/language.ts';

/** Says words of a mission or feat in the language of the page. */
export type Say = (english: string, names?: Names) => string;

/** Mission and feat of a game in one line; empty without either. */
export function scenarioOf({ mission, feat }: Pick<GameState, 'mission' | 'feat'>, say: Say): string {
  return [mission, feat].flatMap((part) => (part === null ? [] : [say(part.name, part.names)])).join(' · ');
}

/** A report as the server draws its picture, in the language of the page. */
export function pictureOf(state: GameState, say: Say, language: Language): PictureOfReport {
  const winners = winnersOf(state);
  const { gameStartTime: start } = state;
  return {
    scenario: scenarioOf(state, say),
    date: start === null ? '' : dateFormat(language, { dateStyle: 'long' }).format(start),
    sides: Object.values(state.players).map(({ id, name, list, score }) => ({
      name,
      faction: list?.faction ?? null,
      factionName: factionName(list?.faction ?? null, language) ?? '',
      score,
      hasWon: winners.length === 1 && winners.includes(id),
      units: leadUnits(state, id, 6).map(({ unitId }) => unitId),
    })),
  };
}
