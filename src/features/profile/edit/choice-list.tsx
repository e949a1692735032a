import { useId } from 'react';
import styles from '../profile.module.css';

type ChoiceListProps = {
  legend: string;
  value: string;
  onValueChange: (value: string) => void;
  items: readonly { readonly value: string; readonly label: string; readonly description: string }[];
};

/** A choice among a few options, each with an explanation. */
export function ChoiceList({ legend, value, onValueChange, items }: ChoiceListProps) {
  const name = useId();
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.label}>{legend}</legend>
      {items.map((item) => (
        <label key={item.value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            checked={item.value === value}
            onChange={() => onValueChange(item.value)}
            aria-describedby={`${name}-${item.value}`}
          />
          <span>
            {item.label}
            <span id={`${name}-${item.value}`} className={styles.small}>
              {item.description}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
