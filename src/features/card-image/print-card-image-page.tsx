import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useParams } from 'react-router';
import { catalogue } from '#data/catalogue.ts';
import { localName } from '#domain/catalogue/localise.ts';
import { getUnit } from '#domain/catalogue/lookup.ts';
import type { Unit } from '#domain/catalogue/types.ts';
import { useLanguage } from '#platform/use-language.ts';
import { usePrintOnce } from '#platform/use-print-once.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { PrintDesk } from '#ui/print-desk/print-desk.tsx';
import { CardImage, type CardImageStatus } from './card-image.tsx';
import styles from './print-card-image.module.css';

/**
 * `/print-card/{faction}/{unit}/picture`: the drawn card on paper of its own size, 3.15 × 4.72 in
 * (docs/product.md, "Unit cards").
 */
export function PrintCardImagePage() {
  const { t } = useLingui();
  const { faction = '', unit: unitId = '' } = useParams();
  const unit = getUnit(catalogue, faction, unitId);
  if (unit !== null) return <PrintableCard unit={unit} />;
  return (
    <main>
      <EmptyState title={t`There is no card to print here`} headingLevel={1}>
        <p>
          <Trans>The address of this window is incomplete. Close it and print again from the card.</Trans>
        </p>
      </EmptyState>
    </main>
  );
}

function PrintableCard({ unit }: { unit: Unit }) {
  const { t } = useLingui();
  const language = useLanguage();
  const [status, setStatus] = useState<CardImageStatus>('loading');
  usePrintOnce(status === 'loaded');
  const name = localName(unit, language);
  return (
    <PrintDesk
      isReady={status === 'loaded'}
      heading={t`Card of ${name}`}
      printLabel={t`Print`}
      closeLabel={t`Close`}
    >
      <main className={styles.paper}>
        <CardImage unit={unit} language={language} onStatus={setStatus} />
      </main>
    </PrintDesk>
  );
}
