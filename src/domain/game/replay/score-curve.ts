import { chaptersOf, type Chapter } from './chapters.ts';
import { type Replay, scoresOf } from './replay.ts';

/** The scores from a moment of the game on. */
export type ScorePoint = {
  readonly step: number;
  /** By player. */
  readonly scores: Readonly<Record<string, number>>;
};

/** The course of the scores of a game. */
export type ScoreCurve = {
  /** The number of rounds that were begun. */
  readonly rounds: number;
  /** True once the end of the game is scored. */
  readonly hasEnd: boolean;
  /**
   * The place of each step on a line on which every round is as long as another: 0 is the start of
   * round 1, 1.5 the middle of round 2. The end of the game follows the last round.
   */
  readonly places: readonly number[];
  /** The start, each change of a score, and the last step. */
  readonly points: readonly ScorePoint[];
};

/** Returns the course of the scores of a game. */
export function scoreCurve(replay: Replay): ScoreCurve {
  const chapters = chaptersOf(replay);
  const rounds = Math.max(0, ...chapters.map(({ round }) => round));
  return {
    rounds,
    hasEnd: chapters.some(isEnd),
    places: placesOf(chapters, replay.states.length, rounds),
    points: pointsOf(replay),
  };
}

function placesOf(chapters: readonly Chapter[], count: number, rounds: number): readonly number[] {
  const places: number[] = [];
  for (const [at, chapter] of chapters.entries()) {
    const end = chapters[at + 1]?.from ?? count;
    const isPlayed = chapter.round > 0 || isEnd(chapter);
    const start = isEnd(chapter) ? rounds : chapter.round - 1;
    for (let step = chapter.from; step < end; step += 1) {
      const place = isPlayed ? start + (step - chapter.from + 1) / (end - chapter.from) : 0;
      // Players may go back to an earlier phase; the line does not.
      places.push(Math.max(place, places.at(-1) ?? 0));
    }
  }
  return places;
}

function pointsOf({ states }: Replay): readonly ScorePoint[] {
  const points: ScorePoint[] = [];
  for (const [step, state] of states.entries()) {
    const isLast = step === states.length - 1;
    const before = points.at(-1)?.scores;
    const scores = scoresOf(state);
    if (before === undefined || isLast || differ(before, scores)) points.push({ step, scores });
  }
  return points;
}

function isEnd({ phase }: Chapter): boolean {
  return phase === 'scoring' || phase === 'summary';
}

function differ(before: ScorePoint['scores'], after: ScorePoint['scores']): boolean {
  const players = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...players].some((player) => before[player] !== after[player]);
}
