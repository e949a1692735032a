import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { TextField } from '#ui/text-field/text-field.tsx';

type SearchFieldProps = {
  label: string;
  placeholder: string;
  maxLength: number;
  value: string;
  onValueChange: (text: string) => void;
};

/**
 * A search whose text lives in the address, which follows the keys a moment later. Any other change
 * of it replaces the typed text.
 */
export function SearchField({ value, onValueChange, ...words }: SearchFieldProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState<{ text: string; ours: readonly string[] } | null>(null);
  if (typed?.text === value) setTyped(null);
  const type = (text: string) => {
    setTyped((before) => ({ text, ours: [...(before?.ours ?? []), value, text] }));
    onValueChange(text);
  };
  return (
    <form role="search" onSubmit={(event) => event.preventDefault()}>
      <TextField
        {...words}
        type="search"
        hideLabel
        icon="search"
        clearLabel={t`Clear search`}
        value={typed?.ours.includes(value) === true ? typed.text : value}
        onValueChange={type}
      />
    </form>
  );
}
