import { Trans, useLingui } from '@lingui/react/macro';
import { useStore } from 'zustand';
import { catalogue } from '#data/catalogue.ts';
import { collectionStore } from '#data/collection/collection-store.ts';
import { portraitOf } from '#data/profiles/portrait.ts';
import { getUnit, unitKey } from '#domain/catalogue/lookup.ts';
import { localName } from '#domain/catalogue/localise.ts';
import { readyCopies } from '#domain/collection/collection.ts';
import type { ArmyEntry } from '#domain/roster/types.ts';
import { unitMarks } from '#platform/words/unit-marks.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Avatar } from '#ui/portrait/avatar.tsx';
import styles from './entry-row.module.css';
import { QuantityStepper } from './quantity-stepper.tsx';
import { useLanguage } from '#platform/use-language.ts';

type EntryRowProps = {
  entry: ArmyEntry;
  /** The reason why the row is marked, or null. */
  violation: string | null;
  onViewCard: (unitId: string) => void;
};

/** One entry of the list in one line: unit, points, its violation, and how many copies. */
export function EntryRow({ entry, violation, onViewCard }: EntryRowProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { unit, quantity } = entry;
  const name = localName(unit, language);
  const missing = useMissing(entry);
  return (
    <li className={styles.row} data-violation={violation !== null || undefined}>
      <Avatar {...portraitOf(getUnit(catalogue, unit.faction, unit.id) ?? unit)} size={36} />
      <div className={styles.body}>
        <p className={styles.name}>
          {violation !== null && (
            <Icon name="violation" size={18} label={violation} className={styles.mark} />
          )}
          {name}
        </p>
        <p className={styles.meta}>
          <span className={styles.points}>
            <Trans>{unit.points * quantity} pts</Trans>
          </span>
          {unit.command > 0 && (
            <span className={styles.command}>
              <Icon name="coin" size={14} label={t`Command`} />
              {unit.command * quantity}
            </span>
          )}
          {unitMarks(unit).map((mark) => (
            <Badge key={mark.id} tone={mark.tone} className={styles.badge}>
              {t(mark.words)}
            </Badge>
          ))}
          {missing > 0 && (
            <Badge className={styles.badge}>
              <Trans>needs {missing} more</Trans>
            </Badge>
          )}
        </p>
        {unit.known && (
          <button
            type="button"
            className={styles.card}
            aria-label={t`View card of ${name}`}
            title={t`View card of ${name}`}
            onClick={() => onViewCard(unit.id)}
          />
        )}
      </div>
      <QuantityStepper unit={unit} name={name} quantity={quantity} />
    </li>
  );
}

/** Copies that are not at hand; 0 for players without a collection. */
function useMissing({ unit, quantity }: ArmyEntry): number {
  return useStore(collectionStore, ({ value: collection }) =>
    Object.keys(collection).length === 0
      ? 0
      : Math.max(0, quantity - readyCopies(collection, unitKey(unit.faction, unit.id))),
  );
}
