import type { ComponentProps, Ref } from 'react';
import { useId } from 'react';
import { classNames } from '../class-names.ts';
import field from '../field/field.module.css';
import type { FieldTexts } from '../field/field.tsx';
import { Field, fieldAttributes } from '../field/field.tsx';
import styles from './textarea.module.css';

type TextareaProps = Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'ref'> &
  FieldTexts & {
    value: string;
    /** Absent for a text that is only read or copied. */
    onValueChange?: (value: string) => void;
    /** Equal widths, for text whose columns matter. */
    monospace?: boolean;
    ref?: Ref<HTMLTextAreaElement>;
  };

/** Several lines of text with their label; grows with what is written where the browser can. */
export function Textarea(props: TextareaProps) {
  const {
    label,
    hideLabel,
    hint,
    error,
    value,
    onValueChange,
    monospace = false,
    rows = 4,
    className,
    ...area
  } = props;
  const ownId = useId();
  const id = area.id ?? ownId;
  return (
    <Field id={id} label={label} hideLabel={hideLabel} hint={hint} error={error} className={className}>
      <div className={classNames(field['well'], styles['box'])}>
        <textarea
          {...area}
          {...fieldAttributes(id, { hint, error })}
          className={classNames(field['input'], styles['area'])}
          data-monospace={monospace ? '' : undefined}
          rows={rows}
          value={value}
          readOnly={onValueChange === undefined}
          onChange={(event) => onValueChange?.(event.currentTarget.value)}
        />
      </div>
    </Field>
  );
}
