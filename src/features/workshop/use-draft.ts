import { useState } from 'react';
import type { WorkshopDraft } from '#domain/catalogue/workshop/draft.ts';
import type { AnyDraft } from '#domain/catalogue/workshop/parse-draft.ts';
import { keepDraft, readDraft } from '#data/workshop/kept-drafts.ts';

type Start<Draft> = {
  readonly draft: Draft;
  /** The sent proposal that it revises; null for none. */
  readonly revises: string | null;
  readonly basedOn: number;
};

/** A draft that is open, kept on the device with every change. */
export type OpenDraft<Draft = WorkshopDraft> = Start<Draft> & {
  readonly id: string;
  /** True once the device could not keep a change. */
  readonly isUnkept: boolean;
  readonly change: (part: Partial<Draft>) => void;
};

/**
 * Opens the draft of this id as it was left on this device, or begins one with `start`. `read`
 * returns null for a kept draft that is of something else.
 */
export function useDraft<Draft extends AnyDraft>(
  id: string,
  read: (kept: AnyDraft) => Draft | null,
  start: () => Start<Draft>,
): OpenDraft<Draft> {
  const [open, setOpen] = useState<Start<Draft>>(() => {
    const kept = readDraft(id);
    const draft = kept === null ? null : read(kept.draft);
    return kept === null || draft === null ? start() : { ...kept, draft };
  });
  const [isUnkept, setUnkept] = useState(false);
  return {
    id,
    draft: open.draft,
    revises: open.revises,
    basedOn: open.basedOn,
    isUnkept,
    change: (part) => {
      const next = { ...open, draft: { ...open.draft, ...part } };
      setOpen(next);
      setUnkept(!keepDraft({ id, revises: next.revises, basedOn: next.basedOn, draft: next.draft }));
    },
  };
}
