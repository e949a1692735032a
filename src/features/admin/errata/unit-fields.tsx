import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CorrectableField, UnitCorrection } from '#domain/catalogue/errata.ts';
import type { Unit } from '#domain/catalogue/types.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { TextArea } from '#ui/text-area/text-area.tsx';
import styles from '../admin.module.css';
import type { CorrectionForm } from './correction-form.ts';

/** The names of a unit's facts. */
const FIELD_WORDS: Readonly<Record<CorrectableField, MessageDescriptor>> = {
  points: msg`Points`,
  availability: msg`Availability`,
  command: msg`Command`,
  highCommand: msg`High Command`,
  tournamentLegal: msg`Tournament legal`,
  characteristics: msg`Characteristics`,
  keywords: msg`Keywords`,
  specialRules: msg`Special rules`,
};

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

/**
 * The changes of a correction to a printed unit, before and after. Renders nothing when nothing
 * changes.
 */
export function ChangesPanel({ unit, changes }: { unit: Unit; changes: UnitCorrection }) {
  const { t } = useLingui();
  const changed = Object.keys(changes);
  if (changed.length === 0) return null;
  return (
    <section className={styles.panel}>
      <h3>
        <Trans>What changes</Trans>
      </h3>
      <dl className={styles.table}>
        {Object.entries(FIELD_WORDS).map(([field, words]) => {
          if (!changed.includes(field)) return null;
          const [before, after] = [Reflect.get(unit, field), Reflect.get(changes, field)] as unknown[];
          return (
            <div key={field} className={styles.pair}>
              <dt>{t(words)}</dt>
              <dd>
                <s>{shown(before)}</s> → <strong>{shown(after)}</strong>
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.join('; ');
  if (typeof value === 'boolean') return value ? '✓' : '✗';
  return String(value);
}

/**
 * The reasons why the catalogue's own parser would refuse a correction; renders nothing without
 * any.
 */
export function FaultList({ faults }: { faults: readonly string[] }) {
  const { t } = useLingui();
  if (faults.length === 0) return null;
  return (
    <Banner tone="violation" role="alert" title={t`The catalogue would refuse this`}>
      <ul>
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    </Banner>
  );
}
