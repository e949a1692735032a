import { useId } from 'react';
import { Icon } from '#ui/icon/icon.tsx';
import { ToggleGroup } from '#ui/toggle-group/toggle-group.tsx';
import styles from './form.module.css';
import { useFieldTexts } from './workshop-form.ts';

type ChoiceFieldProps<Value extends string> = {
  label: string;
  path: string;
  value: Value | '';
  items: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
};

/** A few values to tap; none is taken while the card's value is not known. */
export function ChoiceField<Value extends string>({
  label,
  path,
  value,
  items,
  onChange,
}: ChoiceFieldProps<Value>) {
  const textsOf = useFieldTexts();
  const { hint, error } = textsOf(path);
  const id = useId();
  return (
    <div className={styles.choice}>
      <span className={styles.label}>{label}</span>
      <ToggleGroup<Value | ''>
        label={label}
        value={value}
        items={items}
        aria-describedby={error === undefined && hint === undefined ? undefined : id}
        onValueChange={(next) => next !== '' && onChange(next)}
      />
      {error !== undefined && (
        <p id={id} className={styles.error} role="alert">
          <Icon name="warning" size={16} />
          {error}
        </p>
      )}
      {error === undefined && hint !== undefined && (
        <p id={id} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
