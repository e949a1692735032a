import { useLingui } from '@lingui/react/macro';
import type { Unit } from '#domain/catalogue/types.ts';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { TextArea } from '#ui/text-area/text-area.tsx';
import styles from '../admin.module.css';
import type { CorrectionForm } from './correction-form.ts';
import { FIELD_WORDS } from './field-words.ts';

type UnitFieldsProps = { form: CorrectionForm; unit: Unit; onChange: (form: CorrectionForm) => void };

/** The fields for a unit's facts; each shows the printed value. */
export function UnitFields({ form, unit, onChange }: UnitFieldsProps) {
  const { t } = useLingui();
  const numbers = [
    ['points', 0, 60],
    ['availability', 1, 3],
    ['command', 0, 3],
  ] as const;
  const flags = ['highCommand', 'tournamentLegal'] as const;
  const lists = ['characteristics', 'keywords', 'specialRules'] as const;
  return (
    <>
      <div className={styles.numbers}>
        {numbers.map(([field, min, max]) => (
          <NumberField
            key={field}
            label={t(FIELD_WORDS[field])}
            hint={t`printed: ${unit[field]}`}
            min={min}
            max={max}
            value={form[field]}
            onValueChange={(value) => onChange({ ...form, [field]: value })}
          />
        ))}
      </div>
      {flags.map((field) => (
        <Switch
          key={field}
          label={t(FIELD_WORDS[field])}
          checked={form[field]}
          onCheckedChange={(value) => onChange({ ...form, [field]: value })}
        />
      ))}
      {lists.map((field) => (
        <TextArea
          key={field}
          label={t(FIELD_WORDS[field])}
          hint={t`In English as on the cards, with ; between the words.`}
          rows={2}
          value={form[field]}
          onValueChange={(value) => onChange({ ...form, [field]: value })}
        />
      ))}
    </>
  );
}
