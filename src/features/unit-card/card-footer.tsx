import { Trans, useLingui } from '@lingui/react/macro';
import { unitKey } from '#domain/catalogue/lookup.ts';
import type { Unit } from '#domain/catalogue/types.ts';
import { paths } from '#platform/paths.ts';
import { openPrintWindow } from '#platform/print-window.ts';
import { Button } from '#ui/button/button.tsx';
import { toast } from '#ui/toast/toast.tsx';
import styles from './unit-card-dialog.module.css';
import { useTurnKeys } from './use-turn-keys.ts';

type CardFooterProps = {
  unit: Unit;
  neighbours: readonly string[];
  /** True when the card's picture is shown and printed, false for the card as text. */
  isPicture: boolean;
  /** False while there is nothing to print (docs/product.md, "Card pictures"). */
  isReady: boolean;
  onTurn: (key: string) => void;
};

/** The way to the cards before and after, and to paper. */
export function CardFooter({ unit, neighbours, isPicture, isReady, onTurn }: CardFooterProps) {
  const { t } = useLingui();
  const position = neighbours.indexOf(unitKey(unit.faction, unit.id));
  const previous = neighbours[position - 1];
  const next = neighbours[position + 1];
  useTurnKeys((key) => {
    const wanted = key === 'ArrowLeft' ? previous : next;
    if (position >= 0 && wanted !== undefined) onTurn(wanted);
  });
  const print = () => {
    if (openPrintWindow(paths.printCard(unit.faction, unit.id, isPicture ? 'picture' : 'text'))) return;
    toast.error({ title: t`Failed to open print window. Check your popup blocker.` });
  };
  return (
    <>
      {position >= 0 && neighbours.length > 1 && (
        <div className={styles.turn}>
          <Button
            variant="quiet"
            iconOnly
            icon="chevron-left"
            label={t`Previous card`}
            disabled={previous === undefined}
            onClick={() => previous !== undefined && onTurn(previous)}
          />
          <Button
            variant="quiet"
            iconOnly
            icon="chevron-right"
            label={t`Next card`}
            disabled={next === undefined}
            onClick={() => next !== undefined && onTurn(next)}
          />
        </div>
      )}
      <Button variant="secondary" icon="print" disabled={!isReady} onClick={print}>
        <Trans>Print</Trans>
      </Button>
    </>
  );
}
