import type { ComponentProps, Ref } from 'react';
import { useId, useRef, useState } from 'react';
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
  /** At the minimum only plus is there: in long lists, most of which are not taken. */
  folds?: boolean;
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
  const { incrementLabel, decrementLabel, incrementReason, decrementReason, folds = false, ...rest } = others;
  const plus = useRef<HTMLButtonElement>(null);
  const refuse = (side: Side) => () => onRefuse?.(side);
  const isFull = value >= max;
  const isEmpty = value <= min;
  const isFolded = folds && isEmpty;
  const [wasFolded] = useState(isFolded);
  const decrement = () => {
    // Minus goes with the last copy: the next key goes to plus.
    if (folds && value - 1 <= min) plus.current?.focus();
    onDecrement();
  };
  return (
    <div
      {...rest}
      className={classNames(styles.stepper, className)}
      role="group"
      aria-label={label}
      data-empty={value === 0 ? '' : undefined}
      data-folded={isFolded || undefined}
      data-unfolds={wasFolded || undefined}
    >
      {!isFolded && (
        <>
          <StepButton
            sign="minus"
            label={decrementLabel}
            isOff={isEmpty}
            reason={decrementReason}
            onPress={isEmpty ? refuse('decrement') : decrement}
          />
          <span className={styles.value}>{valueText ?? value}</span>
        </>
      )}
      <StepButton
        ref={plus}
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
  ref?: Ref<HTMLButtonElement>;
  sign: 'plus' | 'minus';
  label: string;
  isOff: boolean;
  reason: string | undefined;
  onPress: () => void;
};

function StepButton({ ref, sign, label, isOff, reason, onPress }: StepButtonProps) {
  const id = useId();
  const says = isOff && reason !== undefined;
  return (
    <button
      ref={ref}
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
