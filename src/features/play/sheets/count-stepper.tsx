import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Stepper } from '#ui/stepper/stepper.tsx';
import { RuleButton, WordButton } from './rule-button.tsx';
import type { RuleId } from './rule-sheet.tsx';
import styles from './count-stepper.module.css';

type CountStepperProps = {
  /** The name of the count. */
  label: string;
  /** The name of the unit or player that the count belongs to, for screen readers. */
  of: string;
  value: number;
  valueText?: string;
  min?: number;
  max?: number;
  onStep: (by: number) => void;
  /** The rule behind the label. */
  rule?: RuleId;
  /** Opens the text about it, where that is no rule of the game. */
  onRead?: () => void;
  /** Under the label. */
  hint?: ReactNode;
};

/**
 * A count with its name: minus, number and plus in thumb reach, its rule a tap on the name away.
 */
export function CountStepper(props: CountStepperProps) {
  const {
    label,
    of,
    value,
    valueText,
    min = 0,
    max = Number.POSITIVE_INFINITY,
    onStep,
    rule,
    onRead,
    hint,
  } = props;
  const { t } = useLingui();
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        {rule !== undefined && <RuleButton rule={rule} label={label} />}
        {onRead !== undefined && <WordButton label={label} onOpen={onRead} />}
        {rule === undefined && onRead === undefined && <span className={styles.label}>{label}</span>}
        {hint !== undefined && <span className={styles.hint}>{hint}</span>}
      </div>
      <Stepper
        className={styles.stepper}
        label={t`${label}, ${of}`}
        value={value}
        {...(valueText === undefined ? {} : { valueText })}
        min={min}
        max={max}
        onIncrement={() => onStep(1)}
        onDecrement={() => onStep(-1)}
        incrementLabel={t`${label} plus 1`}
        decrementLabel={t`${label} minus 1`}
      />
    </div>
  );
}
