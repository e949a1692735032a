import { Trans, useLingui } from '@lingui/react/macro';
import { useStore } from 'zustand';
import { collectionStore } from '#data/collection/collection-store.ts';
import { portraitOf } from '#data/profiles/portrait.ts';
import { localName } from '#domain/catalogue/localise.ts';
import { unitKey } from '#domain/catalogue/lookup.ts';
import type { Unit } from '#domain/catalogue/types.ts';
import { copiesOf, MOST_COPIES, type OwnedCopies, withCopies } from '#domain/collection/collection.ts';
import { useLanguage } from '#platform/use-language.ts';
import { announce } from '#ui/live-region/live-region.tsx';
import { Avatar } from '#ui/portrait/avatar.tsx';
import { Stepper } from '#ui/stepper/stepper.tsx';
import { changeCollection } from './change-collection.ts';
import styles from './collection.module.css';

type OwnedRowProps = { unit: Unit; isOpen: boolean; onToggle: (key: string) => void };

/** One unit with the copies that the player owns; opened, also the painted and the lent ones. */
export function OwnedRow({ unit, isOpen, onToggle }: OwnedRowProps) {
  const { t } = useLingui();
  const key = unitKey(unit.faction, unit.id);
  const copies = useStore(collectionStore, ({ value }) => copiesOf(value, key));
  const name = localName(unit, useLanguage());
  const detailsId = `copies-${unit.id}`;
  const { owned, painted, lent } = copies;
  const set = (change: Partial<OwnedCopies>) => {
    changeCollection((collection) => withCopies(collection, key, change));
    announce(t`${name}: ${Object.values(change)[0] ?? 0}`);
  };
  return (
    <li className={styles.row} data-owned={owned > 0 || undefined}>
      <div className={styles.line}>
        <Avatar {...portraitOf(unit)} size={44} />
        <button
          type="button"
          className={styles.opener}
          aria-expanded={owned > 0 && isOpen}
          aria-controls={detailsId}
          aria-disabled={owned === 0 || undefined}
          onClick={() => owned > 0 && onToggle(key)}
        >
          <span className={styles.name}>{name}</span>
          <span className={styles.facts}>
            <Trans>{unit.points} pts</Trans>
            {painted > 0 && (
              <>
                {' · '}
                <Trans>{painted} painted</Trans>
              </>
            )}
            {lent > 0 && (
              <>
                {' · '}
                <Trans>{lent} lent out</Trans>
              </>
            )}
          </span>
        </button>
        <Stepper
          folds
          value={owned}
          max={MOST_COPIES}
          label={t`Owned: ${name}`}
          incrementLabel={t`One more ${name}`}
          decrementLabel={t`One ${name} less`}
          onIncrement={() => set({ owned: owned + 1 })}
          onDecrement={() => set({ owned: owned - 1 })}
        />
      </div>
      <div id={detailsId} className={styles.details} hidden={owned === 0 || !isOpen}>
        {owned > 0 && isOpen && (
          <>
            <Count
              label={t`Painted`}
              name={name}
              value={painted}
              max={owned}
              onChange={(value) => set({ painted: value })}
            />
            <Count
              label={t`Lent out`}
              name={name}
              value={lent}
              max={owned}
              onChange={(value) => set({ lent: value })}
            />
          </>
        )}
      </div>
    </li>
  );
}

type CountProps = {
  label: string;
  name: string;
  value: number;
  max: number;
  onChange: (value: number) => void;
};

/** A number of the owned copies: the painted ones, or those lent out. */
function Count({ label, name, value, max, onChange }: CountProps) {
  const { t } = useLingui();
  return (
    <div className={styles.count}>
      <span aria-hidden="true">{label}</span>
      <Stepper
        value={value}
        max={max}
        label={t`${label}: ${name}`}
        incrementLabel={t`${label}: ${name}, one more`}
        decrementLabel={t`${label}: ${name}, one less`}
        onIncrement={() => onChange(value + 1)}
        onDecrement={() => onChange(value - 1)}
      />
    </div>
  );
}
