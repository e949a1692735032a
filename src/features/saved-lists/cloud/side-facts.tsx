import { Trans } from '@lingui/react/macro';
import { catalogue } from '#data/catalogue.ts';
import { armyOf } from '#domain/roster/army.ts';
import { documentFromSavedList, type SavedList } from '#domain/roster/saved-list.ts';
import { totalsOf } from '#domain/roster/totals.ts';
import { ListFacts } from '../list-facts.tsx';
import styles from '../saved-lists.module.css';

/** One side of a comparison: its name, totals and time of saving. */
export function SideFacts({ title, list }: { title: string; list: SavedList | null }) {
  const document = list === null ? null : documentFromSavedList(list, catalogue);
  return (
    <section className={styles.side}>
      <h3 className={styles.name}>{title}</h3>
      {list === null || document === null ? (
        <p>
          <Trans>Deleted</Trans>
        </p>
      ) : (
        <ListFacts
          faction={document.faction}
          totals={totalsOf(armyOf(document, catalogue))}
          time={list.updated_at ?? list.created_at}
        />
      )}
    </section>
  );
}
