import { useState } from 'react';
import { catalogue } from '#data/catalogue.ts';
import { findCompletion } from '#data/completion/find-completion.ts';
import type { TakeBack } from '#data/lists/create-draft-store.ts';
import { draftStore } from '#data/lists/draft-store.ts';
import { completionCommand } from '#domain/completion/complete.ts';
import type { Completion, Flavour, Task } from '#domain/completion/task.ts';
import { checkRoster } from '#domain/roster/check.ts';
import type { RosterDocument } from '#domain/roster/types.ts';
import { dispatch } from '../actions.ts';

type Wanted = Pick<Task, 'yardstick' | 'points' | 'ready'>;

type Finished = {
  readonly before: RosterDocument;
  readonly after: RosterDocument;
  readonly takeBack: TakeBack;
};

/** The outcome of a search: what was added and its way back; `nothing` when no unit fits. */
export type FinishOutcome = { readonly completion: Completion; readonly takeBack: TakeBack } | 'nothing';

/**
 * Finishes the draft, each time in one step of undo. Right after one answer, another one takes its
 * place.
 */
export function useFinish(onOutcome: (outcome: FinishOutcome) => void) {
  const [busy, setBusy] = useState<Flavour | null>(null);
  const [last, setLast] = useState<Finished | null>(null);

  const finish = async (flavour: Flavour, wanted: Wanted) => {
    const current = draftDocument();
    const former = last?.after === current ? last : null;
    const document = former?.before ?? current;
    setBusy(flavour);
    const before = checkRoster(document, catalogue);
    const task = { ...wanted, document, catalogue, before };
    const completion = await findCompletion({ ...task, flavour, seed: newSeed() });
    setBusy(null);
    // The list was changed meanwhile: the answer is not for it.
    if (draftDocument() !== current) return;
    if (completion === null) return onOutcome('nothing');
    former?.takeBack();
    const takeBack = dispatch(completionCommand(document, completion, wanted.points));
    setLast({ before: document, after: draftDocument(), takeBack });
    onOutcome({ completion, takeBack });
  };
  return { busy, finish };
}

function draftDocument(): RosterDocument {
  return draftStore.getState().history.document;
}

function newSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}
