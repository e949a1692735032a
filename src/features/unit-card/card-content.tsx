import { Trans, useLingui } from '@lingui/react/macro';
import { ErratumNote } from '#components/erratum-note/erratum-note.tsx';
import type { Language, Unit } from '#domain/catalogue/types.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import styles from './unit-card-dialog.module.css';
import { UnitCard } from './unit-card.tsx';
import type { UnitCardState } from './use-unit-card.ts';

type CardContentProps = {
  unit: Unit;
  state: UnitCardState;
  language: Language;
  onRetry: () => void;
  /** True on paper. */
  isPrinted?: boolean;
};

/** The card, or the reason why it is missing (docs/product.md, "Unit cards"). */
export function CardContent({ unit, state, language, onRetry, isPrinted = false }: CardContentProps) {
  const { t } = useLingui();
  switch (state.status) {
    case 'loading':
      return (
        <div className={styles.waiting}>
          <Spinner label={t`Loading...`} size={40} />
        </div>
      );
    case 'failed':
      return (
        <div role="alert">
          <EmptyState title={t`Image not available`}>
            <p>
              <Trans>Please try again later</Trans>
            </p>
            <Button variant="secondary" icon="refresh" onClick={onRetry}>
              <Trans>Try again</Trans>
            </Button>
          </EmptyState>
        </div>
      );
    case 'loaded':
      return (
        <>
          <ErratumNote unit={unit} language={language} className={styles.erratum} />
          <UnitCard
            unit={unit}
            profile={state.card?.profile ?? null}
            skills={state.card?.skills ?? []}
            texts={state.texts}
            language={language}
            isPrinted={isPrinted}
          />
        </>
      );
  }
}
