import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { MAX_TARGET, READY_SIZES } from '#domain/roster/document.ts';
import type { RosterDocument } from '#domain/roster/types.ts';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { dispatch } from '../actions.ts';
import { acceptName, nameRefusal } from '../saving/name-refusal.ts';
import { SavedState } from '../saving/saved-state.tsx';
import styles from './army-heading.module.css';

/** Longest name of a list, in characters. */
const MAX_NAME = 120;

type ArmyHeadingProps = {
  document: RosterDocument;
  /** The list's legality. */
  children?: ReactNode;
};

/** The list's name and points target, edited in place, and the saved list that it is. */
export function ArmyHeading({ document, children }: ArmyHeadingProps) {
  const { t } = useLingui();
  const { name, target, currentName } = document;
  const isRefused = useStore(nameRefusal, (state) => state.isRefused);
  return (
    <div className={styles.heading} data-keeps-itself>
      <TextField
        id={nameRefusal.getState().fieldId}
        label={t`List name`}
        hideLabel
        placeholder={t`Name your list`}
        value={name}
        maxLength={MAX_NAME}
        error={isRefused ? t`Please enter a list name before saving` : undefined}
        hint={name.length >= MAX_NAME ? t`A name has ${MAX_NAME} characters at most.` : undefined}
        onValueChange={(typed) => {
          acceptName();
          dispatch({ type: 'rename', name: typed });
        }}
      />
      <NumberField
        label={t`Points target`}
        hideLabel
        placeholder={t`Target`}
        trailing={t`pts`}
        value={target}
        min={1}
        max={MAX_TARGET}
        maxLength={4}
        invalid={t`A whole number from 1 to 9999, please.`}
        onValueChange={(points) => dispatch({ type: 'set-target', target: points })}
      />
      <TargetPicks target={target} />
      {children}
      <p className={styles.current}>
        <span>{t`Current list: ${currentName ?? t`New List`}`}</span>
        <SavedState document={document} />
      </p>
    </div>
  );
}

/** The usual sizes of a game, to tap; another tap on the chosen one takes it back. */
function TargetPicks({ target }: { target: number | null }) {
  const { t } = useLingui();
  return (
    <div className={styles.picks} role="group" aria-label={t`Points target`}>
      {READY_SIZES.map((size) => (
        <button
          key={size}
          type="button"
          aria-pressed={target === size}
          aria-label={t`Target ${size} pts`}
          className={styles.pick}
          onClick={() => dispatch({ type: 'set-target', target: target === size ? null : size })}
        >
          {size}
        </button>
      ))}
    </div>
  );
}
