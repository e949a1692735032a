import { isOver } from './saved/keeping.ts';
import { summaryOf } from './summary.ts';
import type { GameState } from './types.ts';

/** The texts of a shared summary, in the language of the player who shares it. */
type SummaryWords = {
  readonly mission: string | null;
  readonly feat: string | null;
  readonly date: string | null;
  readonly draw: string;
  readonly wins: (name: string) => string;
  /** Of a game that is not over. */
  readonly unfinished: (round: number) => string;
  /** 0: the end of the game. */
  readonly round: (round: number) => string;
};

/** A game's result as lines of text, to be sent to friends. */
export function summaryText(state: GameState, words: SummaryWords): string {
  const { winners, rounds, players } = summaryOf(state, state.gameEndTime ?? 0);
  const name = (id: string) => state.players[id]?.name ?? '';
  const [winner] = winners;
  const about = [words.mission, words.feat, words.date].filter((part) => part !== null);
  return [
    ...(about.length === 0 ? [] : [about.join(' · ')]),
    players.map(({ player, score }) => `${name(player)} ${score}`).join(' : '),
    ...(isOver(state) ? [] : [words.unfinished(state.currentTurn)]),
    ...(winner === undefined ? [] : [winners.length > 1 ? words.draw : words.wins(name(winner))]),
    '',
    ...rounds.map(
      (round) =>
        `${words.round(round)}: ${players.map(({ roundScores }) => roundScores[round] ?? 0).join(' : ')}`,
    ),
  ].join('\n');
}
