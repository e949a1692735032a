import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { catalogue } from '#data/catalogue.ts';
import { draftStore } from '#data/lists/draft-store.ts';
import { useDraft } from '#data/lists/use-draft.ts';
import { getUnit } from '#domain/catalogue/lookup.ts';
import type { RosterUnit } from '#domain/roster/types.ts';
import { announce } from '#ui/live-region/live-region.tsx';
import { Stepper } from '#ui/stepper/stepper.tsx';
import { toast } from '#ui/toast/toast.tsx';
import { takeOut, tryAdd } from '../actions.ts';
import { ask } from '../open-dialog.ts';

type QuantityStepperProps = { unit: RosterUnit; name: string; quantity: number };

/**
 * The copies of one unit in the draft. A refusal is always shown: as a message, or as the High
 * Command dialog.
 */
export function QuantityStepper({ unit, name, quantity }: QuantityStepperProps) {
  const { t } = useLingui();
  // A second High Command looks as disabled as it is, and explains itself when it is pressed.
  const isBlocked = useHasOtherCommander(unit) && quantity === 0;
  const max = isBlocked ? 0 : (unit.availability ?? 99);
  const add = () => {
    const refusal = tryAdd(unit);
    if (refusal === null) announce(t`${name}: ${quantity + 1}`);
    else if (refusal.code === 'high-command-limit') ask({ kind: 'high-command-limit' });
    else refuse(refusal.max);
  };
  const remove = () => {
    takeOut(unit);
    announce(t`${name}: ${quantity - 1}`);
  };
  return (
    <Stepper
      folds
      value={quantity}
      min={0}
      max={max}
      onIncrement={add}
      onDecrement={remove}
      onRefuse={(side) =>
        side === 'increment' && (isBlocked ? ask({ kind: 'high-command-limit' }) : refuse(max))
      }
      {...(isBlocked ? { incrementReason: t`Only 1 High command allowed in List.` } : {})}
      label={name}
      incrementLabel={t`Add ${name}`}
      decrementLabel={t`Remove ${name}`}
    />
  );
}

/** Shows the limit until the next change of the army, which may have removed the cause. */
function refuse(limit: number): void {
  const id = toast.error({
    title: i18n._(msg`Cannot add more units`),
    description: i18n._(msg`Maximum ${limit} of this unit allowed`),
    duration: 5_000,
  });
  const stop = draftStore.subscribe(() => {
    stop();
    toast.dismiss(id);
  });
}

/** True for a High Command unit while another one is in the draft. */
function useHasOtherCommander({ id, faction, highCommand }: RosterUnit): boolean {
  return useDraft(
    ({ history }) =>
      highCommand &&
      history.document.entries.some(
        ({ unitId }) => unitId !== id && getUnit(catalogue, faction, unitId)?.highCommand === true,
      ),
  );
}
