import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { DraftCard } from '#components/draft-card/draft-card.tsx';
import type { MissingField } from '#domain/catalogue/workshop/missing-fields.ts';
import { missingFields } from '#domain/catalogue/workshop/missing-fields.ts';
import { useWorkshop } from './form/workshop-form.ts';
import styles from './workshop.module.css';

const WORDS: Readonly<Record<MissingField, MessageDescriptor>> = {
  faction: msg`Faction`,
  name: msg`Name`,
  type: msg`Type`,
  points: msg`Points`,
  availability: msg`Availability`,
  command: msg`Command`,
  tournamentLegal: msg`Tournament legal`,
  characteristics: msg`Characteristics`,
  mov: msg`Movement`,
  charge: msg`Charge`,
  wounds: msg`Wounds`,
  willpower: msg`Willpower`,
  morale: msg`Morale`,
  models: msg`Models`,
  rows: msg`Rows of dice`,
  skills: msg`Skills`,
};

/** The card as it would be, and what is still missing on it. */
export function CardPreview() {
  const { t } = useLingui();
  const { draft, base } = useWorkshop();
  const missing = missingFields(draft);
  return (
    <div className={styles.preview}>
      {missing.length > 0 && (
        <p className={styles.missing}>
          <strong>
            <Plural value={missing.length} one="# value is missing:" other="# values are missing:" />
          </strong>{' '}
          {missing.map((field) => t(WORDS[field])).join(', ')}.{' '}
          <Trans>A missing number shows as 0 here.</Trans>
        </p>
      )}
      <DraftCard draft={draft} base={base} />
    </div>
  );
}
