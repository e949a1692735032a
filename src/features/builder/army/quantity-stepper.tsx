import { useLingui } from '@lingui/react/macro';
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
  const max = unit.availability ?? 99;
  const add = () => {
    const refusal = tryAdd(unit);
    if (refusal === null) announce(t`${name}: ${quantity + 1}`);
    else if (refusal.code === 'high-command-limit') ask({ kind: 'high-command-limit' });
    else refuse(refusal.max);
  };
  const refuse = (limit: number) =>
    toast.error({ title: t`Cannot add more units`, description: t`Maximum ${limit} of this unit allowed` });
  const remove = () => {
    takeOut(unit);
    announce(t`${name}: ${quantity - 1}`);
  };
  return (
    <Stepper
      value={quantity}
      min={0}
      max={max}
      onIncrement={add}
      onDecrement={remove}
      onRefuse={(side) => side === 'increment' && refuse(max)}
      label={name}
      incrementLabel={t`Add ${name}`}
      decrementLabel={t`Remove ${name}`}
    />
  );
}
