import { TextArea } from '#ui/text-area/text-area.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { useFieldTexts } from './workshop-form.ts';

type TypedFieldProps = {
  label: string;
  /** The field's path in `units.json`. */
  path: string;
  value: string;
  onChange: (value: string) => void;
  hint?: string;
  maxLength?: number;
  /** A text of the English card. */
  isEnglish?: boolean;
};

/** A line of text with its fault beside it. */
export function WordField(props: TypedFieldProps) {
  return <TextField {...useTypedField(props)} />;
}

/** A whole number as typed; its bounds stand under it. */
export function CountField(props: TypedFieldProps) {
  return <TextField {...useTypedField(props)} inputMode="numeric" maxLength={4} />;
}

/** Several lines of text with their fault. */
export function WordsField(props: TypedFieldProps) {
  return <TextArea {...useTypedField(props)} rows={2} />;
}

/** Returns what the fields have in common. */
function useTypedField({ label, path, value, onChange, hint, maxLength, isEnglish }: TypedFieldProps) {
  return {
    label,
    value,
    onValueChange: onChange,
    ...useFieldTexts()(path, hint),
    ...(maxLength === undefined ? {} : { maxLength }),
    ...(isEnglish === true ? { lang: 'en' } : {}),
  };
}
