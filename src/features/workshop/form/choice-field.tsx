import { useId } from 'react';
import { Icon } from '#ui/icon/icon.tsx';
import { ToggleGroup } from '#ui/toggle-group/toggle-group.tsx';
import styles from './form.module.css';
import { useFieldTexts } from './workshop-form.ts';

type ChoiceProps<Value extends string> = {
  label: string;
  value: Value | '';
  items: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  hint?: string;
  error?: string;
};

/** A few values to tap; none is taken while the value is not known. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, value, items, onChange, hint, error } = props;
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

type ChoiceFieldProps<Value extends string> = Omit<ChoiceProps<Value>, 'hint' | 'error'> & {
  /** The field's path in `units.json`. */
  path: string;
};

/** A choice for a field of the card. */
export function ChoiceField<Value extends string>({ path, ...choice }: ChoiceFieldProps<Value>) {
  return <Choice {...choice} {...useFieldTexts()(path)} />;
}
