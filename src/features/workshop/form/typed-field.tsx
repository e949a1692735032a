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
export function WordField({
  label,
  path,
  value,
  onChange,
  hint,
  maxLength,
  isEnglish = false,
}: TypedFieldProps) {
  const textsOf = useFieldTexts();
  return (
    <TextField
      label={label}
      {...textsOf(path, hint)}
      {...(maxLength === undefined ? {} : { maxLength })}
      {...(isEnglish ? { lang: 'en' } : {})}
      value={value}
      onValueChange={onChange}
    />
  );
}

/** A whole number as typed; its bounds stand under it. */
export function CountField({ label, path, value, onChange, hint }: TypedFieldProps) {
  const textsOf = useFieldTexts();
  return (
    <TextField
      label={label}
      {...textsOf(path, hint)}
      inputMode="numeric"
      maxLength={4}
      value={value}
      onValueChange={onChange}
    />
  );
}

/** Several lines of text with their fault. */
export function WordsField({
  label,
  path,
  value,
  onChange,
  hint,
  maxLength,
  isEnglish = false,
}: TypedFieldProps) {
  const textsOf = useFieldTexts();
  return (
    <TextArea
      label={label}
      {...textsOf(path, hint)}
      {...(maxLength === undefined ? {} : { maxLength })}
      {...(isEnglish ? { lang: 'en' } : {})}
      rows={2}
      value={value}
      onValueChange={onChange}
    />
  );
}
