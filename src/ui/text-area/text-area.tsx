import type { ComponentProps, Ref } from 'react';
import { useId } from 'react';
import { classNames } from '../class-names.ts';
import field from '../field/field.module.css';
import type { FieldTexts } from '../field/field.tsx';
import { Field, fieldAttributes } from '../field/field.tsx';
import styles from './text-area.module.css';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'ref'> &
  FieldTexts & {
    value: string;
    onValueChange: (value: string) => void;
    ref?: Ref<HTMLTextAreaElement>;
  };

/**
 * Several lines of text with their label. Grows with what is written where the browser can, else by
 * its corner.
 */
export function TextArea(props: TextAreaProps) {
  const { label, hideLabel, hint, error, value, onValueChange, className, rows = 4, ...area } = props;
  const ownId = useId();
  const id = area.id ?? ownId;
  return (
    <Field id={id} label={label} hideLabel={hideLabel} hint={hint} error={error} className={className}>
      <div className={field.well}>
        <textarea
          {...area}
          {...fieldAttributes(id, { hint, error })}
          rows={rows}
          className={classNames(field.input, styles.area)}
          value={value}
          onChange={(event) => onValueChange(event.currentTarget.value)}
        />
      </div>
    </Field>
  );
}
