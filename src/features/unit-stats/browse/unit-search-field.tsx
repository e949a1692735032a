import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { MOST_SEARCHED } from '#domain/units/query.ts';
import { TextField } from '#ui/text-field/text-field.tsx';

type SearchFieldProps = { value: string; onValueChange: (text: string) => void };

/** Keys that may be pressed before the address has followed the first of them. */
const AHEAD = 20;

/**
 * Words to look for, in any language. The address follows the keys a moment later; what it says
 * else, the field shows.
 */
export function UnitSearchField({ value, onValueChange }: SearchFieldProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState({ text: value, ours: [value] });
  const shown = typed.ours.includes(value) ? typed.text : value;
  const type = (text: string) => {
    setTyped(({ ours }) => ({ text, ours: [...ours, value, text].slice(-AHEAD) }));
    onValueChange(text);
  };
  return (
    <form role="search" onSubmit={(event) => event.preventDefault()}>
      <TextField
        type="search"
        label={t`Search units`}
        hideLabel
        icon="search"
        placeholder={t`Name, keyword or rule`}
        clearLabel={t`Clear search`}
        maxLength={MOST_SEARCHED}
        value={shown}
        onValueChange={type}
      />
    </form>
  );
}
