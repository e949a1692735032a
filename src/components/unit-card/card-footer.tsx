import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { usePrintWindow } from '#components/print-window/use-print-window.ts';
import { unitKey } from '#domain/catalogue/lookup.ts';
import type { Unit } from '#domain/catalogue/types.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button/button.tsx';
import styles from './unit-card-dialog.module.css';

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
  const print = usePrintWindow();
  const address = paths.printCard(unit.faction, unit.id, isPicture ? 'picture' : 'text');
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
      <Button variant="secondary" icon="print" disabled={!isReady} onClick={() => print(address)}>
        <Trans>Print</Trans>
      </Button>
    </>
  );
}

type TurnKey = 'ArrowLeft' | 'ArrowRight';

/**
 * Hears the arrow keys that page through cards, except where an arrow already does something:
 * choices, text, scrolling aside.
 */
function useTurnKeys(onTurn: (key: TurnKey) => void): void {
  const turn = useEffectEvent(onTurn);
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (target instanceof Element && target.closest('input, textarea, select, [role="tablist"]') !== null)
        return;
      turn(key);
    };
    // Before the dialog, which keeps arrow keys to itself.
    window.addEventListener('keydown', hear, { capture: true });
    return () => window.removeEventListener('keydown', hear, { capture: true });
  }, []);
}
