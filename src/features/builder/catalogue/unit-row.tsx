import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { catalogue } from '#data/catalogue.ts';
import { useDraft } from '#data/lists/use-draft.ts';
import { portraitOf } from '#data/profiles/portrait.ts';
import { localName, localTerm } from '#domain/catalogue/localise.ts';
import type { Language, Unit, UnitId } from '#domain/catalogue/types.ts';
import { toRosterUnit } from '#domain/roster/army.ts';
import { quantityOf } from '#domain/roster/document.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { Avatar } from '#ui/portrait/avatar.tsx';
import { QuantityStepper } from '../army/quantity-stepper.tsx';
import styles from './unit-row.module.css';
import { Lazy } from '#components/lazy/lazy.tsx';
import { loadProfileLine } from '../load-ahead.ts';
import { useLanguage } from '#platform/use-language.ts';

type UnitRowProps = {
  unit: Unit;
  isOpen: boolean;
  /** The window has room for the unit's values. */
  withProfile: boolean;
  onToggle: (unitId: string) => void;
  /** Chips, rules and the way to the card; drawn only while the row is open. */
  drawDetails: (unit: Unit) => ReactNode;
};

/** One unit of the catalogue: 96 px at most until it is opened in place. */
export function UnitRow({ unit, isOpen, withProfile, onToggle, drawDetails }: UnitRowProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const quantity = useQuantity(unit.id);
  const name = localName(unit, language);
  const details = useShownWhole(isOpen);
  const panelId = `unit-${unit.id}`;
  return (
    <li className={styles.row} data-chosen={quantity > 0 || undefined} data-open={isOpen || undefined}>
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
            {!unit.tournamentLegal && (
              <Icon name="warning" size={16} label={t`Not Tournament Legal`} className={styles.illegal} />
            )}
            {unit.highCommand && (
              <span className={styles.rank} title={t`High Command`}>
                <Icon name="crown" size={16} label={t`High Command`} />
              </span>
            )}
            <span className={styles.summary}>{summaryOf(unit, language)}</span>
          </span>
        </button>
        {withProfile && (
          <div className={styles.profile}>
            <Lazy load={loadProfileLine} props={{ unit }} isQuiet />
          </div>
        )}
        <QuantityStepper unit={toRosterUnit(unit)} name={name} quantity={quantity} />
      </div>
      <div id={panelId} ref={details} className={styles.details} hidden={!isOpen}>
        {isOpen && drawDetails(unit)}
      </div>
    </li>
  );
}

/** Copies of one unit in the draft. Only the row whose number changes renders again. */
function useQuantity(unitId: UnitId): number {
  return useDraft((state) => quantityOf(state.history.document, unitId));
}

/** A height above that of an empty panel with its padding: its content has loaded. */
const FILLED = 40;

/**
 * Scrolls an opened row near the lower edge up as far as needed, once its content is rendered (it
 * may have to be fetched first). Returns the ref for the opened part.
 */
function useShownWhole(isOpen: boolean): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const part = ref.current;
    if (!isOpen || part === null || !('ResizeObserver' in globalThis)) return;
    const observer = new ResizeObserver(() => {
      if (part.clientHeight < FILLED) return;
      observer.disconnect();
      part.scrollIntoView({ block: 'nearest' });
    });
    observer.observe(part);
    return () => observer.disconnect();
  }, [isOpen]);
  return ref;
}

/** The printed characteristics as one line, without the rank, which has its own badge. */
function summaryOf(unit: Unit, language: Language): string {
  return unit.characteristics
    .filter((characteristic) => characteristic !== 'High Command')
    .map((characteristic) => localTerm(catalogue, 'characteristics', characteristic, language))
    .join(' · ');
}
