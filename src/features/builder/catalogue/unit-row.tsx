import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { portraitOf } from '#data/profiles/portrait.ts';
import { localName } from '#domain/catalogue/localise.ts';
import type { Unit } from '#domain/catalogue/types.ts';
import { toRosterUnit } from '#domain/roster/army.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Avatar } from '#ui/portrait/avatar.tsx';
import { QuantityStepper } from '../army/quantity-stepper.tsx';
import styles from './unit-row.module.css';
import { useQuantity } from '../army/use-quantity.ts';
import { useShownWhole } from '../army/use-shown-whole.ts';
import { useLanguage } from '#platform/use-language.ts';

type UnitRowProps = {
  unit: Unit;
  /** The unit's summary: one line in the reader's language. */
  summary: string;
  isOpen: boolean;
  onToggle: (unitId: string) => void;
  /** Chips, rules and the way to the card; drawn only while the row is open. */
  drawDetails: (unit: Unit) => ReactNode;
};

/** One unit of the catalogue: 96 px at most until it is opened in place. */
export function UnitRow({ unit, summary, isOpen, onToggle, drawDetails }: UnitRowProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const quantity = useQuantity(unit.id);
  const name = localName(unit, language);
  const details = useShownWhole(isOpen);
  const panelId = `unit-${unit.id}`;
  return (
    <li className={styles.row} data-chosen={quantity > 0 || undefined}>
      <div className={styles.line}>
        <Avatar {...portraitOf(unit)} size={44} />
        <button
          type="button"
          className={styles.opener}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => onToggle(unit.id)}
        >
          <span className={styles.name}>{name}</span>
          <span className={styles.meta}>
            <span className={styles.points}>
              <Trans>{unit.points} pts</Trans>
            </span>
            {unit.command > 0 && (
              <span className={styles.command}>
                <Icon name="coin" size={14} label={t`Command`} />
                {unit.command}
              </span>
            )}
            {unit.highCommand && (
              <Badge tone="gold" className={styles.rank}>
                <Trans>High Command</Trans>
              </Badge>
            )}
            <span className={styles.summary}>{summary}</span>
          </span>
        </button>
        <QuantityStepper unit={toRosterUnit(unit)} name={name} quantity={quantity} />
      </div>
      <div id={panelId} ref={details} className={styles.details} hidden={!isOpen}>
        {isOpen && drawDetails(unit)}
      </div>
    </li>
  );
}
