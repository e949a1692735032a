import { Plural, Trans } from '@lingui/react/macro';
import { useStore } from 'zustand';
import { catalogue } from '#data/catalogue.ts';
import { collectionStore } from '#data/collection/collection-store.ts';
import { listMarksStore, marksOf } from '#data/lists/list-marks-store.ts';
import { savedListsStore } from '#data/lists/saved-lists-store.ts';
import { localName } from '#domain/catalogue/localise.ts';
import { getUnit } from '#domain/catalogue/lookup.ts';
import { type NextUnit, nextUnits } from '#domain/collection/next-units.ts';
import { valuesOf } from '#domain/roster/many/list-marks.ts';
import { documentFromSavedList } from '#domain/roster/saved-list.ts';
import { useLanguage } from '#platform/use-language.ts';
import styles from './collection.module.css';

/** The most units that are shown, and the most lists that are named beside one. */
const MOST_UNITS = 5;
const MOST_LISTS = 3;

/** The units of which one more copy completes saved lists; nothing where there is none. */
export function NextToGet() {
  const lists = useStore(savedListsStore, (state) => state.lists);
  const marks = useStore(listMarksStore, (state) => state.byId);
  const collection = useStore(collectionStore, (state) => state.value);
  if (Object.keys(collection).length === 0) return null;
  const documents = lists
    .filter(({ id }) => !valuesOf(marksOf(marks, [id])).archived)
    .map((list) => documentFromSavedList(list, catalogue));
  const known = nextUnits(collection, documents).filter(
    ({ faction, unitId }) => getUnit(catalogue, faction, unitId) !== null,
  );
  if (known.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>
        <Trans>Next to get</Trans>
      </h2>
      <p className={styles.hint}>
        <Trans>By unit, not by box: one more copy completes these lists.</Trans>
      </p>
      <ul className={styles.next}>
        {known.slice(0, MOST_UNITS).map((next) => (
          <NextRow key={`${next.faction}/${next.unitId}`} next={next} />
        ))}
      </ul>
    </section>
  );
}

function NextRow({ next: { faction, unitId, lists } }: { next: NextUnit }) {
  const language = useLanguage();
  const unit = getUnit(catalogue, faction, unitId);
  const more = lists.length - MOST_LISTS;
  return (
    <li>
      <span className={styles.name}>{unit === null ? unitId : localName(unit, language)}</span>
      <span className={styles.facts}>
        <Plural value={lists.length} one="Completes # list" other="Completes # lists" />
        {': '}
        {lists.slice(0, MOST_LISTS).join(', ')}
        {more > 0 && (
          <>
            {', '}
            <Plural value={more} one="and # more" other="and # more" />
          </>
        )}
      </span>
    </li>
  );
}
