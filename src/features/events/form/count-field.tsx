import { useLingui } from '@lingui/react/macro';
import { NumberField } from '#ui/number-field/number-field.tsx';
import type { EventForm } from './use-event-form.ts';

type CountFieldProps = {
  form: EventForm;
  name: 'seats' | 'rounds' | 'roundMinutes' | 'win' | 'draw' | 'loss' | 'bye';
  label: string;
  of: { readonly min: number; readonly max: number };
};

/** A whole number of the draft. */
export function CountField({ form, name, label, of: { min, max } }: CountFieldProps) {
  const { t } = useLingui();
  return (
    <NumberField
      {...form.field(name)}
      label={label}
      value={form.draft[name]}
      min={min}
      max={max}
      invalid={t`A whole number from ${min} to ${max}, please.`}
      onValueChange={(value) => form.change({ [name]: value })}
    />
  );
}
