import { Plural, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { TextField } from '#ui/text-field/text-field.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import styles from './searched-field.module.css';

/** Matches in view: more would push the next field off a phone. */
const SHOWN = 6;

type SearchedFieldProps = {
  label: string;
  hint?: string;
  error?: string;
  value: string;
  onValueChange: (value: string) => void;
  found: readonly { readonly value: string; readonly label: string; readonly note?: string }[];
  onChoose: (value: string) => void;
  /** The act of a match, for screen readers, such as “Add Join”. */
  actOf?: (label: string) => string;
};

/** A field whose matches stand under it to be tapped. Enter takes the first one. */
export function SearchedField({
  label,
  hint,
  error,
  value,
  onValueChange,
  found,
  onChoose,
  actOf,
}: SearchedFieldProps) {
  const { t } = useLingui();
  const [isActive, setActive] = useState(false);
  const shown = isActive ? found.slice(0, SHOWN) : [];
  const first = shown[0];
  return (
    <div
      className={styles.searched}
      onFocus={() => setActive(true)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setActive(false);
      }}
    >
      <TextField
        label={label}
        {...(hint === undefined ? {} : { hint })}
        {...(error === undefined ? {} : { error })}
        value={value}
        onValueChange={onValueChange}
        clearLabel={t`Clear`}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (first !== undefined && value.trim() !== '') onChoose(first.value);
        }}
      />
      {isActive && (
        <VisuallyHidden>
          <p role="status">
            <Plural value={found.length} one="# match" other="# matches" />
          </p>
        </VisuallyHidden>
      )}
      {shown.length > 0 && (
        <ul className={styles.found} aria-label={t`Matches for ${label}`}>
          {shown.map((each) => (
            <li key={each.value}>
              <button
                type="button"
                className={styles.match}
                {...(actOf === undefined ? {} : { 'aria-label': actOf(each.label) })}
                // Safari on iOS gives a pressed button no focus: the field must not lose it first.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => onChoose(each.value)}
              >
                {each.label}
                {each.note !== undefined && <span className={styles.matchNote}>{each.note}</span>}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
