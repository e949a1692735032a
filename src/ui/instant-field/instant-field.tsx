import type { ComponentProps } from 'react';
import { TextField } from '../text-field/text-field.tsx';

type InstantFieldProps = Pick<ComponentProps<typeof TextField>, 'label' | 'hint' | 'error'> & {
  /** An instant in ISO 8601, or null for an empty field. */
  value: string | null;
  onValueChange: (value: string | null) => void;
};

/** A day and a time, typed and shown in the time zone of the browser. */
export function InstantField({ value, onValueChange, ...texts }: InstantFieldProps) {
  return (
    <TextField
      {...texts}
      type="datetime-local"
      value={localInput(value)}
      max="9999-12-31T23:59"
      onValueChange={(local) => onValueChange(instantOf(local))}
    />
  );
}

/** The instant of what was typed; null for none, and for a day that no calendar has. */
function instantOf(local: string): string | null {
  const date = new Date(local);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

/** An instant as the field writes it: local time without a zone. */
function localInput(instant: string | null): string {
  if (instant === null) return '';
  const date = new Date(instant);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
