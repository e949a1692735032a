import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { MOST_SEARCHED } from '#domain/community/browse-filters.ts';
import { TextField } from '#ui/text-field/text-field.tsx';

/** The pause after the last key before the search runs, in milliseconds. */
const PAUSE_MS = 350;

type SearchFieldProps = { value: string; onValueChange: (text: string) => void };

/** A search field. Typed text shows at once; the search runs when the typing pauses. */
export function BoardSearchField({ value, onValueChange }: SearchFieldProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState<{ readonly text: string; readonly over: string } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Typed over a search that something else has changed meanwhile: that counts.
  const isCurrent = typed !== null && (typed.over === value || typed.text === value);
  const look = (text: string) => {
    clearTimeout(timer.current);
    onValueChange(text);
  };
  const type = (text: string) => {
    setTyped({ text, over: value });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => look(text), text === '' ? 0 : PAUSE_MS);
  };
  const shown = isCurrent ? typed.text : value;
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        look(shown);
      }}
    >
      <TextField
        type="search"
        label={t`Search lists`}
        hideLabel
        icon="search"
        placeholder={t`List, unit or author`}
        clearLabel={t`Clear search`}
        maxLength={MOST_SEARCHED}
        value={shown}
        onValueChange={type}
      />
    </form>
  );
}
