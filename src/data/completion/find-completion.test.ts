import { afterEach, describe, expect, it, vi } from 'vitest';
import { completionCases } from '#tests/builders/completion-case.ts';
import { stubWorker } from '#tests/builders/fake-worker.ts';
import { emptyDocument } from '#domain/roster/document.ts';
import { answer, type Question } from './answer.ts';
import { findCompletion } from './find-completion.ts';

const { taskOf } = completionCases();
const { isLate: _isLate, ...task } = taskOf({ ...emptyDocument('syenann'), name: 'Raid' }, 200);
const question: Question = { ...task, flavour: 'many', seed: 7 };

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('finding what finishes a list', () => {
  it('asks a worker, which gets plain values and ends afterwards', async () => {
    const terminate = stubWorker((asked: Question) => new MessageEvent('message', { data: answer(asked) }));
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
