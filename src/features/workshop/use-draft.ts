import { useState } from 'react';
import type { WorkshopDraft } from '#domain/catalogue/workshop/draft.ts';
import { keepDraft, readDraft } from '#data/workshop/kept-drafts.ts';

/** A draft that is open, kept on the device with every change. */
export type OpenDraft = {
  readonly id: string;
  readonly draft: WorkshopDraft;
  /** The sent proposal that it revises; null for none. */
  readonly revises: string | null;
  readonly basedOn: number;
  /** True once the device could not keep a change. */
  readonly isUnkept: boolean;
  readonly change: (part: Partial<WorkshopDraft>) => void;
};

type Start = {
  readonly draft: WorkshopDraft;
  readonly revises: string | null;
  readonly basedOn: number;
};

/** Opens the draft of this id as it was left on this device, or begins one with `start`. */
export function useDraft(id: string, start: () => Start): OpenDraft {
  const [open, setOpen] = useState<Start>(() => readDraft(id) ?? start());
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
