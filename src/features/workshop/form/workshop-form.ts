import { useLingui } from '@lingui/react/macro';
import { createContext, use } from 'react';
import type { CatalogueSources } from '#domain/catalogue/release/apply-overlay.ts';
import type { BaseUnit } from '#domain/catalogue/workshop/base-unit.ts';
import { type DraftFault, faultsAt } from '#domain/catalogue/workshop/draft-faults.ts';
import type { WorkshopDraft } from '#domain/catalogue/workshop/draft.ts';
import { numberBounds } from '#domain/catalogue/workshop/number-bounds.ts';
import { faultWords } from '../fault-words.ts';

/** The unit that is being written down, for every field of the form. */
export type WorkshopForm = {
  readonly draft: WorkshopDraft;
  readonly change: (part: Partial<WorkshopDraft>) => void;
  /** The unit as the catalogue has it; null for one that is missing. */
  readonly base: BaseUnit | null;
  readonly sources: CatalogueSources;
  readonly faults: readonly DraftFault[];
  /** True once somebody tried to send it: from then on blank fields are faults too. */
  readonly isChecked: boolean;
  /** The line of dice whose keys are open. */
  readonly openPad: string | null;
  readonly setOpenPad: (pad: string | null) => void;
};

export const WorkshopContext = createContext<WorkshopForm | null>(null);

/** Returns the form around a field. */
export function useWorkshop(): WorkshopForm {
  const form = use(WorkshopContext);
  if (form === null) throw new Error('A field of the workshop stands outside its form');
  return form;
}

/**
 * Returns the hint and the error of the field at a path of `units.json`. The hint says the bounds;
 * a blank field is an error only once the form was checked.
 */
export function useFieldTexts(): (path: string, hint?: string) => FieldTexts {
  const { t } = useLingui();
  const { faults, isChecked } = useWorkshop();
  const textsOf = useFaultTexts(faults, isChecked);
  return (path, hint) => {
    const bounds = numberBounds(path);
    return textsOf(path, hint ?? (bounds === null ? undefined : t`${bounds.from} to ${bounds.to}`));
  };
}

type FieldTexts = { hint?: string; error?: string };

/** Returns the hint and the error of the field at a path, out of these faults. */
export function useFaultTexts(
  faults: readonly DraftFault[],
  isChecked: boolean,
): (path: string, hint?: string) => FieldTexts {
  const { t } = useLingui();
  return (path, hint) => {
    const fault = faultsAt(faults, path).find(({ reason }) => isChecked || reason.code !== 'missing');
    return {
      ...(hint === undefined ? {} : { hint }),
      ...(fault === undefined ? {} : { error: t(faultWords(fault.reason)) }),
    };
  };
}
