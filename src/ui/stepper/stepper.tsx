import type { ComponentProps } from 'react';
import { useId } from 'react';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './stepper.module.css';

type Side = 'increment' | 'decrement';

type StepperProps = Omit<ComponentProps<'div'>, 'children'> & {
  value: number;
  /** The text between the buttons, when it is not the number itself. */
  valueText?: string;
  min?: number;
  max: number;
  onIncrement: () => void;
  onDecrement: () => void;
  /** Called for a press at the end of the range: it is answered with a reason, not with silence. */
  onRefuse?: (side: Side) => void;
  /** The counted thing: the group's name. */
  label: string;
  incrementLabel: string;
  decrementLabel: string;
  /**
   * The reason why plus, or minus, does nothing at the end of the range: read out with the button.
   */
  incrementReason?: string;
  decrementReason?: string;
};

/**
 * Minus, number, plus. At an end of the range a button looks and reads as disabled, and can still
 * be pressed.
 */
export function Stepper(props: StepperProps) {
  const {
    value,
    valueText,
    min = 0,
    max,
    onIncrement,
    onDecrement,
    onRefuse,
    label,
    className,
    ...others
  } = props;
  const { incrementLabel, decrementLabel, incrementReason, decrementReason, ...rest } = others;
  const refuse = (side: Side) => () => onRefuse?.(side);
  const isFull = value >= max;
  const isEmpty = value <= min;
  return (
    <div
      {...rest}
      className={classNames(styles.stepper, className)}
      role="group"
      aria-label={label}
      data-empty={value === 0 ? '' : undefined}
    >
      <StepButton
        sign="minus"
        label={decrementLabel}
        isOff={isEmpty}
        reason={decrementReason}
        onPress={isEmpty ? refuse('decrement') : onDecrement}
      />
      <span className={styles.value}>{valueText ?? value}</span>
      <StepButton
        sign="plus"
        label={incrementLabel}
        isOff={isFull}
        reason={incrementReason}
        onPress={isFull ? refuse('increment') : onIncrement}
      />
    </div>
  );
}

type StepButtonProps = {
  sign: 'plus' | 'minus';
  label: string;
  isOff: boolean;
  reason: string | undefined;
  onPress: () => void;
};

function StepButton({ sign, label, isOff, reason, onPress }: StepButtonProps) {
  const id = useId();
  const says = isOff && reason !== undefined;
  return (
    <button
      type="button"
      className={styles.button}
      data-step={sign}
      aria-label={label}
      aria-disabled={isOff || undefined}
      aria-describedby={says ? id : undefined}
      onClick={onPress}
    >
      {says && <VisuallyHidden id={id}>{reason}</VisuallyHidden>}
    </button>
  );
}
