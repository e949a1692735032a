import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useRef, type KeyboardEvent } from 'react';
import { RollDrawing } from '#components/roll-drawing/roll-drawing.tsx';
import { DICE, SYMBOLS, type RollPart } from '#domain/catalogue/profile.ts';
import { partName } from '#platform/words/roll-words.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import styles from './form.module.css';
import { useFieldTexts, useWorkshop } from './workshop-form.ts';

/** The dice and symbols that a line of the card may hold. */
export const PAD_KEYS = { dice: DICE, symbols: SYMBOLS, all: [...DICE, ...SYMBOLS] } as const;

type RollPadProps<Part extends RollPart> = {
  label: string;
  /** The path of the dice in `units.json`; also the name of the pad. */
  path: string;
  /** The text of a line without dice. */
  empty: string;
  keys: readonly Part[];
  value: readonly Part[];
  onChange: (value: readonly Part[]) => void;
};

/**
 * A line of dice and symbols, entered by tapping keys that show them. Keys of a keyboard work too:
 * the letter of each part, Backspace, and Escape to close.
 */
export function RollPad<Part extends RollPart>({
  label,
  path,
  empty,
  keys,
  value,
  onChange,
}: RollPadProps<Part>) {
  const { t } = useLingui();
  const { openPad, setOpenPad } = useWorkshop();
  const textsOf = useFieldTexts();
  const id = useId();
  const isOpen = openPad === path;
  const { error } = textsOf(path);
  const line = useRef<HTMLButtonElement>(null);
  const takeBack = () => onChange(value.slice(0, -1));
  const close = () => {
    setOpenPad(null);
    line.current?.focus();
  };
  const hear = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const part = keys.find((key) => key === event.key) ?? keys.find((key) => key === event.key.toUpperCase());
    if (part !== undefined) onChange([...value, part]);
    else if (event.key === 'Backspace') takeBack();
    else if (event.key === 'Escape' && isOpen) close();
    else return;
    event.preventDefault();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only hears keys, wherever in the pad the focus is
    <div className={styles.pad} onKeyDown={hear}>
      <button
        ref={line}
        type="button"
        className={styles.line}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpenPad(isOpen ? null : path)}
      >
        <span className={styles.lineLabel}>{label}</span>
        <span className={styles.roll}>
          {value.length === 0 ? <span className={styles.none}>{empty}</span> : <RollDrawing roll={value} />}
        </span>
        <Icon name={isOpen ? 'chevron-up' : 'edit'} size={18} />
      </button>
      {isOpen && (
        <div id={id} role="group" aria-label={t`Keys for ${label}`} className={styles.keys}>
          {keys.map((part) => {
            const name = t(partName(part));
            return (
              <button
                key={part}
                type="button"
                className={styles.key}
                aria-label={t`Add ${name}`}
                onClick={() => onChange([...value, part])}
              >
                <RollDrawing roll={[part]} />
              </button>
            );
          })}
          <div className={styles.padEnd}>
            <Button size="sm" icon="undo" disabled={value.length === 0} onClick={takeBack}>
              <Trans>Take one back</Trans>
            </Button>
            <Button size="sm" icon="check" onClick={close}>
              <Trans>Done</Trans>
            </Button>
          </div>
        </div>
      )}
      {error !== undefined && (
        <p className={styles.error} role="alert">
          <Icon name="warning" size={16} />
          {error}
        </p>
      )}
    </div>
  );
}
