import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useDeferredValue } from 'react';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { UnitCard } from '#components/unit-card/card-content.tsx';
import type { MissingField } from '#domain/catalogue/workshop/missing-fields.ts';
import { missingFields } from '#domain/catalogue/workshop/missing-fields.ts';
import { previewOf } from '#domain/catalogue/workshop/preview-of.ts';
import { useLanguage } from '#platform/use-language.ts';
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
  const language = useLanguage();
  const { unit, card, texts } = previewOf(useDeferredValue(draft), base, language);
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
      {/* A card measures the width of its place, which a grid would take from the card. */}
      <div>
        <UnitCard
          unit={unit.name === '' ? { ...unit, name: t`Unit without a name` } : unit}
          profile={card.profile}
          skills={card.skills}
          texts={texts}
          language={language}
          isDraft={base?.record.name !== unit.name}
        />
      </div>
    </div>
  );
}
