import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { catalogue } from '#data/catalogue.ts';
import { localName } from '#domain/catalogue/localise.ts';
import { getUnit } from '#domain/catalogue/lookup.ts';
import type { Unit } from '#domain/catalogue/types.ts';
import { useLanguage } from '#platform/use-language.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { PrintDesk } from '#ui/print-desk/print-desk.tsx';
import { CardContent } from './card-content.tsx';
import styles from './print-card.module.css';
import { usePrintOnce } from '#platform/use-print-once.ts';
import { useUnitCard } from './use-unit-card.ts';

/**
 * `/print-card/{faction}/{unit}`: one card on paper of its own size, in a window of its own
 * (docs/product.md, "Unit cards").
 */
export function PrintCardPage() {
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
  const { state, retry } = useUnitCard(unit.faction, unit.id);
  const isReady = state.status === 'loaded';
  usePrintOnce(isReady);
  const name = localName(unit, language);
  return (
    <PrintDesk isReady={isReady} heading={t`Card of ${name}`} printLabel={t`Print`} closeLabel={t`Close`}>
      <main className={styles.paper}>
        <CardContent unit={unit} state={state} language={language} onRetry={retry} isPrinted />
      </main>
    </PrintDesk>
  );
}
