import { Trans } from '@lingui/react/macro';
import type { Unit } from '#domain/catalogue/types.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { TermGroups } from './term-groups.tsx';
import styles from './unit-terms.module.css';

type UnitTermsProps = { unit: Unit; onViewCard: () => void };

/**
 * The details of an opened row: rule words with their meaning, limits, and a button that opens the
 * card (docs/product.md, "Unit rows").
 */
export function UnitTerms({ unit, onViewCard }: UnitTermsProps) {
  return (
    <div className={styles.terms}>
      <TermGroups unit={unit} />
      <div className={styles.foot}>
        <span className={styles.limits}>
          <span>
            <Trans>Up to {unit.availability} per list</Trans>
          </span>
          {!unit.tournamentLegal && (
            <Badge tone="warning">
              <Trans>Not Tournament Legal</Trans>
            </Badge>
          )}
        </span>
        <Button variant="secondary" icon="card" onClick={onViewCard}>
          <Trans>View Card</Trans>
        </Button>
      </div>
    </div>
  );
}
