import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { catalogue } from '#data/catalogue.ts';
import { localTerm } from '#domain/catalogue/localise.ts';
import { unitKey } from '#domain/catalogue/lookup.ts';
import type { Unit } from '#domain/catalogue/types.ts';
import { relationsOf } from '#domain/units/relations.ts';
import { useLanguage } from '#platform/use-language.ts';
import { UnitName } from '../unit-name.tsx';
import styles from './unit-page.module.css';

/** The unit's relations to other units, derived from the printed cards. */
export function UnitRelations({ unit }: { unit: Unit }) {
  const { t } = useLingui();
  const relations = relationsOf(catalogue, unit);
  const isTroop = unit.type === 'Troop';
  return (
    <section className={styles.panel}>
      <h2 className={styles.panelTitle}>{t`With other units`}</h2>
      <div className={styles.relations}>
        {relations.owner !== null && <UnitList title={t`Belongs to`} units={[relations.owner]} />}
        <UnitList title={t`Comes with`} units={relations.companions} />
        <UnitList title={t`Only in a list with`} units={relations.needs} />
        <UnitList title={t`May join`} units={relations.owner === null ? relations.mayJoin : []} />
        <Unmet unmet={relations.unmet} />
        {!isTroop && relations.ways.length === 0 && unit.companionOf === null && (
          <p className={styles.note}>
            <Trans>Its card has no Join: it joins no unit.</Trans>
          </p>
        )}
        <UnitList title={t`May be joined by`} units={relations.joinedBy} />
        {isTroop && relations.joinedBy.length === 0 && (
          <p className={styles.note}>
            <Trans>No Character of its faction may join it.</Trans>
          </p>
        )}
        {(relations.mayJoin.length > 0 || relations.joinedBy.length > 0) && (
          <p className={styles.note}>
            <Trans>
              By characteristics, keywords and names on the cards. A unit holds one Character at most; skills
              may ask for more.
            </Trans>
          </p>
        )}
      </div>
    </section>
  );
}

/**
 * The units that the card allows to join although the catalogue has none of them; named so that
 * nobody looks for them.
 */
function Unmet({ unmet }: { unmet: readonly string[] }) {
  const language = useLanguage();
  return unmet.map((way) => {
    const printed = way
      .split(', ')
      .map((word) => localTerm(catalogue, 'characteristics', word, language))
      .join(', ');
    return (
      <p key={way} className={styles.note}>
        <Trans>The card also lets it join “{printed}”: no unit known here is that.</Trans>
      </p>
    );
  });
}

function UnitList({ title, units }: { title: string; units: readonly Unit[] }) {
  const id = useId();
  if (units.length === 0) return null;
  return (
    <div>
      <h3 className={styles.listTitle} id={id}>
        {title}
      </h3>
      <ul className={styles.units} aria-labelledby={id}>
        {units.map((unit) => (
          <li key={unitKey(unit.faction, unit.id)}>
            <UnitName unit={unit} size={36} />
            <span className={styles.cost}>
              <Trans>{unit.points} pts</Trans>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
