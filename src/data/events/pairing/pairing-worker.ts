/** The worker that pairs rounds: one question, one answer. */
import { pairRound, type RoundTask } from '#domain/events/pairing/pair-round.ts';

globalThis.addEventListener('message', ({ data }: MessageEvent<RoundTask>) => {
  globalThis.postMessage(pairRound(data), {});
});
