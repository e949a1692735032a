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
  /** Shown while the text is not a whole number of the range. */
  invalid?: string;
};

/**
 * A whole number, typed. What is not one, or is outside the range, is shown as typed and not taken;
 * leaving the field shows the number that holds.
 */
export function NumberField({
  value,
  onValueChange,
  min = 0,
  max = 99_999,
  invalid,
  onBlur,
  ...field
}: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const isTaken = (text: string) =>
    text === '' || (/^[-−]?\d+$/.test(text) && isWithin(numberOf(text), min, max));
  const type = (text: string) => {
    const trimmed = text.trim();
    setTyped(trimmed);
    if (isTaken(trimmed)) onValueChange(trimmed === '' ? null : numberOf(trimmed));
  };
  const error = typed === null || isTaken(typed) ? field.error : (invalid ?? field.error);
  return (
    <TextField
      {...field}
      error={error}
      // The number pads of phones have no minus.
      inputMode={min < 0 ? 'text' : 'numeric'}
      value={typed ?? (value === null ? '' : String(value))}
      onValueChange={type}
      onBlur={(event) => {
        setTyped(null);
        onBlur?.(event);
      }}
    />
  );
}

/** A minus may be typed as the hyphen of keyboards or as the sign itself. */
function numberOf(text: string): number {
  return Number(text.replace('−', '-'));
}

function isWithin(number: number, min: number, max: number): boolean {
  return number >= min && number <= max;
}
