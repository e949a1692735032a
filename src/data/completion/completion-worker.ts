/** The worker that finishes lists: one question, one answer. */
import { answer, type Question } from './answer.ts';

globalThis.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  globalThis.postMessage(answer(data), {});
});
