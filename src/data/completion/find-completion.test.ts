import { afterEach, describe, expect, it, vi } from 'vitest';
import { completionCases } from '#tests/builders/completion-case.ts';
import { emptyDocument } from '#domain/roster/document.ts';
import { answer, type Question } from './answer.ts';
import { findCompletion } from './find-completion.ts';

const { taskOf } = completionCases();
const { isLate: _isLate, ...task } = taskOf({ ...emptyDocument('syenann'), name: 'Raid' }, 200);
const question: Question = { ...task, flavour: 'many', seed: 7 };

/** A worker that gets copies of its messages, as a browser's does. */
function stubWorker(reply: (question: Question) => Event) {
  const terminate = vi.fn<() => void>();
  class FakeWorker extends EventTarget {
    terminate = terminate;
    postMessage(message: Question) {
      this.dispatchEvent(reply(structuredClone(message)));
    }
  }
  vi.stubGlobal('Worker', FakeWorker);
  return terminate;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('finding what finishes a list', () => {
  it('asks a worker, which gets plain values and ends afterwards', async () => {
    const terminate = stubWorker((asked) => new MessageEvent('message', { data: answer(asked) }));
    expect(await findCompletion(question)).toEqual(answer(question));
    expect(terminate).toHaveBeenCalledOnce();
  });

  it('finds the same in the page when the worker cannot run', async () => {
    const terminate = stubWorker(() => new Event('error'));
    expect(await findCompletion(question)).toEqual(answer(question));
    expect(terminate).toHaveBeenCalledOnce();
    vi.stubGlobal('Worker', undefined);
    expect(await findCompletion(question)).toEqual(answer(question));
  });
});
