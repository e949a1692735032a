import type { ComponentProps, ReactNode, Ref } from 'react';
import { useId } from 'react';
import { classNames } from '../class-names.ts';
import field from '../field/field.module.css';
import type { FieldTexts } from '../field/field.tsx';
import { Field, fieldAttributes } from '../field/field.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './text-field.module.css';

type TextFieldProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'size' | 'ref'> &
  FieldTexts & {
    value: string;
    onValueChange: (value: string) => void;
    icon?: IconName;
    /** With it, a filled field can be emptied by a button of this name. */
    clearLabel?: string;
    /** Stands at the end of the field, such as a unit or a button. */
    trailing?: ReactNode;
    ref?: Ref<HTMLInputElement>;
  };

/** One line of text with its label. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    hideLabel,
    hint,
    error,
    value,
    onValueChange,
    icon,
    clearLabel,
    trailing,
    className,
    ...input
  } = props;
  const ownId = useId();
  const id = input.id ?? ownId;
  const clear = () => {
    onValueChange('');
    document.getElementById(id)?.focus();
  };
  return (
    <Field id={id} label={label} hideLabel={hideLabel} hint={hint} error={error} className={className}>
      <div className={classNames(field.well, styles.box)}>
        {icon !== undefined && <Icon name={icon} className={styles.icon} />}
        <input
          autoComplete="off"
          {...input}
          {...fieldAttributes(id, { hint, error })}
          className={classNames(field.input, styles.input)}
          value={value}
          onChange={(event) => onValueChange(event.currentTarget.value)}
        />
        {clearLabel !== undefined && value !== '' && (
          <button type="button" className={styles.clear} aria-label={clearLabel} onClick={clear}>
            <Icon name="close" size={18} />
          </button>
        )}
        {trailing !== undefined && <div className={styles.trailing}>{trailing}</div>}
      </div>
    </Field>
  );
}
