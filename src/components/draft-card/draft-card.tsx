import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { UnitCard } from '#components/unit-card/card-content.tsx';
import { type CardView, CardViewSwitch } from '#components/unit-card/card-view-switch.tsx';
import { draftCardQuery } from '#data/workshop/draft-card.ts';
import type { BaseUnit } from '#domain/catalogue/workshop/base-unit.ts';
import type { WorkshopDraft } from '#domain/catalogue/workshop/draft.ts';
import { previewOf } from '#domain/catalogue/workshop/preview-of.ts';
import { useLanguage } from '#platform/use-language.ts';
import { useSettled } from '#platform/use-settled.ts';
import { Spinner } from '#ui/spinner/spinner.tsx';
import styles from './draft-card.module.css';

type DraftCardProps = {
  draft: WorkshopDraft;
  /** The unit as the catalogue has it; null for one that is missing. */
  base: BaseUnit | null;
};

/** The pause in typing, in milliseconds, after which the card is drawn again. */
const PAUSE_MS = 700;

/**
 * The card of a unit that is being written down or was proposed: drawn, and as text, which also
 * shows while there is no picture of it.
 */
export function DraftCard({ draft, base }: DraftCardProps) {
  const { t } = useLingui();
  const [view, setView] = useState<CardView>('picture');
  const isPicture = view === 'picture';
  const name = draft.name.trim() || t`Unit without a name`;
  const query = draftCardQuery(useSettled(draft, PAUSE_MS), useLanguage());
  const card = useQuery({ ...query, enabled: isPicture });
  return (
    <div className={styles.whole}>
      <CardViewSwitch view={view} onChange={setView} />
      {isPicture && card.isPending && (
        <div className={styles.waiting}>
          <Spinner label={t`Loading...`} size={40} />
        </div>
      )}
      {isPicture && card.data !== undefined && !card.isError && (
        <img
          className={styles.card}
          data-old={card.isPlaceholderData || undefined}
          src={card.data}
          alt={t`Card of ${name}`}
          width={945}
          height={1416}
        />
      )}
      {isPicture && card.isError && (
        <p className={styles.note}>
          <Trans>The card cannot be drawn now. This is its text.</Trans>
        </p>
      )}
      {(!isPicture || card.isError) && <TextCard draft={draft} base={base} />}
    </div>
  );
}

function TextCard({ draft, base }: DraftCardProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { unit, card, texts } = previewOf(useDeferredValue(draft), base, language);
  return (
    // A card measures the width of its place, which a grid would take from the card.
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
  );
}
