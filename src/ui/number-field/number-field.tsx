import type { ComponentProps } from 'react';
import { useState } from 'react';
import { TextField } from '../text-field/text-field.tsx';

type NumberFieldProps = Omit<
  ComponentProps<typeof TextField>,
  'value' | 'onValueChange' | 'inputMode' | 'type'
> & {
  /** A whole number, or null for an empty field. */
  value: number | null;
  /** Called while typing with every number inside the range, and with null for an emptied field. */
  onValueChange: (value: number | null) => void;
  min?: number;
  max?: number;
};

/**
 * A whole number, typed. What is outside the range is not taken, and leaving the field shows the
 * number that holds.
 */
export function NumberField({
  value,
  onValueChange,
  min = 0,
  max = 99_999,
  onBlur,
  ...field
}: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string) => {
    const digits = text.replace(/\D/g, '');
    setTyped(digits);
    const number = Number(digits);
    if (digits === '') onValueChange(null);
    else if (number >= min && number <= max) onValueChange(number);
  };
  return (
    <TextField
      {...field}
      inputMode="numeric"
      value={typed ?? (value === null ? '' : String(value))}
      onValueChange={type}
      onBlur={(event) => {
        setTyped(null);
        onBlur?.(event);
      }}
    />
  );
}
