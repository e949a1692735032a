/** The worker that computes the match-ups of two lists: one question, one answer. */
import { type MatchupQuestion, matchupsOf } from '#domain/matchups/matchups.ts';

globalThis.addEventListener('message', ({ data }: MessageEvent<MatchupQuestion>) => {
  globalThis.postMessage(matchupsOf(data), {});
});
