import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './slider.module.css';

type SliderProps = Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'min' | 'max' | 'step' | 'onChange' | 'children'
> & {
  label: string;
  /** From 0 to `max`. */
  value: number;
  max: number;
  /** The value in words, for screen readers. */
  valueText: string;
  onValueChange: (value: number) => void;
  /** Values with a mark below the track. */
  marks?: readonly number[];
};

/** A value on a line. Arrow keys move by one, Home and End to the ends. */
export function Slider(props: SliderProps) {
  const { label, value, max, valueText, onValueChange, marks = [], className, ...rest } = props;
  return (
    <div className={classNames(styles.slider, className)}>
      <input
        {...rest}
        type="range"
        className={styles.input}
        min={0}
        max={max}
        value={value}
        aria-label={label}
        aria-valuetext={valueText}
        onChange={({ currentTarget }) => onValueChange(Number(currentTarget.value))}
      />
      <svg className={styles.marks} viewBox="0 0 1000 6" preserveAspectRatio="none" aria-hidden="true">
        {marks.map((mark) => (
          <path key={mark} d={`M${max === 0 ? 0 : (mark / max) * 1000} 0v6`} />
        ))}
      </svg>
    </div>
  );
}
