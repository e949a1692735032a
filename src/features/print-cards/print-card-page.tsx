import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useParams } from 'react-router';
import { catalogue } from '#data/catalogue.ts';
import { localName } from '#domain/catalogue/localise.ts';
import { getUnit } from '#domain/catalogue/lookup.ts';
import type { Unit } from '#domain/catalogue/types.ts';
import { useLanguage } from '#platform/use-language.ts';
import { usePrintOnce } from '#platform/printing/use-print-once.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { PrintDesk } from '#ui/print-desk/print-desk.tsx';
import { CardContent } from '#components/unit-card/card-content.tsx';
import { CardImage, type CardImageStatus } from '#components/unit-card/card-image.tsx';
import styles from './print-card.module.css';
import { useUnitCard } from '#components/unit-card/use-unit-card.ts';

/**
 * `/print-card/{faction}/{unit}`: one card as text on paper of its own size, in a window of its own
 * (docs/product.md, "Unit cards").
 */
export function PrintCardPage() {
  return <CardOfAddress Printed={PrintedText} />;
}

/** `/print-card/{faction}/{unit}/picture`: the drawn card on the same paper. */
export function PrintCardImagePage() {
  return <CardOfAddress Printed={PrintedPicture} />;
}

type PrintedProps = { unit: Unit };

function CardOfAddress({ Printed }: { Printed: ComponentType<PrintedProps> }) {
  const { t } = useLingui();
  const { faction = '', unit: unitId = '' } = useParams();
  const unit = getUnit(catalogue, faction, unitId);
  if (unit !== null) return <Printed unit={unit} />;
  return (
    <main>
      <EmptyState title={t`There is no card to print here`} headingLevel={1} icon="print">
        <p>
          <Trans>The address of this window is incomplete. Close it and print again from the card.</Trans>
        </p>
      </EmptyState>
    </main>
  );
}

function PrintedText({ unit }: PrintedProps) {
  const { state, retry } = useUnitCard(unit.faction, unit.id);
  return (
    <Paper unit={unit} isReady={state.status === 'loaded'}>
      <CardContent unit={unit} state={state} language={useLanguage()} onRetry={retry} isPrinted />
    </Paper>
  );
}

function PrintedPicture({ unit }: PrintedProps) {
  const [status, setStatus] = useState<CardImageStatus>('loading');
  return (
    <Paper unit={unit} isReady={status === 'loaded'} isPicture>
      <CardImage unit={unit} language={useLanguage()} onStatus={setStatus} />
    </Paper>
  );
}

type PaperProps = PrintedProps & { isReady: boolean; isPicture?: boolean; children: ReactNode };

function Paper({ unit, isReady, isPicture, children }: PaperProps) {
  const { t } = useLingui();
  const name = localName(unit, useLanguage());
  usePrintOnce(isReady);
  return (
    <PrintDesk isReady={isReady} heading={t`Card of ${name}`} printLabel={t`Print`} closeLabel={t`Close`}>
      <main className={styles.paper} data-picture={isPicture}>
        {children}
      </main>
    </PrintDesk>
  );
}
